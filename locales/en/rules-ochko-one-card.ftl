# The rule book of Ochko with one banker's card. How rule books are written and translated is told in
# docs/translators.md.

# covers: OCB-R01 OCA-R02 OCA-R09 OCA-R22 OCA-R23
rules-ochko-one-card-aim =
    .heading = What the game is about
    .text =
        This is Ochko, the Russian game of twenty-one, in a form in which the banker's first card lies open and serves
        a whole circle. It is for 2 to 8 players. One player is the banker and opens a bank, the others play against
        the banker one after another.

        You want a total as near as possible to 21, and not above it. In a duel more points win. On a tie the banker
        wins, unless you have drawn cards unseen.

        If you win, you take the sum that you named from the bank. If you lose, you pay it into the bank.

        If you know Ochko with the cut card: here there is no cut card, nothing ever doubles the bank, 15 forces
        nobody, and the banker keeps one card for the circle. All other rules are the same.

# covers: OCB-R02 OCA-R01 OCA-R05 OCA-R06
rules-ochko-one-card-cards =
    .heading = Cards and values
    .text =
        There are 36 cards: six, seven, eight, nine, ten, jack, queen, king and ace, in hearts, diamonds, clubs and
        spades.

        Cards from six to ten count their face value. A jack counts 2, a queen 3, a king 4, and an ace always 11,
        never 1. Jacks, queens and kings are called pictures.

        The pack is shuffled and cut once for each bank. There is no cut card: all the cards are played.

# covers: OCB-R03 OCB-R04 OCB-R05 OCB-R06 OCB-R08 OCB-R10 OCB-R11
# covers: OCA-R07 OCA-R09 OCA-R10 OCA-R11 OCA-R12 OCA-R13 OCA-R17 OCA-R18 OCA-R20 OCA-R21 OCA-R22 OCA-R23 OCA-R33
# covers: OCA-R39
rules-ochko-one-card-round =
    .heading = A circle, step by step
    .text =
        Every player gets one card face down. The banker then gets one card face up: it is the banker's first card in
        every duel of this circle.

        Each player in turn plays a whole duel with the banker. When it is your turn, you name a sum, usually at least
        10 and at most the whole bank. You have to play; only a player without chips is passed over.

        The sum is fixed, there is no raising. The duel before yours is settled already, so the whole bank is there
        for you.

        You draw cards one at a time, as many as you need. Only you know them. Below 21 you may stand whenever you
        like, even on your first card. Above 21 you are bust: your cards are shown, and you pay at once.

        When you stand, the banker draws in the open to the card of the circle. With exactly 17 the banker may not
        draw. In all other cases the banker is free: 15 forces nothing here, and the banker may even stand on the one
        card.

        If the banker goes above 21, you win. When the banker stands, both hands are shown and compared. If the banker
        wins at once or goes bust, your cards are thrown in without being shown.

        After the duel only the cards that the banker drew are thrown away. The card of the circle stays for the next
        player, and it goes only before the next deal.

        Played cards go to a heap. When the pack is out, the heap is shuffled and play goes on, for the banker too,
        and nobody pays anything. It is also shuffled before a deal for which the pack is too small. If the heap is
        empty as well, nobody can draw, and whoever is to act must stand.

        When everybody has played once, the circle is over. The banker deals the next one, or knocks first.

# covers: OCB-R07 OCA-R14 OCA-R15 OCA-R16 OCA-R26 OCA-R27 OCA-R29 OCA-R30 OCA-R39
rules-ochko-one-card-special =
    .heading = Instant wins, unseen cards and shuffling
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

        When the heap is shuffled within a circle, everybody who has not played yet says whether they keep their cards
        or give them back. If it was you who asked for the card, you say so too. Whoever gives back gets a new first
        card.

        If you kept your cards in your own duel, it goes on with the same sum. If you gave them back, unseen ones too,
        you begin anew and name a new sum.

# covers: OCB-R09 OCA-R03 OCA-R04 OCA-R11 OCA-R25 OCA-R34 OCA-R35 OCA-R36 OCA-R37
rules-ochko-one-card-stakes =
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

        After the knock one last circle is played. The banker's card must be open in it, and as a rule it is open
        anyway. The knock can't be taken back, and the bank can still be broken.

        After the last circle the banker takes all that is in the bank. Then the first player on the left who can open
        a bank becomes the banker.

        { rules-common-bank }

        { rules-common-chips }

# covers: OCA-R38
# options: players first_banker min_bank max_bank min_bet banker_card_open dark dark_double_bust dark_vs_banker_21
# options: two_aces
# options: five_pictures banker_17 cut_rebet take_after_circles take_multiple knock_exposes after_break deal_from
# options: played_cards
rules-ochko-one-card-options =
    .heading = Table options
    .text =
        Players: from 2 to 8, usually 4. First banker: drawn by lot, or by agreement, when you say who it is.

        Minimum bank, maximum bank and minimum bet: usually 100, no limit, and 10.

        Banker's card open: always, from the second circle on, or never. When it is not open, it is turned up in the
        first duel that the banker plays.

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

        Dealing: from the top or from the bottom of the pack. Played cards: aside to a heap, under the pack, or on top
        of it. They never go where the next cards come from. Unless they go aside, the pack never ends.

rules-ochko-one-card-keys =
    .heading = Keys of this game
    .text =
        When it is your turn, the field for your sum is open: { $key-place } places what you hear, { $key-most } is
        the whole bank or all you have.

        { $key-draw } draws a card, { $key-blind } draws a card unseen, { $key-stand } stands. { $key-dealer } says
        the card of the circle again whenever you want.

        When cards are shuffled within a circle, { $key-exchange } gives yours back and { $key-stand } keeps them.

        If you are the banker, type the sum of your bank and place it with { $key-place }. { $key-stand } deals the
        circle, { $key-announce } knocks before the deal. In the duels you draw with { $key-draw } and stand with
        { $key-stand }.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-ochko-one-card-examples =
    .heading = Three examples
    .text =
        First example, one card for all. The bank holds 100, and the banker's card is the nine of hearts. Ana names
        50, draws to 18 and stands. The banker draws the ten of diamonds, 19, and stands. Ana pays 50, and the bank
        holds 150.

        The ten is thrown away, the nine stays. You have the ace of spades, name 70 and draw the ten of hearts: 21,
        you win at once. The bank holds 80, and the nine waits for the next player.

        Second example, the banker on 15. The bank holds 100, and the banker's card is the king of clubs. You have the
        seven of hearts, name 30, draw the ten of spades, 17, and stand.

        The banker draws the ace of hearts: 4 and 11 make 15. In this game nothing forces another card, so the banker
        stands. You have 17 and win 30.

        Third example, a broken bank. The bank holds 80. You have the eight of diamonds and go for the whole bank. You
        draw the king of hearts, 12, and the nine of clubs: 21. You win 80 at once, and the bank is broken.

        You are the banker now. You won 80, but the minimum bank is 100, so you must open it with at least 100.

rules-ochko-one-card-strategy =
    .heading = Advice for beginners
    .text =
        You know the banker's card before you name your sum, so let it decide. Against a nine, a ten or an ace name
        little. Against a queen, a king, a six or a seven you can dare more.

        On 10 or less draw openly, from 12 to 17 draw unseen, and from 18 on stand. On 11 both ways of drawing are
        about equally good. At a table without unseen cards draw on 13 or less against a picture, a six or a seven,
        and on 15 or less against any other card.

        At 10 or less no single card can make you bust. An ace on 10 makes 21 and wins at once.

        Drawing unseen wins you ties and double busts. It takes from you the instant win and the choice of when to
        stand. It pays most when you need one more card.

        Remember what was shown in the duels before yours: until the heap is shuffled, those cards can't come again.

        As the banker you play several duels with one card. Everybody knows it and stakes by it, so don't expect large
        sums against an ace or a ten. Against a small sum you can stand early, on 17 or 18.
