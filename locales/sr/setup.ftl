# Вредности опција стола у редовима менија: кратко, назив стоји испред њих.

choice-soft17 = { $value ->
     [hit] вуче
    *[stand] стаје
}
choice-split-by = { $value ->
     [value] две карте исте вредности
    *[rank] две исте карте
}
choice-insurance-on = { $value ->
     [ace] против кеца
     [ace_and_ten_values] против кеца, десетке и слике
    *[ace_and_pictures] против кеца и слике
}
choice-double-on = { $value ->
     [any] било које две карте
    *[other] само 9, 10 и 11
}
choice-enhc-loss = { $value ->
     [original_only] узима само првобитни улог
    *[all] узима све улоге
}
choice-first-banker = { $value ->
     [agreement] договором
    *[lot] жребом
}
choice-direction = { $value ->
     [right] надесно
    *[left] налево
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
     [off] никад
     [any_exchange] после сваке замене
    *[directly] само уместо седмице
}
choice-exchange-limit = { $value ->
     [once] једна у рунди
    *[none] без границе
}
choice-banker-card-open = { $value ->
     [from_second_circle] од другог круга
     [never] никад
    *[always] увек
}
choice-mala-domu-from = { $value ->
     [bank_doubled] тек кад се банка дуплира
    *[any_deal] пре сваког дељења
}
choice-mala-domu-trigger = { $value ->
     [any_first] свака прва карта
    *[dealt] само карта из дељења
}
choice-dark-double-bust = { $value ->
     [banker] рука наслепо губи
    *[punter] рука наслепо добија
}
choice-dark-vs-banker-21 = { $value ->
     [tie_to_dark] добија рука наслепо
    *[banker] добија банкар
}
choice-two-aces = { $value ->
     [any] добијају у свакој руци
    *[exact] добијају само ако других карата нема
}
choice-five-pictures = { $value ->
     [any_five] добија у свакој руци
    *[exact] добија само ако других карата нема
}
choice-banker-17 = { $value ->
     [and_above] од 17 навише мора да стане
    *[exact] са тачно 17 мора да стане
}
choice-cut-rebet = { $value ->
     [bet_stands] остаје
    *[restart] улаже се поново
}
choice-knock-exposes = { $value ->
     [first_only] отворена само прва карта
    *[every_card] отворена карта у сваком двобоју
}
choice-after-break = { $value ->
     [breaker] банкар је ко је разбије
    *[next_left] банкар је следећи играч
}
choice-deal-from = { $value ->
     [bottom] одоздо
    *[top] одозго
}
choice-played-cards = { $value ->
     [aside] на страну
     [top] на врх шпила
    *[under] на дно шпила
}
choice-cover = { $value ->
     [single] једноструко
    *[double] двоструко
}
