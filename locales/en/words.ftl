# Counted nouns, for the functions NOUN, CHIPS, POINTS and CARDCOUNT (docs/translators.md). $n is the number,
# $case is nom or acc. The words of the banker's call stand at the end.

noun-chip = { $n ->
     [one] { $n } chip
    *[other] { $n } chips
}
noun-point = { $n ->
     [one] { $n } point
    *[other] { $n } points
}
noun-card = { $n ->
     [one] { $n } card
    *[other] { $n } cards
}
noun-stake = { $n ->
     [one] { $n } stake
    *[other] { $n } stakes
}
noun-round = { $n ->
     [one] { $n } round
    *[other] { $n } rounds
}
noun-circle = { $n ->
     [one] { $n } circle
    *[other] { $n } circles
}
noun-player = { $n ->
     [one] { $n } player
    *[other] { $n } players
}
noun-hand = { $n ->
     [one] { $n } hand
    *[other] { $n } hands
}
noun-pack = { $n ->
     [one] { $n } pack
    *[other] { $n } packs
}
noun-picture = { $n ->
     [one] { $n } picture
    *[other] { $n } pictures
}
noun-box = { $n ->
     [one] { $n } box
    *[other] { $n } boxes
}
noun-seat = { $n ->
     [one] { $n } seat
    *[other] { $n } seats
}
noun-second = { $n ->
     [one] { $n } second
    *[other] { $n } seconds
}

# The banker stands: $n is the banker's total plus one, from 3 to 21. Used by THRESHOLD.
threshold-word = { $n ->
     [3] Three
     [4] Four
     [5] Five
     [6] Six
     [7] Seven
     [8] Eight
     [9] Nine
     [10] Ten
     [11] Eleven
     [12] Twelve
     [13] Thirteen
     [14] Fourteen
     [15] Fifteen
     [16] Sixteen
     [17] Seventeen
     [18] Eighteen
     [19] Nineteen
     [20] Twenty
     [21] Twenty-one
    *[other] { $n }
}
threshold-takes = { THRESHOLD($n) } takes!
