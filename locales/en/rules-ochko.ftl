# The rule book of Ochko with the cut card. How rule books are written and translated is told in docs/translators.md.

# covers: OCA-R02 OCA-R09 OCA-R22 OCA-R23
rules-ochko-aim =
    .heading = What the game is about
    .text =
        Ochko is the Russian game of twenty-one, for 2 to 8 players. One player is the banker and opens a bank. The
        others play against the banker one after another, each in a duel of their own.

        You want a total as near as possible to 21, and not above it. The word ochko means a point, and it is called
        out when somebody has 21.

        In a duel more points win. On a tie the banker wins, unless you have drawn cards unseen. If you win, you take
        the sum that you named from the bank; if you lose, you pay it into the bank.

        One duel for each player makes a circle. Circles go on until the bank is broken, or until the banker knocks
        and carries it home.

# covers: OCA-R01 OCA-R05 OCA-R06 OCA-R08
rules-ochko-cards =
    .heading = Cards and values
    .text =
        There are 36 cards: six, seven, eight, nine, ten, jack, queen, king and ace, in hearts, diamonds, clubs and
        spades.

        Cards from six to ten count their face value. A jack counts 2, a queen 3, a king 4, and an ace always 11,
        never 1. Jacks, queens and kings are called pictures.

        The pack is shuffled and cut once for each bank, and not between circles. Cards that were played go under the
        pack.

        After each shuffle, when the first cards are dealt, the next card is turned up and laid under the pack. This
        is the cut card, and everybody hears which one it is. When it comes to the top, the pack is over.

# covers: OCA-R07 OCA-R09 OCA-R10 OCA-R11 OCA-R12 OCA-R13 OCA-R17 OCA-R18 OCA-R19 OCA-R20 OCA-R21 OCA-R22 OCA-R23
# covers: OCA-R24 OCA-R33 OCA-R39
rules-ochko-round =
    .heading = A circle, step by step
    .text =
        Everybody gets one card face down, the banker last. You may look at your own card at once.

        Then each player in turn plays a whole duel with the banker. When it is your turn, you name a sum, usually at
        least 10 and at most the whole bank. You have to play; only a player without chips is passed over.

        The sum is fixed, there is no raising. The duel before yours is settled already, so the whole bank is there
        for you.

        You draw cards one at a time, as many as you need. Only you know them. Below 21 you may stand whenever you
        like, even on your first card.

        Above 21 you are bust. Your cards are shown, and you pay at once.

        When you stand, the banker's card is turned up. The banker draws in the open. With exactly 15 the banker must
        draw another card, with exactly 17 the banker may not. In all other cases the banker is free, even on one
        card.

        If the banker goes above 21, you win. When the banker stands, both hands are shown and compared. If the banker
        wins at once or goes bust, your cards are thrown in without being shown.

        After the duel its cards go under the pack, and the banker gets a new first card for the next one. If you went
        bust or won at once, the banker's card has not taken part. It stays unseen for the next duel, even into the
        next circle.

        When everybody has played once, the circle is over. The banker deals the next one, or knocks first.

# covers: OCA-R14 OCA-R15 OCA-R16 OCA-R26 OCA-R27 OCA-R28 OCA-R29 OCA-R30 OCA-R31 OCA-R32 OCA-R39
rules-ochko-special =
    .heading = Instant wins, unseen cards and the cut card
    .text =
        Exactly 21 wins at once. So does a hand of exactly 2 aces, although 22 would be too many, and a hand of
        exactly 5 cards that are all pictures. The same hands win at once for the banker.

        You may draw cards unseen, that is without looking. You ask for them one at a time, and everybody hears it.
        After the first unseen card all your further cards are unseen, and with 8 cards in hand you must stand. You
        learn what you have only when the banker has finished.

        Unseen cards give you two advantages. You win ties, and if both you and the banker go bust, you win.

        In return nothing is settled before the banker has played. If the banker gets 21, two aces or five pictures,
        the banker wins, whatever you have. If the banker stands, your own 21, two aces or five pictures win when they
        are turned up.

        When you ask for a card and the pack is over, the banker must add to the bank as much as it holds, or all that
        is left in the banker's purse. This happens once in a duel at most. You don't get the card that you asked for.

        You and all who have not played yet now say, one by one, whether they keep their cards or give them back. All
        cards that nobody holds are shuffled, those who gave back get a new first card, and a new cut card is turned.

        If you kept your cards, your duel goes on with the same sum. If you gave them back, unseen ones too, you begin
        anew and name a new sum. That may be as much as the doubled bank.

        If the cut card comes when the banker wants to draw or must draw, the banker can't take it. The hands are
        compared as they are, and nothing is doubled.

        If the pack is over when the banker needs a new first card, those who are waiting may keep or give back, and
        the cards are shuffled. Before a new circle they are shuffled if there aren't enough for the deal. In both
        cases nothing is doubled.

# covers: OCA-R03 OCA-R04 OCA-R11 OCA-R25 OCA-R34 OCA-R35 OCA-R36 OCA-R37
rules-ochko-stakes =
    .heading = The bank and the knock
    .text =
        The first banker is drawn by lot. The banker opens the bank from their own purse, at least 100 at an ordinary
        table.

        The sum that you name can be as much as the whole bank, if you have as much. That is called going for the
        bank.

        If the bank is paid out to the last chip, it is broken, and the circle ends at once. Whoever broke it becomes
        the banker and can't refuse. The new bank must hold at least the sum just won from the old one, and at least
        the minimum bank if the purse allows it.

        The bank is not the banker's own until it is taken. To take it, the banker must knock before the deal of a
        circle. The banker may knock when 3 circles of this bank are over, or when the bank holds at least 3 times
        what the banker has put in.

        After the knock one last circle is played. In it the banker's card is open before each player names a sum, so
        everybody knows what they play against. The knock can't be taken back, and the bank can still be broken.

        After the last circle the banker takes all that is in the bank. Then the first player on the left who can open
        a bank becomes the banker.

        { rules-common-bank }

        { rules-common-chips }

# covers: OCA-R38
# options: players first_banker min_bank max_bank min_bet dark dark_double_bust dark_vs_banker_21 two_aces
# options: five_pictures banker_17
# options: cut_rebet take_after_circles take_multiple knock_exposes after_break deal_from played_cards
rules-ochko-options =
    .heading = Table options
    .text =
        Players: from 2 to 8, usually 4. First banker: drawn by lot, or by agreement, when you say who it is.

        Minimum bank, maximum bank and minimum bet: usually 100, no limit, and 10.

        Drawing unseen can be switched off. Both bust: the player who drew unseen wins, or the banker. Unseen against
        the banker's 21: the banker wins, or an unseen 21, two aces or five pictures win.

        Two aces: they win only as a hand of 2 cards, or in any hand that has 2 aces. Five pictures: only as a hand of
        5 cards, or in any hand with 5 pictures.

        Banker on 17: may not draw with exactly 17, or may not draw with 17 and more.

        Cards given back: the player names a new sum, or the old sum stands.

        Knock after circles: with the usual 4, the fourth circle can be the last. Knock after growth: how many times
        its own size the bank must have reached, usually 3. At 0 the condition is off.

        The knock opens: the banker's card before every duel of the last circle, or only before the first.

        After a broken bank: whoever broke it becomes the banker, or the first player on the left who can open a bank.

        Dealing: from the top or from the bottom of the pack. Played cards: under the pack, on top of it, or aside.
        They never go where the next cards come from.

rules-ochko-keys =
    .heading = Keys of this game
    .text =
        When it is your turn, the field for your sum is open: { $key-place } places what you hear, { $key-most } is
        the whole bank or all you have.

        { $key-draw } draws a card, { $key-blind } draws a card unseen, { $key-stand } stands.

        When the pack is over, { $key-exchange } gives your cards back and { $key-stand } keeps them.

        If you are the banker, type the sum of your bank and place it with { $key-place }. { $key-stand } deals the
        circle, { $key-announce } knocks before the deal. In the duels you draw with { $key-draw } and stand with
        { $key-stand }.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-ochko-examples =
    .heading = Three examples
    .text =
        First example, a duel. The bank holds 100. You have the ten of hearts and name 50. You draw the seven of
        clubs, 17, and the jack of spades, 19, and stand.

        The banker turns up the ace of clubs and draws the king of diamonds, 15. With 15 the banker must draw: the
        eight of hearts makes 23, bust. You take 50, and 50 are left in the bank.

        Second example, unseen cards. The bank holds 100. You have the eight of hearts, name 40, draw 2 cards unseen
        and stand. The banker turns up the ten of diamonds, draws the queen of spades, 13, and the six of clubs, 19,
        and stands.

        Now your cards are turned up: the seven of clubs and the king of hearts, with the eight 19. Ties belong to
        whoever drew unseen, so you win 40. Had you looked at them, the banker would have won.

        Third example, the cut card. The bank holds 100. You have 13 and have named 60. You ask for a card, but the
        pack is over. The banker adds 100 to the bank, so that it holds 200.

        You keep your cards, the rest is shuffled, and you ask again. You get the seven of diamonds, 20, and stand.
        The banker stands on 18. You win 60, and 140 are left in the bank.

rules-ochko-strategy =
    .heading = Advice for beginners
    .text =
        On 10 or less draw openly, from 11 to 17 draw unseen, and from 18 on stand. At a table without unseen cards
        draw on 14 or less and stand on 15 or more.

        At 10 or less no single card can make you bust. An ace on 10 makes 21 and wins at once, so 10 is a fine first
        card to name a larger sum on.

        Listen to the cut card and to the cards that are shown. The cut card can't come until the next shuffle, and
        between circles nothing is shuffled: what has gone under the pack is out of play for a while.

        Drawing unseen wins you ties and double busts. It takes from you the instant win and the choice of when to
        stand. It pays most when you need one more card, and least when 21 is near.

        If few cards are left above the cut card, asking for one more can double the bank at the banker's expense.
        Count what is left: the overview of the table tells you.

        In the last circle you know the banker's card before you name your sum. Name little against a nine, a ten or
        an ace, and more against a king, a six or a seven.

        As the banker you know what stands against you only by the number of cards. Against a small sum you can stand
        early, on 17 or 18. Knock as soon as you may if the bank has grown to more than you would like to lose.
