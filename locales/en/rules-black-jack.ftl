# The rule book of Casino Black Jack 21. How rule books are written and translated is told in docs/translators.md.

# covers: CBJ-R01 CBJ-R10 CBJ-R12 CBJ-R23
rules-black-jack-aim =
    .heading = What the game is about
    .text =
        This is Black Jack as it is played in a Czech casino. You play on one of the boxes of the table against the
        house, and a croupier deals, here called the dealer. The program is the dealer.

        You want more points than the dealer, and not more than 21. Above 21 you have lost, whatever the dealer does
        later.

        With more points than the dealer you win as much as you staked. On a tie your stake comes back, which is
        called a push. With fewer points you lose.

        All cards on the table are open. Only the order of the cards to come is hidden.

# covers: CBJ-R02 CBJ-R05 CBJ-R14
rules-black-jack-cards =
    .heading = Cards and values
    .text =
        The game has 6 packs of 52 cards, shuffled together: 312 cards.

        Cards from two to ten count their face value. Jacks, queens and kings count 10.

        Your ace counts 1 or 11, as you need it. The program counts it as 11 unless that takes the total over 21. The
        dealer's ace counts 11, and 1 only if the total would go above 21.

        A cut card lies in the pack, at an ordinary table before the last 78 cards. When it comes, the round is played
        to its end, and then all the cards are shuffled. You can also have them shuffled between rounds. Should the
        cards run out within a round, those not on the table are shuffled in.

# covers: CBJ-R04 CBJ-R06 CBJ-R07 CBJ-R08 CBJ-R09 CBJ-R10 CBJ-R13
rules-black-jack-round =
    .heading = A round, step by step
    .text =
        First bets are placed on the boxes. A box without a stake gets no cards.

        Each box gets a card in turn, then the dealer gets one, then each box gets its second card. The dealer takes
        no second card yet. All cards are dealt open.

        If the dealer's card is an ace, insurance is offered to one box after the other before anybody plays.

        Then the boxes play in order. You draw cards one at a time, as many as you like, or you stand. At 21 your hand
        ends by itself. Above 21 your stake is lost at once, even if the dealer goes bust later.

        After each decision the dealer says the points of your hand, repeats what you have decided, and only then goes
        on.

        The dealer plays last, draws to 16 and stands on 17 or more, also when an ace counts 11. There is no choice in
        it.

        The dealer takes a second card only if a hand or an insurance is still open, and further cards only if a hand
        other than a Black Jack is open. If the dealer goes above 21, all hands that are left win.

# covers: CBJ-R11 CBJ-R15 CBJ-R16 CBJ-R17 CBJ-R18 CBJ-R19 CBJ-R20 CBJ-R21
rules-black-jack-special =
    .heading = Black Jack, doubling, splitting, insurance
    .text =
        Black Jack is an ace with a ten, a jack, a queen or a king, as the first 2 cards of a hand that was not split.
        It beats every other 21 and pays 3 to 2: for a stake of 20 you win 30.

        Your Black Jack is paid at once if the dealer's card is from two to nine. Otherwise it waits for the dealer's
        second card. If the dealer has a Black Jack too, your stake comes back.

        The dealer's Black Jack beats every other 21. It takes all the stakes of a box, those from doubling and
        splitting too.

        Doubling: on the first 2 cards of a hand, whatever their total, you may add exactly your stake once more. You
        get 1 more card, and the hand is over. A split hand may be doubled too, but not split aces.

        Splitting: if your first 2 cards have the same value, you may add a second, equal stake and make two hands of
        them. A ten and a king count as a pair. You may split up to 3 times, so that you have 4 hands at most.

        The left hand is played to its end first and gets its second card at once. The right one gets its second card
        when its turn comes. Aces can be split only once, each gets exactly 1 card, and that is all. After a split an
        ace with a ten is just 21 and pays 1 to 1.

        Insurance: if the dealer's card is an ace, you may insure each of your boxes once against a Black Jack of the
        dealer. It costs at least half the stake and at most the whole of it. If the dealer has a Black Jack,
        insurance pays 2 to 1, otherwise it is lost.

        You may insure a Black Jack of your own, too. A box is passed over if its player can't pay half the stake.
        There is no surrender in this game.

# covers: CBJ-R03 CBJ-R04 CBJ-R22
rules-black-jack-stakes =
    .heading = Stakes, boxes and the house
    .text =
        The table has 7 boxes, or 9 by option. You play on one box, or on several if the option allows it and boxes
        are free.

        At an ordinary table a stake is at least 10 and at most 500 for each box, and a multiple of 10. Doubling and
        splitting may go above the maximum bet, but never above your purse.

        You play against the house, which never runs out of chips. An ordinary win pays 1 to 1, a Black Jack 3 to 2,
        insurance 2 to 1.

        By option you may also stake behind another player's box, once its player has staked. All stakes on a box
        together stay within the maximum bet. The player of the box decides everything.

        Your stake behind a box goes with its first hand: it wins, loses or comes back with it, and it gets 3 to 2
        with its Black Jack. It is never doubled, split or insured.

        { rules-common-chips }

# options: boxes boxes_per_human min_bet max_bet bet_step cut_from_end double_after_split double_on enhc_loss
# options: standing_players
rules-black-jack-options =
    .heading = Table options
    .text =
        Boxes: 7 or 9. Boxes for one player: how many you may play at once, from 1 to 3.

        Minimum bet, maximum bet, and bet step: the limits for each box. All three are even, so that halves are whole
        chips.

        Cut card from the end: how many cards lie behind the cut card, from 52 to 156. The more there are, the sooner
        the cards are shuffled.

        Doubling after a split: when this is off, split hands can't be doubled. Doubling on: any first 2 cards, or
        only totals of 9, 10 and 11.

        Dealer's blackjack takes: all stakes of a box, or only the original one. In the second case what was added by
        doubling and splitting comes back.

        Stakes behind boxes: when this is on, bets may be placed behind the boxes of other players.

rules-black-jack-keys =
    .heading = Keys of this game
    .text =
        Before the deal the field for your stake opens, for one of your boxes after the other: { $key-place } places
        the bet that you hear, { $key-same } places the same bet as last time. { $key-withdraw } means that you place
        no more bets.

        { $key-draw } draws a card. { $key-stand } stands, and between two rounds it opens the stake for the next one.

        { $key-double } doubles, { $key-split } splits a pair. When insurance is offered, { $key-insure } takes it and
        { $key-stand } declines it.

        { $key-raise } places a bet behind another player's box, where the table allows it. To have the cards shuffled
        between rounds, use the list of actions, { $key-actions }.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-black-jack-examples =
    .heading = Three examples
    .text =
        First example, Black Jack. You stake 20 and get the ace of spades and the king of hearts. The dealer's card is
        the six of clubs, so there can be no Black Jack against you. You get 30 at once, whatever follows.

        Second example, splitting. You stake 50 and get two eights, the dealer has the five of diamonds. You split and
        add 50 more. The left hand gets the ten of clubs, 18, and you stand.

        The right hand gets the three of hearts, 11. You double it to 100 and get the nine of clubs, 20. The dealer
        draws the queen of spades, 15, and the ten of hearts, 25: bust. You win 50 and 100, together 150.

        Third example, insurance. You stake 100 and get the nine of hearts and the ten of diamonds, 19. The dealer's
        card is the ace of clubs. You insure for 50 and stand.

        The dealer draws the king of spades: Black Jack. You lose your stake of 100, and the insurance wins 100 and
        comes back itself. You are where you began.

rules-black-jack-strategy =
    .heading = Advice for beginners
    .text =
        Look at the dealer's card. From two to six it is weak, because the dealer often goes bust. From seven to ace
        it is strong.

        Without an ace counting 11, draw on 11 or less, and stand on 17 or more. From 12 to 16 stand against a weak
        card and draw against a strong one. On 12 draw against a two and a three, too.

        With an ace counting 11, draw on 17 or less. Stand on 18, but draw on it against a nine, a ten, a picture or
        an ace.

        Double on 10 and 11 when the dealer has nine or less, and on 9 against a card from three to six. Against a ten
        or an ace don't double: the dealer's Black Jack takes the doubled stake too.

        Split aces and eights, except when the dealer has an ace, and eights not against a ten or a picture either.
        Never split fives or cards worth 10: 20 is better than two chances.

        Leave the insurance alone. Of 13 cards only 4 are worth 10, so on average you lose about 7 chips of every 100
        that you insure. A Black Jack of your own is no reason to insure either.
