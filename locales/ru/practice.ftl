# Упражнения: точные шансы, подсказки, цена решений.

odds-what = Шансы какой игры? Есть { $known }.
odds-no-game = Игры «{ $word }» нет; есть { $known }.
odds-no-option = Настройки стола «{ $word }» нет; есть { $known }.
odds-option-twice = Настройка { $option } указана дважды.
odds-stakes-apart = Наименьшая ставка { $least } выше наибольшей { $most }.
odds-shoe-short = Карт в колоде осталось: { $count }; для расчёта нужно не меньше { $least }.
odds-no-card = «{ $word }» — не карта; карты пишутся так: 10h, Qd или As.
odds-one-card = Нужна одна открытая карта дилера, например 9d.
odds-hand-short = Нужны хотя бы две карты, например «10h 6c»; в играх с банком хватит одной.
odds-upcard-missing = Какая карта открыта у дилера? Укажите её после --up.
odds-no-more = В колоде больше нет такой карты: { CARD($word) }.
odds-over = С картами «{ $word }» играть дальше нельзя.
odds-no-chart = В игре { $game } нет дилера, поэтому нет ни его таблицы, ни таблицы ходов.
odds-plot-file = Рисунок не удаётся записать в { $path }: { system-reason }.
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
     [give-back] скинуть карты
    *[stand] остановиться
}.
odds-worth = { $action ->
     [hit] Взять карту
     [double] Удвоить
     [split] Разделить
     [surrender] Сдаться
     [exchange] Обменять
     [hit-blind] Взять втёмную
     [keep] Оставить карты
     [give-back] Скинуть карты
     [insurance] Страховка, от её собственной цены
    *[stand] Остановиться
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
odds-dealer = У дилера { CARD($upcard) }, в процентах: 17: { $p17 }; 18: { $p18 }; 19: { $p19 }; 20: { $p20 }; 21: { $p21 }; перебор: { $pbust }; блэкджек: { $pblackjack }.
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
odds-act-stand = остановиться
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
     [give-back] скинуть карты
    *[stand] остановиться
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
     [give-back] скинуть карты
    *[stand] остановиться
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
     [give-back] Скинуть карты
    *[stand] Остановиться
}: { $sign ->
     [minus] минус{ " " }
     [plus] плюс{ " " }
    *[even] { "" }
}{ $amount }.
cost-choice = { in-box }Выбрано: { practice-action }. Лучше: { practice-best }. Цена: { practice-cost }.
review-perfect = Решений: { $choices }. Ни одной ошибки.
review-sum = Решений: { $choices }. Ошибок: { $mistakes }. Вместе они стоят: { practice-cost }.
review-dear = Карты: { CARDS($cards) }. Выбрано: { practice-action }. Лучше: { practice-best }. Цена: { practice-cost }.
review-dear-open = Карты: { CARDS($cards) }, открытая карта соперника: { CARD($upcard) }. Выбрано: { practice-action }. Лучше: { practice-best }. Цена: { practice-cost }.

drill-action = Ваши карты: { CARDS($cards) }, { $points }. Открытая карта дилера: { CARD($upcard) }. Что делать?
drill-action-closed = Ваши карты: { CARDS($cards) }, { $points }; ставка сделана. Что делать?
drill-sum = { CARDS($cards) }. Сколько это очков?
drill-sum-why = Вместе { $points }.
drill-counts = { CARD($card) }: { $points }.
drill-ace-soft = Туз здесь считается за одиннадцать.
drill-ace-hard = С тузом за одиннадцать был бы перебор; он считается за одно очко.
drill-winner = Вы: { CARDS($mine) }. { $play ->
     [house] Дилер
     [croupier] Дилер
     [club] Банкомёт
     [matched] Банкир
    *[duels] Банкир
}: { CARDS($theirs) }. Чем это кончится для вас?
drill-win = Выигрыш
drill-push = Ставка возвращается
drill-lose = Проигрыш
drill-why-natural = У вас { $mine }, у соперника { $theirs }: блэкджек бьёт любую другую руку на 21, а два блэкджека равны.
drill-why-equal = У вас { $mine }, у соперника { $theirs }: поровну, ставка возвращается.
drill-why-tie-banker = У вас { $mine }, у соперника { $theirs }: при равных очках выигрывает банкир.
drill-why-more = У вас { $mine }, у соперника { $theirs }: у вас больше, выигрыш.
drill-why-fewer = У вас { $mine }, у соперника { $theirs }: у вас меньше, проигрыш.
drill-why-over = У соперника { $theirs }, перебор: выигрывает тот, кто успел остановиться.
drill-rule-tie = У обеих сторон поровну очков. Кому достаётся ставка?
drill-rule-two-aces = У понтёра ровно два туза. Кому достаётся ставка?
drill-rule-banker-21 = У банкира 21. Кому достаётся ставка понтёра, у которого тоже 21 и который ещё не получил выигрыш?
drill-rule-seven-back = Ваша первая карта — семёрка. Можно её вернуть?
drill-rule-eight-back = Ваша первая карта при сдаче — восьмёрка. Можно её вернуть?
drill-rule-fifteen-back = Ваши две карты дают 15. Можно их вернуть?
drill-rule-must-draw = У { banker-gen } { $points }. Обязан ли он взять ещё карту?
drill-rule-may-draw = У { banker-gen } { $points }. Имеет ли он право взять ещё карту?
drill-rule-blind-tie = У того, кто брал втёмную, столько же очков, сколько у банкира. Кому достаётся ставка?
drill-rule-blind-both-over = И у того, кто брал втёмную, и у банкира перебор. Кому достаётся ставка?
drill-rule-both-over = Перебор у игрока, а затем и у дилера или банкира. Кому достаётся ставка?
drill-rule-fourth-card = Вы прикупили три карты. Можно прикупить четвёртую?
drill-rule-dealer-draws = У дилера { $points }{ $soft ->
     [soft] , один туз идёт за одиннадцать
    *[hard] , ни один туз не идёт за одиннадцать
}. Берёт ли он ещё карту?
drill-rule-split-21 = После разделения пары пришли туз и десятка. Это блэкджек?
drill-rule-surrender = Можно ли сдаться за половину ставки?
drill-answer-yes = Да
drill-answer-no = Нет
drill-answer-player = Игроку
drill-answer-banker = { $play ->
     [house] Дилеру
     [croupier] Дилеру
     [club] Банкомёту
     [matched] Банкиру
    *[duels] Банкиру
}
drill-answer-back = Никому, она возвращается
drill-rule-why = { $answer ->
     [yes] Да
     [no] Нет
     [player] Игроку
     [banker] { drill-answer-banker }
    *[back] Ставка возвращается
}.
drill-do = { $action ->
     [hit] Взять карту
     [hit-blind] Взять втёмную
     [double] Удвоить ставку
     [split] Разделить пару
     [surrender] Сдаться
     [insure] Взять страховку
     [decline] Отказаться от страховки
     [exchange] Обменять карты
     [keep] Оставить карты
     [give-back] Скинуть карты
    *[stand] Остановиться
}

guide-bets = Раунд начинается со ставки: выберите, сколькими фишками рисковать. Больше можно потерять, только если удвоить ставку, разделить пару или взять страховку.
guide-deal = Ставки сделаны. Теперь сдача: вам две карты, дилеру одна открытая.
guide-insurance = У дилера может оказаться блэкджек. Страховка — отдельная ставка на это; за неё платят два к одному, но чаще она стоит больше, чем приносит.
guide-turn = Ваш ход. Подойдите как можно ближе к двадцати одному, но не дальше: { $play ->
     [club] перебор проигрывает, если только не переберёт и банкомёт
     [house] перебор сразу проигрывает
     [croupier] перебор сразу проигрывает
     [matched] перебор сразу проигрывает
    *[duels] перебор сразу проигрывает
}. Можно взять карту или остановиться, а меню действий подскажет, что можно ещё.
guide-wait = Сейчас играют другие. Слушайте: карт, которые вы услышите, в колоде уже нет.
guide-settled = Раунд окончен. Можно спросить, почему он кончился именно так, или начать следующий. Дальше вы играете без проводника.
guide-choose = Один из игроков — { banker }, остальные играют против банка. Кому его держать, решают жребием или по уговору.
guide-found = Вы { banker }. Положите фишки в банк; выиграть можно не больше того, что в нём лежит.
guide-founded-by-other = { banker-start } ставит банк: выиграть можно не больше того, что в нём лежит.
guide-stake = Сделайте ставку против банка. { $play ->
     [club] Вы ещё не видели ни одной карты.
     [matched] Первую карту вы знаете: на хорошую ставьте много, на плохую мало.
    *[duels] Первую карту вы знаете: на хорошую ставьте много, на плохую мало.
}
guide-bank-deal = Вы { banker }: сдавайте, когда будете готовы. Вы играете последним, когда все закончат.
guide-banker = Вы { banker } и играете теперь против всех оставшихся ставок. { $play ->
     [club] При равных очках ставки возвращаются.
     [matched] При равных очках берёте вы.
    *[duels] При равных очках берёте вы.
}
guide-keep = Колода обновляется. Карты можно оставить или скинуть и получить новую.
guide-broken = Банк сорван: в нём ничего не осталось. Кто-то примет его.
