# What `audiojack check` says of scenario files. $name is a seat or a box, $line a line of the file or of play.

check-nothing = nothing
check-reason = refused ({ $code })
check-at-line = { $what }, at line { $line } of play: { $said }
check-before-play = { $what }, before the first line of play
check-chips = chips of { $name }: expected { $expected }, found { $found }
check-bank = the bank: expected { $expected }, found { $found }
check-total = total of { $name }: expected { $expected }, found { $found }
check-hand = cards of { $name }: expected { $expected }, found { $found }
check-turn = turn: expected { $expected }, found { $found }
check-may = what { $name } may do: expected { $expected }, found { $found }
check-hears = { $name } should hear { $expected } and doesn't
check-hears-not = { $name } should not hear { $expected } and does
check-refused = { $name }, { $expected }: expected to be accepted, found { $found }
check-accepted = { $name }, { $found }: expected to be refused, found accepted
check-not-over = the round: expected to be over, found open
check-end = end: expected { $expected }, found { $found }
check-next-banker = next banker: expected { $expected }, found { $found }

scenario-error-line = { $file }, line { $line }: { $reason }.
scenario-error = { $file }: { $reason }.
scenario-unreadable = the file can't be read, { system-reason }
scenario-not-utf8 = the file is not UTF-8 text
scenario-not-toml = this is not valid TOML, { $detail }
scenario-unknown-game = there is no game called “{ $detail }”
scenario-bad-value = a key or a value doesn't fit, { $detail }
scenario-unknown-option = this game has no option “{ $detail }”
scenario-bad-card = “{ $detail }” is no card
scenario-card-too-often = the card { $detail } is stacked more often than the pack has it
scenario-no-seats = there are no seats
scenario-name-twice = the name “{ $detail }” is given twice
scenario-unknown-name = nobody at this table is called “{ $detail }”
scenario-two-bankers = only one seat can hold the bank
scenario-stake-above-purse = the stake of “{ $detail }” is more than the purse holds
scenario-unknown-command = there is no command “{ $detail }”
scenario-bad-amount = “{ $detail }” is no number
scenario-bad-line = this line of play means nothing: { $detail }
