# What the rule books of all seven games say in the same words. A paragraph of a book that is only a message
# in braces takes all paragraphs of that message.

# covers: GEN-R01 GEN-R02 GEN-R03 GEN-R04 GEN-R05 GEN-R10
rules-common-chips =
    You have one purse of chips for all seven games. Chips are whole numbers, and there is no credit: nobody can stake
    more than they have.

    When you sit down at a new table with fewer than 1000 chips, your purse is topped up to 1000. It is never topped
    up between the rounds of one table.

    When you don't have enough chips for the minimum bet, you are out at this table. Sit down at a new one, and you
    have at least 1000 again.

    Computer players have purses of their own under the same rules. One who is out of chips leaves after the round,
    and somebody else may take the seat.

    You may leave freely between rounds. If you leave in the middle of a round, your stake stays on the table and the
    round is kept: you can resume it from the main menu.

# covers: GEN-R07 GEN-R10 GEN-R11 GEN-R13
rules-common-bank =
    When lots are drawn for the bank, everybody who can open one draws a card from a full pack. The highest card wins:
    ace, king, queen, jack, ten and so on down. Suits don't count, and whoever ties for the highest card draws again.

    Play goes round in the order of the seats, beginning beside the banker.

    A banker who leaves before having the right to take the bank leaves it on the table. Open stakes go back, and the
    next banker plays on with the same bank.

    If nobody can open a bank, or nobody else has chips to stake, the table closes. A bank that is still on the table
    then goes to its banker.

# covers: GEN-R12
rules-common-keys =
    { $key-cards } says the cards in your hand and their total, { $key-dealer } says the open cards of the banker or
    dealer. { $key-chips } says your chips and your stake, { $key-others } says the chips of the others, { $key-turn }
    says whose turn it is and what the table is waiting for.

    The digits 1 to 9 tell you about one seat: name, open cards, stake and how it stands. { $key-overview } tells you
    about the whole table, { $key-rules } says the rules of this table in short.

    { $key-explain } explains why the last round ended as it did for you. { $key-hint } gives advice where there is
    any. { $key-repeat } says the last thing again.

    { $key-actions } opens the list of all that you can do now, each with its key, so nothing has to be remembered.
    { $key-help } lists every key. A key that can't act now says why, and it costs nothing.

    { $key-pause } opens the pause menu, where you can also leave the table. { $key-rule-book } opens this rule book
    at any time.

rules-common-amount =
    Amounts are typed with the digits or changed with { $key-more } and { $key-less }, in larger steps with
    { $key-much-more } and { $key-much-less }. { $key-least } is the least that is allowed, { $key-most } the most.
    { $key-place } places the amount, { $key-withdraw } takes you out of the field.

# covers: GEN-R14 GEN-R15 GEN-R16 GEN-R17 GEN-R18 GEN-R19 GEN-R20 GEN-R21 GEN-R22 GEN-R23
rules-common-others =
    At a table of several people the rules are the same, and a few things are done together. Before the deal of a casino
    game the table itself deals as soon as everybody has laid a stake or sits the round out, at the latest 30 seconds
    after the first stake. The next round begins when all people are ready, at the latest 20 seconds after the first.

    Who is away, or whose connection is gone, keeps the seat. An open question is then answered without new chips and, if
    possible, without a card; from the next round on the seat is passed over. A banker who is away keeps the bank, and the
    table brings it home as soon as the rules allow.

    Who chooses the first banker is the host of the table; after 30 seconds lots decide. When nobody is there, the table
    rests, and nothing is lost.

    The chips of a house are its own: everybody begins there with 1000, and a purse is topped up at most once in ten
    minutes. Chips that were given in that way don't count in the ranking.
