# Hry, v nichž bank drží hráč: Oko, obě Očka, obě Jednadvacítky. Začátky názvů vysvětluje table.ftl.

## Díly

call-21 = { $play ->
     [club] Jednadvacet!
     [matched] Oko!
    *[duels] Oko!
}
# Nejlepší ruka v oku; jazyk smí dvě esa a Šantal s esem pojmenovat různě.
call-royal = { $royal ->
    *[any] Královské oko!
}
# Jak se ohlásí hra, která vyhrává hned.
call-win = { $why ->
     [royal] { call-royal }
     [aces] Dvě esa!
     [pictures] Pět obrázků!
     [natural] Jednadvacet!
    *[other] { call-21 }
}
# Co karta ukončí: $ending je none, bust, twenty-one, royal, aces nebo pictures.
ending = { $ending ->
     [bust] { " " }Přes!
     [twenty-one] { " " }{ call-21 }{ $play ->
         [matched] { " " }Bank bere všechno.
         [duels] { "" }
        *[club] { "" }
    }
     [royal] { " " }{ call-royal } Bank bere všechno.
     [aces] { " " }Dvě esa!
     [pictures] { " " }Pět obrázků!
    *[none] { "" }
}
# Jak se nazve hra, která vyhrává hned, uvnitř věty.
great-or-total = { $makes ->
     [royal] královské oko
     [aces] dvě esa
     [pictures] pět obrázků
    *[other] { total }
}
# Karty, které jsou známy, a kolik jich není; se součtem, jsou-li známy všechny.
cards-known = { $known ->
     [0] { CARDCOUNT($closed) } lícem dolů
    *[other] { CARDS($cards) }{ $closed ->
         [0] { $points ->
             [unsaid] { "" }
            *[other] , { great-or-total }
        }
        *[other] , k tomu { CARDCOUNT($closed) } lícem dolů
    }
}
# Oba součty před výsledkem, nebo nic.
totals-said = { $own ->
     [unsaid] { "" }
    *[other] { $against ->
         [unsaid] Vy { $own }.{ " " }
        *[other] Vy { $own }, bankéř { $against }.{ " " }
    }
}
short-said = { $short ->
     [unsaid] { "" }
    *[other] { " " }V banku chybí { $short }.
}

## Bankéř a bank

say-lots = Losuje se o bank.
say-lots-again = Shoda, losuje se znovu.
say-lot-mine = Vy: { CARD($card) }.
say-lot = { $name }: { CARD($card) }.
say-banker-mine = { $how ->
     [inherited] Bank přechází na vás: { CHIPS($bank) }.
    *[other] Jste bankéř. Založte bank{ $least ->
         [unsaid] { "" }
        *[other] , nejméně { $least }
    }.
}
say-banker = { $how ->
     [inherited] Bank přebírá { $name }: { CHIPS($bank) }.
    *[other] Nový bankéř: { $name }.
}
say-founded-mine = Zakládáte bank: { $amount }. Máte { CHIPS($left, case: "acc") }.
say-founded = { $name } zakládá bank: { CHIPS($amount) }.
say-bank-added-mine = { $amount ->
     [0] Do banku už nemáte co přidat.
    *[other] Zdvojnásobujete bank: { CHIPS($bank) }. Máte { CHIPS($left, case: "acc") }.
}
say-bank-added = { $amount ->
     [0] Bankéř už nemá co přidat.
    *[other] Bank se zdvojnásobuje: { CHIPS($bank) }.
}
say-announced = { $play ->
     [matched] Hraje se malá domů!
     [duels] Bankéř klepe! Poslední kolo.
    *[club] Bankéř klepe! Poslední kolo.
}
say-last-round = Hraje se poslední kolo!
say-bank-broken-mine = Rozebíráte bank!{ $asks ->
     [accept] { " " }Převezměte ho, přenechte, nebo odmítněte.
     [decline] { " " }Na nový nemáte dost žetonů. Odmítněte a bude se losovat.
    *[no] { "" }
}
say-bank-broken = Bank je rozebraný! Rozebírá ho { $name }.
say-bank-taken-mine = { $why ->
     [heart-king] Bank jde domů, berete { $amount }.
     [last-round] Bank jde domů, berete { $amount }.
     [played-out] Karty jsou dohrané. Berete bank: { $amount }.
     [no-punters] Nikdo nemůže sázet. Berete bank: { $amount }.
     [too-small] Bank na sázky nestačí. Berete ho: { $amount }.
    *[other] Berete bank: { $amount }.
} Máte { CHIPS($left, case: "acc") }.
say-bank-taken = { $why ->
     [heart-king] Bank jde domů: { $name } bere { $amount }.
     [last-round] Bank jde domů: { $name } bere { $amount }.
     [played-out] Karty jsou dohrané. { $name } bere bank: { $amount }.
     [no-punters] Nikdo nemůže sázet. { $name } bere bank: { $amount }.
     [too-small] Bank na sázky nestačí. { $name } ho bere: { $amount }.
    *[other] { $name } bere bank: { CHIPS($amount) }.
}
say-bank-taken-told = { $why ->
     [played-out] Karty jsou dohrané.
     [no-punters] Nikdo nemůže sázet.
    *[too-small] Na sázky to nestačí.
} { $name } bere bank.
say-handed-to-mine = { $name } vám přenechává bank. Přijímáte, nebo odmítáte?
say-hands-over-mine = Přenecháváte bank. Na řadě: { $to }.
say-hands-over = { $name } přenechává bank. Na řadě: { $to }.
say-declines-mine = Bank odmítáte.
say-declines = { $name } bank odmítá.
say-bank-vacant = Bank teď nemůže založit nikdo.
say-table-closed = Stůl se zavírá, není už s kým hrát.
say-bank-round = Kolo { $round }.
say-bank-state = Bank: { CHIPS($bank) }.

## Karty

say-cut-card-turned = Spodní karta: { CARD($card) }.
say-cut-card-came = Přišla spodní karta!
say-pack-out = Karty v balíčku došly.
say-everybody-dealt = { $count ->
     [1] Všichni mají kartu.
    *[other] Všichni mají { CARDCOUNT($count, case: "acc") }.
}
say-banker-card = Karta bankéře: { CARD($card) }.{ total-said }
say-turns-up-mine = Obracíte { CARD($card, case: "acc") }.{ total-said }
say-new-card-mine = Nová karta: { CARD($card) }.{ total-said }
say-new-card-shown = { $name } dostává { CARD($card, case: "acc") }.{ total-said }
say-new-card-closed-mine = Dostáváte novou kartu.
say-new-card = { $name } dostává novou kartu.
say-blind-mine = Berete kartu naslepo. Máte { CARDCOUNT($count, case: "acc") }.
say-blind = { $name } bere kartu naslepo.
say-takes-mine = Berete kartu.
say-takes = { $name } bere kartu.
say-bank-draw-mine = Dostáváte { CARD($card, case: "acc") }.{ total-said }{ ending }
say-banker-draws = Bankéř bere { CARD($card, case: "acc") }.{ total-said }{ ending }
say-bank-draw = { $name } bere { CARD($card, case: "acc") }.{ total-said }{ ending }
say-pull-mine = { $by ->
     [banker] Bankéř vám vytahuje
    *[self] Vytahujete
} { CARD($card, case: "acc") }{ $at ->
     [unsaid] { "" }
    *[other] , číslo { $at } shora
}.{ total-said }{ ending }
say-pull-shown = { $by ->
     [banker] Bankéř vytahuje, { $name } dostává
    *[self] { $name } vytahuje
} { CARD($card, case: "acc") }{ $at ->
     [unsaid] { "" }
    *[other] , číslo { $at } shora
}.{ total-said }{ ending }
say-pull-closed-mine = { $by ->
     [banker] Bankéř vám vytahuje kartu
    *[self] Vytahujete kartu
}{ $at ->
     [unsaid] { "" }
    *[other] , číslo { $at } shora
}.
say-pull = { $by ->
     [banker] Bankéř vytahuje, kartu dostává { $name }
    *[self] { $name } vytahuje kartu
}{ $at ->
     [unsaid] { "" }
    *[other] , číslo { $at } shora
}.
say-banker-new-card = Bankéř si dává novou kartu.
say-banker-takes = Bankéř bere kartu.
say-banker-called = { call-win } Bankéř: { CARDS($cards) }.
say-knocked-card-mine = Vaše karta je odkrytá: { CARD($card) }.
say-returns-cards-mine = { $what ->
     [fifteen] Vracíte patnáct: { CARDS($cards) }.
     [five-pictures] Vracíte pět obrázků.
    *[other] Vracíte { CARD($card, case: "acc") }.
}
say-returns-cards = { $what ->
     [fifteen] { $name } vrací patnáct: { CARDS($cards) }.
     [five-pictures] { $name } vrací pět obrázků.
    *[other] { $name } vrací { CARD($card, case: "acc") }.
}
say-banker-returns-cards = { $what ->
     [fifteen] Bankéř vrací patnáct: { CARDS($cards) }.
     [five-pictures] Bankéř vrací pět obrázků.
    *[other] Bankéř vrací { CARD($card, case: "acc") }.
}
say-keep-asked-mine = { $play ->
     [matched] Vyměníte kartu, nebo si ji necháte?
     [duels] Necháte si karty, nebo je odevzdáte?
    *[club] Necháte si karty, nebo je odevzdáte?
}
say-keep-asked = Na řadě: { $name }.
say-kept-mine = { $play ->
     [matched] Kartu si necháváte.
     [duels] Karty si necháváte.
    *[club] Karty si necháváte.
}
say-kept = { $play ->
     [matched] { $name } si kartu nechává.
     [duels] { $name } si karty nechává.
    *[club] { $name } si karty nechává.
}
say-given-back-mine = Karty odevzdáváte.
say-given-back = { $name } odevzdává karty.
say-take-asked-mine = Jakou kartu chcete: vrchní, nebo vytaženou?
say-take-asked = { $name } si vybírá kartu z rozdávání.
say-pull-demanded-mine = Žádáte, aby si bankéř karty vytahoval.
say-pull-demanded = { $name } žádá, aby si bankéř karty vytahoval.

## Tahy a hlášení

say-turn-banker-mine = Jste na tahu jako bankéř{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-turn-punter-mine = Jste na tahu{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.{ $free ->
     [unsaid] { "" }
    *[other] { $play ->
         [matched] { " " }Volný bank: { $free }.
         [duels] { " " }Bank: { $free }.
        *[club] { " " }Bank: { $free }.
    }
}
say-enough-mine = Dost{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-banker-enough-mine = Dost{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-enough = { $name }: dost.
say-turn-over-mine = { $called ->
     [yes] { call-21 }{ " " }
    *[no] { "" }
}Váš tah končí.
say-threshold = { threshold-takes }
say-threshold-mine = { threshold-takes }
say-banker-enough = Bankéř: dost{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-passed-over-mine = { $why ->
     [no-bank] Toto kolo nehrajete, v banku není nic volného.
    *[no-chips] Toto kolo nehrajete, nemáte žetony.
}
say-passed-over = { $why ->
     [no-bank] { $name } nehraje, v banku není nic volného.
    *[no-chips] { $name } nehraje, nemá žetony.
}
say-shows-eight-mine = Musíte ukázat { CARD($card, case: "acc") }.
say-shows-eight = Bankéř má { CARD($card, case: "acc") }.
say-heart-king-mine = Srdcový král! Ukazujete ho, kolo se nedohrává.
say-heart-king = Srdcový král! Kolo se nedohrává.
say-called-mine = { call-win }
say-called = { call-win } { $name }: { CARDS($cards) }.
say-opened-mine = Vaše karty se odkrývají: { CARDS($cards) }, { total }.
say-banker-opened = Bankéř: { CARDS($cards) }, { total }{ hand-state }.
say-opened = { $name }: { CARDS($cards) }, { total }{ hand-state }.

## Sázky a výsledky

say-bet-asked-mine = Vaše sázka?
say-bet-asked = Sází: { $name }.
say-stake-mine = { $kind ->
     [whole] Vabank! Sázíte { $amount }.
     [whole-raise] Vabank! Přisazujete { $amount }, celkem { $stake }.
     [raise] Přisazujete { $amount }, celkem { $stake }.
    *[bet] Sázíte { $amount }.
} Máte { CHIPS($left, case: "acc") }.
say-stake = { $kind ->
     [whole] Vabank! { $name } sází { $amount }.
     [whole-raise] Vabank! { $name } přisazuje { $amount }, celkem { $stake }.
     [raise] { $name } přisazuje { $amount }, celkem { $stake }.
    *[bet] { $name } sází { $amount }.
}{ $free ->
     [unsaid] { "" }
    *[other] { " " }Volný bank: { $free }.
}
say-stake-returned-mine = Vaše sázka se vrací: { $amount }. Vsaďte znovu.
say-stake-returned = { $name }: sázka { $amount } se vrací.
say-bank-bust = { $name }: přes, { $points }.{ $shown ->
     [yes] { " " }Karty: { CARDS($cards) }.
    *[no] { "" }
}{ $bank ->
     [unsaid] { "" }
    *[other] { " " }Váš bank: { $bank }.
}
say-stake-won-mine = { totals-said }{ $why ->
     [tie] Rovnost, a karty byly naslepo.{ " " }
    *[other] { "" }
}Vyhráváte { $amount }.{ short-said } Máte { CHIPS($left, case: "acc") }.
say-stake-lost-mine = { totals-said }{ $why ->
     [tie] Při rovnosti bere bank.{ " " }
     [bust] Přes.{ " " }
    *[other] { "" }
}Ztrácíte { $amount }. Máte { CHIPS($left, case: "acc") }.
say-stake-back-mine = { totals-said }{ $why ->
     [both-bust] Přes na obou stranách, sázka se vrací.
     [banker-left] Bankéř odchází, sázka se vrací.
    *[other] Remíza, sázka se vrací.
} Máte { CHIPS($left, case: "acc") }.
say-result = { $outcome ->
     [win] { $name } vyhrává { $amount }.
     [lose] { $name } ztrácí { $amount }.
    *[back] { $name }: sázka se vrací.
}
say-bank-result = { $outcome ->
     [win] { $name } vyhrává { $amount }.
     [lose] { $name } ztrácí { $amount }.
    *[back] { $name }: sázka se vrací.
}{ short-said } Váš bank: { $bank }.

## Odpovědi

ask-bank-cards-mine = Vaše karty: { cards-known }.
ask-no-banker = Bank teď nikdo nedrží.
ask-you-bank = Bank držíte vy.
ask-you-banked = Bank byl váš.
ask-no-cards-banker = Bank drží { $name }, zatím bez karet.
ask-cards-banker = Bankéř, { $name }: { cards-known }.
ask-cards-last-banker = Předchozí bankéř, { $name }: { cards-known }.
ask-bank-stake-mine = Vaše sázka: { $amount }.
ask-bank-stake-of = Sázka: { $amount }.
ask-bank-stake = { $name }: sázka { $amount }.
ask-bank-mine = Bank držíte vy: { $bank }{ $free ->
     [unsaid] { "" }
    *[other] , volno { $free }
}.
ask-bank = Bank drží { $name }: { $bank }{ $free ->
     [unsaid] { "" }
    *[other] , volno { $free }
}.
ask-chips-banker = { $name }, bankéř: { CHIPS($chips) }.
ask-turn-choose-mine = { $how ->
     [lots] Volí se bankéř: nechte losovat.
    *[agreement] Volí se bankéř: řekněte, kdo to bude.
}
ask-turn-choose = Volí se bankéř.
ask-turn-closed = Tento stůl je zavřený.
ask-turn-play-mine = Jste na tahu{ $phase ->
     [banker] { " " }jako bankéř
    *[other] { "" }
}. Vaše karty: { cards-known }{ $stake ->
     [unsaid] { "" }
    *[other] , sázka { $stake }
}.
ask-turn-bank-mine = { $phase ->
     [found] Jste na řadě: založte bank.
     [between] Jste na řadě jako bankéř: rozdejte.
     [bets] Jste na řadě: vsaďte, nebo kolo vynechte.
     [taking] Jste na řadě: vezměte si kartu z rozdávání.
     [keep] Jste na řadě: necháte si karty, nebo ne?
    *[other] Jste na řadě: berete si bank?
}
ask-turn-bank = { $phase ->
     [found] Čeká se na založení banku: { $name }.
     [between] Čeká se na rozdání: { $name }.
     [bets] Čeká se na sázku: { $name }.
     [broken] Čeká se na rozhodnutí o banku: { $name }.
     [banker] Na tahu je bankéř: { $name }.
    *[other] Na tahu: { $name }.
}
ask-seat-banker = Bankéř.
ask-bank-hand = Karty: { cards-known }{ $stake ->
     [unsaid] { "" }
    *[other] , sázka { $stake }
}{ $state ->
     [turn] , na tahu
     [stood] , dost
     [bust] , přes
    *[other] { "" }
}.
ask-cards-left = V balíčku { $count ->
     [few] zbývají
    *[other] zbývá
} { CARDCOUNT($count) }.
ask-announced = { $play ->
     [matched] Platí malá domů.
     [duels] Po zaklepání se hraje poslední kolo.
    *[club] Po zaklepání se hraje poslední kolo.
}
short-rules-oko = Oko bere s malou domů, 32 karet. Eso 11, obrázky 1, srdcová sedmička je Šantal: 1, 7, 10 nebo 11. Každý dostává jednu kartu, sází se do výše volného banku. Při rovnosti bere bank. Dvě esa vyhrávají hned.
short-rules-ochko = Očko se spodní kartou, 36 karet. Eso 11, král 4, dáma 3, kluk 2. Každý hraje s bankéřem sám, až o celý bank. Při rovnosti bere bank. 21, dvě esa a pět obrázků vyhrávají hned. Má-li bankéř 15, musí brát, má-li 17, nesmí.
short-rules-ochko-one-card = Očko s jednou kartou bankéře, 36 karet. Eso 11, král 4, dáma 3, kluk 2. Bankéř má celé kolo jednu odkrytou kartu. Při rovnosti bere bank. 21, dvě esa a pět obrázků vyhrávají hned. Má-li bankéř 17, nesmí brát.
short-rules-twenty-one = Jednadvacet, klubová hra, dva balíčky. Sází se před rozdáním, dvě zakryté karty, nejvýše tři další. Rozdaných 21 vyhrává dvojnásob, bankéř přes platí dvojnásob, při rovnosti se sázka vrací.
short-rules-twenty-one-pull = Jednadvacet s vytahováním, dva balíčky. Jako klubová hra, ale kartu lze vytáhnout z kteréhokoli místa balíčku.
ask-rules-bank = Bank má nejméně { $bank }{ $most ->
     [unsaid] { "" }
    *[other] { " " }a nejvýše { $most }
}. Sázka je nejméně { $least }.

## Proč kolo dopadlo, jak dopadlo

why-bank-royal = { $royal ->
     [either] Královské oko se vyplácí
    *[aces] Dvě esa jsou královské oko a vyplácejí se
} hned. Výhra: { $amount }.
why-bank-natural = Rozdaných 21 se vyplácí hned a dvojnásob. Výhra: { $amount }.
why-bank-twenty-one = 21 vyhrává hned. Výhra: { $amount }.
why-bank-aces = Dvě esa vyhrávají hned. Výhra: { $amount }.
why-bank-pictures = Pět obrázků vyhrává hned. Výhra: { $amount }.
why-bank-points = { $outcome ->
     [win] Vy { $points }, bankéř { $against }. Vyhrává vyšší součet. Výhra: { $amount }.
    *[lose] Vy { $points }, bankéř { $against }. Vyhrává vyšší součet. Ztráta: { $amount }.
}
why-bank-tie = { $outcome ->
     [win] Rovnost, ale vaše karty byly naslepo, a tak vyhráváte. Výhra: { $amount }.
     [lose] Rovnost, oba { $points }. Při rovnosti bere bank. Ztráta: { $amount }.
    *[back] Rovnost, oba { $points }. Při rovnosti se sázka vrací.
}
why-bank-bust = Váš součet: { $points }. Kdo má víc než 21, ztrácí sázku. Ztráta: { $amount }.
why-bank-banker-bust = Bankéř je přes, { $against }{ $play ->
     [club] , a to se platí dvojnásob
     [matched] { "" }
    *[duels] { "" }
}. Výhra: { $amount }.
why-bank-both-bust = { $outcome ->
     [lose] Přes na obou stranách, a u tohoto stolu pak bere bank. Ztráta: { $amount }.
    *[back] Přes na obou stranách, sázka se vrací.
}
why-bank-banker-natural = Bankéř má rozdaných 21 a hned bere všechny sázky. Ztráta: { $amount }.
why-bank-banker-royal = Bankéř má { $royal ->
     [either] královské oko
    *[aces] dvě esa
} a bere všechny sázky. Ztráta: { $amount }.
why-bank-banker-twenty-one = Bankéř má 21 a vyhrává i při rovnosti. Ztráta: { $amount }.
why-bank-banker-aces = Bankéř má dvě esa, která vyhrávají hned. Ztráta: { $amount }.
why-bank-banker-pictures = Bankéř má pět obrázků, které vyhrávají hned. Ztráta: { $amount }.
why-bank-banker-left = Bankéř odchází od stolu, a tak se sázka vrací.
why-against-bank = { $name }: { $outcome ->
     [win] váš bank vyplácí { $amount }
     [lose] váš bank získává { $amount }
    *[back] sázka se vrací
}{ $why ->
     [points] : vy { $against }, hráč { $points }
     [tie] , rovnost
     [banker-bust] , jste přes
     [both-bust] , přes na obou stranách
     [royal] , { $royal ->
         [either] královské oko
        *[aces] dvě esa
    }
     [aces] , dvě esa
     [pictures] , pět obrázků
     [natural] , rozdaných 21
     [bust] , přes
    *[other] { "" }
}.

## Zadávání částky

prompt-raise = Přisadit: { $amount }. Máte { $chips }, volný bank { $free }.
prompt-found = Bank: { $amount }. Máte { $chips }.
prompt-hit-at = Místo v balíčku shora: { $amount }. Poslední je { $most }.

## Odmítnutí

refused-table-closed = Tento stůl je zavřený.
refused-banker-only = To může jen bankéř{ $known ->
     [no] { "" }
    *[yes] , a tím je { $name }
}.
refused-punters-only = To bankéř nemůže, jen ostatní hráči.
refused-lots-decide = U tohoto stolu o bankéři rozhoduje los.
refused-agreement-decides = U tohoto stolu se bankéř volí, nelosuje.
refused-announced-already = To už je ohlášené a nelze to vzít zpět.
refused-announce-too-early = { $play ->
     [matched] Malou domů lze ohlásit, až se bank zdvojnásobí.
     [duels] Na klepání je brzy. Odehrajte více kol, nebo nechte bank vyrůst.
    *[club] Na klepání je brzy. Odehrajte více kol, nebo nechte bank vyrůst.
}
refused-no-announcement-in-game = V této hře není co ohlásit.
refused-not-enough-for-bank = Na bank to nestačí{ $limit ->
     [0] { "" }
    *[other] , je třeba nejméně { CHIPS($limit) }
}.
refused-nothing-to-stake = Teď není co vsadit: v banku není nic volného, nebo došly žetony.
refused-stake-first = Nejdřív vsaďte.
refused-no-raise-in-game = Tady se nepřisazuje.
refused-must-draw = Po sázce přijde karta. Nejdřív si ji vezměte.
refused-two-cards-needed = Než skončíte, potřebujete dvě karty.
refused-hand-complete = Další kartu už vzít nemůžete.
refused-nothing-to-exchange = Tyto karty vyměnit nelze.
refused-exchange-limit = U tohoto stolu je jen jedna výměna za kolo.
refused-no-exchange-in-game = V této hře se karty nevyměňují.
refused-no-blind-in-game = Tady se karty neberou naslepo.
refused-blind-cards-held = Máte kartu naslepo, a tak jsou i další jen naslepo.
refused-eight-cards-held = Víc než osm karet mít nelze. Můžete jen říct dost.
refused-fifteen-must-draw = Bankéř, který má 15, musí brát.
refused-three-cards-bought = Přikoupit lze nejvýše tři karty. Můžete jen říct dost.
refused-no-pull-in-game = V této hře se bere jen vrchní karta.
refused-banker-must-pull = Karty si musíte vytahovat, hráč o to požádal.
refused-banker-pulls-himself = O svých kartách rozhoduje bankéř.
refused-no-sitting-out-in-game = V této hře nelze kolo vynechat.

## Volby stolu

option-first-banker = { $value ->
     [agreement] Bankéř se volí dohodou.
    *[lot] Bankéř se losuje.
}
option-mandatory-first-bet = { $value ->
     [no] Karty lze brát i před první sázkou.
    *[yes] Před druhou kartou se sází.
}
option-direction = { $value ->
     [right] Hraje se doprava.
    *[left] Hraje se doleva.
}
option-picture-values = Kluk, dáma a král: { $value ->
     [v1-2-3] 1, 2 a 3
     [v1-1-2] 1, 1 a 2
    *[other] každý 1
}.
option-raise = { $value ->
     [no] Nepřisazuje se.
    *[yes] Před každou kartou lze přisadit.
}
option-raise-requires-draw = { $value ->
     [no] Skončit lze i hned po sázce.
    *[yes] Po sázce se musí vzít karta.
}
option-stand-on-one-card = { $value ->
     [yes] Skončit lze i s jednou kartou.
    *[no] Kdo chce skončit, potřebuje dvě karty.
}
option-auto-stand-21 = { $value ->
     [no] Kdo má 21, ukončí tah sám.
    *[yes] Kdo má 21, tomu tah skončí hned.
}
option-royal-pays = { $value ->
     [3] Královské oko se vyplácí 3:1.
    *[other] Královské oko se vyplácí 1:1.
}
option-santal-royal = { $value ->
     [yes] Šantal s esem je také královské oko.
    *[no] Šantal s esem je obyčejných 21.
}
option-exchange-seven = { $value ->
     [no] Sedmičky se nemění.
    *[yes] První sedmičku lze vyměnit.
}
option-exchange-eight = { $value ->
     [off] Osmičky se nevracejí.
     [any_exchange] Osmičku lze vrátit po každé výměně.
    *[directly] Osmičku lze vrátit, přišla-li za sedmičku.
}
option-exchange-five-pictures = { $value ->
     [no] Pět obrázků se nevrací.
    *[yes] Pět obrázků lze vrátit.
}
option-exchange-fifteen = { $value ->
     [no] Patnáct se nevrací.
    *[yes] Patnáct lze vrátit.
}
option-santal-fifteen = { $value ->
     [no] Šantalem na patnáct dopočítat nelze.
    *[yes] Šantalem lze na patnáct dopočítat.
}
option-exchange-limit = { $value ->
     [once] Jedna výměna za kolo.
    *[none] Počet výměn není omezený.
}
option-banker-card-open = { $value ->
     [yes] Karta bankéře je odkrytá od rozdání.
     [always] Karta bankéře je vždy odkrytá.
     [from_second_circle] Karta bankéře je odkrytá od druhého kola.
     [never] Karta bankéře zůstává zakrytá.
    *[no] Karta bankéře je zakrytá až do jeho tahu.
}
option-mala-domu-from = { $value ->
     [bank_doubled] Malá domů až po zdvojnásobení banku.
    *[any_deal] Malá domů před každým rozdáním.
}
option-mala-domu-trigger = { $value ->
     [any_first] Při malé domů platí i vyměněná první karta.
    *[dealt] Při malé domů platí jen rozdaná karta.
}
option-dark = { $value ->
     [no] Naslepo se nehraje.
    *[yes] Karty lze brát naslepo.
}
option-dark-double-bust = { $value ->
     [banker] Přes na obou stranách: hra naslepo prohrává.
    *[punter] Přes na obou stranách: hra naslepo vyhrává.
}
option-dark-vs-banker-21 = { $value ->
     [tie_to_dark] 21 naslepo poráží i 21 bankéře.
    *[banker] 21 bankéře poráží i 21 naslepo.
}
option-two-aces = { $value ->
     [any] Dvě esa vyhrávají i mezi dalšími kartami.
    *[exact] Dvě esa vyhrávají jen samotná.
}
option-five-pictures = { $value ->
     [any_five] Pět obrázků vyhrává i mezi dalšími kartami.
    *[exact] Pět obrázků vyhrává, jen když jsou to všechny karty.
}
option-banker-17 = { $value ->
     [and_above] Má-li bankéř 17 nebo víc, musí skončit.
    *[exact] Má-li bankéř 17, musí skončit.
}
option-cut-rebet = { $value ->
     [bet_stands] Po odevzdání karet sázka platí dál.
    *[restart] Po odevzdání karet se sází znovu.
}
option-take-after-circles = { $value ->
     [0] Počet kol právo klepat nedává.
    *[other] Než lze vzít bank, je třeba odehrát { NOUN($value, noun: "circle", case: "acc") }.
}
option-take-multiple = { $value ->
     [0] Vyrostlý bank právo klepat nedává.
     [3] Bankéř smí klepat, když se bank ztrojnásobí.
    *[other] Kolikrát větší musí být bank, aby bankéř směl klepat: { $value }.
}
option-knock-exposes = { $value ->
     [first_only] Po zaklepání je odkrytá jen první karta bankéře.
    *[every_card] Po zaklepání je první karta bankéře odkrytá pokaždé.
}
option-after-break = { $value ->
     [breaker] Kdo bank rozebere, stává se bankéřem.
    *[next_left] Po rozebrání má bank další hráč.
}
option-deal-from = { $value ->
     [bottom] Rozdává se zespodu.
    *[top] Rozdává se shora.
}
option-played-cards = { $value ->
     [aside] Odehrané karty se odkládají.
     [top] Odehrané karty jdou navrch.
    *[under] Odehrané karty jdou dospod.
}
option-cover = { $value ->
     [single] Sázky dohromady mohou být velké jako bank.
    *[double] Každou sázku musí bank krýt dvakrát.
}
option-announce-bust = { $value ->
     [yes] Kdo je přes, hned ukáže karty.
    *[no] Kdo je přes, nechá karty zakryté až do konce.
}
option-open-banker-turn = { $value ->
     [yes] Bankéř hraje odkrytě.
    *[no] Bankéř hraje zakrytě.
}
option-demand-banker-pull = { $value ->
     [yes] Hráč smí žádat, aby bankéř vytahoval.
    *[no] O svých kartách rozhoduje bankéř.
}
option-pull-in-deal = { $value ->
     [yes] Vytahovat lze i při rozdávání.
    *[no] Rozdávají se vrchní karty.
}
