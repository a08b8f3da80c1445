# То, что показывает только окно; всё это и говорится, если спросить.

# A hand of the listener: which one, its stake and total where they are known, what became of it.
picture-hand = { lead-mine }{ $stake ->
     [unsaid] { "" }
    *[other] , ставка { $stake }
}{ $points ->
     [unsaid] { "" }
    *[other] : { total }
}{ hand-state }
picture-card = { CARD($card) }
# On the back of one of the listener's cards.
picture-back = закрыта
# Before a seat that is to act.
picture-acting = Ходит. { $text }
# How many seats find no room, and the keys that say them.
picture-more = Ещё игроков: { $count }. По одному: цифры, кроме нуля, все сразу: { $key }.
# What the table waits for, in the largest letters: an amount, the listener, or another player by name.
picture-awaited = { $kind ->
     [bet] Ставка: { $amount }
     [found] Банк: { $amount }
     [insure] Страховка: { $amount }
     [raise] Добавить: { $amount }
     [mine] Ваш ход
     [next] Дальше
    *[other] { $name }
}
# Beside the dealer's cards.
picture-dealer = Дилер
