# Dvě hry proti kasinu: Blackjack z Playroomu a Black Jack 21. Začátky názvů vysvětluje table.ftl.

## Díly

# Co krupiér opakuje před dalším krokem: body ($before) a rozhodnutí ($call). $count je počet karet, 0 tam, kde se
# neříká.
call-points = { $count ->
     [0] { $before }
    *[other] { CARDCOUNT($count) }, { $before }
}
croupier-call = { $call ->
     [card] { call-points }, kartu.{ " " }
     [double] { call-points }, zdvojnásobit.{ " " }
     [split] { call-points }, rozdělit.{ " " }
    *[none] { "" }
}
# Body hry a krupiéra před výsledkem, nebo nic.
result-place = { $own ->
     [unsaid] { in-box }
    *[other] { $box ->
         [0] { $hand ->
             [0] { points-start }.{ " " }
            *[other] { hand-name }, { points-low }.{ " " }
        }
        *[other] { $hand ->
             [0] Box { $box }, { points-low }.{ " " }
            *[other] Box { $box }, { hand-name-low }, { points-low }.{ " " }
        }
    }
}
points-start = { $dealer ->
     [unsaid] Vy { $own }
    *[other] Vy { $own }, krupiér { $dealer }
}
points-low = { $dealer ->
     [unsaid] vy { $own }
    *[other] vy { $own }, krupiér { $dealer }
}
# Co se s hrou stalo.
hand-state = { $state ->
     [natural] , Black Jack
     [bust] , přes
     [surrendered] , vzdáno
    *[other] { "" }
}
# Která z více her, uvnitř věty, nebo nic.
on-hand = { $inner ->
     [0] { "" }
     [1] { " " }v první hře
     [2] { " " }ve druhé hře
     [3] { " " }ve třetí hře
    *[other] { " " }ve čtvrté hře
}
to-hand = { $inner ->
     [0] { "" }
     [1] { " " }do první hry
     [2] { " " }do druhé hry
     [3] { " " }do třetí hry
    *[other] { " " }do čtvrté hry
}
# Jméno hráče a hra, o kterou jde.
who-hand = { $inner ->
     [0] { $name }
     [1] { $name }, první hra
     [2] { $name }, druhá hra
     [3] { $name }, třetí hra
    *[other] { $name }, čtvrtá hra
}
# Na kterou hru jde druhá sázka, podle čísla ($new), a kolik her se pak hraje ($hands).
new-hand = { $new ->
     [2] druhou hru
     [3] třetí hru
    *[other] čtvrtou hru
}
hands-played = { $hands ->
     [2] dvě hry
     [3] tři hry
    *[other] čtyři hry
}

## Balíček

say-shuffled = { $why ->
     [empty] Karty došly. Míchají se ty, které neleží na stole.
     [asked] Karty se na přání míchají.
    *[other] Míchají se karty.
}
say-cut-card = Přišla řezací karta. Po tomto kole se budou míchat karty.

## Rozdávání a tahy

say-first-card-mine = { in-box }Vaše karta: { CARD($card) }.{ total-said }
say-draw-mine = { in-box }{ croupier-call }Dostáváte{ to-hand } { CARD($card, case: "acc") }.{ total-said }
say-draw-mine-brief = { in-box }Karta: { CARD($card) }.{ total-said }
say-dealt-mine = { in-box }Vaše karty: { CARDS($cards) }, { total }.
say-dealt-mine-natural = { in-box }Vaše karty: { CARDS($cards) }. Black Jack!
say-dealt = { in-box }{ $name }: { CARDS($cards) }, { total }.
say-dealt-natural = { in-box }{ $name }: { CARDS($cards) }. Black Jack!
say-dealt-natural-brief = { in-box }{ $name }: Black Jack!
say-total-brief = { in-box }{ who-hand }: { total }.
say-draw = { in-box }{ croupier-call }{ $name } bere{ to-hand } { CARD($card, case: "acc") }.{ total-said }
say-split-hand-mine = { hand-title }: { CARDS($cards) }, { total }.
say-split-waiting-mine = { hand-title }: { CARD($card) }, { $points }. Nejdřív se hraje první z nich.
say-split-hand = { $name }, { hand-title-low }: { CARDS($cards) }, { total }.
say-split-hand-brief = { $name }, { hand-title-low }: { total }.
say-hand-begins-mine = Jste na tahu.
say-turn-mine = { in-box }Jste na tahu. Máte { total }, krupiér má { CARD($card, case: "acc") }.{ $offer ->
     [yes] { " " }Pojištění?
    *[no] { "" }
}
say-turn-mine-natural = { in-box }Jste na tahu. Máte Black Jack, krupiér má { CARD($card, case: "acc") }. Pojištění?
say-turn-mine-brief = { in-box }Jste na tahu, { total }.{ $offer ->
     [yes] { " " }Pojištění?
    *[no] { "" }
}
say-turn-box = Box { $number }, { $name }.
say-turn = Místo { $number }, na tahu: { $name }.
say-stood-mine = { in-box }{ $call ->
     [stand] { $count ->
         [0] { "" }
        *[other] { CARDCOUNT($count) },{ " " }
    }{ $points }, stačí.
    *[none] Dost, máte{ on-hand } { total }.
}
say-stood = { in-box }{ $call ->
     [stand] { $count ->
         [0] { "" }
        *[other] { CARDCOUNT($count) },{ " " }
    }{ $points }, { $name }: stačí.
    *[none] { $name }:{ on-hand } dost, { total }.
}
say-hand-over-mine = { in-box }Víc karet nebude.
say-dealer-shows = Krupiér má { CARD($card, case: "acc") }. { $points }.
say-dealer-draws = Krupiér bere { CARD($card, case: "acc") }.{ $points ->
     [unsaid] { "" }
    *[other] { " " }{ $points }.
}
say-dealer-has = Krupiér má { total }.
say-dealer-bust = Krupiér je přes, { $points }.
say-dealer-natural = Krupiér má Black Jack!

## Sázky

say-bet-mine = { in-box }Sázíte { $amount }. Máte { CHIPS($left, case: "acc") }.
say-bet = { in-box }{ $name } sází { $amount }.
say-behind-mine = Za box { $number } sázíte { $amount }. Máte { CHIPS($left, case: "acc") }.
say-behind = { $name } sází { $amount } za box { $number }.
say-insurance-asked-mine = { in-box }Pojištění? Nejméně { $least }, nejvýše { $most }.
say-insurance-asked = { in-box }{ $name }: pojištění?
say-insured-mine = { in-box }Pojištění za { $amount }. Máte { CHIPS($left, case: "acc") }.
say-insured = { in-box }{ $name } se pojišťuje za { $amount }.
say-not-insured-mine = { in-box }Bez pojištění.
say-not-insured = { in-box }{ $name }: bez pojištění.
say-doubled-mine = { in-box }{ $call ->
     [double] { croupier-call }Sázka { $stake }
    *[none] Zdvojnásobujete{ on-hand } sázku: { $stake }
}. Máte { CHIPS($left, case: "acc") }.
say-doubled = { in-box }{ $call ->
     [double] { croupier-call }{ $name }, sázka { $stake }
    *[none] { $name } zdvojnásobuje{ on-hand } sázku: { $stake }
}.
say-split-mine = { in-box }{ $call ->
     [split] { croupier-call }Na { new-hand } jde ještě { $amount }
    *[none] Rozdělujete{ on-hand } pár, na { new-hand } jde ještě { $amount }
}{ $insurance ->
     [unsaid] { "" }
    *[other] { " " }a na její pojištění { $insurance }
}. Máte { CHIPS($left, case: "acc") }.
say-split = { in-box }{ $call ->
     [split] { croupier-call }{ $name } hraje { hands-played }
    *[none] { $name } rozděluje{ on-hand } pár
}.

## Výsledky

say-bust-mine = { in-box }Přes, { $points }. Ztrácíte { $amount }.{ purse-said }
say-bust = { in-box }{ $name }:{ on-hand } přes, { $points }.
say-surrendered-mine = { in-box }Vzdáváte se, polovina se vrací: { $returned }.{ purse-said }
say-surrendered = { in-box }{ $name } se vzdává, polovina se vrací.
say-natural-mine = { in-box }Black Jack! Vyhráváte { $amount }.{ purse-said }
say-win-mine = { result-place }Vyhráváte { $amount }.{ purse-said }
say-push-mine = { result-place }{ $play ->
     [croupier] Stand-off
    *[house] Remíza
}, sázka se vrací.{ purse-said }
say-lose-mine = { result-place }Ztrácíte { $amount }.{ purse-said }
say-returned-mine = { result-place }Tato sázka se vrací.{ purse-said }
say-natural = { in-box }{ $name }:{ on-hand } Black Jack, výhra { $amount }.
say-win = { in-box }{ $name } vyhrává{ on-hand } { $amount }.
say-push = { in-box }{ $name }:{ on-hand } { $play ->
     [croupier] stand-off
    *[house] remíza
}.
say-lose = { in-box }{ $name } ztrácí{ on-hand } { $amount }.
say-returned = { in-box }{ $name }: sázka{ on-hand } se vrací.
say-insurance-won-mine = { in-box }Pojištění vyhrává { $amount }.
say-insurance-lost-mine = { in-box }Propadá pojištění za { $amount }.
say-insurance-won = { in-box }{ $name }: pojištění vyhrává { $amount }.
say-insurance-lost = { in-box }{ $name }: propadá pojištění za { $amount }.
say-behind-won-mine = Za boxem { $number } vyhráváte { $amount }.
say-behind-lost-mine = Za boxem { $number } ztrácíte { $amount }.
say-behind-push-mine = Sázka za boxem { $number } se vrací.
say-behind-won = { $name } vyhrává { $amount } za boxem { $number }.
say-behind-lost = { $name } ztrácí { $amount } za boxem { $number }.
say-behind-push = { $name }: sázka za boxem { $number } se vrací.
say-sum-won-mine = Celkem vyhráváte { $amount }. Máte { CHIPS($left, case: "acc") }.
say-sum-lost-mine = Celkem ztrácíte { $amount }. Máte { CHIPS($left, case: "acc") }.
say-sum-even-mine = Celkem bez výhry i bez ztráty. Máte { CHIPS($left, case: "acc") }.

## Odpovědi

ask-hand-mine = { lead-mine }: { CARDS($cards) }, { total }{ hand-state }.
ask-cards-dealer = Karty krupiéra: { CARDS($cards) }, { total }.
ask-no-cards-dealer = Krupiér nemá žádné karty.
ask-stake-mine = { in-box }Sázka { $amount }.
ask-stake = { in-box }{ $name }: sázka { $amount }.
ask-insurance-mine = { in-box }Pojištění { $amount }.
ask-insurance = { in-box }{ $name }: pojištění { $amount }.
ask-stake-behind-mine = Za boxem { $number }: { $amount }.
ask-stake-behind = { $name }, za boxem { $number }: { $amount }.
ask-seat-hand = { lead }: { CARDS($cards) }, { total }{ $stake ->
     [unsaid] { "" }
    *[other] , sázka { $stake }
}{ $state ->
     [turn] , na tahu
     [stood] , dost
    *[other] { hand-state }
}.
ask-turn-between = Kolo se nehraje. Můžete začít další.
ask-turn-bets-mine = { in-box }Sází se. Čeká se na vaši sázku.
ask-turn-bets = Sází se. Čeká se na sázky: { LIST($names) }.
ask-turn-deal = Sázky jsou na stole. Bude se rozdávat.
ask-turn-insurance-mine = { in-box }Pojištění? Přijměte, nebo odmítněte.
ask-turn-insurance = { in-box }Pojištění se nabízí. Na řadě: { $name }.
ask-turn-mine = { in-box }Jste na tahu. Máte { total }{ hand-state }. Čeká se na vaše rozhodnutí.
ask-turn = { in-box }Na tahu: { $name }, { total }.
short-rules-blek-dzek = Blackjack z Playroomu. Krupiér si při rozdávání bere jednu kartu. Má-li 16 nebo méně, bere další, má-li 17 nebo více, stojí. Black Jack se vyplácí 3:2. Vzdát se lze jen hned na začátku tahu, zdvojnásobit sázku kdykoli během něj.
short-rules-black-jack = Black Jack 21, kasinová pravidla, šest balíčků. Krupiér si při rozdávání bere jednu kartu. Má-li 16 nebo méně, bere další, má-li 17 nebo více, stojí. Black Jack se vyplácí 3:2. Pojištění proti esu, nejméně polovina a nejvýše celá sázka. Vzdát se nelze.
ask-rules-stakes = Sázky nejméně { $least }{ $most ->
     [unsaid] { "" }
    *[other] , nejvýše { $most }
}, krok { $step }.

option-packs = { $value ->
     [1] Jeden balíček, míchá se před každým kolem.
    *[other] { NOUN($value, noun: "pack") }.
}
option-soft17 = { $value ->
     [hit] Má-li krupiér měkkých 17, bere.
    *[stand] Má-li krupiér měkkých 17, stojí.
}
option-ten-blackjack = { $value ->
     [no] Eso s obyčejnou desítkou není Black Jack.
    *[yes] Black Jack je eso s desítkou nebo s obrázkem.
}
option-split-by = { $value ->
     [value] Dělit lze karty stejné hodnoty.
    *[rank] Dělit lze dvě stejné karty.
}
option-max-splits = { $value ->
     [1] Pár lze dělit jednou.
     [2] Pár lze dělit dvakrát.
    *[other] Pár lze dělit třikrát.
}
option-split-blackjack = { $value ->
     [yes] Black Jack platí i po dělení.
    *[no] Po dělení se 21 nepočítá jako Black Jack.
}
option-insurance-on = { $value ->
     [ace] Pojištění proti esu.
     [ace_and_ten_values] Pojištění proti esu, desítce a obrázku.
    *[ace_and_pictures] Pojištění proti esu a obrázku.
}
option-double-after-split = { $value ->
     [no] Po dělení se nezdvojnásobuje.
    *[yes] Zdvojnásobit lze i po dělení.
}
option-double-on = { $value ->
     [any] Zdvojnásobit lze libovolné dvě karty.
    *[other] Zdvojnásobit lze jen 9, 10 a 11.
}
option-enhc-loss = { $value ->
     [original_only] Black Jack krupiéra bere jen původní sázku.
    *[all] Black Jack krupiéra bere i zdvojnásobené a rozdělené sázky.
}
option-standing-players = { $value ->
     [yes] Vsadit lze i za cizí box.
    *[no] Za cizí boxy se nesází.
}
option-cut-from-end = Řezací karta leží tak, že za ní { $value ->
     [few] zbývají
    *[other] zbývá
} { CARDCOUNT($value) }.

## Proč kolo dopadlo, jak dopadlo

why-nothing = Zatím tu není žádné vaše kolo k vysvětlení.
why-bust = { in-box }Váš součet byl { $points }. Kdo má víc než 21, hned ztrácí sázku, ať má krupiér cokoli. Ztráta: { $amount }.
why-surrendered = { in-box }Hra byla vzdána. Polovina sázky se vrátila, ztráta: { $amount }.
why-natural = { in-box }Váš Black Jack poráží každou jinou jednadvacítku a vyplácí se 3:2. Výhra: { $amount }.
why-natural-early = { in-box }Váš Black Jack se vyplácí 3:2 hned, protože první karta krupiéra Black Jack vylučuje. Výhra: { $amount }.
why-push = { in-box }Vy i krupiér: { $points }. Při rovnosti se sázka vrací.
why-push-naturals = { in-box }Black Jack na obou stranách. Sázka se vrací.
why-lose = { in-box }Vy { $points }, krupiér { $dealer }. Vyhrává vyšší součet. Ztráta: { $amount }.
why-lose-natural = { in-box }Vy { $points }, krupiér Black Jack, a ten poráží každou jinou jednadvacítku. Ztráta: { $amount }.
why-returned = { in-box }Black Jack krupiéra bere jen původní sázku, tato se vrátila.
why-win = { in-box }Vy { $points }, krupiér { $dealer }. Vyhrává vyšší součet, 1:1. Výhra: { $amount }.
why-win-bust = { in-box }Krupiér je přes, { $dealer }. Vyhrává každá hra, která zůstala na stole. Vy máte { $points }. Výhra: { $amount }.
why-insurance-won = { in-box }Krupiér má Black Jack, pojištění se vyplácí 2:1. Výhra: { $amount }.
why-insurance-lost = { in-box }Krupiér nemá Black Jack, pojištění propadá: { $amount }.
why-behind-won = Sázka za boxem { $number } vyhrála s první hrou boxu: { $amount }.
why-behind-lost = Sázka za boxem { $number } propadla s první hrou boxu: { $amount }.
why-behind-push = Sázka za boxem { $number } se vrátila s první hrou boxu.
why-sum-won = Celková výhra: { $amount }.
why-sum-lost = Celková ztráta: { $amount }.
why-sum-even = Celkem bez výhry i bez ztráty.

## Zadávání částky

prompt-add = Sázka za box { $number }: { $amount }. Máte { $chips }.
prompt-insure = { in-box }Pojištění: { $amount }. Máte { $chips }.

## Odmítnutí

refused-no-box-bet = Na tomto boxu ještě není sázka.
refused-box-full = Na tento box se už nevejde nic, dohromady nejvýše { $limit }.
refused-own-box = Tento box je váš. Sázejte na něj, ne za něj.
refused-no-insurance-upcard = Proti této kartě krupiéra pojištění není.
refused-no-insurance-now = Na pojištění je v tomto kole pozdě.
refused-insured-already = Pojištění už máte.
refused-no-surrender-in-game = V této hře se nelze vzdát.
refused-surrender-too-late = Vzdát se lze jen hned na začátku tahu.
refused-double-too-late = Zdvojnásobit lze jen první dvě karty.
refused-double-total = Zdvojnásobit lze jen 9, 10 nebo 11.
refused-double-after-split = Po dělení se u tohoto stolu nezdvojnásobuje.
refused-double-split-aces = Rozdělená esa zdvojnásobit nelze.
refused-not-a-pair = Rozdělit lze jen pár.
refused-not-equal-value = Rozdělit lze jen dvě karty stejné hodnoty.
refused-split-too-late = Rozdělit lze jen první dvě karty.
refused-split-limit = Tyto karty už dál dělit nelze.
refused-split-aces-once = Esa se dělí jen jednou.
refused-no-standing-players = U tohoto stolu se za cizí box nesází.
refused-no-reshuffle-in-game = V této hře se karty na přání nemíchají.
refused-stand-or-insure = Máte Black Jack. Můžete se pojistit, nebo říct dost.
