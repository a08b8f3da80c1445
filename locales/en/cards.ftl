# Names of cards. The functions CARD, CARDS and RANKS put them together (docs/translators.md).

## Ranks. $case is nom, acc or gen, all alike in English, or a: with the indefinite article.

rank-2 = { $case ->
     [a] a two
    *[nom] two
}
    .gender = n
rank-3 = { $case ->
     [a] a three
    *[nom] three
}
    .gender = n
rank-4 = { $case ->
     [a] a four
    *[nom] four
}
    .gender = n
rank-5 = { $case ->
     [a] a five
    *[nom] five
}
    .gender = n
rank-6 = { $case ->
     [a] a six
    *[nom] six
}
    .gender = n
rank-7 = { $case ->
     [a] a seven
    *[nom] seven
}
    .gender = n
rank-8 = { $case ->
     [a] an eight
    *[nom] eight
}
    .gender = n
rank-9 = { $case ->
     [a] a nine
    *[nom] nine
}
    .gender = n
rank-10 = { $case ->
     [a] a ten
    *[nom] ten
}
    .gender = n
rank-J = { $case ->
     [a] a jack
    *[nom] jack
}
    .gender = n
rank-Q = { $case ->
     [a] a queen
    *[nom] queen
}
    .gender = n
rank-K = { $case ->
     [a] a king
    *[nom] king
}
    .gender = n
rank-A = { $case ->
     [a] an ace
    *[nom] ace
}
    .gender = n

## Suits.

suit-h = hearts
suit-d = diamonds
suit-c = clubs
suit-s = spades

## Several cards of one rank. $n is their number, from two on.

count-any = { $n ->
     [2] two
     [3] three
     [4] four
    *[other] { $n }
}
ranks-2 = { count-any } twos
ranks-3 = { count-any } threes
ranks-4 = { count-any } fours
ranks-5 = { count-any } fives
ranks-6 = { count-any } sixes
ranks-7 = { count-any } sevens
ranks-8 = { count-any } eights
ranks-9 = { count-any } nines
ranks-10 = { count-any } tens
ranks-J = { count-any } jacks
ranks-Q = { count-any } queens
ranks-K = { count-any } kings
ranks-A = { count-any } aces

## Whole cards, and cards in a row.

# $rank and $suit are names from above.
card-name = { $rank } of { $suit }

# The seven of hearts where it is Šantal: alone, and among other cards.
card-santal = { $card }, Šantal
card-santal-listed = { $card } Šantal

# A card that lies face down.
rank-hidden = { $case ->
     [a] a hidden card
    *[nom] hidden card
}
ranks-hidden = { count-any } hidden cards

# Joining: all but the last two of a row, then the last.
list-more = { $head }, { $next }
list-end = { $head } and { $last }
