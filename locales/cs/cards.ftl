# Names of cards. The functions CARD, CARDS and RANKS put them together (docs/translators.md).

## Ranks. $case is nom, acc or gen; .gender is what the suit agrees with.

rank-2 = { $case ->
     [acc] dvojku
     [gen] dvojky
    *[nom] dvojka
}
    .gender = f
rank-3 = { $case ->
     [acc] trojku
     [gen] trojky
    *[nom] trojka
}
    .gender = f
rank-4 = { $case ->
     [acc] čtyřku
     [gen] čtyřky
    *[nom] čtyřka
}
    .gender = f
rank-5 = { $case ->
     [acc] pětku
     [gen] pětky
    *[nom] pětka
}
    .gender = f
rank-6 = { $case ->
     [acc] šestku
     [gen] šestky
    *[nom] šestka
}
    .gender = f
rank-7 = { $case ->
     [acc] sedmičku
     [gen] sedmičky
    *[nom] sedmička
}
    .gender = f
rank-8 = { $case ->
     [acc] osmičku
     [gen] osmičky
    *[nom] osmička
}
    .gender = f
rank-9 = { $case ->
     [acc] devítku
     [gen] devítky
    *[nom] devítka
}
    .gender = f
rank-10 = { $case ->
     [acc] desítku
     [gen] desítky
    *[nom] desítka
}
    .gender = f
rank-J = { $case ->
     [acc] kluka
     [gen] kluka
    *[nom] kluk
}
    .gender = m
rank-Q = { $case ->
     [acc] dámu
     [gen] dámy
    *[nom] dáma
}
    .gender = f
rank-K = { $case ->
     [acc] krále
     [gen] krále
    *[nom] král
}
    .gender = m
rank-A = { $case ->
     [gen] esa
    *[nom] eso
}
    .gender = n

## Suits.

suit-h = { $gender ->
     [m] { $case ->
         [acc] srdcového
         [gen] srdcového
        *[nom] srdcový
    }
     [n] { $case ->
         [gen] srdcového
        *[nom] srdcové
    }
    *[f] { $case ->
         [acc] srdcovou
         [gen] srdcové
        *[nom] srdcová
    }
}
suit-d = { $gender ->
     [m] { $case ->
         [acc] kárového
         [gen] kárového
        *[nom] kárový
    }
     [n] { $case ->
         [gen] kárového
        *[nom] kárové
    }
    *[f] { $case ->
         [acc] károvou
         [gen] kárové
        *[nom] kárová
    }
}
suit-c = { $gender ->
     [m] { $case ->
         [acc] křížového
         [gen] křížového
        *[nom] křížový
    }
     [n] { $case ->
         [gen] křížového
        *[nom] křížové
    }
    *[f] { $case ->
         [acc] křížovou
         [gen] křížové
        *[nom] křížová
    }
}
suit-s = { $gender ->
     [m] { $case ->
         [acc] pikového
         [gen] pikového
        *[nom] pikový
    }
     [n] { $case ->
         [gen] pikového
        *[nom] pikové
    }
    *[f] { $case ->
         [acc] pikovou
         [gen] pikové
        *[nom] piková
    }
}

## Several cards of one rank. $n is their number, from two on.

count-f = { $n ->
     [2] { $case ->
         [gen] dvou
        *[nom] dvě
    }
     [3] { $case ->
         [gen] tří
        *[nom] tři
    }
     [4] { $case ->
         [gen] čtyř
        *[nom] čtyři
    }
    *[other] { $n }
}
count-m = { $n ->
     [2] { $case ->
         [gen] dvou
        *[nom] dva
    }
     [3] { $case ->
         [gen] tří
        *[nom] tři
    }
     [4] { $case ->
         [gen] čtyř
        *[nom] čtyři
    }
    *[other] { $n }
}
ranks-2 = { count-f } { $n ->
     [few] { $case ->
         [gen] dvojek
        *[nom] dvojky
    }
    *[other] dvojek
}
ranks-3 = { count-f } { $n ->
     [few] { $case ->
         [gen] trojek
        *[nom] trojky
    }
    *[other] trojek
}
ranks-4 = { count-f } { $n ->
     [few] { $case ->
         [gen] čtyřek
        *[nom] čtyřky
    }
    *[other] čtyřek
}
ranks-5 = { count-f } { $n ->
     [few] { $case ->
         [gen] pětek
        *[nom] pětky
    }
    *[other] pětek
}
ranks-6 = { count-f } { $n ->
     [few] { $case ->
         [gen] šestek
        *[nom] šestky
    }
    *[other] šestek
}
ranks-7 = { count-f } { $n ->
     [few] { $case ->
         [gen] sedmiček
        *[nom] sedmičky
    }
    *[other] sedmiček
}
ranks-8 = { count-f } { $n ->
     [few] { $case ->
         [gen] osmiček
        *[nom] osmičky
    }
    *[other] osmiček
}
ranks-9 = { count-f } { $n ->
     [few] { $case ->
         [gen] devítek
        *[nom] devítky
    }
    *[other] devítek
}
ranks-10 = { count-f } { $n ->
     [few] { $case ->
         [gen] desítek
        *[nom] desítky
    }
    *[other] desítek
}
ranks-J = { count-m } { $n ->
     [few] { $case ->
         [acc] kluky
         [gen] kluků
        *[nom] kluci
    }
    *[other] kluků
}
ranks-Q = { count-f } { $n ->
     [few] { $case ->
         [gen] dam
        *[nom] dámy
    }
    *[other] dam
}
ranks-K = { count-m } { $n ->
     [few] { $case ->
         [acc] krále
         [gen] králů
        *[nom] králové
    }
    *[other] králů
}
ranks-A = { count-f } { $n ->
     [few] { $case ->
         [gen] es
        *[nom] esa
    }
    *[other] es
}

## Whole cards, and cards in a row.

# $rank a $suit jsou jména odshora.
card-name = { $suit } { $rank }

# Srdcová sedmička tam, kde je Šantal: sama a mezi jinými kartami.
card-santal = { $card }, Šantal
card-santal-listed = { $card } Šantal

# Karta, která leží lícem dolů.
rank-hidden = { $case ->
     [acc] skrytou kartu
     [gen] skryté karty
    *[nom] skrytá karta
}
ranks-hidden = { count-f } { $n ->
     [few] { $case ->
         [gen] skrytých karet
        *[nom] skryté karty
    }
    *[other] skrytých karet
}

# Spojování: vše kromě posledních dvou, potom poslední.
list-more = { $head }, { $next }
list-end = { $head } a { $last }
