# Counted nouns, for the functions NOUN, CHIPS, POINTS and CARDCOUNT (docs/translators.md). $n is the number,
# $case is nom or acc. The words of the banker's call stand at the end.

noun-chip = { $n ->
     [one] { $n } žeton
     [few] { $n } žetony
    *[other] { $n } žetonů
}
noun-point = { $n ->
     [one] { $n } bod
     [few] { $n } body
    *[other] { $n } bodů
}
noun-card = { $n ->
     [one] { $n } { $case ->
         [acc] kartu
        *[nom] karta
    }
     [few] { $n } karty
    *[other] { $n } karet
}
noun-stake = { $n ->
     [one] { $n } { $case ->
         [acc] sázku
        *[nom] sázka
    }
     [few] { $n } sázky
    *[other] { $n } sázek
}
noun-round = { $n ->
     [one] { $n } kolo
     [few] { $n } kola
    *[other] { $n } kol
}
noun-circle = { $n ->
     [one] { $n } kolo
     [few] { $n } kola
    *[other] { $n } kol
}
noun-player = { $n ->
     [one] { $n } hráč
     [few] { $n } hráči
    *[other] { $n } hráčů
}
noun-hand = { $n ->
     [one] { $n } { $case ->
         [acc] hru
        *[nom] hra
    }
     [few] { $n } hry
    *[other] { $n } her
}
noun-pack = { $n ->
     [one] { $n } balíček
     [few] { $n } balíčky
    *[other] { $n } balíčků
}
noun-picture = { $n ->
     [one] { $n } obrázek
     [few] { $n } obrázky
    *[other] { $n } obrázků
}
noun-box = { $n ->
     [one] { $n } box
     [few] { $n } boxy
    *[other] { $n } boxů
}
noun-seat = { $n ->
     [one] { $n } místo
     [few] { $n } místa
    *[other] { $n } míst
}
noun-second = { $n ->
     [one] { $n } { $case ->
         [acc] sekundu
        *[nom] sekunda
    }
     [few] { $n } sekundy
    *[other] { $n } sekund
}

# Bankéř končí: $n je jeho součet plus jedna, od 3 do 21. Používá THRESHOLD.
threshold-word = { $n ->
     [3] Tři
     [4] Čtyři
     [5] Pět
     [6] Šest
     [7] Sedm
     [8] Osm
     [9] Devět
     [10] Deset
     [11] Jedenáct
     [12] Dvanáct
     [13] Třináct
     [14] Čtrnáct
     [15] Patnáct
     [16] Šestnáct
     [17] Sedmnáct
     [18] Osmnáct
     [19] Devatenáct
     [20] Dvacet
     [21] Jednadvacet
    *[other] { $n }
}
threshold-takes = { THRESHOLD($n) } { $n ->
     [3] berou
     [4] berou
    *[other] bere
}!
