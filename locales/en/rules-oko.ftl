# The rule book of Oko. How rule books are written and translated is told in docs/translators.md.

# covers: OKO-R02 OKO-R07 OKO-R12 OKO-R33
rules-oko-aim =
    .heading = What the game is about
    .text =
        Oko is the Czech pub game of twenty-one, for 2 to 6 players. One player is the banker and opens a bank, the
        others play against that bank, each for themselves.

        You want a total as near as possible to 21, and not above it. The word oko means eye, and it is what the
        Czechs call 21.

        You win when your total beats the banker's, and you then get as much as you staked. On a tie the banker wins.

        The whole game is called Oko with malá domů. Malá domů means small home: it is the banker's way to end the
        game and carry the bank home. Without it the banker can only lose the bank or play on.

# covers: OKO-R01 OKO-R05 OKO-R06 OKO-R08
rules-oko-cards =
    .heading = Cards and values
    .text =
        There are 32 cards: seven, eight, nine, ten, jack, queen, king and ace, in hearts, diamonds, clubs and spades.
        Before every round all of them are gathered and shuffled.

        Sevens, eights, nines and tens count their face value. An ace always counts 11, never 1. Jacks, queens and
        kings, the pictures, count 1 each.

        The seven of hearts is called Šantal, and it is a wild card. It counts 1, 7, 10 or 11, whichever is best for
        its holder. The program always takes the highest total that is not above 21.

        Some totals with Šantal: alone it is 11, with an eight 19, with a nine 20, with a ten or an ace 21. With two
        tens it counts 1, and the total is 21.

# covers: OKO-R09 OKO-R10 OKO-R11 OKO-R13 OKO-R14 OKO-R15 OKO-R16 OKO-R17 OKO-R18 OKO-R19 OKO-R26 OKO-R27 OKO-R28
# covers: OKO-R29 OKO-R30 OKO-R31 OKO-R32
rules-oko-round =
    .heading = A round, step by step
    .text =
        Everybody gets one card face down, the banker last. Nobody but its owner knows it.

        The players then take their turns one after another, and each one finishes before the next begins. The banker
        comes last.

        In your turn you first place a bet, at least 10 at an ordinary table. If your purse or what is left in the
        bank is smaller than that, the smaller of the two is your only possible stake. Then you draw your second card.

        You may draw as many cards as you like, one at a time. Before each card you may raise your stake. After a
        stake or a raise you must take a card; you can't stand at once.

        To end your turn you stand, for which you need at least 2 cards. At exactly 21 your turn ends by itself. The
        others only hear that you stand, never what you hold.

        Above 21 you are bust. Your cards are shown, and your stake goes to the bank at once.

        When all have played and a stake is still open, the banker's card is turned up. The banker draws in the open,
        stands whenever they wish with at least 2 cards, and is never forced to draw. If no stake is left, the round
        ends and the card stays hidden.

        If the banker reaches 21, the bank takes all open stakes, even from players who also have 21. If the banker
        goes above 21, everybody who stands wins.

        If the banker stands below 21, they call out the total that is enough to win. A banker with 18 calls “Nineteen
        takes!”: 19 or more wins, 18 or less loses. All standing hands are shown and settled in the order of play.

        If the pack runs out, the cards laid aside are shuffled into a new one. If there are none either, you can only
        stand. A player without chips is passed over in the round, and so is everybody who comes to act when nothing
        is left in the bank.

# covers: OKO-R20 OKO-R21 OKO-R22 OKO-R23 OKO-R24 OKO-R25
rules-oko-special =
    .heading = Two aces and cards that may be returned
    .text =
        Royal oko is a hand of exactly two aces. Their 22 is not bust: it is the strongest hand of all. It is shown
        and paid at once, whatever the banker gets later. Šantal with an ace is an ordinary 21.

        If your only card is a seven, you may return it and get another first card. If that is a seven again, you may
        return it too, and so on. Šantal may be returned like any seven. Once you have another card beside it, a seven
        stays.

        If the card that you get for a returned seven is an eight, you may return the eight as well. An eight that was
        dealt to you first, or that came for anything else, stays.

        If you hold exactly 5 cards and all of them are pictures, you may return them. If you hold 2 or more cards
        that make 15, you may return them too. A hand with Šantal may be returned if it can be counted as 15, such as
        Šantal with an eight.

        Returned cards are laid aside for all to hear. Your stake stays, and your new card is a first card with all
        its rights. You may return cards as often as you like.

        You may return a seven or an eight before your stake or after it, and it counts as the card that a raise asks
        for. After a raise 15 and five pictures can't be returned until you have drawn. The banker may return cards in
        the same way in their own turn.

# covers: OKO-R03 OKO-R04 OKO-R12 OKO-R13 OKO-R33 OKO-R34 OKO-R35 OKO-R36 OKO-R37 OKO-R37a OKO-R38 OKO-R39 OKO-R40
rules-oko-stakes =
    .heading = Stakes, the bank and malá domů
    .text =
        The first banker is drawn by lot. The banker opens the bank with chips from their own purse, at least 100 at
        an ordinary table, and can add nothing later.

        When you stake, the banker puts the same amount beside it from the bank. If you win, you get both; if you
        lose, both go into the bank.

        What the bank has not yet put beside somebody's stake is left for others. You can bet and raise up to what is
        left, and no more than your purse. Betting all that is left is called vabank, the whole bank.

        The bank belongs to nobody while it is on the table. When it has been paid out to the last chip, it is broken.
        Whoever got the last payment becomes the new banker, and what is left of the round is not played.

        Whoever breaks the bank may accept it, hand it over to another player, or decline. The player named may
        decline too. Then lots are drawn among all who can open a bank, and whoever is drawn can't refuse. One who
        can't open a bank can't accept it.

        Malá domů, small home, is announced by the banker before a deal. It can't be taken back, and it applies until
        the bank ends. From then on the card dealt to the banker may end the game.

        If that card is the king of hearts, the banker shows it. The round is void, nobody has staked yet, and the
        whole bank goes into the banker's purse.

        If that card is an eight, the banker must say so before anybody acts: this is the last round. It is played as
        usual, but the banker can't return that eight. Whatever is left in the bank afterwards goes home with the
        banker.

        Only the card of the deal counts for this, not a card that the banker gets for a returned one. After the bank
        has gone home, a new banker is drawn by lot, and the old one may be drawn again.

        { rules-common-bank }

        { rules-common-chips }

# options: players first_banker min_bank max_bank mandatory_first_bet min_bet direction picture_values raise
# options: raise_requires_draw
# options: stand_on_one_card auto_stand_21 royal_pays santal_royal exchange_seven exchange_eight
# options: exchange_five_pictures
# options: exchange_fifteen santal_fifteen exchange_limit banker_card_open mala_domu_from mala_domu_trigger
rules-oko-options =
    .heading = Table options
    .text =
        Players: how many sit at the table, from 2 to 6, usually 4. First banker: drawn by lot, or by agreement, when
        you say who it is. Direction: play begins on the banker's left or on the right.

        Minimum bank and maximum bank: what a banker may open the bank with, usually from 100 up to the whole purse.
        Minimum bet: 10 unless you change it.

        Stake before the second card: usually you must bet before you draw. When this is off, you may draw without a
        bet and place your first bet later. A hand without a stake neither wins nor loses.

        Values of pictures: usually 1 each. They may count 1, 2 and 3 for jack, queen and king, or 1, 1 and 2.

        Raising: when this is off, your first stake is your only one. Card after a raise: when this is off, you may
        stand right after a stake or a raise.

        Standing on one card: when this is on, one card is enough to stand. Standing on 21: when this is off, you end
        your turn at 21 yourself.

        Royal oko pays: as much as the stake, or 3 times as much as far as the bank can pay. Šantal with an ace: when
        this is on, it is a royal oko too.

        Exchanging a seven, returning an eight, returning five pictures, returning fifteen: what may be returned. An
        eight may be returned only right after a seven, after any exchange, or never. Fifteen with Šantal: whether a
        hand may be counted as 15 with it. Limit of exchanges: none, or one for each hand.

        Banker's card open: when this is on, everybody hears the banker's first card at the deal.

        Malá domů from: before any deal, or only when the bank has at least doubled. Malá domů is set off by: the card
        of the deal alone, or by any first card. In the second case the banker exchanges sevens and eights right after
        the deal, in the open, and a new first card counts too.

rules-oko-keys =
    .heading = Keys of this game
    .text =
        { $key-draw } draws a card and { $key-stand } ends your turn. When it is your turn to stake, the field for the
        amount is open already: { $key-place } places what you hear, and { $key-most } is all that is left in the
        bank.

        { $key-raise } raises your stake before you draw. If you can't raise, it says the stakes on the table and the
        bank.

        { $key-exchange } returns cards: a seven, an eight after a seven, five pictures, or fifteen. It works while
        the field for your stake is open, too.

        If you are the banker, type the sum of your bank and place it with { $key-place }. { $key-stand } deals the
        round, { $key-announce } announces malá domů before the deal. Whoever breaks a bank accepts it with
        { $key-stand }; the list of actions, { $key-actions }, has handing over and declining.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-oko-examples =
    .heading = Three examples
    .text =
        First example, a plain win. The bank holds 100. Your card is the ten of hearts, you bet 40, and 60 are left in
        the bank. You draw the nine of clubs, 19, and stand.

        The banker turns up the nine of diamonds and draws the king of spades, 10, and the eight of spades, 18. The
        banker stands and calls “Nineteen takes!” You have 19, so you win 40, and 60 are left in the bank.

        Second example, returning cards. The bank holds 200. Your card is the seven of clubs, and you return it. You
        get the eight of diamonds in its place, and you may return that as well. Now comes the ace of spades.

        You stake 50 and draw the ten of hearts: 21, and your turn is over. The banker has the nine of spades, draws
        the ten of diamonds, stands on 19 and calls “Twenty takes!” You win 50. Had the banker reached 21 too, you
        would have lost.

        Third example, malá domů. You are the banker. You opened the bank with 100, it has grown to 300, and you
        announce malá domů. Your card of the deal is the eight of clubs, so this is the last round.

        Ana stakes 100, draws to 19 and stands. You may not return your eight. You draw the nine of diamonds, 17, and
        stand. Ana wins 100, and the 200 left in the bank go home to your purse: 100 more than you put in.

rules-oko-strategy =
    .heading = Advice for beginners
    .text =
        Draw on 14 or less. With the pictures worth 1, more than a third of the pack adds just 1 point, so a card does
        less harm than in other games of twenty-one.

        Return 15 when you can, and return a lone seven other than Šantal: a new beginning is worth more. Keep Šantal:
        alone it is nearly always the best card that you can have.

        Stand on 16 or more. Even on 19, 17 of the 30 cards that you don't see would make you bust.

        You lose ties, and the banker plays last. So begin with small bets and raise when things look good. A first
        ten, or a total of 10, is the best moment: most cards help, and none of them makes you bust.

        As the banker, look at how many stakes are open and how large they are. A total of 17 or 18 is often enough to
        stand on. Against one large stake think of that player alone.

        Announce malá domů once the bank has grown and you would like to keep it. In each round the chance is 5 in 32
        that the king of hearts or an eight comes to you, so it takes 6 or 7 deals on average.
