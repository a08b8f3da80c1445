# Шта се каже за сваким столом. Прво делови реченица; реченице почињу са say- (како се дешава), ask- (одговори на
# тастере), why- (објашњења), prompt- (поља за износ), do- (називи акција), none- (тастери који овде ништа не значе),
# refused- (шта није могло).

## Делови

# Који од више боксова ($box) и која рука ($hand); 0 где је само један.
hand-name = { $hand ->
     [1] Прва рука
     [2] Друга рука
     [3] Трећа рука
    *[other] Четврта рука
}
hand-name-low = { $hand ->
     [1] прва рука
     [2] друга рука
     [3] трећа рука
    *[other] четврта рука
}
hand-title = { $box ->
     [0] { hand-name }
    *[other] Бокс { $box }, { hand-name-low }
}
hand-title-low = { $box ->
     [0] { hand-name-low }
    *[other] бокс { $box }, { hand-name-low }
}
# Засебна реченица пре друге, или ништа.
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

# Чиме почињу карте: слушаоца или нечије.
lead-mine = { $box ->
     [0] { $hand ->
         [0] Ваше карте
        *[other] { hand-name }
    }
    *[other] { $hand ->
         [0] Бокс { $box }
        *[other] Бокс { $box }, { hand-name-low }
    }
}
lead = { $box ->
     [0] { $hand ->
         [0] Карте
        *[other] { hand-name }
    }
    *[other] { $hand ->
         [0] Бокс { $box }
        *[other] Бокс { $box }, { hand-name-low }
    }
}

# Збир. $soft је no, soft или or: тада је $low друга могућност.
total = { $soft ->
     [or] { $points } или { $low }
     [soft] меких { $points }
    *[no] { $points }
}
# Исто то као реченица после карте, или ништа.
total-said = { $points ->
     [unsaid] { "" }
    *[other] { $soft ->
         [or] { " " }{ $points } или { $low }.
         [soft] { " " }Меких { $points }.
        *[no] { " " }{ $points }.
    }
}
# Жетони слушаоца после исхода, или ништа.
purse-said = { $left ->
     [unsaid] { "" }
    *[other] { " " }Имате { CHIPS($left, case: "acc") }.
}

## Места

say-left-mine = Устајете од стола.{ $lost ->
     [unsaid] { "" }
    *[other] { " " }Губите { CHIPS($lost, case: "acc") }.
} Имате { CHIPS($left, case: "acc") }.
say-left = { $name } устаје од стола.{ $lost ->
     [unsaid] { "" }
    *[other] { " " }На столу остаје: { CHIPS($lost) }.
}
say-sits-down-mine = Седате за сто. Имате { CHIPS($chips, case: "acc") }.
say-sits-down = { $name } седа за сто и има { CHIPS($chips, case: "acc") }.
say-sat-out-mine = Прескачете ову рунду.
say-sat-out = { $name } прескаче рунду.
say-round = Рунда { $round }.

## Одговори

ask-no-cards-mine = Немате карата.
ask-chips-mine = Имате { CHIPS($chips, case: "acc") }.
ask-chips = { $name }: { CHIPS($chips) }.
ask-nobody-else = За столом нема никог другог.
ask-no-stakes = На столу нема улога.
ask-no-seat = За овим столом нема места { $number }.
ask-seat-empty = Место { $number } је празно.
ask-seat-mine = Место { $number }, ви: { CHIPS($chips) }.
ask-seat = Место { $number }, { $name }: { CHIPS($chips) }.

## Акције у менију

do-bet = Уложити{ $number ->
     [0] { "" }
    *[other] { " " }на бокс { $number }
}{ $least ->
     [unsaid] { "" }
    *[other] { " " }од { $least } до { $most }
}
do-add = Уложити иза бокса { $number }{ $least ->
     [unsaid] { "" }
    *[other] { " " }од { $least } до { $most }
}
do-sit-out = Прескочити ову рунду
do-done-staking = Не улагати више
do-raise = Повећати улог{ $least ->
     [unsaid] { "" }
    *[other] { " " }од { $least } до { $most }
}
do-hit = Извући карту
do-hit-at = Извући карту са одређеног места
do-hit-any = Извући било коју карту
do-hit-banker = Нека карту извуче банкар
do-hit-blind = Узети карту наслепо
do-stand = Завршити потез
do-exchange = { $what ->
     [seven] Заменити седмицу
     [eight] Вратити осмицу
     [fifteen] Вратити петнаест
     [five-pictures] Вратити пет слика
    *[other] Заменити карте
}
do-announce = { $play ->
     [matched] Објавити „малу кући“
    *[duels] Куцати
}
do-keep = Задржати карте
do-give-back = Вратити карте
do-double = Дуплирати улог{ $amount ->
     [unsaid] { "" }
    *[other] { " " }за { $amount }
}
do-split = Раздвојити пар{ $amount ->
     [unsaid] { "" }
    *[other] { " " }за { $amount }
}
do-surrender = Предати се за пола улога
do-insure = Узети { $play ->
     [croupier] осигурање
    *[house] гаранцију
}{ $number ->
     [0] { "" }
    *[other] { " " }на бокс { $number }
}{ $amount ->
     [unsaid] { "" }
    *[other] { " " }за { $amount }
}{ $least ->
     [unsaid] { "" }
    *[other] { " " }од { $least } до { $most }
}
do-decline = Одбити
do-choose-banker = Изабрати банкара
do-draw-lots = Вући жреб
do-found = Отворити банку{ $least ->
     [unsaid] { "" }
    *[other] { " " }од { $least } до { $most }
}
do-deal = Поделити
do-accept = Прихватити банку
do-hand-over = Препустити банку
do-reshuffle = Затражити мешање карата
do-leave = Устати од стола

## Тастери чију акцију игра нема

none-split = У овој игри се пар не раздваја.
none-double = У овој игри се улог не дуплира.
none-insure = У овој игри нема осигурања.
none-surrender = У овој игри нема предаје.
none-raise = У овој игри се улог не повећава.
none-hit-blind = У овој игри се карте не узимају наслепо.
none-exchange = У овој игри се карте не мењају.
none-announce = У овој игри нема шта да се објави.
none-add = У овој игри се не улаже иза других играча.
none-reshuffle = У овој игри се карте не мешају на захтев.

## Поља за износ

prompt-bet = { in-box }Улог: { $amount }. Имате { $chips }.{ $free ->
     [unsaid] { "" }
    *[other] { $play ->
         [matched] { " " }Слободно у банци: { $free }.
         [club] { " " }Највише { $most }.
         [house] { " " }У банци: { $free }.
         [croupier] { " " }У банци: { $free }.
        *[duels] { " " }У банци: { $free }.
    }
}

## Одбијања у свим играма

refused-no-such-action = Такве акције у овој игри нема. Шта је могуће, стоји у менију акција.
refused-not-now = { $phase ->
     [between] То није могуће пре дељења карата.
     [bets] То није могуће пре дељења карата.
     [insurance] Прво одлучите о осигурању.
     [choose] Прво треба изабрати банкара.
     [found] Прво треба отворити банку.
     [broken] Прво треба одлучити ко преузима банку.
    *[other] То сада није могуће. Шта јесте, стоји у менију акција.
}
refused-not-your-turn = Нисте на потезу.{ $known ->
     [no] { "" }
    *[yes] { " " }На потезу: { $name }.
}
refused-not-your-box = Тај бокс није ваш.
refused-no-such-seat = На том месту нема никога.
refused-left-already = Више нисте за овим столом.
refused-round-open = Не усред рунде. Прво одиграјте рунду до краја.
refused-too-little = Премало, најмање { $limit }.
refused-too-much = Превише, највише { $limit }.
refused-not-a-step = Улог иде у корацима од { $step }.
refused-not-enough-chips = За то треба { CHIPS($limit) }, имате { $chips }.
refused-already-bet = Ваш улог је већ на столу.
refused-no-bet-yet = На столу још нема улога. Прво уложите.
refused-table-deals = Овде дели само сто, кад сви уложе или прескоче рунду.
refused-others-not-ready = Остали још нису спремни. Рунда почиње кад сви буду спремни.
refused-no-cards-left = Више нема карата. Можете само завршити потез.
