# Hodnoty možností stolu, jak je říkají řádky nabídky: krátce, popisek stojí před nimi.

choice-soft17 = { $value ->
     [hit] bere
    *[stand] stojí
}
choice-split-by = { $value ->
     [value] stejné hodnoty
    *[rank] dvě stejné karty
}
choice-insurance-on = { $value ->
     [ace] proti esu
     [ace_and_ten_values] proti esu, desítce a obrázku
    *[ace_and_pictures] proti esu a obrázku
}
choice-double-on = { $value ->
     [any] na jakékoli dvě karty
    *[other] jen na 9, 10 a 11
}
choice-enhc-loss = { $value ->
     [original_only] bere jen původní sázku
    *[all] bere všechny sázky
}
choice-first-banker = { $value ->
     [agreement] po dohodě
    *[lot] losem
}
choice-direction = { $value ->
     [right] doprava
    *[left] doleva
}
choice-picture-values = { $value ->
     [v1-2-3] 1, 2 a 3
     [v1-1-2] 1, 1 a 2
    *[other] každý za 1
}
choice-royal-pays = { $value ->
     [3] 3:1
    *[other] 1:1
}
choice-exchange-eight = { $value ->
     [off] nikdy
     [any_exchange] po každé výměně
    *[directly] jen místo sedmičky
}
choice-exchange-limit = { $value ->
     [once] jedna za kolo
    *[none] bez omezení
}
choice-banker-card-open = { $value ->
     [from_second_circle] od druhého kola
     [never] nikdy
    *[always] vždy
}
choice-mala-domu-from = { $value ->
     [bank_doubled] až po zdvojnásobení banku
    *[any_deal] před každým rozdáním
}
choice-mala-domu-trigger = { $value ->
     [any_first] každá první karta
    *[dealt] jen rozdaná karta
}
choice-dark-double-bust = { $value ->
     [banker] hra naslepo prohrává
    *[punter] hra naslepo vyhrává
}
choice-dark-vs-banker-21 = { $value ->
     [tie_to_dark] vyhrává hra naslepo
    *[banker] vyhrává bankéř
}
choice-two-aces = { $value ->
     [any] vyhrávají v každé hře
    *[exact] vyhrávají jen samotná
}
choice-five-pictures = { $value ->
     [any_five] vyhrává v každé hře
    *[exact] vyhrává jen samotných
}
choice-banker-17 = { $value ->
     [and_above] od 17 výš
    *[exact] jen na 17
}
choice-cut-rebet = { $value ->
     [bet_stands] zůstává
    *[restart] nová
}
choice-knock-exposes = { $value ->
     [first_only] odkrytá jen první karta
    *[every_card] odkrytá karta v každém souboji
}
choice-after-break = { $value ->
     [breaker] bankéřem ten, kdo ho rozebral
    *[next_left] bankéřem další hráč
}
choice-deal-from = { $value ->
     [bottom] zespodu
    *[top] shora
}
choice-played-cards = { $value ->
     [aside] stranou
     [top] navrch balíčku
    *[under] dospod balíčku
}
choice-cover = { $value ->
     [single] jednonásobné
    *[double] dvojnásobné
}
