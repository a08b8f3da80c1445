# The rule book of Blek džek. How rule books are written and translated is told in docs/translators.md.

# covers: SBJ-R01 SBJ-R08 SBJ-R18
rules-blek-dzek-aim =
    .heading = What the game is about
    .text =
        Blek džek is blackjack as it is played in the Playroom. From 1 to 7 players play against the dealer, each for
        themselves. The program is the dealer.

        You want more points than the dealer, and not more than 21. If you have more than 21, you have lost, whatever
        the dealer does later.

        With more points than the dealer you win as much as you staked. On a tie your stake comes back. With fewer
        points you lose it.

        All cards on the table are open. Only the order of the cards to come is hidden.

# covers: SBJ-R01 SBJ-R05
rules-blek-dzek-cards =
    .heading = Cards and values
    .text =
        At an ordinary table 6 packs of 52 cards are shuffled together, 312 cards in all. When fewer than 78 cards are
        left before a round, everything is shuffled again.

        Cards from two to nine count their face value. Tens, jacks, queens and kings count 10.

        An ace counts 1 or 11. The program counts it as 11 unless that takes the total over 21. A total in which an
        ace counts 11 is called soft: ace and six are 7 or 17, called soft 17.

        Should the cards run out within a round, those that are not on the table are shuffled and used again.

# covers: SBJ-R02 SBJ-R03 SBJ-R04 SBJ-R06 SBJ-R07 SBJ-R08
rules-blek-dzek-round =
    .heading = A round, step by step
    .text =
        First everybody places a bet. Then the dealer gives 2 cards to each player, both at once, and 1 card to the
        dealer. Every card is said as it is dealt.

        Then the players take their turns. You draw cards one at a time, as many as you like, or you stand. At 21 your
        hand ends by itself. Above 21 it is bust, and your stake is lost at once.

        Instead of just drawing you may double, split, insure or surrender when the rules allow it. The next section
        tells you how.

        When all players are done, the dealer draws to 16 and stands on 17 or more. Soft 17 counts as 17 here. The
        dealer has no choice.

        The dealer draws only if it still matters: if a hand is undecided or an insurance is open. If only blackjacks
        are left, the dealer takes just the second card.

        If the dealer goes above 21, every hand that is not bust wins. Otherwise each hand is compared with the
        dealer's total.

# covers: SBJ-R09 SBJ-R10 SBJ-R11 SBJ-R12 SBJ-R13 SBJ-R14 SBJ-R15
rules-blek-dzek-special =
    .heading = Blackjack, doubling, splitting, insurance, surrender
    .text =
        A blackjack is 21 with the 2 cards of the deal: an ace with a ten, a jack, a queen or a king. It beats every
        other 21, and it pays your stake and a half. For a stake of 20 you win 30.

        The dealer's blackjack beats every other 21 too. If both of you have a blackjack, your stake comes back. Your
        hand then needs no more cards: it ends by itself, unless you can insure it.

        Doubling: at any moment of your turn, after any number of cards, you may double your stake. You get exactly 1
        more card, and the hand is over.

        Splitting: if your 2 cards of the deal have the same rank, you may split them once and add a second, equal
        stake. The two hands are played one after the other. The first gets its second card at once, the other one
        when its turn comes. Split aces may be drawn to like any other hand.

        After a split, 21 with 2 cards is an ordinary 21, and it pays only as much as the stake. A blackjack of the
        dealer beats it. Each hand wins or loses for itself, so if one wins and the other loses, you are where you
        began.

        Insurance: if the dealer's first card is an ace, a jack, a queen or a king, you may insure yourself against a
        blackjack of the dealer. It costs half the stake for each hand. You may do so in your turn until you have
        drawn, doubled or stood.

        If the dealer then has blackjack, the insurance pays 2 to 1 and comes back, so you lose nothing in all. If
        not, the insurance is lost. Against a plain ten there is no insurance, although a blackjack can come of it. If
        you split an insured hand, the half for the second hand is paid with the split.

        Surrender: as the very first thing in your turn you may give up. Half your stake comes back at once, and the
        hand is over, whatever the dealer gets. You can't give up a blackjack.

# covers: SBJ-R02 SBJ-R08 SBJ-R09 SBJ-R16
rules-blek-dzek-stakes =
    .heading = Stakes and the house
    .text =
        At an ordinary table a stake is at least 10, and a multiple of 10. There is no maximum bet but your purse.
        Doubling and splitting may take you above a maximum bet.

        You play against the house, which never runs out of chips. There is no bank to win or to hold.

        An ordinary win pays 1 to 1, a blackjack 3 to 2, an insurance 2 to 1. A tie pays nothing and costs nothing.

        For doubling, splitting and insuring you need the chips in your purse. Without them the action is refused.

        { rules-common-chips }

# options: packs min_bet max_bet bet_step soft17 ten_blackjack split_by max_splits split_blackjack insurance_on
rules-blek-dzek-options =
    .heading = Table options
    .text =
        Packs: 1, 2, 4, 6 or 8 packs are shuffled together. With 1 pack the cards are shuffled before every round.

        Minimum bet, maximum bet, and bet step: the limits of what can be bet. All three are even, so that halves are
        whole chips. A maximum bet of none leaves your purse as the only limit.

        Dealer on soft 17: the dealer usually stands. When the dealer draws instead, the house has a little more.

        Ace and ten are a blackjack: when this is off, only an ace with a picture is a blackjack.

        Pairs that can be split: of the same rank, or of the same value, such as ten and king. Splits in a round: 1, 2
        or 3.

        Blackjack after a split: when this is on, 21 with 2 cards counts as a blackjack after a split too.

        Insurance against: ace and pictures, ace and all cards worth 10, or the ace alone.

# covers: SBJ-R17
rules-blek-dzek-keys =
    .heading = Keys of this game
    .text =
        Before the deal the field for your stake opens: { $key-place } places the bet that you hear, { $key-same }
        places the same bet as last time.

        { $key-draw } draws a card. { $key-stand } stands, and between two rounds it opens the stake for the next one.

        { $key-double } doubles, { $key-split } splits a pair, { $key-insure } takes insurance, { $key-surrender }
        surrenders.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-blek-dzek-examples =
    .heading = Three examples
    .text =
        First example, doubling. You stake 50 and get the four of clubs and the three of hearts, 7. The dealer has the
        nine of diamonds. You draw the three of spades, 10, and double to 100.

        The one card that you get is the ten of hearts, and you have 20. The dealer draws the eight of clubs, 17, and
        must stand. You win 100.

        Second example, insurance. You stake 100 and get the ten of hearts and the nine of clubs, 19. The dealer has
        the king of diamonds. You insure for 50 and stand.

        The dealer draws the ace of spades: blackjack. You lose your stake of 100, the insurance wins 100, and its own
        50 come back. Nothing is won and nothing is lost.

        Third example, splitting. You stake 40 and get two eights, the dealer has the six of clubs. You split and add
        40 more. The first hand gets the ten of hearts, 18, and you stand.

        The second hand gets the three of diamonds, 11. You double it to 80 and get the nine of spades, 20. The dealer
        draws the ten of clubs, 16, and the five of hearts, 21. Both hands lose, 120 in all. Good play does not always
        win.

rules-blek-dzek-strategy =
    .heading = Advice for beginners
    .text =
        Look at the dealer's card. From two to six it is weak, because the dealer often goes bust. From seven to ace
        it is strong.

        Without an ace counting 11, draw on 11 or less, and stand on 17 or more. From 12 to 16 stand against a weak
        card and draw against a strong one. On 12 draw against a two and a three, too.

        With an ace counting 11, draw on 17 or less. Stand on 18, but draw on it against a nine, a ten, a picture or
        an ace.

        Double on 10 and 11 when the dealer has nine or less, and on 9 against a card from three to six. You may
        double after several cards, so a small total that has grown to 10 or 11 is as good as one that was dealt.

        Always split aces. Split eights, but not against a ten, a picture or an ace: a blackjack of the dealer would
        take both stakes. Never split fives and tens.

        Surrender costs half the stake, and it saves you from the dealer's blackjack too. Surrender 16 against a nine,
        14 to 16 against a ten or a picture, and against an ace 5 to 7 and 12 to 17, if no ace of yours counts 11.

        Leave the insurance alone. Against an ace it loses a little on average, against a picture a great deal,
        because only an ace makes it good.
