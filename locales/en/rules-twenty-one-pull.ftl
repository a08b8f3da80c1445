# The rule book of Twenty-One with pulling. How rule books are written and translated is told in docs/translators.md.

# covers: OCG-R01 OCV-R02 OCV-R14
rules-twenty-one-pull-aim =
    .heading = What the game is about
    .text =
        This is the club game of Twenty-One for 2 to 9 players, with one extra freedom: you may pull the cards that
        you draw out of the middle of the pack. One player is the banker and opens a bank. The others stake against it
        before any card is dealt.

        You want a total as near as possible to 21, and not above it. At the end all hands are opened and compared
        with the banker's.

        With more points than the banker you win as much as you staked. On a tie your stake comes back. With fewer
        points you lose it.

        Two things pay double: 21 with your first two cards, and a banker who goes above 21.

        If you know Twenty-One, the club game: only the drawing of cards is different here. All other rules are the
        same.

# covers: OCV-R01 OCV-R05 OCV-R18
rules-twenty-one-pull-cards =
    .heading = Cards and values
    .text =
        The game has 2 packs of 52 cards, shuffled together: 104 cards. Used cards are laid aside and not shuffled
        again as long as the same banker holds the bank.

        Cards from two to ten count their face value. Jacks, queens and kings count 10.

        An ace counts 1 or 11, as its holder likes. The program counts it as 11 unless that takes the total over 21.
        Two aces are 12 and nothing special.

# covers: OCV-R04 OCV-R07 OCV-R08 OCV-R09 OCV-R11 OCV-R12 OCV-R13 OCV-R13a OCV-R14 OCV-R15 OCV-R16 OCV-R18
rules-twenty-one-pull-round =
    .heading = A round, step by step
    .text =
        First the players stake one after another, at an ordinary table at least 10. Or you sit the round out and get
        no cards. If everybody sits out, stakes are asked for again.

        Then everybody who has staked gets 2 cards face down, one card at a time, the banker last.

        The banker looks first. If the banker has 21, it is shown, and the bank takes all the stakes at once, even
        from players with 21.

        Otherwise the players take their turns. You hear your cards when your turn comes. You may draw up to 3 more
        cards, one at a time, or stand at once. How you take each card is up to you.

        Your turn ends by itself at 21, above 21, and after the third card. The others always hear the same: that you
        stand.

        If you are bust, nobody else hears of it, and nothing is paid yet. Your cards stay closed until the end.

        Last the banker draws, up to 3 cards as well, and never forced to. The banker's cards stay closed, too.

        Then all the hands are opened. If the banker has 21 or less, more points win, a tie brings the stake back, and
        fewer points or a bust lose.

        If the banker is bust, every player who is not bust wins twice the stake. Whoever is bust as well gets the
        stake back.

        If the cards run out within a round, nobody can draw any more and you must stand.

# covers: OCG-R02 OCG-R03 OCG-R04 OCG-R05 OCG-R06 OCV-R10 OCV-R11 OCV-R15
rules-twenty-one-pull-special =
    .heading = Pulling cards, and what pays double
    .text =
        When you draw a card, you may take the top one as usual, or pull one out of the closed pack. You name its
        place, counted from the top, or you let chance pick any place. The other cards stay in their order.

        You may also demand that the banker pulls the card for you; it then comes from any place. For each card you
        choose anew.

        All this applies to your own cards only. For the banker's cards the banker alone decides how they are taken.
        The 2 cards of the deal always come from the top.

        Everybody hears how a card was taken, and the place too, but not which card it was. No place is better than
        another: every card that nobody has seen is equally likely everywhere. Pulling is a pleasure, not an
        advantage.

        If your first 2 cards make 21, they are shown when your turn comes, and you win twice your stake at once. What
        the banker makes later does not change it.

        Only the banker's own 21 with the first 2 cards is stronger. It comes before your turn and takes your stake.

        A 21 for which you drew cards is an ordinary 21. It pays once, and against 21 of the banker the stake comes
        back.

        If all the players who staked have been paid for 21 at once, the banker does not play.

# covers: OCV-R03 OCV-R06 OCV-R17 OCV-R18 OCV-R19
rules-twenty-one-pull-stakes =
    .heading = Stakes and the bank
    .text =
        The first banker is drawn by lot. The banker opens a bank from their own purse, at least 200 at an ordinary
        table.

        A stake can cost the bank twice its amount, so each stake binds twice its amount of the bank. You can stake up
        to half of what is not bound yet. If that is less than the minimum bet, you sit out.

        Stakes that are lost go into the bank, wins are paid from it, in the order of the seats.

        The banker holds the bank for one run through the 104 cards and can't take it earlier. When too few cards are
        left to give everybody 2, or nobody can stake any more, the banker takes the bank home.

        It also ends when the bank is empty or too small for any stake. The banker keeps what is left.

        The next banker is the first player on the left who can open a bank. Then all 104 cards are shuffled again.

        { rules-common-bank }

        { rules-common-chips }

# options: min_bank min_bet demand_banker_pull pull_in_deal cover announce_bust open_banker_turn after_break
rules-twenty-one-pull-options =
    .heading = Table options
    .text =
        Minimum bank and minimum bet: usually 200 and 10. The minimum bank must be at least twice the minimum bet.

        The banker must pull on demand: when this is on, a player whose stake is open may oblige the banker once a
        round to pull the banker's own cards instead of taking the top ones.

        Pulling in the deal: when this is on, everybody chooses how to take the first 2 cards, too.

        Cover: a stake binds twice its amount of the bank, or just its amount. In the second case more can be staked.
        What the bank then lacks for double wins comes from the banker's purse, and if that is not enough, the last
        ones get less.

        Busts said at once: when this is on, everybody hears it when a player goes above 21.

        Open banker: when this is on, the banker's cards are turned up at the beginning of the banker's turn, and the
        banker draws in the open.

        After a broken bank: the next banker is the player on the left, or the one who broke it.

rules-twenty-one-pull-keys =
    .heading = Keys of this game
    .text =
        When stakes are asked for, the field for yours is open: { $key-place } places what you hear, { $key-most } is
        the most that the bank covers. To sit out, leave the field with { $key-withdraw } and use the list of actions,
        { $key-actions }.

        { $key-draw } draws the top card, { $key-stand } stands.

        To pull a card open the list of actions, { $key-actions }. There you can pull a card from a place of your
        choice, pull any card, or let the banker pull. If you choose the place, a field for its number opens.

        If you are the banker, type the sum of your bank and place it with { $key-place }. When your turn comes, you
        draw with { $key-draw } and stand with { $key-stand }, like everybody else.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-twenty-one-pull-examples =
    .heading = Three examples
    .text =
        First example, a place of your choice. The bank holds 200, and you stake 20. You have the six of hearts and
        the five of clubs, 11. You pull the card at place 30, and it is the king of diamonds: 21.

        Your turn is over, and the others only hear that you pulled a card from place 30 and stood. The banker stands
        on 20. You win 20, and the bank holds 180.

        Second example, the banker pulls for you. The bank holds 200, and you stake 50. You have the ten of clubs and
        the two of hearts, 12. You let the banker pull a card for you: the ten of spades, 22.

        Only you know that you are bust. The banker has two nines and stands on 18. The cards are opened, and you lose
        50. The bank holds 250.

        Third example, you are the banker. Your bank holds 300, and Ana stakes 60 and stands after one more card. You
        have the ten of hearts and the four of spades, 14. You take the top card, the seven of diamonds: 21.

        The cards are opened. Ana has 20 and loses 60. Had Ana been dealt 21 with the first 2 cards, you would have
        paid 120 before you played.

rules-twenty-one-pull-strategy =
    .heading = Advice for beginners
    .text =
        Take your cards as you like: the top card is as good as any other. What counts is when you stand.

        Draw on 15 or less, stand on 16 or more. A hand in which an ace counts 11 can't go bust with the next card:
        draw on up to 17 with it.

        Remember that you can draw 3 cards at most. With many small cards a hand can end at a low total.

        A bust costs you nothing if the banker goes bust as well. So don't be too much afraid of drawing, and never
        give up hope before the opening.

        As the banker stand earlier than the others: your bust costs you double. On 16 you should stand, on 15 look at
        how many stakes are open against you.

        Used cards don't come back while the bank lasts. If many tens and pictures have been played, drawing is safer;
        if many small cards are gone, stand earlier. The overview of the table tells you how many cards are left.

        Before you open a large bank remember that you can't take it back until the pack is played through.
