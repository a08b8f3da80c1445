# Оно што показује само прозор; све се то и каже кад се затражи.

# A hand of the listener: which one, its stake and total where they are known, what became of it.
picture-hand = { lead-mine }{ $stake ->
     [unsaid] { "" }
    *[other] , улог { $stake }
}{ $points ->
     [unsaid] { "" }
    *[other] : { total }
}{ hand-state }
picture-card = { CARD($card) }
# On the back of one of the listener's cards.
picture-back = затворена
# Before a seat that is to act.
picture-acting = На потезу. { $text }
# How many seats find no room, and the keys that say them.
picture-more = Још играча: { $count }. Један по један: тастери 1 до 9, сви одједном: { $key }.
# What the table waits for, in the largest letters: an amount, the listener, or another player by name.
picture-awaited = { $kind ->
     [bet] Улог: { $amount }
     [found] Банка: { $amount }
     [insure] Осигурање: { $amount }
     [raise] Додатак: { $amount }
     [mine] Ви сте на потезу
     [next] Даље
    *[other] { $name }
}
# Beside the dealer's cards.
picture-dealer = { dealer-start }
