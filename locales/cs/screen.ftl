# Co ukazuje jen okno; všechno z toho se na požádání i řekne.

# A hand of the listener: which one, its stake and total where they are known, what became of it.
picture-hand = { lead-mine }{ $stake ->
     [unsaid] { "" }
    *[other] , sázka { $stake }
}{ $points ->
     [unsaid] { "" }
    *[other] : { total }
}{ hand-state }
picture-card = { CARD($card) }
# On the back of one of the listener's cards.
picture-back = zakrytá
# Before a seat that is to act.
picture-acting = Na tahu. { $text }
# How many seats find no room, and the keys that say them.
picture-more = Dalších hráčů: { $count }. Jednotlivě je řeknou klávesy 1 až 9, všechny najednou { $key }.
# What the table waits for, in the largest letters: an amount, the listener, or another player by name.
picture-awaited = { $kind ->
     [bet] Sázka: { $amount }
     [found] Bank: { $amount }
     [insure] Pojistka: { $amount }
     [raise] Přisadit: { $amount }
     [mine] Hrajete
     [next] Další kolo
    *[other] { $name }
}
# Beside the dealer's cards.
picture-dealer = Krupiér
