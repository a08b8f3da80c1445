# Значения настроек стола в строках меню: коротко, название стоит перед ними.

choice-soft17 = { $value ->
     [hit] берёт карту
    *[stand] останавливается
}
choice-split-by = { $value ->
     [value] равного достоинства
    *[rank] две одинаковые карты
}
choice-insurance-on = { $value ->
     [ace] против туза
     [ace_and_ten_values] против туза, десятки и картинки
    *[ace_and_pictures] против туза и картинки
}
choice-double-on = { $value ->
     [any] на любых двух картах
    *[other] только на 9, 10 и 11
}
choice-enhc-loss = { $value ->
     [original_only] забирает только первую ставку
    *[all] забирает все ставки
}
choice-first-banker = { $value ->
     [agreement] по договорённости
    *[lot] по жребию
}
choice-direction = { $value ->
     [right] вправо
    *[left] влево
}
choice-picture-values = { $value ->
     [v1-2-3] 1, 2 и 3
     [v1-1-2] 1, 1 и 2
    *[other] по 1
}
choice-royal-pays = { $value ->
     [3] 3:1
    *[other] 1:1
}
choice-exchange-eight = { $value ->
     [off] никогда
     [any_exchange] после любого обмена
    *[directly] только вместо семёрки
}
choice-exchange-limit = { $value ->
     [once] один за раунд
    *[none] без ограничений
}
choice-banker-card-open = { $value ->
     [from_second_circle] со второго круга
     [never] никогда
    *[always] всегда
}
choice-mala-domu-from = { $value ->
     [bank_doubled] только после удвоения банка
    *[any_deal] перед любой сдачей
}
choice-mala-domu-trigger = { $value ->
     [any_first] любая первая карта
    *[dealt] только сданная карта
}
choice-dark-double-bust = { $value ->
     [banker] рука втёмную проигрывает
    *[punter] рука втёмную выигрывает
}
choice-dark-vs-banker-21 = { $value ->
     [tie_to_dark] выигрывает рука втёмную
    *[banker] выигрывает банкир
}
choice-two-aces = { $value ->
     [any] выигрывают в любой руке
    *[exact] выигрывают только сами по себе
}
choice-five-pictures = { $value ->
     [any_five] выигрывают в любой руке
    *[exact] выигрывают только сами по себе
}
choice-banker-17 = { $value ->
     [and_above] стоит с 17 и выше
    *[exact] стоит ровно на 17
}
choice-cut-rebet = { $value ->
     [bet_stands] остаётся
    *[restart] новая
}
choice-knock-exposes = { $value ->
     [first_only] открыта только первая карта
    *[every_card] открыта карта в каждой игре
}
choice-after-break = { $value ->
     [breaker] банк у того, кто сорвал
    *[next_left] банк у следующего
}
choice-deal-from = { $value ->
     [bottom] снизу
    *[top] сверху
}
choice-played-cards = { $value ->
     [aside] в сторону
     [top] наверх колоды
    *[under] под низ колоды
}
choice-cover = { $value ->
     [single] одинарное
    *[double] двойное
}
