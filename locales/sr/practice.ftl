# Вежба: тачне шансе, савети, цена одлука.

odds-what = Шансе које игре? Игре су { $known }.
odds-no-game = Игра „{ $word }“ не одстоји; игре су { $known }.
odds-no-option = Подешавање стола „{ $word }“ не одстоји; подешавања су { $known }.
odds-option-twice = Опција { $option } је наведена двапут.
odds-stakes-apart = Најмањи улог { $least } већи је од највећег { $most }.
odds-shoe-short = Преостало карата у шпилу: { $count }; за рачун треба најмање { $least }.
odds-no-card = „{ $word }“ није карта; карте се пишу овако: 10h, Qd или As.
odds-one-card = Потребна је једна отворена карта делитеља, на пример 9d.
odds-hand-short = Потребне су бар две карте, на пример „10h 6c“; у играма са банком довољна је једна.
odds-upcard-missing = Која карта делитеља је отворена? Наведите је после --up.
odds-no-more = У шпилу више нема карте: { CARD($word) }.
odds-over = Са картама „{ $word }“ не може да се игра даље.
odds-no-chart = Игра { $game } нема делитеља, па нема ни његове табеле ни табеле потеза.
odds-plot-file = Слика не може да се упише у { $path }: { system-reason }.
odds-progress = Готово отворених карата: { $done } од { $of }.
odds-number = { $whole },{ $part }

odds-best = Најбоље: { $action ->
     [hit] извући карту
     [double] дуплирати улог
     [split] раздвојити пар
     [surrender] предати се
     [exchange] заменити карте
     [hit-blind] узети карту наслепо
     [keep] задржати карте
     [give-back] вратити карте
    *[stand] завршити потез
}.
odds-worth = { $action ->
     [hit] Извући карту
     [double] Дуплирати
     [split] Раздвојити
     [surrender] Предати се
     [exchange] Заменити
     [hit-blind] Узети карту наслепо
     [keep] Задржати карте
     [give-back] Вратити карте
     [insurance] Гаранција, од сопствене цене
    *[stand] Завршити потез
}: { $sign ->
     [minus] минус
    *[plus] плус
} { $value }.
odds-next-total = Са следећом картом { $points }: { $percent } одсто.
odds-next-special = Следећа карта одмах добија: { $percent } одсто.
odds-next-over = Следећа карта прелази 21: { $percent } одсто.
odds-game = Уз најбољу игру улог доноси играчу { $sign ->
     [minus] минус
    *[plus] плус
} { $value } одсто.
odds-game-chart = По табели потеза доноси { $sign ->
     [minus] минус
    *[plus] плус
} { $value } одсто.
odds-bank = Улог на карту која се још не види доноси играчу { $sign ->
     [minus] минус
    *[plus] плус
} { $value } одсто.
odds-banker = Кад се на добре карте улаже више, жетон доноси банкару { $sign ->
     [minus] минус
    *[plus] плус
} { $value } одсто.
odds-dealer = Делитељ показује: { CARD($upcard) }; у процентима: 17: { $p17 }; 18: { $p18 }; 19: { $p19 }; 20: { $p20 }; 21: { $p21 }; преко: { $pbust }; блек џек: { $pblackjack }.
odds-chart-upcard = Делитељ показује: { CARD($upcard) }.
odds-chart-hard = { $span ->
     [single] { $least }
    *[range] Од { $least } до { $most }
}: { $first }{ $more ->
     [none] { "" }
     [two] , иначе { $then }
    *[three] , иначе { $then }, иначе { $last }
}.
odds-chart-soft = Са кецом као једанаест { $span ->
     [single] { $least }
    *[range] од { $least } до { $most }
}: { $first }{ $more ->
     [none] { "" }
     [two] , иначе { $then }
    *[three] , иначе { $then }, иначе { $last }
}.
odds-chart-pairs = { $least ->
     [1] Пар кечева
    *[other] { $span ->
         [single] Пар карата од { $least }
        *[range] Парови карата од { $least } до { $most }
    }
}: { $first }{ $more ->
     [none] { "" }
     [two] , иначе { $then }
    *[three] , иначе { $then }, иначе { $last }
}.
odds-act-stand = завршити потез
odds-act-hit = извући карту
odds-act-double = дуплирати
odds-act-split = раздвојити
odds-act-surrender = предати се
odds-plotted = Слика је уписана у { $path }.

practice-insurance = { $play ->
     [croupier] осигурање
    *[house] гаранцију
}
practice-action = { $action ->
     [hit] извући карту
     [hit-blind] узети карту наслепо
     [double] дуплирати улог
     [split] раздвојити пар
     [surrender] предати се
     [insure] узети { practice-insurance }
     [decline] не узети { practice-insurance }
     [exchange] заменити карте
     [keep] задржати карте
     [give-back] вратити карте
    *[stand] завршити потез
}
practice-best = { $best ->
     [hit] извући карту
     [hit-blind] узети карту наслепо
     [double] дуплирати улог
     [split] раздвојити пар
     [surrender] предати се
     [insure] узети { practice-insurance }
     [decline] не узети { practice-insurance }
     [exchange] заменити карте
     [keep] задржати карте
     [give-back] вратити карте
    *[stand] завршити потез
}
practice-cost = { $amount ->
     [0] мање од једног жетона
    *[other] { CHIPS($amount) }
}
hint-not-now = Савет се добија кад одлучујете о својим картама.
hint-best = Најбоље: { practice-action }.
hint-worth = { $action ->
     [hit] Извући карту
     [hit-blind] Узети карту наслепо
     [double] Дуплирати улог
     [split] Раздвојити пар
     [surrender] Предати се
     [insure] Узети { practice-insurance }
     [decline] Не узети { practice-insurance }
     [exchange] Заменити карте
     [keep] Задржати карте
     [give-back] Вратити карте
    *[stand] Завршити потез
}: { $sign ->
     [minus] минус{ " " }
     [plus] плус{ " " }
    *[even] { "" }
}{ $amount }.
cost-choice = { in-box }Изабрано: { practice-action }. Боље: { practice-best }. Цена: { practice-cost }.
review-perfect = Одлука: { $choices }. Ниједна грешка.
review-sum = Одлука: { $choices }. Грешака: { $mistakes }. Укупна цена: { practice-cost }.
review-dear = Карте: { CARDS($cards) }. Изабрано: { practice-action }. Боље: { practice-best }. Цена: { practice-cost }.
review-dear-open = Карте: { CARDS($cards) }, отворена карта противника: { CARD($upcard) }. Изабрано: { practice-action }. Боље: { practice-best }. Цена: { practice-cost }.

drill-action = Ваше карте: { CARDS($cards) }, { $points }. Отворена карта { $play ->
     [croupier] крупијеа
    *[house] делитеља
}: { CARD($upcard) }. Шта радите?
drill-action-closed = Ваше карте: { CARDS($cards) }, { $points }; улог је на столу. Шта радите?
drill-sum = { CARDS($cards) }. Колико је то поена?
drill-sum-why = Укупно { $points }.
drill-counts = { CARD($card) } вреди { $points }.
drill-ace-soft = Кец овде вреди једанаест.
drill-ace-hard = Са кецом као једанаест било би преко 21; зато кец вреди један.
drill-winner = Ви: { CARDS($mine) }. { $play ->
     [house] Делитељ
     [croupier] Крупије
     [matched] Банкар
     [duels] Банкар
    *[club] Банкар
}: { CARDS($theirs) }. Како се то завршава за вас?
drill-win = Добитак
drill-push = Улог се враћа
drill-lose = Губитак
drill-why-natural = { $mine } против { $theirs }: блек џек побеђује сваки други збир 21, а два блек џека су нерешена.
drill-why-equal = { $mine } против { $theirs }: исти збир, улог се враћа.
drill-why-tie-banker = { $mine } против { $theirs }: при истом збиру добија банкар.
drill-why-more = { $mine } против { $theirs }: више поена добија.
drill-why-fewer = { $mine } против { $theirs }: мање поена губи.
drill-why-over = { $theirs } је преко 21: добија ко је раније стао.
drill-rule-tie = Обе стране имају исти збир. Коме иде улог?
drill-rule-two-aces = Играч има тачно два кеца. Коме иде улог?
drill-rule-banker-21 = Банкар има 21. Коме иде улог играча који такође има 21, а још није исплаћен?
drill-rule-seven-back = Ваша прва карта је седмица. Да ли може да се врати?
drill-rule-eight-back = Ваша прва подељена карта је осмица. Да ли може да се врати?
drill-rule-fifteen-back = Ваше две карте дају 15. Да ли могу да се врате?
drill-rule-must-draw = Банкар има { $points }. Да ли мора да вуче још једну карту?
drill-rule-may-draw = Банкар има { $points }. Да ли сме да вуче још једну карту?
drill-rule-blind-tie = Рука узета наслепо има исти збир као банкар. Коме иде улог?
drill-rule-blind-both-over = И рука узета наслепо и банкар прелазе 21. Коме иде улог?
drill-rule-both-over = Играч прелази 21, а после њега и делитељ или банкар. Коме иде улог?
drill-rule-fourth-card = Извукли сте још три карте. Да ли може и четврта?
drill-rule-dealer-draws = Делитељ има { $points }{ $soft ->
     [soft] , кец као једанаест
    *[hard] , без кеца као једанаест
}. Да ли вуче још једну карту?
drill-rule-split-21 = После раздвајања дошли су кец и десетка. Да ли је то блек џек?
drill-rule-surrender = Да ли може да се преда за половину улога?
drill-answer-yes = Да
drill-answer-no = Не
drill-answer-player = Играчу
drill-answer-banker = Банкару или кући
drill-answer-back = Никоме, враћа се
drill-rule-why = { $answer ->
     [yes] Да
     [no] Не
     [player] Играчу
     [banker] Банкару или кући
    *[back] Улог се враћа
}.
drill-do = { $action ->
     [hit] Извући карту
     [hit-blind] Узети карту наслепо
     [double] Дуплирати улог
     [split] Раздвојити пар
     [surrender] Предати се
     [insure] Узети { practice-insurance }
     [decline] Не узети { practice-insurance }
     [exchange] Заменити карте
     [keep] Задржати карте
     [give-back] Вратити карте
    *[stand] Завршити потез
}

guide-bets = Рунда почиње улогом: изаберите колико жетона ризикујете. Више од тога можете изгубити само ако дуплирате, раздвојите пар или узмете { practice-insurance }.
guide-deal = Улози су на столу. Сада се дели: вама две карте, { $play ->
     [croupier] крупијеу
    *[house] делитељу
} једна отворена.
guide-insurance = { $play ->
     [croupier] Крупије може имати блек џек. Осигурање је посебан улог
    *[house] Делитељ може имати блек џек. Гаранција је посебан улог
} на то; плаћа два према један и најчешће кошта више него што доноси.
guide-turn = Приближите се броју 21 што више, али не преко: ко пређе, { $play ->
     [club] губи, осим ако пређе и банкар; то се зна тек на крају
     [house] одмах губи
     [croupier] одмах губи
     [matched] одмах губи
    *[duels] одмах губи
}. Можете извући карту или завршити потез, а мени акција каже шта још може.
guide-wait = Сада играју други. Слушајте које карте падају: њих више нема у шпилу.
guide-settled = Рунда је завршена. Можете питати зашто се тако завршила или почети следећу. Одавде играте без водича.
guide-choose = Један од играча је банкар, остали играју против банке. Банкара одређује жреб или договор.
guide-found = Уложите жетоне у банку; не може се добити више него што у њој лежи.
guide-founded-by-other = Банкар отвара банку: не може се добити више него што у њој лежи.
guide-stake = Уложите против банке. { $play ->
     [club] Још не знате ниједну карту.
     [matched] Своју прву карту знате: на добру уложите много, на лошу мало.
    *[duels] Своју прву карту знате: на добру уложите много, на лошу мало.
}
guide-bank-deal = Делите кад будете спремни. Играте последњи, кад сви заврше.
guide-banker = Играте против свих преосталих улога. { $play ->
     [club] При истом збиру улози се враћају.
     [matched] При истом збиру добијате ви.
    *[duels] При истом збиру добијате ви.
}
guide-keep = Шпил се меша поново. Карте можете задржати, или их вратити и добити нову.
guide-broken = Банка је разбијена: у њој није остало ништа. Неко је преузима.
