# The rule book of Twenty-One, the club game. How rule books are written and translated is told in docs/translators.md.

# covers: OCV-R02 OCV-R14
rules-twenty-one-aim =
    .heading = What the game is about
    .text =
        Twenty-One is the club form of the Russian game, for 2 to 9 players. One player is the banker and opens a
        bank. The others stake against it before any card is dealt.

        You want a total as near as possible to 21, and not above it. At the end all hands are opened and compared
        with the banker's.

        With more points than the banker you win as much as you staked. On a tie your stake comes back. With fewer
        points you lose it.

        Two things pay double: 21 with your first two cards, and a banker who goes above 21.

# covers: OCV-R01 OCV-R05 OCV-R18
rules-twenty-one-cards =
    .heading = Cards and values
    .text =
        The game has 2 packs of 52 cards, shuffled together: 104 cards. Used cards are laid aside and not shuffled
        again as long as the same banker holds the bank.

        Cards from two to ten count their face value. Jacks, queens and kings count 10.

        An ace counts 1 or 11, as its holder likes. The program counts it as 11 unless that takes the total over 21.
        Two aces are 12 and nothing special.

# covers: OCV-R04 OCV-R07 OCV-R08 OCV-R09 OCV-R11 OCV-R12 OCV-R13 OCV-R13a OCV-R14 OCV-R15 OCV-R16 OCV-R18
rules-twenty-one-round =
    .heading = A round, step by step
    .text =
        First the players stake one after another, at an ordinary table at least 10. Or you sit the round out and get
        no cards. If everybody sits out, stakes are asked for again.

        Then everybody who has staked gets 2 cards face down, one card at a time, the banker last.

        The banker looks first. If the banker has 21, it is shown, and the bank takes all the stakes at once, even
        from players with 21.

        Otherwise the players take their turns. You hear your cards when your turn comes. You may draw up to 3 more
        cards, one at a time, or stand at once.

        Your turn ends by itself at 21, above 21, and after the third card. The others always hear the same: that you
        stand.

        If you are bust, nobody else hears of it, and nothing is paid yet. Your cards stay closed until the end.

        Last the banker draws, up to 3 cards as well, and never forced to. The banker's cards stay closed, too.

        Then all the hands are opened. If the banker has 21 or less, more points win, a tie brings the stake back, and
        fewer points or a bust lose.

        If the banker is bust, every player who is not bust wins twice the stake. Whoever is bust as well gets the
        stake back.

        If the cards run out within a round, nobody can draw any more and you must stand.

# covers: OCV-R10 OCV-R11 OCV-R15
rules-twenty-one-special =
    .heading = What pays double
    .text =
        If your first 2 cards make 21, they are shown when your turn comes, and you win twice your stake at once. What
        the banker makes later does not change it.

        Only the banker's own 21 with the first 2 cards is stronger. It comes before your turn and takes your stake.

        A 21 for which you drew cards is an ordinary 21. It pays once, and against 21 of the banker the stake comes
        back.

        If all the players who staked have been paid for 21 at once, the banker does not play.

# covers: OCV-R03 OCV-R06 OCV-R17 OCV-R18 OCV-R19
rules-twenty-one-stakes =
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

# options: min_bank min_bet cover announce_bust open_banker_turn after_break
rules-twenty-one-options =
    .heading = Table options
    .text =
        Minimum bank and minimum bet: usually 200 and 10. The minimum bank must be at least twice the minimum bet.

        Cover: a stake binds twice its amount of the bank, or just its amount. In the second case more can be staked.
        What the bank then lacks for double wins comes from the banker's purse, and if that is not enough, the last
        ones get less.

        Busts said at once: when this is on, everybody hears it when a player goes above 21.

        Open banker: when this is on, the banker's cards are turned up at the beginning of the banker's turn, and the
        banker draws in the open.

        After a broken bank: the next banker is the player on the left, or the one who broke it.

rules-twenty-one-keys =
    .heading = Keys of this game
    .text =
        When stakes are asked for, the field for yours is open: { $key-place } places what you hear, { $key-most } is
        the most that the bank covers. To sit out, leave the field with { $key-withdraw } and use the list of actions,
        { $key-actions }.

        { $key-draw } draws a card, { $key-stand } stands.

        If you are the banker, type the sum of your bank and place it with { $key-place }. When your turn comes, you
        draw with { $key-draw } and stand with { $key-stand }, like everybody else.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-twenty-one-examples =
    .heading = Three examples
    .text =
        First example, the opening. The bank holds 200, and you stake 50, which binds 100. You have the ten of hearts
        and the six of clubs, 16. You draw the three of spades, 19, and stand.

        The banker has two nines and stands on 18. All cards are opened, you have more and win 50. The bank holds 150.

        Second example, the banker goes bust. The bank holds 200, and you stake 40. You have the eight of hearts and
        the nine of spades, 17, and stand.

        The banker has the ten of clubs and the five of hearts, 15, and draws the king of diamonds: 25, bust. You are
        not bust, so you win twice your stake, 80. The bank holds 120.

        Third example, 21 and a hidden bust. The bank holds 300. You stake 30, and Ana stakes 50. You have the ace of
        hearts and the queen of clubs: 21. When your turn comes, you win 60 at once.

        Ana has the ten of spades and the six of diamonds and draws the nine of clubs: 25. Only Ana knows it. The
        banker has the ten of diamonds and the four of clubs, and draws the ten of hearts: 24. Both are bust, and Ana
        gets the 50 back.

rules-twenty-one-strategy =
    .heading = Advice for beginners
    .text =
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
