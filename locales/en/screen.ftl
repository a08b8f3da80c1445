# What only the window shows; all of it is said, too, when it is asked for.

# A hand of the listener: which one, its stake and total where they are known, what became of it.
picture-hand = { lead-mine }{ $stake ->
     [unsaid] { "" }
    *[other] , stake { $stake }
}{ $points ->
     [unsaid] { "" }
    *[other] : { total }
}{ hand-state }
picture-card = { CARD($card) }
# On the back of one of the listener's cards.
picture-back = face down
# Before a seat that is to act.
picture-acting = To act. { $text }
# How many seats find no room, and the keys that say them.
picture-more = More players: { $count }. One by one with keys 1 to 9, all with { $key }.
# What the table waits for, in the largest letters: an amount, the listener, or another player by name.
picture-awaited = { $kind ->
     [bet] Stake: { $amount }
     [found] Bank: { $amount }
     [insure] Insurance: { $amount }
     [raise] Raise: { $amount }
     [mine] Your turn
     [next] Next round
    *[other] { $name }
}
# Beside the dealer's cards.
picture-dealer = Dealer
