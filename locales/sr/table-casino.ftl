# Две игре против куће: Блек џек и Блек џек 21. Почетке имена објашњава table.ftl.

## Делови

dealer-start = { $play ->
     [croupier] Крупије
    *[house] Делитељ
}
dealer-low = { $play ->
     [croupier] крупије
    *[house] делитељ
}
dealer-gen = { $play ->
     [croupier] крупијеа
    *[house] делитеља
}
insurance-start = { $play ->
     [croupier] Осигурање
    *[house] Гаранција
}
insurance-low = { $play ->
     [croupier] осигурање
    *[house] гаранција
}
insurance-acc = { $play ->
     [croupier] осигурање
    *[house] гаранцију
}
insurance-gen = { $play ->
     [croupier] осигурања
    *[house] гаранције
}
# Шта крупије понавља пре следећег корака: поени ($before) и одлука ($call). $count је број карата, 0 где се не каже.
call-points = { $count ->
     [0] { $before }
    *[other] { CARDCOUNT($count) }, { $before }
}
croupier-call = { $call ->
     [card] { call-points }, карта.{ " " }
     [double] { call-points }, дупло.{ " " }
     [split] { call-points }, раздвајање.{ " " }
    *[none] { "" }
}
# Поени руке и делитеља пре исхода, или ништа.
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
     [unsaid] Имате { $own }
    *[other] Ви { $own }, { dealer-low } { $dealer }
}
points-low = { $dealer ->
     [unsaid] имате { $own }
    *[other] ви { $own }, { dealer-low } { $dealer }
}
# Шта је било са руком.
hand-state = { $state ->
     [natural] , блек џек
     [bust] , преко 21
     [surrendered] , предато
    *[other] { "" }
}
# Која од више руку, унутар реченице, или ништа.
on-hand = { $inner ->
     [0] { "" }
     [1] { " " }на првој руци
     [2] { " " }на другој руци
     [3] { " " }на трећој руци
    *[other] { " " }на четвртој руци
}
to-hand = { $inner ->
     [0] { "" }
     [1] { " " }за прву руку
     [2] { " " }за другу руку
     [3] { " " }за трећу руку
    *[other] { " " }за четврту руку
}
# Име играча и рука о којој је реч.
who-hand = { $inner ->
     [0] { $name }
     [1] { $name }, прва рука
     [2] { $name }, друга рука
     [3] { $name }, трећа рука
    *[other] { $name }, четврта рука
}
# На коју руку иде други улог, по броју ($new), и колико се руку онда игра ($hands).
new-hand = { $new ->
     [2] другу руку
     [3] трећу руку
    *[other] четврту руку
}
hands-played = { $hands ->
     [2] две руке
     [3] три руке
    *[other] четири руке
}

## Шпил

say-shuffled = { $why ->
     [empty] Карте су потрошене. Мешају се оне које нису на столу.
     [asked] Карте се мешају на захтев играча.
    *[other] Карте се мешају.
}
say-cut-card = Дошла је резна карта. После ове рунде карте се мешају.

## Дељење и потези

say-first-card-mine = { in-box }Ваша карта: { CARD($card) }.{ total-said }
say-draw-mine = { in-box }{ croupier-call }Вучете { CARD($card, case: "acc") }{ to-hand }.{ total-said }
say-draw-mine-brief = { in-box }Карта: { CARD($card) }.{ total-said }
say-dealt-mine = { in-box }Ваше карте: { CARDS($cards) }, { total }.
say-dealt-mine-natural = { in-box }Ваше карте: { CARDS($cards) }. Блек џек!
say-dealt = { in-box }{ $name }: { CARDS($cards) }, { total }.
say-dealt-natural = { in-box }{ $name }: { CARDS($cards) }. Блек џек!
say-dealt-natural-brief = { in-box }{ $name }: блек џек!
say-total-brief = { in-box }{ who-hand }: { total }.
say-draw = { in-box }{ croupier-call }{ $name } вуче { CARD($card, case: "acc") }{ to-hand }.{ total-said }
say-split-hand-mine = { hand-title }: { CARDS($cards) }, { total }.
say-split-waiting-mine = { hand-title }: { CARD($card) }, { $points }. Најпре се игра прва од те две.
say-split-hand = { $name }, { hand-title-low }: { CARDS($cards) }, { total }.
say-split-hand-brief = { $name }, { hand-title-low }: { total }.
say-hand-begins-mine = Ви сте на потезу.
say-turn-mine = { in-box }Ви сте на потезу. Имате { total }, { dealer-low } има { CARD($card, case: "acc") }.{ $offer ->
     [yes] { " " }{ insurance-start }?
    *[no] { "" }
}
say-turn-mine-natural = { in-box }Ви сте на потезу. Имате блек џек, { dealer-low } има { CARD($card, case: "acc") }. { insurance-start }?
say-turn-mine-brief = { in-box }Ви сте на потезу, { total }.{ $offer ->
     [yes] { " " }{ insurance-start }?
    *[no] { "" }
}
say-turn-box = Бокс { $number }, { $name }.
say-turn = Место { $number }, на потезу: { $name }.
say-stood-mine = { in-box }{ $call ->
     [stand] { $count ->
         [0] { "" }
        *[other] { CARDCOUNT($count) },{ " " }
    }{ $points }, доста.
    *[none] Завршавате потез{ on-hand }, { total }.
}
say-stood = { in-box }{ $call ->
     [stand] { $count ->
         [0] { "" }
        *[other] { CARDCOUNT($count) },{ " " }
    }{ $points }, { $name } завршава потез.
    *[none] { $name } завршава потез{ on-hand }, { total }.
}
say-hand-over-mine = { in-box }Рука је завршена.
say-dealer-shows = { dealer-start } има { CARD($card, case: "acc") }. { $points }.
say-dealer-draws = { dealer-start } вуче { CARD($card, case: "acc") }.{ $points ->
     [unsaid] { "" }
    *[other] { " " }{ $points }.
}
say-dealer-has = { dealer-start } има { total }.
say-dealer-bust = { dealer-start } прелази 21, збир { $points }.
say-dealer-natural = { dealer-start } има блек џек!

## Улози

say-bet-mine = { in-box }Улажете { $amount }. Имате { CHIPS($left, case: "acc") }.
say-bet = { in-box }{ $name } улаже { $amount }.
say-behind-mine = Иза бокса { $number } улажете { $amount }. Имате { CHIPS($left, case: "acc") }.
say-behind = { $name } улаже { $amount } иза бокса { $number }.
say-insurance-asked-mine = { in-box }{ insurance-start }? Најмање { $least }, највише { $most }.
say-insurance-asked = { in-box }{ $name }: { insurance-low }?
say-insured-mine = { in-box }Узимате { insurance-acc } за { $amount }. Имате { CHIPS($left, case: "acc") }.
say-insured = { in-box }{ $name } узима { insurance-acc } за { $amount }.
say-not-insured-mine = { in-box }Без { insurance-gen }.
say-not-insured = { in-box }{ $name }: без { insurance-gen }.
say-doubled-mine = { in-box }{ $call ->
     [double] { croupier-call }Улог { $stake }
    *[none] Дуплирате улог{ on-hand }: { $stake }
}. Имате { CHIPS($left, case: "acc") }.
say-doubled = { in-box }{ $call ->
     [double] { croupier-call }{ $name }, улог { $stake }
    *[none] { $name } дуплира улог{ on-hand }: { $stake }
}.
say-split-mine = { in-box }{ $call ->
     [split] { croupier-call }На { new-hand } иде још { $amount }
    *[none] Раздвајате пар{ on-hand }, на { new-hand } иде још { $amount }
}{ $insurance ->
     [unsaid] { "" }
    *[other] { " " }и за њену { insurance-acc } { $insurance }
}. Имате { CHIPS($left, case: "acc") }.
say-split = { in-box }{ $call ->
     [split] { croupier-call }{ $name } игра { hands-played }
    *[none] { $name } раздваја пар{ on-hand }
}.

## Исходи

say-bust-mine = { in-box }Прелазите 21, збир { $points }. Губите { $amount }.{ purse-said }
say-bust = { in-box }{ $name }{ on-hand } прелази 21, збир { $points }.
say-surrendered-mine = { in-box }Предајете се, половина се враћа: { $returned }.{ purse-said }
say-surrendered = { in-box }{ $name } се предаје, половина улога се враћа.
say-natural-mine = { in-box }Блек џек! Добијате { $amount }.{ purse-said }
say-win-mine = { result-place }Добијате { $amount }.{ purse-said }
say-push-mine = { result-place }Нерешено, улог се враћа.{ purse-said }
say-lose-mine = { result-place }Губите { $amount }.{ purse-said }
say-returned-mine = { result-place }Овај улог се враћа.{ purse-said }
say-natural = { in-box }{ $name }:{ on-hand } блек џек, добитак { $amount }.
say-win = { in-box }{ $name }{ on-hand } добија { $amount }.
say-push = { in-box }{ $name }:{ on-hand } нерешено.
say-lose = { in-box }{ $name }{ on-hand } губи { $amount }.
say-returned = { in-box }{ $name }: улог{ on-hand } се враћа.
say-insurance-won-mine = { in-box }{ insurance-start } доноси { $amount }.
say-insurance-lost-mine = { in-box }{ insurance-start } пропада, { $amount }.
say-insurance-won = { in-box }{ $name }: { insurance-low } доноси { $amount }.
say-insurance-lost = { in-box }{ $name }: { insurance-low } пропада, { $amount }.
say-behind-won-mine = Иза бокса { $number } добијате { $amount }.
say-behind-lost-mine = Иза бокса { $number } губите { $amount }.
say-behind-push-mine = Улог иза бокса { $number } се враћа.
say-behind-won = { $name } добија { $amount } иза бокса { $number }.
say-behind-lost = { $name } губи { $amount } иза бокса { $number }.
say-behind-push = { $name }: улог иза бокса { $number } се враћа.
say-sum-won-mine = Укупно добијате { $amount }. Имате { CHIPS($left, case: "acc") }.
say-sum-lost-mine = Укупно губите { $amount }. Имате { CHIPS($left, case: "acc") }.
say-sum-even-mine = Укупно ни добитка ни губитка. Имате { CHIPS($left, case: "acc") }.

## Одговори

ask-hand-mine = { lead-mine }: { CARDS($cards) }, { total }{ hand-state }.
ask-cards-dealer = Карте { dealer-gen }: { CARDS($cards) }, { total }.
ask-no-cards-dealer = { dealer-start } нема карата.
ask-stake-mine = { in-box }Улог { $amount }.
ask-stake = { in-box }{ $name }: улог { $amount }.
ask-insurance-mine = { in-box }{ insurance-start } { $amount }.
ask-insurance = { in-box }{ $name }: { insurance-low } { $amount }.
ask-stake-behind-mine = Иза бокса { $number }: { $amount }.
ask-stake-behind = { $name }, иза бокса { $number }: { $amount }.
ask-seat-hand = { lead }: { CARDS($cards) }, { total }{ $stake ->
     [unsaid] { "" }
    *[other] , улог { $stake }
}{ $state ->
     [turn] , на потезу
     [stood] , потез завршен
    *[other] { hand-state }
}.
ask-turn-between = { $play ->
     [duels] Тренутно се не игра. Можете почети следећи круг.
     [house] Тренутно се не игра. Можете почети следећу рунду.
     [croupier] Тренутно се не игра. Можете почети следећу рунду.
     [matched] Тренутно се не игра. Можете почети следећу рунду.
    *[club] Тренутно се не игра. Можете почети следећу рунду.
}
ask-turn-bets-mine = { in-box }Улаже се. Чека се ваш улог.
ask-turn-bets = Улаже се. Још нису уложили: { LIST($names) }.
ask-turn-deal = Сви улози су на столу. Следи дељење.
ask-turn-insurance-mine = { in-box }{ insurance-start }? Узмите или одбијте.
ask-turn-insurance = { in-box }Нуди се { insurance-low }. На реду: { $name }.
ask-turn-mine = { in-box }Ви сте на потезу. Имате { total }{ hand-state }. Чека се ваша одлука.
ask-turn = { in-box }На потезу: { $name }, { total }.
short-rules-blek-dzek = Блек џек. Делитељ при дељењу узима једну карту. Ако има 16 или мање, вуче даље, ако има 17 или више, стаје. Блек џек се плаћа 3:2. Предати се може само пре било које друге радње, а улог дуплирати у било ком тренутку потеза.
short-rules-black-jack = Блек џек 21 по правилима казина, шест шпилова. Крупије при дељењу узима једну карту. Ако има 16 или мање, вуче даље, ако има 17 или више, стаје. Блек џек се плаћа 3:2. Осигурање против кеца, најмање пола улога, а највише цео улог. Предаје нема.
ask-rules-stakes = Улози: најмање { $least }{ $most ->
     [unsaid] { "" }
    *[other] , највише { $most }
}, корак { $step }.

option-packs = { $value ->
     [1] Игра се са једним шпилом, који се меша пре сваке рунде.
    *[other] Број шпилова: { $value }.
}
option-soft17 = { $value ->
     [hit] Ако има меких 17, делитељ вуче.
    *[stand] Ако има меких 17, делитељ стаје.
}
option-ten-blackjack = { $value ->
     [no] Кец са обичном десетком није блек џек.
    *[yes] Блек џек је кец са десетком или сликом.
}
option-split-by = { $value ->
     [value] Раздвајају се карте исте вредности.
    *[rank] Раздвајају се две исте карте.
}
option-max-splits = { $value ->
     [1] Пар се раздваја једном.
     [2] Пар се раздваја највише двапут.
    *[other] Пар се раздваја највише трипут.
}
option-split-blackjack = { $value ->
     [yes] И после раздвајања блек џек се признаје.
    *[no] После раздвајања 21 није блек џек.
}
option-insurance-on = { $value ->
     [ace] Гаранција против кеца.
     [ace_and_ten_values] Гаранција против кеца, десетке и слике.
    *[ace_and_pictures] Гаранција против кеца и слике.
}
option-double-after-split = { $value ->
     [no] После раздвајања нема дуплирања.
    *[yes] Дуплирати се може и после раздвајања.
}
option-double-on = { $value ->
     [any] Дуплирају се било које две карте.
    *[other] Дуплира се само ако имате 9, 10 или 11.
}
option-enhc-loss = { $value ->
     [original_only] Блек џек крупијеа узима само првобитни улог.
    *[all] Блек џек крупијеа узима и дуплиране и раздвојене улоге.
}
option-standing-players = { $value ->
     [yes] Може се улагати иза туђег бокса.
    *[no] Иза туђих боксова се не улаже.
}
option-cut-from-end = Број карата иза резне карте: { $value }.

## Зашто се рунда тако завршила

why-nothing = Још нема ваше рунде која би се објаснила.
why-bust = { in-box }Прешли сте 21, збир { $points }. Улог се тада губи одмах, шта год { dealer-low } касније извуче. Изгубили сте { $amount }.
why-surrendered = { in-box }Предали сте се. Половина улога се вратила, губитак { $amount }.
why-natural = { in-box }Имали сте блек џек. Он побеђује сваки други збир 21 и плаћа се 3:2. Добили сте { $amount }.
why-natural-early = { in-box }Имали сте блек џек, а { dealer-low } га са таквом првом картом није могао имати. Плаћа се 3:2. Добили сте { $amount }.
why-push = { in-box }И ви и { dealer-low } имали сте { $points }. При истом збиру улог се враћа.
why-push-naturals = { in-box }И ви и { dealer-low } имали сте блек џек. Улог се вратио.
why-lose = { in-box }Имали сте { $points }, а { dealer-low } { $dealer }. Добија већи збир. Изгубили сте { $amount }.
why-lose-natural = { in-box }Имали сте { $points }, а { dealer-low } блек џек, који побеђује сваки други збир 21. Изгубили сте { $amount }.
why-returned = { in-box }Блек џек { dealer-gen } узима само првобитни улог, а овај се вратио.
why-win = { in-box }Имали сте { $points }, а { dealer-low } { $dealer }. Добија већи збир, један према један. Добили сте { $amount }.
why-win-bust = { in-box }{ dealer-start } је прешао 21, збир { $dealer }. Добија свака рука која је остала, ваша је имала { $points }. Добили сте { $amount }.
why-insurance-won = { in-box }{ dealer-start } је имао блек џек, па се { insurance-low } плаћа 2:1. Добитак { $amount }.
why-insurance-lost = { in-box }{ dealer-start } није имао блек џек, па { insurance-low } пропада: { $amount }.
why-behind-won = Улог иза бокса { $number } добио је са првом руком бокса: { $amount }.
why-behind-lost = Улог иза бокса { $number } изгубио је са првом руком бокса: { $amount }.
why-behind-push = Улог иза бокса { $number } вратио се са првом руком бокса.
why-sum-won = Укупно сте добили { $amount }.
why-sum-lost = Укупно сте изгубили { $amount }.
why-sum-even = Укупно ни добитка ни губитка.

## Поља за износ

prompt-add = Улог иза бокса { $number }: { $amount }. Имате { $chips }.
prompt-insure = { in-box }{ insurance-start }: { $amount }. Имате { $chips }.

## Одбијања

refused-no-box-bet = На том боксу још нема улога.
refused-box-full = На тај бокс више не стаје ништа, укупно највише { $limit }.
refused-own-box = Тај бокс је ваш. Уложите на њега, не иза њега.
refused-no-insurance-upcard = Против ове карте нема { insurance-gen }.
refused-no-insurance-now = За { insurance-acc } је у овој рунди касно.
refused-insured-already = Већ имате { insurance-acc }.
refused-no-surrender-in-game = У овој игри нема предаје.
refused-surrender-too-late = Предати се може само пре било које друге радње.
refused-double-too-late = Дуплирају се само прве две карте.
refused-double-total = Дуплира се само ако имате 9, 10 или 11.
refused-double-after-split = За овим столом после раздвајања нема дуплирања.
refused-double-split-aces = Раздвојени кечеви се не дуплирају.
refused-not-a-pair = Раздваја се само пар.
refused-not-equal-value = Раздвајају се само две карте исте вредности.
refused-split-too-late = Раздвајају се само прве две карте.
refused-split-limit = Ове карте се више не раздвајају.
refused-split-aces-once = Кечеви се раздвајају само једном.
refused-no-standing-players = За овим столом се иза туђег бокса не улаже.
refused-no-reshuffle-in-game = У овој игри се карте не мешају на захтев.
refused-stand-or-insure = Имате блек џек. Можете узети { insurance-acc } или завршити потез.
