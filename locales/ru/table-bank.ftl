# Игры, в которых банк держит игрок: чешское очко, оба очка, оба «двадцать одно». Начала имён объясняет table.ftl.

## Части

banker = { $play ->
     [club] банкомёт
     [matched] банкир
    *[duels] банкир
}
banker-start = { $play ->
     [club] Банкомёт
     [matched] Банкир
    *[duels] Банкир
}
banker-gen = { $play ->
     [club] банкомёта
     [matched] банкира
    *[duels] банкира
}
banker-ins-start = { $play ->
     [club] Банкомётом
     [matched] Банкиром
    *[duels] Банкиром
}
banker-gen-start = { $play ->
     [club] Банкомёта
     [matched] Банкира
    *[duels] Банкира
}
# Круг или раунд: как он называется за этим столом.
round-word = { $play ->
     [matched] круг
     [duels] круг
    *[club] раунд
}
# Что о банке важно тому, кто ставит.
free-said = { $play ->
     [club] поставить можно
     [matched] свободно
    *[duels] свободно
}
call-21 = { $play ->
     [club] Двадцать одно!
     [matched] Очко!
    *[duels] Очко!
}
# Как называется лучшая рука: два туза, или, где на столе и шантал с тузом такая рука, общее имя.
call-royal = { $royal ->
     [either] Золотое очко!
    *[aces] Два туза!
}
# Как объявляется рука, которая выигрывает сразу.
call-win = { $why ->
     [royal] { call-royal }
     [aces] Два туза!
     [pictures] Пять картинок!
     [natural] Двадцать одно!
    *[other] { call-21 }
}
# Чем кончается карта: $ending — none, bust, twenty-one, royal, aces или pictures.
ending = { $ending ->
     [bust] { " " }Перебор!
     [twenty-one] { " " }{ call-21 }{ $play ->
         [matched] { " " }Банк забирает всё.
         [duels] { "" }
        *[club] { "" }
    }
     [royal] { " " }{ call-royal } Банк забирает всё.
     [aces] { " " }Два туза!
     [pictures] { " " }Пять картинок!
    *[none] { "" }
}
# Как называются карты, выигрывающие сразу, внутри предложения.
great-or-total = { $makes ->
     [royal] { $royal ->
         [either] золотое очко
        *[aces] два туза
    }
     [aces] два туза
     [pictures] пять картинок
    *[other] { total }
}
# Известные карты руки и сколько неизвестных; с очками, если известны все.
cards-known = { $known ->
     [0] { CARDCOUNT($closed) } рубашкой вверх
    *[other] { CARDS($cards) }{ $closed ->
         [0] { $points ->
             [unsaid] { "" }
            *[other] , { great-or-total }
        }
        *[other] , и ещё { CARDCOUNT($closed) } рубашкой вверх
    }
}
# Очки обеих сторон перед результатом или ничего.
totals-said = { $own ->
     [unsaid] { "" }
    *[other] { $against ->
         [unsaid] У вас { $own }.{ " " }
        *[other] У вас { $own }, у { banker-gen } { $against }.{ " " }
    }
}
short-said = { $short ->
     [unsaid] { "" }
    *[other] { " " }В банке не хватило { $short }.
}

## Банкир и банк

say-lots = Бросают жребий, кому держать банк.
say-lots-again = Старшие карты равны, их хозяева тянут ещё раз.
say-lot-mine = У вас { CARD($card) }.
say-lot = { $name }: { CARD($card) }.
say-banker-mine = { $how ->
     [inherited] Банк переходит к вам: { CHIPS($bank) }.
    *[other] Вы { banker }. Поставьте банк{ $least ->
         [unsaid] { "" }
        *[other] , минимум { $least }
    }.
}
say-banker = { $how ->
     [inherited] Теперь банк держит { $name }: { CHIPS($bank) }.
    *[other] { banker-ins-start } становится { $name }.
}
say-founded-mine = Вы ставите банк: { $amount }. { $left ->
     [0] Фишек у вас больше нет.
    *[other] У вас остаётся { CHIPS($left) }.
}
say-founded = { $name } ставит банк: { CHIPS($amount) }.
say-bank-added-mine = { $amount ->
     [0] Добавить в банк вам нечего.
    *[other] Вы добавляете в банк { $amount }, теперь в нём { CHIPS($bank) }. { $left ->
         [0] Фишек у вас больше нет.
        *[other] У вас остаётся { $left }.
    }
}
say-bank-added = { $amount ->
     [0] Добавить в банк нечего.
    *[other] { banker-start } добавляет в банк { $amount }, теперь в нём { CHIPS($bank) }.
}
say-announced = { $play ->
     [matched] Малая домой!
     [duels] Стук! Последний круг.
    *[club] Стук! Последний круг.
}
say-last-round = Последний круг!
say-bank-broken-mine = Вы сорвали банк!{ $asks ->
     [accept] { " " }Примите его, передайте или откажитесь.
     [decline] { " " }На новый банк фишек не хватает. Откажитесь, и бросят жребий.
    *[no] { "" }
}
say-bank-broken = { $name } срывает банк!
say-bank-taken-mine = { $why ->
     [heart-king] Банк уходит домой, вы забираете { $amount }.
     [played-out] Колода сыграна. Вы снимаете банк: { $amount }.
     [no-punters] Ставить больше некому. Вы снимаете банк: { $amount }.
     [too-small] Банк слишком мал для ставок. Вы снимаете его: { $amount }.
    *[other] Вы снимаете банк: { $amount }.
} У вас { CHIPS($left) }.
say-bank-taken = { $why ->
     [heart-king] Банк уходит домой: { $name } забирает { $amount }.
     [played-out] Колода сыграна. { $name } снимает банк: { $amount }.
     [no-punters] Ставить больше некому. { $name } снимает банк: { $amount }.
     [too-small] Банк слишком мал для ставок. { $name } снимает его: { $amount }.
    *[other] { $name } снимает банк: { CHIPS($amount) }.
}
say-bank-taken-told = { $why ->
     [played-out] Колода сыграна.
     [no-punters] Ставить больше некому.
    *[too-small] Для ставок этого мало.
} { $name } снимает банк.
say-handed-to-mine = { $name } передаёт вам банк. Примете или откажетесь?
say-hands-over-mine = Вы передаёте банк. Решает: { $to }.
say-hands-over = { $name } передаёт банк. Решает: { $to }.
say-declines-mine = Вы отказываетесь от банка.
say-declines = { $name } отказывается от банка.
say-bank-vacant = Поставить банк сейчас некому.
say-table-closed = Стол закрывается, играть больше не с кем.
say-bank-round = { $play ->
     [matched] Круг { $round }.
     [duels] Круг { $round }.
    *[club] Раунд { $round }.
}
say-bank-state = В банке { CHIPS($bank) }.

## Карты

say-cut-card-turned = Подрезка: { CARD($card) }.
say-cut-card-came = Пошла подрезанная карта!
say-pack-out = Колода кончилась.
say-everybody-dealt = { $count ->
     [1] Сдано по карте.
    *[other] Сдано по { CARDCOUNT($count) }.
}
say-banker-card = Карта { banker-gen }: { CARD($card) }.{ total-said }
say-turns-up-mine = Вы открываете { CARD($card, case: "acc") }.{ total-said }
say-new-card-mine = Новая карта: { CARD($card) }.{ total-said }
say-new-card-shown = { $name } получает { CARD($card, case: "acc") }.{ total-said }
say-new-card-closed-mine = Вы получаете новую карту.
say-new-card = { $name } получает новую карту.
say-blind-mine = Вы берёте карту втёмную. На руках { CARDCOUNT($count) }.
say-blind = { $name } берёт карту втёмную.
say-takes-mine = Вы берёте карту.
say-takes = { $name } берёт карту.
say-bank-draw-mine = Вам приходит { CARD($card) }.{ total-said }{ ending }
say-banker-draws = { banker-start } берёт { CARD($card, case: "acc") }.{ total-said }{ ending }
say-bank-draw = { $name } берёт { CARD($card, case: "acc") }.{ total-said }{ ending }
say-pull-mine = { $by ->
     [banker] { banker-start } вытягивает вам
    *[self] Вы вытягиваете
} { CARD($card, case: "acc") }{ $at ->
     [unsaid] { "" }
    *[other] , карта номер { $at } сверху
}.{ total-said }{ ending }
say-pull-shown = { $by ->
     [banker] { banker-start } тянет, { $name } получает
    *[self] { $name } вытягивает
} { CARD($card, case: "acc") }{ $at ->
     [unsaid] { "" }
    *[other] , карта номер { $at } сверху
}.{ total-said }{ ending }
say-pull-closed-mine = { $by ->
     [banker] { banker-start } вытягивает вам карту
    *[self] Вы вытягиваете карту
}{ $at ->
     [unsaid] { "" }
    *[other] , карта номер { $at } сверху
}.
say-pull = { $by ->
     [banker] { banker-start } тянет, карту получает { $name }
    *[self] { $name } вытягивает карту
}{ $at ->
     [unsaid] { "" }
    *[other] , карта номер { $at } сверху
}.
say-banker-new-card = { banker-start } сдаёт себе новую карту.
say-banker-takes = { banker-start } берёт карту.
say-banker-called = { $why ->
     [royal] { banker-start }: { CARDS($cards) }!
     [aces] { banker-start }: { CARDS($cards) }!
    *[other] { call-win } { banker-start }: { CARDS($cards) }.
}
say-knocked-card-mine = Ваша карта открыта: { CARD($card) }.
say-returns-cards-mine = { $what ->
     [fifteen] Вы возвращаете пятнадцать: { CARDS($cards) }.
     [five-pictures] Вы возвращаете пять картинок.
     [seven] Вы обмениваете { CARD($card, case: "acc") }.
    *[other] Вы возвращаете { CARD($card, case: "acc") }.
}
say-returns-cards = { $what ->
     [fifteen] { $name } возвращает пятнадцать: { CARDS($cards) }.
     [five-pictures] { $name } возвращает пять картинок.
     [seven] { $name } обменивает { CARD($card, case: "acc") }.
    *[other] { $name } возвращает { CARD($card, case: "acc") }.
}
say-banker-returns-cards = { $what ->
     [fifteen] { banker-start } возвращает пятнадцать: { CARDS($cards) }.
     [five-pictures] { banker-start } возвращает пять картинок.
     [seven] { banker-start } обменивает { CARD($card, case: "acc") }.
    *[other] { banker-start } возвращает { CARD($card, case: "acc") }.
}
say-keep-asked-mine = { $play ->
     [matched] Обменяете карту или оставите?
     [duels] Карты оставите или скинете?
    *[club] Карты оставите или скинете?
}
say-keep-asked = Решает: { $name }.
say-kept-mine = { $play ->
     [matched] Вы оставляете карту.
     [duels] Вы оставляете карты.
    *[club] Вы оставляете карты.
}
say-kept = { $play ->
     [matched] { $name } оставляет карту.
     [duels] { $name } оставляет карты.
    *[club] { $name } оставляет карты.
}
say-given-back-mine = Вы скидываете карты.
say-given-back = { $name } скидывает карты.
say-take-asked-mine = Взять верхнюю карту или вытянуть?
say-take-asked = { $name } берёт карту из раздачи.
say-pull-demanded-mine = Вы требуете, чтобы { banker } тянул свои карты.
say-pull-demanded = { $name } требует, чтобы { banker } тянул свои карты.

## Ходы и объявления

say-turn-banker-mine = Ваш ход{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-turn-punter-mine = Ваш ход{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.{ $free ->
     [unsaid] { "" }
    *[other] { $play ->
         [matched] { " " }Свободно в банке: { $free }.
         [duels] { " " }В банке: { $free }.
        *[club] { " " }В банке: { $free }.
    }
}
say-enough-mine = { $play ->
     [duels] Себе
     [matched] Хватит
    *[club] Хватит
}{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-banker-enough-mine = Хватит{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-enough = { $name }: { $play ->
     [duels] себе!
     [matched] хватит.
    *[club] хватит.
}
say-turn-over-mine = { $called ->
     [yes] { call-21 }{ " " }
    *[no] { "" }
}Ваш ход окончен.
say-threshold = { threshold-takes }
say-threshold-mine = Хватит, { THRESHOLD($n) }.
say-banker-enough = { banker-start }: хватит{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-passed-over-mine = { $why ->
     [no-bank] Вы пропускаете { round-word }: свободных фишек в банке нет.
    *[no-chips] Вы пропускаете { round-word }: у вас нет фишек.
}
say-passed-over = { $why ->
     [no-bank] { $name } пропускает { round-word }: свободных фишек в банке нет.
    *[no-chips] { $name } пропускает { round-word }: нет фишек.
}
say-shows-eight-mine = Вы обязаны показать { CARD($card, case: "acc") }.
say-shows-eight = У банкира { CARD($card) }.
say-heart-king-mine = Король червей! Вы его показываете, круг не доигрывается.
say-heart-king = Король червей! Круг не доигрывается.
say-called-mine = { call-win }
say-called = { $why ->
     [royal] { $name }: { CARDS($cards) }!
     [aces] { $name }: { CARDS($cards) }!
    *[other] { call-win } { $name }: { CARDS($cards) }.
}
say-opened-mine = Ваши карты открываются: { CARDS($cards) }, { total }.
say-banker-opened = { banker-start }: { CARDS($cards) }, { total }{ hand-state }.
say-opened = { $name }: { CARDS($cards) }, { total }{ hand-state }.

## Ставки и результаты

say-bet-asked-mine = Ваша ставка?
say-bet-asked = Ставит: { $name }.
say-stake-mine = { $kind ->
     [whole] На весь банк! { $amount }.
     [whole-raise] На весь банк! Вы увеличиваете ставку на { $amount }, теперь { $stake }.
     [raise] Вы увеличиваете ставку на { $amount }, теперь { $stake }.
    *[bet] Вы идёте на { $amount }.
} У вас { CHIPS($left) }.
say-stake = { $kind ->
     [whole] { $name }: на весь банк! { $amount }.
     [whole-raise] На весь банк! { $name } увеличивает ставку на { $amount }, теперь { $stake }.
     [raise] { $name } увеличивает ставку на { $amount }, теперь { $stake }.
    *[bet] { $name } идёт на { $amount }.
}{ $free ->
     [unsaid] { "" }
    *[other] { " " }Свободно: { $free }.
}
say-stake-returned-mine = Ваша ставка возвращается: { $amount }. Назовите новую сумму.
say-stake-returned = Ставка возвращается: { $name }, { $amount }.
say-bank-bust = { $name }: перебор, { $points }.{ $shown ->
     [yes] { " " }Карты: { CARDS($cards) }.
    *[no] { "" }
}{ $bank ->
     [unsaid] { "" }
    *[other] { " " }Ваш банк: { $bank }.
}
say-stake-won-mine = { totals-said }{ $why ->
     [tie] Очков поровну, а карты взяты втёмную.{ " " }
    *[other] { "" }
}Вы выиграли { $amount }.{ short-said } У вас { CHIPS($left) }.
say-stake-lost-mine = { totals-said }{ $why ->
     [tie] При равенстве выигрывает { banker }.{ " " }
     [bust] Перебор.{ " " }
    *[other] { "" }
}Вы проиграли { $amount }. У вас { CHIPS($left) }.
say-stake-back-mine = { totals-said }{ $why ->
     [both-bust] Перебор у обоих, ставка возвращается.
     [banker-left] { banker-gen-start } за столом больше нет, ставка возвращается.
    *[other] Ничья, ставка возвращается.
} У вас { CHIPS($left) }.
say-result = { $outcome ->
     [win] { $name } выигрывает { $amount }.
     [lose] { $name } проигрывает { $amount }.
    *[back] { $name }: ставка возвращается.
}
say-bank-result = { $outcome ->
     [win] { $name } выигрывает { $amount }.
     [lose] { $name } проигрывает { $amount }.
    *[back] { $name }: ставка возвращается.
}{ short-said } Ваш банк: { $bank }.

## Ответы

ask-bank-cards-mine = Ваши карты: { cards-known }.
ask-no-banker = Банк сейчас никто не держит.
ask-you-bank = Банк держите вы.
ask-you-banked = Банк держали вы.
ask-no-cards-banker = Банк держит { $name }, карт нет.
ask-cards-banker = Банк держит { $name }{ $known ->
     [0] ,{ " " }
    *[other] . Карты:{ " " }
}{ cards-known }.
ask-cards-last-banker = Прежний { banker } — { $name }{ $known ->
     [0] ,{ " " }
    *[other] . Карты:{ " " }
}{ cards-known }.
ask-bank-stake-mine = Ваша ставка: { $amount }.
ask-bank-stake-of = Ставка: { $amount }.
ask-bank-stake = { $name }: ставка { $amount }.
ask-bank-mine = { $bank ->
     [0] Банк ещё не поставлен, ставите вы.
    *[other] Банк держите вы: { $bank }{ $free ->
         [unsaid] { "" }
        *[other] , { free-said } { $free }
    }.
}
ask-bank = { $bank ->
     [0] Банк ещё не поставлен, ставит { $name }.
    *[other] Банк держит { $name }: { $bank }{ $free ->
         [unsaid] { "" }
        *[other] , { free-said } { $free }
    }.
}
ask-chips-banker = { $name }, { banker }: { CHIPS($chips) }.
ask-turn-choose-mine = { $how ->
     [lots] Выбирают, кому держать банк: бросьте жребий.
    *[agreement] Выбирают, кому держать банк: скажите, кому.
}
ask-turn-choose = Выбирают, кому держать банк.
ask-turn-closed = Этот стол закрыт.
ask-turn-play-mine = Ваш ход{ $phase ->
     [banker] , вы { banker }
    *[other] { "" }
}. У вас { cards-known }{ $stake ->
     [unsaid] { "" }
    *[other] , ставка { $stake }
}.
ask-turn-bank-mine = { $phase ->
     [found] Ваш ход: поставьте банк.
     [between] Ваш ход: раздавайте, вы { banker }.
     [bets] Ваш ход: сделайте ставку или пропустите раунд.
     [taking] Ваш ход: возьмите карту из раздачи.
     [keep] Ваш ход: оставите карты или нет?
    *[other] Ваш ход: берёте банк?
}
ask-turn-bank = { $phase ->
     [found] Ставит банк: { $name }.
     [between] Сдаёт: { $name }.
     [bets] Ставит: { $name }.
     [broken] Решает, брать ли банк: { $name }.
     [banker] Ходит { banker }: { $name }.
    *[other] Ходит: { $name }.
}
ask-seat-banker = { banker-start }.
ask-bank-hand = { $known ->
     [0] { "" }
    *[other] Карты:{ " " }
}{ cards-known }{ $stake ->
     [unsaid] { "" }
    *[other] , ставка { $stake }
}{ $state ->
     [turn] , ходит
     [stood] , хватит
     [bust] , перебор
    *[other] { "" }
}.
ask-cards-left = В колоде { CARDCOUNT($count) }.
ask-announced = { $play ->
     [matched] Объявлена «малая домой».
     [duels] Был стук: идёт последний круг.
    *[club] Был стук: идёт последний круг.
}
short-rules-oko = Чешское очко с «малой домой», 32 карты. Туз 11, картинки 1, семёрка червей — Шантал: 1, 7, 10 или 11. Каждому одна карта, ставят не больше, чем свободно в банке. При равенстве выигрывает банкир. Два туза выигрывают сразу.
short-rules-ochko = Очко с подрезкой, 36 карт. Туз 11, король 4, дама 3, валет 2. Каждый понтёр играет с банкиром один на один, хоть на весь банк. При равенстве выигрывает банкир. 21, два туза и пять картинок выигрывают сразу. Если у банкира 15, он обязан взять карту, если 17, брать нельзя.
short-rules-ochko-one-card = Очко без подрезки, 36 карт. Туз 11, король 4, дама 3, валет 2. Банкир весь круг играет одной открытой картой. При равенстве выигрывает банкир. 21, два туза и пять картинок выигрывают сразу. Если у банкира 17, брать нельзя.
short-rules-twenty-one = Двадцать одно, клубная игра, две колоды. Ставки до раздачи, две закрытые карты, прикупить можно не больше трёх. 21 со сдачи выигрывает вдвое, за перебор банкомёт платит вдвое, при равенстве ставка возвращается.
short-rules-twenty-one-pull = Двадцать одно с вытягиванием, две колоды. Как клубная игра, но карту можно вытянуть из любого места колоды.
ask-rules-bank = Банк: минимум { $bank }{ $most ->
     [unsaid] { "" }
    *[other] , максимум { $most }
}. Ставка: минимум { $least }.

## Почему раунд кончился так

why-bank-royal = У вас { $royal ->
     [either] золотое очко, с ним
    *[aces] два туза, с ними
} выигрывают сразу. Вы выиграли { $amount }.
why-bank-natural = Вам сдали 21, это мгновенный двойной выигрыш. Вы выиграли { $amount }.
why-bank-twenty-one = У вас 21, это мгновенный выигрыш. Вы выиграли { $amount }.
why-bank-aces = У вас два туза, с ними выигрывают сразу. Вы выиграли { $amount }.
why-bank-pictures = У вас пять картинок, с ними выигрывают сразу. Вы выиграли { $amount }.
why-bank-points = { $outcome ->
     [win] У вас { $points }, у { banker-gen } { $against }. Выигрывает тот, у кого больше. Вы выиграли { $amount }.
    *[lose] У вас { $points }, у { banker-gen } { $against }. Выигрывает тот, у кого больше. Вы проиграли { $amount }.
}
why-bank-tie = { $outcome ->
     [win] Очков поровну, но карты взяты втёмную, тогда выигрывает понтёр. Вы выиграли { $amount }.
     [lose] Очков поровну, { $points }. Тогда выигрывает { banker }. Вы проиграли { $amount }.
    *[back] Очков поровну, { $points }. Тогда ставка возвращается.
}
why-bank-bust = У вас перебор, { $points }. Вы проиграли { $amount }.
why-bank-banker-bust = У { banker-gen } перебор, { $against }. Вы выиграли { $amount }.
why-bank-both-bust = { $outcome ->
     [lose] Перебор у обоих, за этим столом тогда выигрывает { banker }. Вы проиграли { $amount }.
    *[back] Перебор у обоих, ставка возвращается.
}
why-bank-banker-natural = У { banker-gen } 21 со сдачи, он сразу забирает все ставки. Вы проиграли { $amount }.
why-bank-banker-royal = У { banker-gen } { $royal ->
     [either] золотое очко
    *[aces] два туза
}, он забирает все ставки. Вы проиграли { $amount }.
why-bank-banker-twenty-one = У { banker-gen } 21, он выигрывает и при равенстве. Вы проиграли { $amount }.
why-bank-banker-aces = У { banker-gen } два туза, с ними выигрывают сразу. Вы проиграли { $amount }.
why-bank-banker-pictures = У { banker-gen } пять картинок, с ними выигрывают сразу. Вы проиграли { $amount }.
why-bank-banker-left = { banker-gen-start } за столом больше нет, поэтому ставка вернулась.
why-against-bank = { $name }: { $outcome ->
     [win] ваш банк платит { $amount }
     [lose] ваш банк получает { $amount }
    *[back] ставка возвращается
}{ $why ->
     [points] . У вас { $against }, у игрока { $points }
     [tie] , поровну
     [banker-bust] , у вас перебор
     [both-bust] , перебор у обоих
     [royal] , { $royal ->
         [either] золотое очко
        *[aces] два туза
    }
     [aces] , два туза
     [pictures] , пять картинок
     [natural] , сразу 21 со сдачи
     [bust] , перебор
    *[other] { "" }
}.

## Поля сумм

prompt-raise = Увеличить на { $amount }. У вас { $chips }, в банке свободно { $free }.
prompt-found = Банк: { $amount }. У вас { $chips }.
prompt-hit-at = Номер карты сверху: { $amount }. Последний: { $most }.

## Отказы

refused-table-closed = Этот стол закрыт.
refused-banker-only = Это может только { banker }{ $known ->
     [no] { "" }
    *[yes] , сейчас это { $name }
}.
refused-punters-only = Тому, кто держит банк, этого нельзя.
refused-lots-decide = За этим столом решает жребий.
refused-agreement-decides = За этим столом банк дают по уговору, а не по жребию.
refused-announced-already = Это уже объявлено, назад не берут.
refused-announce-too-early = { $play ->
     [matched] Объявить «малую домой» можно, когда банк удвоится.
     [duels] Стучать рано: кругов сыграно мало, и банк ещё не вырос.
    *[club] Стучать рано: кругов сыграно мало, и банк ещё не вырос.
}
refused-no-announcement-in-game = В этой игре объявлять нечего.
refused-not-enough-for-bank = На банк не хватает{ $limit ->
     [0] { "" }
    *[other] , нужно минимум { $limit }
}.
refused-nothing-to-stake = Ставить сейчас нечего: кончились ваши фишки или свободные фишки в банке.
refused-stake-first = Сначала сделайте ставку.
refused-no-raise-in-game = Здесь ставку не увеличивают.
refused-must-draw = После ставки берут карту. Сначала возьмите её.
refused-two-cards-needed = Чтобы остановиться, нужны две карты.
refused-hand-complete = Больше карт брать нельзя.
refused-nothing-to-exchange = Эти карты обменять нельзя.
refused-exchange-limit = За этим столом только один обмен за круг.
refused-no-exchange-in-game = В этой игре карты не обменивают.
refused-no-blind-in-game = Здесь втёмную не берут.
refused-blind-cards-held = У вас карта втёмную, значит, и следующие только втёмную.
refused-eight-cards-held = Больше восьми карт не бывает. Можно только остановиться.
refused-fifteen-must-draw = Если у банкира 15, он обязан взять карту.
refused-three-cards-bought = Прикупить можно не больше трёх карт. Можно только остановиться.
refused-no-pull-in-game = В этой игре берут только верхнюю карту.
refused-banker-must-pull = Вы должны тянуть карты: этого потребовал понтёр.
refused-banker-pulls-himself = Свои карты { banker } тянет сам.
refused-no-sitting-out-in-game = В этой игре раунд пропустить нельзя.

## Настройки стола

option-first-banker = { $value ->
     [agreement] Банк дают по уговору.
    *[lot] Банк дают по жребию.
}
option-mandatory-first-bet = { $value ->
     [no] Карты можно брать и до первой ставки.
    *[yes] Перед второй картой делают ставку.
}
option-direction = { $value ->
     [right] Первым ходит сосед банкира справа.
    *[left] Первым ходит сосед банкира слева.
}
option-picture-values = Валет, дама и король: { $value ->
     [v1-2-3] 1, 2 и 3
     [v1-1-2] 1, 1 и 2
    *[other] по 1
}.
option-raise = { $value ->
     [no] Ставку не увеличивают.
    *[yes] Перед каждой картой ставку можно увеличить.
}
option-raise-requires-draw = { $value ->
     [no] Остановиться можно и сразу после ставки.
    *[yes] После ставки нужно взять карту.
}
option-stand-on-one-card = { $value ->
     [yes] Остановиться можно и с одной картой.
    *[no] Чтобы остановиться, нужны две карты.
}
option-auto-stand-21 = { $value ->
     [no] 21 само не заканчивает ход.
    *[yes] 21 заканчивает ход.
}
option-royal-pays = { $value ->
     [3] За двух тузов платят три к одному.
    *[other] За двух тузов платят один к одному.
}
option-santal-royal = { $value ->
     [yes] Шантал с тузом — как два туза.
    *[no] Шантал с тузом — простое 21.
}
option-exchange-seven = { $value ->
     [no] Семёрки не обменивают.
    *[yes] Первую семёрку можно обменять.
}
option-exchange-eight = { $value ->
     [off] Восьмёрки не возвращают.
     [any_exchange] Восьмёрку можно вернуть после любого обмена.
    *[directly] Восьмёрку можно вернуть, если она пришла за семёрку.
}
option-exchange-five-pictures = { $value ->
     [no] Пять картинок не возвращают.
    *[yes] Пять картинок можно вернуть.
}
option-exchange-fifteen = { $value ->
     [no] Пятнадцать не возвращают.
    *[yes] Пятнадцать можно вернуть.
}
option-santal-fifteen = { $value ->
     [no] Считать Шантал иначе, чтобы вышло 15, нельзя.
    *[yes] Пятнадцать можно набрать и с Шантал, за сколько её ни считай.
}
option-exchange-limit = { $value ->
     [once] Один обмен за круг.
    *[none] Обменов может быть сколько угодно.
}
option-banker-card-open = { $value ->
     [yes] Карта банкира открыта с раздачи.
     [always] Карта банкира всегда открыта.
     [from_second_circle] Карта банкира открыта со второго круга.
     [never] Карта банкира закрыта.
    *[no] Карта банкира закрыта до его хода.
}
option-mala-domu-from = { $value ->
     [bank_doubled] «Малая домой» только после удвоения банка.
    *[any_deal] «Малая домой» перед любой раздачей.
}
option-mala-domu-trigger = { $value ->
     [any_first] При «малой домой» считается и обменянная первая карта.
    *[dealt] При «малой домой» считается только сданная карта.
}
option-dark = { $value ->
     [no] Втёмную не играют.
    *[yes] Карты можно брать втёмную.
}
option-dark-double-bust = { $value ->
     [banker] Перебор у обоих: игра втёмную проигрывает.
    *[punter] Перебор у обоих: игра втёмную выигрывает.
}
option-dark-vs-banker-21 = { $value ->
     [tie_to_dark] Очко втёмную бьёт и очко банкира.
    *[banker] Очко банкира бьёт и очко втёмную.
}
option-two-aces = { $value ->
     [any] Два туза выигрывают в любой руке.
    *[exact] Два туза выигрывают, только если других карт нет.
}
option-five-pictures = { $value ->
     [any_five] Пять картинок выигрывают в любой руке.
    *[exact] Пять картинок выигрывают, только если других карт нет.
}
option-banker-17 = { $value ->
     [and_above] Если у банкира 17 или больше, он останавливается.
    *[exact] Если у банкира 17, он останавливается.
}
option-cut-rebet = { $value ->
     [bet_stands] Кто скинул карты, играет на прежнюю сумму.
    *[restart] Кто скинул карты, называет новую сумму.
}
option-take-after-circles = { $value ->
     [0] Число кругов права на стук не даёт.
     [1] Банк можно снять, когда сыгран 1 круг.
    *[other] Банк можно снять, когда сыграно { NOUN($value, noun: "circle") }.
}
option-take-multiple = { $value ->
     [0] Выросший банк права на стук не даёт.
     [3] Стучать можно, когда банк утроился.
    *[other] Стучать можно, когда банк вырос во столько раз: { $value }.
}
option-knock-exposes = { $value ->
     [first_only] После стука открыта только первая карта банкира.
    *[every_card] После стука первая карта банкира открыта в каждом поединке.
}
option-after-break = { $value ->
     [breaker] Кто сорвал банк, тот его и держит.
    *[next_left] После срыва банк переходит к следующему.
}
option-deal-from = { $value ->
     [bottom] Сдают снизу.
    *[top] Сдают сверху.
}
option-played-cards = { $value ->
     [aside] Сыгранные карты откладывают.
     [top] Сыгранные карты кладут сверху.
    *[under] Сыгранные карты кладут под низ.
}
option-cover = { $value ->
     [single] Все ставки вместе могут равняться банку.
    *[double] Каждую ставку банк покрывает вдвое.
}
option-announce-bust = { $value ->
     [yes] Перебор показывают сразу.
    *[no] Перебор закрыт до вскрытия.
}
option-open-banker-turn = { $value ->
     [yes] Банкомёт играет открыто.
    *[no] Банкомёт играет закрыто.
}
option-demand-banker-pull = { $value ->
     [yes] Понтёр вправе требовать, чтобы банкомёт тянул.
    *[no] О своих картах решает банкомёт.
}
option-pull-in-deal = { $value ->
     [yes] Тянуть можно и при раздаче.
    *[no] При раздаче берут верхние карты.
}
