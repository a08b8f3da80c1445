# Значения настроек стола в строках меню: коротко, название стоит перед ними.

choice-soft17 = { $value ->
     [hit] берёт ещё
    *[stand] останавливается
}
choice-split-by = { $value ->
     [value] карты равной стоимости
    *[rank] две одинаковые карты
}
choice-insurance-on = { $value ->
     [ace] против туза
     [ace_and_ten_values] против туза, десятки и картинки
    *[ace_and_pictures] против туза и картинки
}
choice-double-on = { $value ->
     [any] с любыми двумя картами
    *[other] только если у вас 9, 10 или 11
}
choice-enhc-loss = { $value ->
     [original_only] забирает только первую ставку
    *[all] забирает все ставки
}
choice-first-banker = { $value ->
     [agreement] по уговору
    *[lot] по жребию
}
choice-direction = { $value ->
     [right] начинают справа
    *[left] начинают слева
}
choice-picture-values = { $value ->
     [v1-2-3] 1, 2 и 3
     [v1-1-2] 1, 1 и 2
    *[other] по одному очку
}
choice-royal-pays = { $value ->
     [3] три к одному
    *[other] один к одному
}
choice-exchange-eight = { $value ->
     [off] никогда
     [any_exchange] после любого обмена
    *[directly] если она пришла за семёрку
}
choice-exchange-limit = { $value ->
     [once] один за круг
    *[none] без ограничений
}
choice-banker-card-open = { $value ->
     [from_second_circle] открыта со второго круга
     [never] закрыта
    *[always] открыта всегда
}
choice-mala-domu-from = { $value ->
     [bank_doubled] только после удвоения банка
    *[any_deal] перед любой раздачей
}
choice-mala-domu-trigger = { $value ->
     [any_first] любая первая карта
    *[dealt] только сданная карта
}
choice-dark-double-bust = { $value ->
     [banker] игра втёмную проигрывает
    *[punter] игра втёмную выигрывает
}
choice-dark-vs-banker-21 = { $value ->
     [tie_to_dark] выигрывает очко втёмную
    *[banker] выигрывает банкир
}
choice-two-aces = { $value ->
     [any] выигрывают в любой руке
    *[exact] выигрывают, если других карт нет
}
choice-five-pictures = { $value ->
     [any_five] выигрывают в любой руке
    *[exact] выигрывают, если других карт нет
}
choice-banker-17 = { $value ->
     [and_above] брать нельзя, если больше, тоже
    *[exact] брать нельзя
}
choice-cut-rebet = { $value ->
     [bet_stands] прежняя
    *[restart] новая
}
choice-knock-exposes = { $value ->
     [first_only] открыта только первая карта банкира
    *[every_card] карта банкира открыта в каждом поединке
}
choice-after-break = { $value ->
     [breaker] банк держит тот, кто сорвал
    *[next_left] банк переходит к следующему
}
choice-deal-from = { $value ->
     [bottom] снизу
    *[top] сверху
}
choice-played-cards = { $value ->
     [aside] откладывают
     [top] кладут сверху
    *[under] кладут под низ
}
choice-cover = { $value ->
     [single] одинарное
    *[double] двойное
}
