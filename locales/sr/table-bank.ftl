# Игре у којима банку држи играч: Око, обе игре Очко, обе игре Двадесет један. Почетке имена објашњава table.ftl.

## Делови

call-21 = { $play ->
     [club] Двадесет један!
     [matched] Ајнц!
    *[duels] Ајнц!
}
# Најбоља рука у оку; језик може два кеца и Шантал с кецом да назове различито.
call-royal = { $royal ->
    *[any] Суви ајнц!
}
# Како се објављује рука која одмах добија.
call-win = { $why ->
     [royal] { call-royal }
     [aces] Суви ајнц!
     [pictures] Пет слика!
     [natural] Двадесет један!
    *[other] { call-21 }
}
# Чиме се карта завршава: $ending је none, bust, twenty-one, royal, aces или pictures.
ending = { $ending ->
     [bust] { " " }Преко 21!
     [twenty-one] { " " }{ call-21 }{ $play ->
         [matched] { " " }Банка узима све.
         [duels] { "" }
        *[club] { "" }
    }
     [royal] { " " }{ call-royal } Банка узима све.
     [aces] { " " }Суви ајнц!
     [pictures] { " " }Пет слика!
    *[none] { "" }
}
# Како се зове рука која одмах добија, унутар реченице.
great-or-total = { $makes ->
     [royal] суви ајнц
     [aces] два кеца
     [pictures] пет слика
    *[other] { total }
}
# Карте руке које су познате и колико их није; са збиром ако су познате све.
cards-known = { $known ->
     [0] { CARDCOUNT($closed) } лицем надоле
    *[other] { CARDS($cards) }{ $closed ->
         [0] { $points ->
             [unsaid] { "" }
            *[other] , { great-or-total }
        }
        *[other] , уз то { CARDCOUNT($closed) } лицем надоле
    }
}
# Оба збира пре исхода, или ништа.
totals-said = { $own ->
     [unsaid] { "" }
    *[other] { $against ->
         [unsaid] Имате { $own }.{ " " }
        *[other] Ви { $own }, банкар { $against }.{ " " }
    }
}
short-said = { $short ->
     [unsaid] { "" }
    *[other] { " " }Банци недостаје { $short }.
}

## Банкар и банка

say-lots = Вуче се жреб за банку.
say-lots-again = Карте су једнаке, вуче се поново.
say-lot-mine = Ви: { CARD($card) }.
say-lot = { $name }: { CARD($card) }.
say-banker-mine = { $how ->
     [inherited] Банка прелази на вас: { CHIPS($bank) }.
    *[other] Ви сте банкар. Отворите банку{ $least ->
         [unsaid] { "" }
        *[other] , најмање { $least }
    }.
}
say-banker = { $how ->
     [inherited] Банку преузима { $name }: { CHIPS($bank) }.
    *[other] Нови банкар: { $name }.
}
say-founded-mine = Отварате банку: { $amount }. Имате { CHIPS($left, case: "acc") }.
say-founded = { $name } отвара банку: { CHIPS($amount) }.
say-bank-added-mine = { $amount ->
     [0] Немате шта да додате у банку.
    *[other] Дуплирате банку: { CHIPS($bank) }. Имате { $left }.
}
say-bank-added = { $amount ->
     [0] Банкар нема шта да дода у банку.
    *[other] Банка се дуплира: { CHIPS($bank) }.
}
say-announced = { $play ->
     [matched] Игра се „мала кући“!
     [duels] Банкар куца! Последњи круг.
    *[club] Банкар куца! Последњи круг.
}
say-last-round = Последња рунда!
say-bank-broken-mine = Разбили сте банку!{ $asks ->
     [accept] { " " }Прихватите је, препустите или одбијте.
     [decline] { " " }За нову немате довољно жетона. Одбијте, па ће се вући жреб.
    *[no] { "" }
}
say-bank-broken = Банка је разбијена! Разбија је { $name }.
say-bank-taken-mine = { $why ->
     [heart-king] Банка иде кући, узимате { $amount }.
     [played-out] Карте су одигране. Подижете банку: { $amount }.
     [no-punters] Нико не може да уложи. Подижете банку: { $amount }.
     [too-small] Банка је премала за улоге. Подижете је: { $amount }.
    *[other] Подижете банку: { $amount }.
} Имате { CHIPS($left, case: "acc") }.
say-bank-taken = { $why ->
     [heart-king] Банка иде кући: { $name } узима { $amount }.
     [played-out] Карте су одигране. { $name } подиже банку: { $amount }.
     [no-punters] Нико не може да уложи. { $name } подиже банку: { $amount }.
     [too-small] Банка је премала за улоге. { $name } је подиже: { $amount }.
    *[other] { $name } подиже банку: { CHIPS($amount) }.
}
say-bank-taken-told = { $why ->
     [played-out] Карте су одигране.
     [no-punters] Нико не може да уложи.
    *[too-small] То је премало за улоге.
} { $name } подиже банку.
say-handed-to-mine = { $name } вам препушта банку. Прихватате или одбијате?
say-hands-over-mine = Препуштате банку. Одлучује: { $to }.
say-hands-over = { $name } препушта банку. Одлучује: { $to }.
say-declines-mine = Одбијате банку.
say-declines = { $name } одбија банку.
say-bank-vacant = Тренутно нико не може да отвори банку.
say-table-closed = Сто се затвара, нема више ко да игра.
say-bank-round = { $play ->
     [duels] Круг { $round }.
     [matched] Рунда { $round }.
    *[club] Рунда { $round }.
}
say-bank-state = Банка: { CHIPS($bank) }.

## Карте

say-cut-card-turned = Доња карта: { CARD($card) }.
say-cut-card-came = Дошла је доња карта!
say-pack-out = Шпил је потрошен.
say-everybody-dealt = { $count ->
     [1] Подељена је по једна карта.
    *[other] Подељено је по { CARDCOUNT($count, case: "acc") }.
}
say-banker-card = Карта банкара: { CARD($card) }.{ total-said }
say-turns-up-mine = Откривате { CARD($card, case: "acc") }.{ total-said }
say-new-card-mine = Нова карта: { CARD($card) }.{ total-said }
say-new-card-shown = { $name } добија { CARD($card, case: "acc") }.{ total-said }
say-new-card-closed-mine = Добијате нову карту.
say-new-card = { $name } добија нову карту.
say-blind-mine = Узимате карту наслепо. Имате { CARDCOUNT($count, case: "acc") }.
say-blind = { $name } узима карту наслепо.
say-takes-mine = Вучете карту.
say-takes = { $name } вуче карту.
say-bank-draw-mine = Вучете { CARD($card, case: "acc") }.{ total-said }{ ending }
say-banker-draws = Банкар вуче { CARD($card, case: "acc") }.{ total-said }{ ending }
say-bank-draw = { $name } вуче { CARD($card, case: "acc") }.{ total-said }{ ending }
say-pull-mine = { $by ->
     [banker] Банкар вам извлачи
    *[self] Извлачите
} { CARD($card, case: "acc") }{ $at ->
     [unsaid] { "" }
    *[other] , место { $at }
}.{ total-said }{ ending }
say-pull-shown = { $by ->
     [banker] Банкар извлачи, { $name } добија
    *[self] { $name } извлачи
} { CARD($card, case: "acc") }{ $at ->
     [unsaid] { "" }
    *[other] , место { $at }
}.{ total-said }{ ending }
say-pull-closed-mine = { $by ->
     [banker] Банкар вам извлачи карту
    *[self] Извлачите карту
}{ $at ->
     [unsaid] { "" }
    *[other] , место { $at }
}.
say-pull = { $by ->
     [banker] Банкар извлачи, карту добија { $name }
    *[self] { $name } извлачи карту
}{ $at ->
     [unsaid] { "" }
    *[other] , место { $at }
}.
say-banker-new-card = Банкар себи дели нову карту.
say-banker-takes = Банкар вуче карту.
say-banker-called = { call-win } Банкар: { CARDS($cards) }.
say-knocked-card-mine = Ваша карта је отворена: { CARD($card) }.
say-returns-cards-mine = { $what ->
     [fifteen] Враћате петнаест: { CARDS($cards) }.
     [five-pictures] Враћате пет слика.
    *[other] Враћате { CARD($card, case: "acc") }.
}
say-returns-cards = { $what ->
     [fifteen] { $name } враћа петнаест: { CARDS($cards) }.
     [five-pictures] { $name } враћа пет слика.
    *[other] { $name } враћа { CARD($card, case: "acc") }.
}
say-banker-returns-cards = { $what ->
     [fifteen] Банкар враћа петнаест: { CARDS($cards) }.
     [five-pictures] Банкар враћа пет слика.
    *[other] Банкар враћа { CARD($card, case: "acc") }.
}
say-keep-asked-mine = { $play ->
     [matched] Мењате карту или је задржавате?
     [duels] Задржавате карте или их враћате?
    *[club] Задржавате карте или их враћате?
}
say-keep-asked = Одлучује: { $name }.
say-kept-mine = { $play ->
     [matched] Задржавате карту.
     [duels] Задржавате карте.
    *[club] Задржавате карте.
}
say-kept = { $play ->
     [matched] { $name } задржава карту.
     [duels] { $name } задржава карте.
    *[club] { $name } задржава карте.
}
say-given-back-mine = Враћате карте.
say-given-back = { $name } враћа карте.
say-take-asked-mine = Ваша карта: са врха, или је извлачите?
say-take-asked = { $name } бира карту при дељењу.
say-pull-demanded-mine = Тражите да банкар извлачи своје карте из шпила.
say-pull-demanded = { $name } тражи да банкар извлачи своје карте из шпила.

## Потези и објаве

say-turn-banker-mine = Ви сте на потезу као банкар{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-turn-punter-mine = Ви сте на потезу{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.{ $free ->
     [unsaid] { "" }
    *[other] { $play ->
         [matched] { " " }Слободно у банци: { $free }.
         [duels] { " " }У банци: { $free }.
        *[club] { " " }У банци: { $free }.
    }
}
say-enough-mine = Доста{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-banker-enough-mine = Доста{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-enough = { $name } завршава потез.
say-turn-over-mine = { $called ->
     [yes] { call-21 }{ " " }
    *[no] { "" }
}Ваш потез је завршен.
say-threshold = { threshold-takes }
say-threshold-mine = { threshold-takes }
say-banker-enough = Банкар: доста{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-passed-over-mine = { $why ->
     [no-bank] Не играте: у банци ништа није слободно.
    *[no-chips] Не играте: немате жетона.
}
say-passed-over = { $why ->
     [no-bank] { $name } не игра: у банци ништа није слободно.
    *[no-chips] { $name } не игра: нема жетона.
}
say-shows-eight-mine = Морате да покажете { CARD($card, case: "acc") }.
say-shows-eight = Банкар има { CARD($card, case: "acc") }.
say-heart-king-mine = Краљ херц! Показујете га, рунда се прекида.
say-heart-king = Краљ херц! Рунда се прекида.
say-called-mine = { call-win }
say-called = { call-win } { $name }: { CARDS($cards) }.
say-opened-mine = Ваше карте се отварају: { CARDS($cards) }, { total }.
say-banker-opened = Банкар: { CARDS($cards) }, { total }{ hand-state }.
say-opened = { $name }: { CARDS($cards) }, { total }{ hand-state }.

## Улози и исходи

say-bet-asked-mine = Ваш улог?
say-bet-asked = Улаже: { $name }.
say-stake-mine = { $kind ->
     [whole] Цела банка! Улажете { $amount }.
     [whole-raise] Цела банка! Повећавате улог за { $amount }, укупно { $stake }.
     [raise] Повећавате улог за { $amount }, укупно { $stake }.
    *[bet] Улажете { $amount }.
} Имате { CHIPS($left, case: "acc") }.
say-stake = { $kind ->
     [whole] Цела банка! { $name } улаже { $amount }.
     [whole-raise] Цела банка! { $name } повећава улог за { $amount }, укупно { $stake }.
     [raise] { $name } повећава улог за { $amount }, укупно { $stake }.
    *[bet] { $name } улаже { $amount }.
}{ $free ->
     [unsaid] { "" }
    *[other] { " " }Слободно: { $free }.
}
say-stake-returned-mine = Ваш улог се враћа: { $amount }. Уложите поново.
say-stake-returned = Улог се враћа: { $name }, { $amount }.
say-bank-bust = { $name } прелази 21, збир { $points }.{ $shown ->
     [yes] { " " }Карте: { CARDS($cards) }.
    *[no] { "" }
}{ $bank ->
     [unsaid] { "" }
    *[other] { " " }Ваша банка: { $bank }.
}
say-stake-won-mine = { totals-said }{ $why ->
     [tie] Збир је исти, а вукли сте наслепо.{ " " }
    *[other] { "" }
}Добијате { $amount }.{ short-said } Имате { CHIPS($left, case: "acc") }.
say-stake-lost-mine = { totals-said }{ $why ->
     [tie] При истом збиру добија банкар.{ " " }
     [bust] Преко 21.{ " " }
    *[other] { "" }
}Губите { $amount }. Имате { CHIPS($left, case: "acc") }.
say-stake-back-mine = { totals-said }{ $why ->
     [both-bust] Обе стране прелазе 21, улог се враћа.
     [banker-left] Банкара више нема, улог се враћа.
    *[other] Нерешено, улог се враћа.
} Имате { CHIPS($left, case: "acc") }.
say-result = { $outcome ->
     [win] { $name } добија { $amount }.
     [lose] { $name } губи { $amount }.
    *[back] { $name }: улог се враћа.
}
say-bank-result = { $outcome ->
     [win] { $name } добија { $amount }.
     [lose] { $name } губи { $amount }.
    *[back] { $name }: улог се враћа.
}{ short-said } Ваша банка: { $bank }.

## Одговори

ask-bank-cards-mine = Ваше карте: { cards-known }.
ask-no-banker = Банку тренутно нико не држи.
ask-you-bank = Банку држите ви.
ask-you-banked = Банку сте држали ви.
ask-no-cards-banker = Банку држи { $name }, карата још нема.
ask-cards-banker = Банкар, { $name }: { cards-known }.
ask-cards-last-banker = Претходни банкар, { $name }: { cards-known }.
ask-bank-stake-mine = Ваш улог: { $amount }.
ask-bank-stake-of = Улог: { $amount }.
ask-bank-stake = { $name }: улог { $amount }.
ask-bank-mine = Банку држите ви: { $bank }{ $free ->
     [unsaid] { "" }
    *[other] , слободно { $free }
}.
ask-bank = Банку држи { $name }: { $bank }{ $free ->
     [unsaid] { "" }
    *[other] , слободно { $free }
}.
ask-chips-banker = { $name }, банкар: { CHIPS($chips) }.
ask-turn-choose-mine = { $how ->
     [lots] Бира се банкар: вуците жреб.
    *[agreement] Бира се банкар: реците ко ће бити.
}
ask-turn-choose = Бира се банкар.
ask-turn-closed = Овај сто је затворен.
ask-turn-play-mine = Ви сте на потезу{ $phase ->
     [banker] { " " }као банкар
    *[other] { "" }
}. Имате: { cards-known }{ $stake ->
     [unsaid] { "" }
    *[other] , улог { $stake }
}.
ask-turn-bank-mine = { $phase ->
     [found] Ви сте на реду: отворите банку.
     [between] Ви сте на реду као банкар: поделите.
     [bets] Ви сте на реду: уложите или прескочите рунду.
     [taking] Ви сте на реду: узмите карту при дељењу.
     [keep] Ви сте на реду: задржавате карте или не?
    *[other] Ви сте на реду: узимате ли банку?
}
ask-turn-bank = { $phase ->
     [found] Чека се отварање банке: { $name }.
     [between] Чека се дељење: { $name }.
     [bets] Чека се улог: { $name }.
     [broken] Чека се одлука о банци: { $name }.
     [banker] На потезу је банкар: { $name }.
    *[other] На потезу: { $name }.
}
ask-seat-banker = Банкар.
ask-bank-hand = Карте: { cards-known }{ $stake ->
     [unsaid] { "" }
    *[other] , улог { $stake }
}{ $state ->
     [turn] , на потезу
     [stood] , потез завршен
     [bust] , преко 21
    *[other] { "" }
}.
ask-cards-left = У шпилу је остало: { CARDCOUNT($count) }.
ask-announced = { $play ->
     [matched] Важи „мала кући“.
     [duels] Банкар куца, игра се последњи круг.
    *[club] Банкар куца, игра се последњи круг.
}
short-rules-oko = Око са „малом кући“, 32 карте. Кец 11, слике 1, седмица херц је Шантал: 1, 7, 10 или 11. Свако добија једну карту, улаже се највише онолико колико је слободно у банци. При истом збиру добија банкар. Два кеца добијају одмах.
short-rules-ochko = Очко са доњом картом, 36 карата. Кец 11, краљ 4, дама 3, жандар 2. Свако игра свој двобој са банкаром, може и за целу банку. При истом збиру добија банкар. 21, два кеца и пет слика добијају одмах. Ако банкар има 15, мора да вуче, ако има 17, не сме.
short-rules-ochko-one-card = Очко са једном картом банкара, 36 карата. Кец 11, краљ 4, дама 3, жандар 2. Банкар цео круг игра једном отвореном картом. При истом збиру добија банкар. 21, два кеца и пет слика добијају одмах. Ако банкар има 17, не сме да вуче.
short-rules-twenty-one = Двадесет један, клупска игра, два шпила. Улаже се пре дељења, две затворене карте, највише још три. 21 из прве две карте плаћа се двоструко, кад банкар пређе 21, плаћа двоструко, а при истом збиру улог се враћа.
short-rules-twenty-one-pull = Двадесет један са бирањем карте, два шпила. Као клупска игра, али карта се може извући са било ког места у шпилу.
ask-rules-bank = Банка је најмање { $bank }{ $most ->
     [unsaid] { "" }
    *[other] , а највише { $most }
}. Улог је најмање { $least }.

## Зашто се рунда тако завршила

why-bank-royal = { $royal ->
     [either] Суви ајнц се плаћа
    *[aces] Два кеца су суви ајнц и плаћају се
} одмах. Добили сте { $amount }.
why-bank-natural = 21 из прве две карте плаћа се одмах и двоструко. Добили сте { $amount }.
why-bank-twenty-one = Имали сте 21, а то добија одмах. Добили сте { $amount }.
why-bank-aces = Два кеца добијају одмах. Добили сте { $amount }.
why-bank-pictures = Пет слика добија одмах. Добили сте { $amount }.
why-bank-points = { $outcome ->
     [win] Имали сте { $points }, а банкар { $against }. Добија већи збир. Добили сте { $amount }.
    *[lose] Имали сте { $points }, а банкар { $against }. Добија већи збир. Изгубили сте { $amount }.
}
why-bank-tie = { $outcome ->
     [win] Збир је исти, { $points }, а вукли сте наслепо, па добијате ви. Добили сте { $amount }.
     [lose] Збир је исти, { $points }, а тада добија банкар. Изгубили сте { $amount }.
    *[back] Збир је исти, { $points }, а тада се улог враћа.
}
why-bank-bust = Прешли сте 21, збир { $points }. Изгубили сте { $amount }.
why-bank-banker-bust = Банкар је прешао 21, збир { $against }. Добили сте { $amount }.
why-bank-both-bust = { $outcome ->
     [lose] Обе стране су прешле 21, а за овим столом тада добија банкар. Изгубили сте { $amount }.
    *[back] Обе стране су прешле 21, улог се вратио.
}
why-bank-banker-natural = Банкар је имао 21 из прве две карте и одмах узео све улоге. Изгубили сте { $amount }.
why-bank-banker-royal = Банкар је имао { $royal ->
     [either] суви ајнц
    *[aces] два кеца
} и узео све улоге. Изгубили сте { $amount }.
why-bank-banker-twenty-one = Банкар је имао 21, а то добија и при истом збиру. Изгубили сте { $amount }.
why-bank-banker-aces = Банкар је имао два кеца, који добијају одмах. Изгубили сте { $amount }.
why-bank-banker-pictures = Банкар је имао пет слика, које добијају одмах. Изгубили сте { $amount }.
why-bank-banker-left = Банкара више нема за столом, па се улог вратио.
why-against-bank = { $name }: { $outcome ->
     [win] ваша банка је платила { $amount }
     [lose] ваша банка је добила { $amount }
    *[back] улог се вратио
}{ $why ->
     [points] : ви { $against }, играч { $points }
     [tie] , исти збир
     [banker-bust] , прешли сте 21
     [both-bust] , обе стране су прешле 21
     [royal] , { $royal ->
         [either] суви ајнц
        *[aces] два кеца
    }
     [aces] , два кеца
     [pictures] , пет слика
     [natural] , одмах 21 из прве две карте
     [bust] , преко 21
    *[other] { "" }
}.

## Поља за износ

prompt-raise = Повећање: { $amount }. Имате { $chips }, слободно у банци { $free }.
prompt-found = Банка: { $amount }. Имате { $chips }.
prompt-hit-at = Место у шпилу одозго: { $amount }. Последње је { $most }.

## Одбијања

refused-table-closed = Овај сто је затворен.
refused-banker-only = То може само банкар{ $known ->
     [no] { "" }
    *[yes] , а то је { $name }
}.
refused-punters-only = То банкар не може, само остали играчи.
refused-lots-decide = За овим столом о банкару одлучује жреб.
refused-agreement-decides = За овим столом се банкар бира договором, не жребом.
refused-announced-already = То је већ речено и не може се повући.
refused-announce-too-early = { $play ->
     [matched] „Мала кући“ може да се објави тек кад се банка дуплира.
     [duels] Рано је за куцање. Одиграјте још кругова или пустите да банка порасте.
    *[club] Рано је за куцање. Одиграјте још кругова или пустите да банка порасте.
}
refused-no-announcement-in-game = У овој игри нема шта да се објави.
refused-not-enough-for-bank = За банку нема довољно{ $limit ->
     [0] { "" }
    *[other] , треба најмање { CHIPS($limit) }
}.
refused-nothing-to-stake = Сада нема шта да се уложи: у банци ништа није слободно, или немате жетона.
refused-stake-first = Прво уложите.
refused-no-raise-in-game = Овде се улог не повећава.
refused-must-draw = После улога долази карта. Прво је извуците.
refused-two-cards-needed = Да бисте стали, потребне су две карте.
refused-hand-complete = Не можете да узмете још карата.
refused-nothing-to-exchange = Ове карте се не могу заменити.
refused-exchange-limit = За овим столом може само једна замена у рунди.
refused-no-exchange-in-game = У овој игри се карте не мењају.
refused-no-blind-in-game = Овде се карте не узимају наслепо.
refused-blind-cards-held = Имате карту наслепо, па су и следеће само наслепо.
refused-eight-cards-held = Више од осам карата нема. Можете само завршити потез.
refused-fifteen-must-draw = Ако банкар има 15, мора да вуче.
refused-three-cards-bought = Вуку се највише још три карте. Можете само завршити потез.
refused-no-pull-in-game = У овој игри се карте узимају само са врха.
refused-banker-must-pull = На захтев једног играча карте морате извлачити из шпила.
refused-banker-pulls-himself = О својим картама одлучује банкар.
refused-no-sitting-out-in-game = У овој игри се рунда не прескаче.

## Опције стола

option-first-banker = { $value ->
     [agreement] Банкар се бира договором.
    *[lot] Банкар се бира жребом.
}
option-mandatory-first-bet = { $value ->
     [no] Карте се могу вући и пре првог улога.
    *[yes] Пре друге карте се улаже.
}
option-direction = { $value ->
     [right] Игра се надесно.
    *[left] Игра се налево.
}
option-picture-values = Жандар, дама и краљ: { $value ->
     [v1-2-3] 1, 2 и 3
     [v1-1-2] 1, 1 и 2
    *[other] по 1
}.
option-raise = { $value ->
     [no] Улог се не повећава.
    *[yes] Пре сваке карте улог се може повећати.
}
option-raise-requires-draw = { $value ->
     [no] Може се стати и одмах после улога.
    *[yes] После улога мора се узети карта.
}
option-stand-on-one-card = { $value ->
     [yes] Може се стати и са једном картом.
    *[no] Да би се стало, потребне су две карте.
}
option-auto-stand-21 = { $value ->
     [no] 21 не завршава потез.
    *[yes] 21 завршава потез.
}
option-royal-pays = { $value ->
     [3] Суви ајнц се плаћа 3:1.
    *[other] Суви ајнц се плаћа 1:1.
}
option-santal-royal = { $value ->
     [yes] Шантал са кецом је такође суви ајнц.
    *[no] Шантал са кецом је обичних 21.
}
option-exchange-seven = { $value ->
     [no] Седмице се не мењају.
    *[yes] Седмица као прва карта може се заменити.
}
option-exchange-eight = { $value ->
     [off] Осмице се не враћају.
     [any_exchange] Осмица се може вратити после сваке замене.
    *[directly] Осмица се може вратити ако је дошла за седмицу.
}
option-exchange-five-pictures = { $value ->
     [no] Пет слика се не враћа.
    *[yes] Пет слика се може вратити.
}
option-exchange-fifteen = { $value ->
     [no] Петнаест се не враћа.
    *[yes] Петнаест се може вратити.
}
option-santal-fifteen = { $value ->
     [no] Шантал се за петнаест не рачуна посебно.
    *[yes] Петнаест може настати било којом вредношћу Шантала.
}
option-exchange-limit = { $value ->
     [once] Једна замена у рунди.
    *[none] Број замена није ограничен.
}
option-banker-card-open = { $value ->
     [yes] Карта банкара је отворена од дељења.
     [always] Карта банкара је увек отворена.
     [from_second_circle] Карта банкара је отворена од другог круга.
     [never] Карта банкара остаје затворена.
    *[no] Карта банкара је затворена до његовог потеза.
}
option-mala-domu-from = { $value ->
     [bank_doubled] „Мала кући“ тек кад се банка дуплира.
    *[any_deal] „Мала кући“ пре сваког дељења.
}
option-mala-domu-trigger = { $value ->
     [any_first] Код „мале кући“ важи и прва карта после замене.
    *[dealt] Код „мале кући“ важи само карта из дељења.
}
option-dark = { $value ->
     [no] Наслепо се не игра.
    *[yes] Карте се могу узимати наслепо.
}
option-dark-double-bust = { $value ->
     [banker] Кад обе стране пређу 21, рука наслепо губи.
    *[punter] Кад обе стране пређу 21, рука наслепо добија.
}
option-dark-vs-banker-21 = { $value ->
     [tie_to_dark] 21 наслепо побеђује и 21 банкара.
    *[banker] 21 банкара побеђује и 21 наслепо.
}
option-two-aces = { $value ->
     [any] Два кеца добијају у свакој руци.
    *[exact] Два кеца добијају само ако других карата нема.
}
option-five-pictures = { $value ->
     [any_five] Пет слика добија у свакој руци.
    *[exact] Пет слика добија само ако других карата нема.
}
option-banker-17 = { $value ->
     [and_above] Ако банкар има 17 или више, мора да стане.
    *[exact] Ако банкар има 17, мора да стане.
}
option-cut-rebet = { $value ->
     [bet_stands] После враћања карата износ остаје.
    *[restart] После враћања карата износ се каже поново.
}
option-take-after-circles = { $value ->
     [0] Број кругова не даје право на куцање.
     [one] Банка се може подићи кад се одигра најмање { NOUN($value, noun: "circle") }.
     [few] Банка се може подићи кад се одиграју најмање { NOUN($value, noun: "circle") }.
    *[other] Банка се може подићи кад се одигра најмање { NOUN($value, noun: "circle") }.
}
option-take-multiple = { $value ->
     [0] Нарасла банка не даје право на куцање.
     [2] Банкар сме да куца кад се банка удвостручи.
     [3] Банкар сме да куца кад се банка утростручи.
     [1] Банкар сме да куца кад год хоће.
    *[other] Банкар сме да куца кад у банци буде најмање { $value } пута више него што је у њу стављено.
}
option-knock-exposes = { $value ->
     [first_only] После куцања отворена је само прва карта банкара.
    *[every_card] После куцања прва карта банкара је отворена сваки пут.
}
option-after-break = { $value ->
     [breaker] Ко разбије банку, постаје банкар.
    *[next_left] После разбијања банку држи следећи играч.
}
option-deal-from = { $value ->
     [bottom] Дели се одоздо.
    *[top] Дели се одозго.
}
option-played-cards = { $value ->
     [aside] Одигране карте се одлажу.
     [top] Одигране карте иду на врх.
    *[under] Одигране карте иду на дно.
}
option-cover = { $value ->
     [single] Сви улози заједно могу бити велики као банка.
    *[double] Сваки улог банка мора да покрије двоструко.
}
option-announce-bust = { $value ->
     [yes] Карте преко 21 показују се одмах.
    *[no] Карте преко 21 остају затворене до отварања.
}
option-open-banker-turn = { $value ->
     [yes] Банкар игра отворено.
    *[no] Банкар игра затворено.
}
option-demand-banker-pull = { $value ->
     [yes] Играч сме да тражи да банкар извлачи карте.
    *[no] О својим картама одлучује банкар.
}
option-pull-in-deal = { $value ->
     [yes] И карте из дељења могу да се извлаче.
    *[no] Карте из дељења узимају се са врха.
}
