# Упражнения: точные шансы, подсказки, цена решений.

odds-what = Шансы какой игры? Есть { $known }.
odds-no-game = Игры «{ $word }» нет; есть { $known }.
odds-no-option = Настройки стола «{ $word }» нет; есть { $known }.
odds-no-card = «{ $word }» — не карта; карты пишутся так: 10h, Qd или As.
odds-one-card = Нужна одна открытая карта дилера, например 9d.
odds-hand-short = Нужны хотя бы две карты, например «10h 6c»; в играх с банком хватит одной.
odds-upcard-missing = Какая карта открыта у дилера? Укажите её после --up.
odds-no-more = В колоде больше нет такой карты: { CARD($word) }.
odds-over = С картами «{ $word }» играть дальше нельзя.
odds-no-chart = В игре { $game } нет дилера, поэтому нет ни его таблицы, ни таблицы ходов.
odds-plot-file = Рисунок не удаётся записать в { $path }: { $detail }.
odds-progress = Готово открытых карт: { $done } из { $of }.
odds-number = { $whole },{ $part }

odds-best = Лучше всего: { $action ->
     [hit] взять карту
     [double] удвоить ставку
     [split] разделить пару
     [surrender] сдаться
     [exchange] обменять карты
     [hit-blind] взять втёмную
     [keep] оставить карты
     [give-back] вернуть карты
    *[stand] хватит
}.
odds-worth = { $action ->
     [hit] Взять карту
     [double] Удвоить
     [split] Разделить
     [surrender] Сдаться
     [exchange] Обменять
     [hit-blind] Взять втёмную
     [keep] Оставить карты
     [give-back] Вернуть карты
     [insurance] Страховка, от её собственной цены
    *[stand] Хватит
}: { $sign ->
     [minus] минус
    *[plus] плюс
} { $value }.
odds-next-total = Со следующей картой { $points }: { $percent } процента.
odds-next-special = Следующая карта сразу выигрывает: { $percent } процента.
odds-next-over = Следующая карта даёт перебор: { $percent } процента.
odds-game = При лучшей игре ставка приносит игроку { $sign ->
     [minus] минус
    *[plus] плюс
} { $value } процента.
odds-game-chart = По таблице ходов она приносит { $sign ->
     [minus] минус
    *[plus] плюс
} { $value } процента.
odds-bank = Ставка на ещё не виденную карту приносит понтёру { $sign ->
     [minus] минус
    *[plus] плюс
} { $value } процента.
odds-banker = Когда на хорошие карты ставят больше, фишка приносит банкиру { $sign ->
     [minus] минус
    *[plus] плюс
} { $value } процента.
odds-dealer = У дилера { CARD($upcard) }, в процентах: 17 { $p17 }, 18 { $p18 }, 19 { $p19 }, 20 { $p20 }, 21 { $p21 }, перебор { $pbust }, блэкджек { $pblackjack }.
odds-chart-upcard = У дилера { CARD($upcard) }.
odds-chart-hard = { $span ->
     [single] { $least }
    *[range] От { $least } до { $most }
}: { $first }{ $more ->
     [none] { "" }
     [two] , иначе { $then }
    *[three] , иначе { $then }, иначе { $last }
}.
odds-chart-soft = С тузом за одиннадцать { $span ->
     [single] { $least }
    *[range] от { $least } до { $most }
}: { $first }{ $more ->
     [none] { "" }
     [two] , иначе { $then }
    *[three] , иначе { $then }, иначе { $last }
}.
odds-chart-pairs = { $least ->
     [1] Пара тузов
    *[other] { $span ->
         [single] Пара карт по { $least }
        *[range] Пары карт от { $least } до { $most }
    }
}: { $first }{ $more ->
     [none] { "" }
     [two] , иначе { $then }
    *[three] , иначе { $then }, иначе { $last }
}.
odds-act-stand = хватит
odds-act-hit = взять карту
odds-act-double = удвоить
odds-act-split = разделить
odds-act-surrender = сдаться
odds-plotted = Рисунок записан в { $path }.

practice-action = { $action ->
     [hit] взять карту
     [hit-blind] взять втёмную
     [double] удвоить ставку
     [split] разделить пару
     [surrender] сдаться
     [insure] взять страховку
     [decline] отказаться от страховки
     [exchange] обменять карты
     [keep] оставить карты
     [give-back] вернуть карты
    *[stand] хватит
}
practice-best = { $best ->
     [hit] взять карту
     [hit-blind] взять втёмную
     [double] удвоить ставку
     [split] разделить пару
     [surrender] сдаться
     [insure] взять страховку
     [decline] отказаться от страховки
     [exchange] обменять карты
     [keep] оставить карты
     [give-back] вернуть карты
    *[stand] хватит
}
practice-cost = { $amount ->
     [0] меньше фишки
    *[other] { CHIPS($amount) }
}
hint-not-now = Подсказка даётся, когда вы решаете, что делать с картами.
hint-best = Лучше всего: { practice-action }.
hint-worth = { $action ->
     [hit] Взять карту
     [hit-blind] Взять втёмную
     [double] Удвоить ставку
     [split] Разделить пару
     [surrender] Сдаться
     [insure] Взять страховку
     [decline] Отказаться от страховки
     [exchange] Обменять карты
     [keep] Оставить карты
     [give-back] Вернуть карты
    *[stand] Хватит
}: { $sign ->
     [minus] минус{ " " }
     [plus] плюс{ " " }
    *[even] { "" }
}{ $amount }.
cost-choice = Выбрано: { practice-action }. Лучше: { practice-best }. Цена: { practice-cost }.
review-perfect = Решений: { $choices }. Ни одной ошибки.
review-sum = Решений: { $choices }. Ошибок: { $mistakes }. Вместе они стоят: { practice-cost }.
review-dear = { CARDS($cards) }. Выбрано: { practice-action }. Лучше: { practice-best }. Цена: { practice-cost }.
review-dear-open = { CARDS($cards) }, открытая карта соперника: { CARD($upcard) }. Выбрано: { practice-action }. Лучше: { practice-best }. Цена: { practice-cost }.
