# The values of the table options as rows of a menu name them: short, for the label stands before them.

choice-soft17 = { $value ->
     [hit] draws
    *[stand] stands
}
choice-split-by = { $value ->
     [value] of equal value
    *[rank] of equal rank
}
choice-insurance-on = { $value ->
     [ace] an ace
     [ace_and_ten_values] an ace, a ten or a picture
    *[ace_and_pictures] an ace or a picture
}
choice-double-on = { $value ->
     [any] any two cards
    *[other] 9, 10 and 11 only
}
choice-enhc-loss = { $value ->
     [original_only] the original stake only
    *[all] all stakes
}
choice-first-banker = { $value ->
     [agreement] by agreement
    *[lot] by lot
}
choice-direction = { $value ->
     [right] to the right
    *[left] to the left
}
choice-picture-values = { $value ->
     [v1-2-3] 1, 2 and 3
     [v1-1-2] 1, 1 and 2
    *[other] 1 each
}
choice-royal-pays = { $value ->
     [3] 3 to 1
    *[other] 1 to 1
}
choice-exchange-eight = { $value ->
     [off] never
     [any_exchange] after any exchange
    *[directly] only in place of a seven
}
choice-exchange-limit = { $value ->
     [once] one a round
    *[none] none
}
choice-banker-card-open = { $value ->
     [from_second_circle] from the second circle on
     [never] never
    *[always] always
}
choice-mala-domu-from = { $value ->
     [bank_doubled] a doubled bank on
    *[any_deal] any deal on
}
choice-mala-domu-trigger = { $value ->
     [any_first] any first card
    *[dealt] the dealt card only
}
choice-dark-double-bust = { $value ->
     [banker] an unseen hand loses
    *[punter] an unseen hand wins
}
choice-dark-vs-banker-21 = { $value ->
     [tie_to_dark] the unseen hand wins
    *[banker] the banker wins
}
choice-two-aces = { $value ->
     [any] win in any hand
    *[exact] win only on their own
}
choice-five-pictures = { $value ->
     [any_five] win in any hand
    *[exact] win only on their own
}
choice-banker-17 = { $value ->
     [and_above] has to stand from 17 on
    *[exact] has to stand on exactly 17
}
choice-cut-rebet = { $value ->
     [bet_stands] the bet stays
    *[restart] a new bet
}
choice-knock-exposes = { $value ->
     [first_only] only the first card
    *[every_card] the card of every duel
}
choice-after-break = { $value ->
     [breaker] whoever broke it is the banker
    *[next_left] the next player is the banker
}
choice-deal-from = { $value ->
     [bottom] from the bottom
    *[top] from the top
}
choice-played-cards = { $value ->
     [aside] aside
     [top] on top of the pack
    *[under] under the pack
}
choice-cover = { $value ->
     [single] the stake once
    *[double] twice the stake
}
