# Что говорится за любым столом. Сначала части фраз; фразы начинаются с say- (по ходу игры), ask- (ответы на клавиши),
# why- (объяснения), prompt- (поля сумм), do- (названия действий), none- (клавиши, которые здесь ничего не значат),
# refused- (чего сделать нельзя).

## Части

# Какой из нескольких боксов ($box) и какая из рук ($hand); 0, если один.
hand-name = { $hand ->
     [1] Первая рука
     [2] Вторая рука
     [3] Третья рука
    *[other] Четвёртая рука
}
hand-name-low = { $hand ->
     [1] первая рука
     [2] вторая рука
     [3] третья рука
    *[other] четвёртая рука
}
hand-title = { $box ->
     [0] { hand-name }
    *[other] Бокс { $box }, { hand-name-low }
}
hand-title-low = { $box ->
     [0] { hand-name-low }
    *[other] бокс { $box }, { hand-name-low }
}
# Отдельное предложение перед другим или ничего.
in-box = { $box ->
     [0] { $hand ->
         [0] { "" }
        *[other] { hand-name }.{ " " }
    }
    *[other] { $hand ->
         [0] Бокс { $box }.{ " " }
        *[other] Бокс { $box }, { hand-name-low }.{ " " }
    }
}

# Чем начинаются карты: слушателя или чьи-то.
lead-mine = { $box ->
     [0] { $hand ->
         [0] Ваши карты
        *[other] { hand-name }
    }
    *[other] { $hand ->
         [0] Бокс { $box }
        *[other] Бокс { $box }, { hand-name-low }
    }
}
lead = { $box ->
     [0] { $hand ->
         [0] Карты
        *[other] { hand-name }
    }
    *[other] { $hand ->
         [0] Бокс { $box }
        *[other] Бокс { $box }, { hand-name-low }
    }
}

# Очки руки. $soft: no, soft или or, тогда $low — другой счёт.
total = { $soft ->
     [or] { $points } или { $low }
     [soft] мягкие { $points }
    *[no] { $points }
}
# То же отдельным предложением после карты или ничего.
total-said = { $points ->
     [unsaid] { "" }
    *[other] { $soft ->
         [or] { " " }{ $points } или { $low }.
         [soft] { " " }Мягкие { $points }.
        *[no] { " " }{ $points }.
    }
}
# Фишки слушателя после результата или ничего.
purse-said = { $left ->
     [unsaid] { "" }
    *[other] { " " }У вас { CHIPS($left) }.
}

## Места

say-left-mine = Вы уходите из-за стола.{ $lost ->
     [unsaid] { "" }
    *[other] { " " }Вы теряете { CHIPS($lost, case: "acc") }.
} У вас { CHIPS($left) }.
say-left = { $name } уходит из-за стола.{ $lost ->
     [unsaid] { "" }
    *[other] { " " }На столе остаётся { CHIPS($lost) }.
}
say-sits-down-mine = Вы садитесь за стол. У вас { CHIPS($chips) }.
say-sits-down = { $name } садится за стол: { CHIPS($chips) }.
say-sat-out-mine = Вы пропускаете раунд.
say-sat-out = { $name } пропускает раунд.
say-round = Раунд { $round }.

## Ответы

ask-no-cards-mine = У вас нет карт.
ask-chips-mine = У вас { CHIPS($chips) }.
ask-chips = { $name }: { CHIPS($chips) }.
ask-nobody-else = Больше за столом никого нет.
ask-no-stakes = Ставок на столе нет.
ask-no-seat = Места { $number } за этим столом нет.
ask-seat-empty = Место { $number } свободно.
ask-seat-mine = Место { $number }, вы: { CHIPS($chips) }.
ask-seat = Место { $number }, { $name }: { CHIPS($chips) }.

## Действия в меню

do-bet = Поставить{ $number ->
     [0] { "" }
    *[other] { " " }на бокс { $number }
}{ $least ->
     [unsaid] { "" }
    *[other] , минимум { $least }, максимум { $most }
}
do-add = Поставить за бокс { $number }{ $least ->
     [unsaid] { "" }
    *[other] , минимум { $least }, максимум { $most }
}
do-sit-out = Пропустить раунд
do-done-staking = Больше не ставить
do-raise = Увеличить ставку{ $least ->
     [unsaid] { "" }
    *[other] , минимум { $least }, максимум { $most }
}
do-hit = Взять карту
do-hit-at = Вытянуть карту под выбранным номером
do-hit-any = Вытянуть любую карту
do-hit-banker = Пусть карту вытянет банкомёт
do-hit-blind = Взять карту втёмную
do-stand = Хватит, закончить ход
do-exchange = { $what ->
     [seven] Обменять семёрку
     [eight] Вернуть восьмёрку
     [fifteen] Вернуть пятнадцать
     [five-pictures] Вернуть пять картинок
    *[other] Обменять карты
}
do-announce = { $play ->
     [matched] Объявить «малую домой»
    *[duels] Объявить стук
}
do-keep = Оставить карты
do-give-back = Скинуть карты
do-double = Удвоить ставку{ $amount ->
     [unsaid] { "" }
    *[other] { " " }за { $amount }
}
do-split = Разделить пару{ $amount ->
     [unsaid] { "" }
    *[other] { " " }за { $amount }
}
do-surrender = Сдаться за половину ставки
do-insure = Взять страховку{ $number ->
     [0] { "" }
    *[other] { " " }на бокс { $number }
}{ $amount ->
     [unsaid] { "" }
    *[other] { " " }за { $amount }
}{ $least ->
     [unsaid] { "" }
    *[other] , минимум { $least }, максимум { $most }
}
do-decline = Отказаться
do-choose-banker = Выбрать { banker-gen }
do-draw-lots = Бросить жребий
do-found = Поставить банк{ $least ->
     [unsaid] { "" }
    *[other] , минимум { $least }, максимум { $most }
}
do-deal = Раздать
do-accept = Принять банк
do-hand-over = Передать банк
do-reshuffle = Попросить перетасовать
do-leave = Выйти из-за стола

## Клавиши, для которых в игре нет действия

none-split = В этой игре пары не делят.
none-double = В этой игре ставку не удваивают.
none-insure = В этой игре нет страховки.
none-surrender = В этой игре сдаться нельзя.
none-raise = В этой игре ставку не увеличивают.
none-hit-blind = В этой игре втёмную не берут.
none-exchange = В этой игре карты не обменивают.
none-announce = В этой игре объявлять нечего.
none-add = В этой игре за других игроков не ставят.
none-reshuffle = В этой игре карты по просьбе не тасуют.

## Поля сумм

prompt-bet = { in-box }Ставка: { $amount }. У вас { $chips }.{ $free ->
     [unsaid] { "" }
    *[other] { $play ->
         [matched] { " " }Свободно в банке: { $free }.
         [club] { " " }Максимум { $most }.
         [house] { " " }В банке: { $free }.
         [croupier] { " " }В банке: { $free }.
        *[duels] { " " }В банке: { $free }.
    }
}

## Отказы во всех играх

refused-no-such-action = Такого действия в этой игре нет. Что можно, говорит меню действий.
refused-not-now = { $phase ->
     [between] Это можно только после сдачи карт.
     [bets] Это можно только после сдачи карт.
     [insurance] Сначала решите насчёт страховки.
     [choose] Сначала нужно выбрать, кому держать банк.
     [found] Сначала нужно поставить банк.
     [broken] Сначала нужно решить, кто примет банк.
    *[other] Сейчас нельзя. Что можно, говорит меню действий.
}
refused-not-your-turn = Сейчас не ваш ход.{ $known ->
     [no] { "" }
    *[yes] { " " }Ходит: { $name }.
}
refused-not-your-box = Это не ваш бокс.
refused-no-such-seat = На этом месте никого нет.
refused-left-already = Вас за этим столом уже нет.
refused-round-open = { $play ->
     [matched] Посреди круга
     [duels] Посреди круга
     [house] Посреди раунда
     [croupier] Посреди раунда
    *[club] Посреди раунда
} нельзя. Сначала доиграйте его.
refused-too-little = Мало, минимум { $limit }.
refused-too-much = Много, максимум { $limit }.
refused-not-a-step = Шаг ставки: { $step }.
refused-not-enough-chips = Не хватает фишек: нужно { $limit }, у вас { $chips }.
refused-already-bet = Ваша ставка уже на столе.
refused-no-bet-yet = Ставок ещё нет. Сначала сделайте свою.
refused-table-deals = Здесь сдаёт только сам стол, когда все сделали ставки или пропускают раунд.
refused-others-not-ready = Остальные ещё не готовы. Раунд начнётся, когда все будут готовы.
refused-no-cards-left = Карт больше нет. Можно только сказать «хватит».
