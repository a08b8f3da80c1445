# Две игры против казино: блэкджек из Playroom и блэкджек казино. Начала имён объясняет table.ftl.

## Части

# Что дилер повторяет перед следующим шагом: очки ($before) и решение ($call). $count — число карт, 0, если не
# говорится.
call-points = { $count ->
     [0] { POINTS($before) }
    *[other] { CARDCOUNT($count) }, { POINTS($before) }
}
croupier-call = { $call ->
     [card] { call-points }, карту.{ " " }
     [double] { call-points }, удвоение.{ " " }
     [split] { call-points }, разделение.{ " " }
    *[none] { "" }
}
# Очки руки и дилера перед результатом или ничего.
result-place = { $own ->
     [unsaid] { in-box }
    *[other] { $box ->
         [0] { $hand ->
             [0] { points-start }.{ " " }
            *[other] { hand-name }, { points-low }.{ " " }
        }
        *[other] { $hand ->
             [0] Бокс { $box }, { points-low }.{ " " }
            *[other] Бокс { $box }, { hand-name-low }, { points-low }.{ " " }
        }
    }
}
points-start = { $dealer ->
     [unsaid] У вас { $own }
    *[other] У вас { $own }, у дилера { $dealer }
}
points-low = { $dealer ->
     [unsaid] у вас { $own }
    *[other] у вас { $own }, у дилера { $dealer }
}
# Что стало с рукой.
hand-state = { $state ->
     [natural] , блэкджек
     [bust] , перебор
     [surrendered] , отказ от игры
    *[other] { "" }
}
# Какая из нескольких рук, внутри предложения, или ничего.
to-hand = { $inner ->
     [0] { "" }
     [1] { " " }на первую руку
     [2] { " " }на вторую руку
     [3] { " " }на третью руку
    *[other] { " " }на четвёртую руку
}
to-hand-start = { $inner ->
     [0] Вам приходит
     [1] На первую руку приходит
     [2] На вторую руку приходит
     [3] На третью руку приходит
    *[other] На четвёртую руку приходит
}
# Имя игрока и рука, о которой речь.
who-hand = { $inner ->
     [0] { $name }
     [1] { $name }, первая рука
     [2] { $name }, вторая рука
     [3] { $name }, третья рука
    *[other] { $name }, четвёртая рука
}
hand-inner = { $inner ->
     [1] Первая рука
     [2] Вторая рука
     [3] Третья рука
    *[other] Четвёртая рука
}
# На какую руку идёт вторая ставка, по номеру ($new), и сколько рук тогда играется ($hands).
new-hand = { $new ->
     [2] вторую руку
     [3] третью руку
    *[other] четвёртую руку
}
hands-played = { $hands ->
     [2] две руки
     [3] три руки
    *[other] четыре руки
}

## Колода

say-shuffled = { $why ->
     [empty] Карты кончились. Тасуются те, которых нет на столе.
     [asked] Карты тасуются по просьбе игрока.
    *[other] Карты тасуются.
}
say-cut-card = Пошла подрезная карта. После этого раунда карты перетасуют.

## Раздача и ходы

say-first-card-mine = { in-box }Ваша карта: { CARD($card) }.{ total-said }
say-draw-mine = { in-box }{ croupier-call }{ to-hand-start } { CARD($card) }.{ total-said }
say-draw-mine-brief = { in-box }Карта: { CARD($card) }.{ total-said }
say-dealt-mine = { in-box }Ваши карты: { CARDS($cards) }, { total }.
say-dealt-mine-natural = { in-box }Ваши карты: { CARDS($cards) }. Блэкджек!
say-dealt = { in-box }{ $name }: { CARDS($cards) }, { total }.
say-dealt-natural = { in-box }{ $name }: { CARDS($cards) }. Блэкджек!
say-dealt-natural-brief = { in-box }{ $name }: блэкджек!
say-total-brief = { in-box }{ who-hand }: { total }.
say-draw = { in-box }{ croupier-call }{ $name } берёт{ to-hand } { CARD($card, case: "acc") }.{ total-said }
say-split-hand-mine = { hand-title }: { CARDS($cards) }, { total }.
say-split-waiting-mine = { hand-title }: { CARD($card) }, { $points }, ждёт своей очереди.
say-split-hand = { $name }, { hand-title-low }: { CARDS($cards) }, { total }.
say-split-hand-brief = { $name }, { hand-title-low }: { total }.
say-hand-begins-mine = Ваш ход.
say-turn-mine = { in-box }Ваш ход. У вас { total }, у дилера { CARD($card) }.{ $offer ->
     [yes] { " " }Страховка?
    *[no] { "" }
}
say-turn-mine-natural = { in-box }Ваш ход. У вас блэкджек, у дилера { CARD($card) }. Страховка?
say-turn-mine-brief = { in-box }Ваш ход, { total }.{ $offer ->
     [yes] { " " }Страховка?
    *[no] { "" }
}
say-turn-box = Бокс { $number }, { $name }.
say-turn = Место { $number }, ходит: { $name }.
say-stood-mine = { in-box }{ $call ->
     [stand] { $count ->
         [0] { "" }
        *[other] { CARDCOUNT($count) },{ " " }
    }{ POINTS($points) }, хватит.
    *[none] { $inner ->
         [0] Хватит
        *[other] { hand-inner }: хватит
    }, у вас { total }.
}
say-stood = { in-box }{ $call ->
     [stand] { $name }: { $count ->
         [0] { "" }
        *[other] { CARDCOUNT($count) },{ " " }
    }{ $points }, хватит.
    *[none] { who-hand }: хватит, { total }.
}
say-hand-over-mine = { in-box }Рука сыграна.
say-dealer-shows = У дилера { CARD($card) }. { $points }.
say-dealer-draws = Дилер берёт { CARD($card, case: "acc") }.{ $points ->
     [unsaid] { "" }
    *[other] { " " }{ $points }.
}
say-dealer-has = У дилера { total }.
say-dealer-bust = У дилера перебор, { $points }.
say-dealer-natural = У дилера блэкджек!

## Ставки

say-bet-mine = { in-box }Ваша ставка { $amount }. У вас { CHIPS($left) }.
say-bet = { in-box }{ $name } ставит { $amount }.
say-behind-mine = Ваша ставка за бокс { $number }: { $amount }. У вас { CHIPS($left) }.
say-behind = { $name } ставит { $amount } за бокс { $number }.
say-insurance-asked-mine = { in-box }Страховка? Минимум { $least }, максимум { $most }.
say-insurance-asked = { in-box }{ $name }: страховка?
say-insured-mine = { in-box }Страховка за { $amount }. У вас { CHIPS($left) }.
say-insured = { in-box }{ $name } берёт страховку за { $amount }.
say-not-insured-mine = { in-box }Без страховки.
say-not-insured = { in-box }{ $name }: без страховки.
say-doubled-mine = { in-box }{ $call ->
     [double] { croupier-call }Ставка { $stake }
    *[none] Ставка{ to-hand } удвоена: { $stake }
}. У вас { CHIPS($left) }.
say-doubled = { in-box }{ $call ->
     [double] { croupier-call }{ $name }, ставка { $stake }
    *[none] { $name } удваивает ставку{ to-hand }: { $stake }
}.
say-split-mine = { in-box }{ $call ->
     [split] { croupier-call }На { new-hand } идёт ещё { $amount }
    *[none] { $inner ->
         [0] Пара разделена
        *[other] { hand-inner }: пара разделена
    }, на { new-hand } идёт ещё { $amount }
}{ $insurance ->
     [unsaid] { "" }
    *[other] { " " }и на её страховку { $insurance }
}. У вас { CHIPS($left) }.
say-split = { in-box }{ $call ->
     [split] { croupier-call }{ $name } играет { hands-played }
    *[none] { $inner ->
         [0] { $name } делит пару
        *[other] { who-hand }: пара разделена
    }
}.

## Результаты

say-bust-mine = { in-box }Перебор, { $points }. Вы проиграли { $amount }.{ purse-said }
say-bust = { in-box }{ who-hand }: перебор, { $points }.
say-surrendered-mine = { in-box }Вы сдаётесь, половина возвращается: { $returned }.{ purse-said }
say-surrendered = { in-box }{ $name } сдаётся, половина возвращается.
say-natural-mine = { in-box }Блэкджек! Вы выиграли { $amount }.{ purse-said }
say-win-mine = { result-place }Вы выиграли { $amount }.{ purse-said }
say-push-mine = { result-place }Ничья, ставка возвращается.{ purse-said }
say-lose-mine = { result-place }Вы проиграли { $amount }.{ purse-said }
say-returned-mine = { result-place }Эта ставка возвращается.{ purse-said }
say-natural = { in-box }{ who-hand }: блэкджек, выигрыш { $amount }.
say-win = { in-box }{ who-hand }: выигрыш { $amount }.
say-push = { in-box }{ who-hand }: ничья.
say-lose = { in-box }{ who-hand }: проигрыш { $amount }.
say-returned = { in-box }{ who-hand }: ставка возвращается.
say-insurance-won-mine = { in-box }Страховка: выигрыш { $amount }.
say-insurance-lost-mine = { in-box }Страховка проиграна, { $amount }.
say-insurance-won = { in-box }{ $name }: страховка, выигрыш { $amount }.
say-insurance-lost = { in-box }{ $name }: страховка проиграна, { $amount }.
say-behind-won-mine = По ставке за бокс { $number } вы выиграли { $amount }.
say-behind-lost-mine = По ставке за бокс { $number } вы проиграли { $amount }.
say-behind-push-mine = Ставка за бокс { $number } возвращается.
say-behind-won = { $name }, ставка за бокс { $number }: выигрыш { $amount }.
say-behind-lost = { $name }, ставка за бокс { $number }: проигрыш { $amount }.
say-behind-push = { $name }, ставка за бокс { $number }: ничья.
say-sum-won-mine = В итоге вы выиграли { $amount }. У вас { CHIPS($left) }.
say-sum-lost-mine = В итоге вы проиграли { $amount }. У вас { CHIPS($left) }.
say-sum-even-mine = В итоге вы при своих. У вас { CHIPS($left) }.

## Ответы

ask-hand-mine = { lead-mine }: { CARDS($cards) }, { total }{ hand-state }.
ask-cards-dealer = Карты дилера: { CARDS($cards) }, { total }.
ask-no-cards-dealer = У дилера нет карт.
ask-stake-mine = { in-box }Ставка { $amount }.
ask-stake = { in-box }{ $name }: ставка { $amount }.
ask-insurance-mine = { in-box }Страховка { $amount }.
ask-insurance = { in-box }{ $name }: страховка { $amount }.
ask-stake-behind-mine = Ваша ставка за бокс { $number }: { $amount }.
ask-stake-behind = { $name }, ставка за бокс { $number }: { $amount }.
ask-seat-hand = { lead }: { CARDS($cards) }, { total }{ $stake ->
     [unsaid] { "" }
    *[other] , ставка { $stake }
}{ $state ->
     [turn] , ходит
     [stood] , хватит
    *[other] { hand-state }
}.
ask-turn-between = { $play ->
     [matched] Круг
     [duels] Круг
     [house] Раунд
     [croupier] Раунд
    *[club] Раунд
} не идёт. Можно начинать следующий.
ask-turn-bets-mine = { in-box }Делаются ставки. Ждём вашу.
ask-turn-bets = Делаются ставки. Ждём: { LIST($names) }.
ask-turn-deal = Все ставки сделаны. Сейчас раздача.
ask-turn-insurance-mine = { in-box }Страховка? Возьмите или откажитесь.
ask-turn-insurance = { in-box }Страховка предлагается. Решает: { $name }.
ask-turn-mine = { in-box }Ваш ход. У вас { total }{ hand-state }.
ask-turn = { in-box }Ходит: { $name }, { total }.
short-rules-blek-dzek = Блэкджек, как в Playroom. Дилер при раздаче берёт одну карту. Если у него 16 или меньше, он берёт ещё, если 17 или больше, останавливается. За блэкджек платят три к двум. Сдаться можно только первым действием, удвоить ставку — в любой момент своего хода.
short-rules-black-jack = Блэкджек 21 по правилам казино, шесть колод. Дилер при раздаче берёт одну карту. Если у него 16 или меньше, он берёт ещё, если 17 или больше, останавливается. За блэкджек платят три к двум. Страховка против туза: не меньше половины ставки и не больше целой. Сдаться нельзя.
ask-rules-stakes = Ставки: минимум { $least }{ $most ->
     [unsaid] { "" }
    *[other] , максимум { $most }
}, шаг { $step }.

option-packs = { $value ->
     [1] Одна колода, тасуется перед каждым раундом.
    *[other] В игре { NOUN($value, noun: "pack") }.
}
option-soft17 = { $value ->
     [hit] Если у дилера мягкие 17, он берёт ещё.
    *[stand] Если у дилера мягкие 17, он останавливается.
}
option-ten-blackjack = { $value ->
     [no] Туз с простой десяткой — не блэкджек.
    *[yes] Блэкджек — это туз с десяткой или картинкой.
}
option-split-by = { $value ->
     [value] Делить можно карты равной стоимости.
    *[rank] Делить можно две одинаковые карты.
}
option-max-splits = { $value ->
     [1] Пару можно разделить один раз.
     [2] Пару можно разделить дважды.
    *[other] Пару можно разделить трижды.
}
option-split-blackjack = { $value ->
     [yes] После разделения блэкджек тоже считается.
    *[no] После разделения 21 — не блэкджек.
}
option-insurance-on = { $value ->
     [ace] Страховка против туза.
     [ace_and_ten_values] Страховка против туза, десятки и картинки.
    *[ace_and_pictures] Страховка против туза и картинки.
}
option-double-after-split = { $value ->
     [no] После разделения удваивать нельзя.
    *[yes] После разделения удваивать можно.
}
option-double-on = { $value ->
     [any] Удваивать можно с любыми двумя картами.
    *[other] Удваивать можно, только если у вас 9, 10 или 11.
}
option-enhc-loss = { $value ->
     [original_only] Блэкджек дилера забирает только первую ставку.
    *[all] Блэкджек дилера забирает и удвоенные, и разделённые ставки.
}
option-standing-players = { $value ->
     [yes] Можно ставить за чужой бокс.
    *[no] За чужие боксы не ставят.
}
option-cut-from-end = За подрезной картой лежит { CARDCOUNT($value) }.

## Почему раунд кончился так

why-nothing = Объяснять пока нечего: ни один ваш { round-word } ещё не сыгран.
why-bust = { in-box }У вас перебор, { $points }. Ставка проиграна сразу, что бы ни было у дилера. Вы проиграли { $amount }.
why-surrendered = { in-box }Вы сдались. Половина ставки вернулась, проигрыш { $amount }.
why-natural = { in-box }У вас был блэкджек, он бьёт любую другую руку на 21, за него платят три к двум. Вы выиграли { $amount }.
why-natural-early = { in-box }У вас был блэкджек, а при такой первой карте у дилера его быть не могло. За него платят три к двум. Вы выиграли { $amount }.
why-push = { in-box }И у вас, и у дилера { $points }. При равенстве ставка возвращается.
why-push-naturals = { in-box }И у вас, и у дилера блэкджек. Ставка возвращается.
why-lose = { in-box }У вас { $points }, у дилера { $dealer }. Выигрывает тот, у кого больше. Вы проиграли { $amount }.
why-lose-natural = { in-box }У вас { $points }, у дилера блэкджек, он бьёт любую другую руку на 21. Вы проиграли { $amount }.
why-returned = { in-box }Блэкджек дилера забирает только первую ставку, эта вернулась.
why-win = { in-box }У вас { $points }, у дилера { $dealer }. Выигрывает тот, у кого больше, выплата один к одному. Вы выиграли { $amount }.
why-win-bust = { in-box }У дилера перебор, { $dealer }. Выигрывают все, кто остался в игре, у вас { $points }. Вы выиграли { $amount }.
why-insurance-won = { in-box }У дилера блэкджек, за страховку платят два к одному. Выигрыш { $amount }.
why-insurance-lost = { in-box }У дилера не блэкджек, страховка проиграна: { $amount }.
why-behind-won = Ставка за бокс { $number } выиграла вместе с его первой рукой: { $amount }.
why-behind-lost = Ставка за бокс { $number } проиграла вместе с его первой рукой: { $amount }.
why-behind-push = Ставка за бокс { $number } вернулась вместе с его первой рукой.
why-sum-won = В итоге вы выиграли { $amount }.
why-sum-lost = В итоге вы проиграли { $amount }.
why-sum-even = В итоге вы при своих.

## Поля сумм

prompt-add = Ставка за бокс { $number }: { $amount }. У вас { $chips }.
prompt-insure = { in-box }Страховка: { $amount }. У вас { $chips }.

## Отказы

refused-no-box-bet = На этом боксе ещё нет ставки.
refused-box-full = На этот бокс больше поставить нельзя, всего максимум { $limit }.
refused-own-box = Это ваш бокс. Ставьте на него, а не за него.
refused-no-insurance-upcard = Против этой карты дилера страховки нет.
refused-no-insurance-now = В этом раунде страховаться уже поздно.
refused-insured-already = Страховка у вас уже есть.
refused-no-surrender-in-game = В этой игре сдаться нельзя.
refused-surrender-too-late = Сдаться можно только самым первым действием.
refused-double-too-late = Удвоить ставку можно, только пока карт две.
refused-double-total = Удваивать можно, только если у вас 9, 10 или 11.
refused-double-after-split = За этим столом после разделения не удваивают.
refused-double-split-aces = После разделения тузов удваивать нельзя.
refused-not-a-pair = Разделить можно только пару.
refused-not-equal-value = Разделить можно только две карты равной стоимости.
refused-split-too-late = Разделить можно, только пока карт две.
refused-split-limit = Эти карты больше делить нельзя.
refused-split-aces-once = Тузов делят только один раз.
refused-no-standing-players = За этим столом за чужой бокс не ставят.
refused-no-reshuffle-in-game = В этой игре карты по просьбе не тасуют.
refused-stand-or-insure = У вас блэкджек. Можно взять страховку или сказать «хватит».
