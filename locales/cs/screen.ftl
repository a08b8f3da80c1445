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
