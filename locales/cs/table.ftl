# Co se říká u každého stolu. Nejdřív díly vět; věty začínají na say- (jak se to děje), ask- (odpovědi na klávesy),
# why- (vysvětlení), prompt- (zadávání částky), do- (názvy akcí), none- (klávesy, které tu nemají význam),
# refused- (co nešlo udělat).

## Díly

# Který z více boxů ($box) a která z her ($hand); 0 tam, kde je jen jeden.
hand-name = { $hand ->
     [1] První hra
     [2] Druhá hra
     [3] Třetí hra
    *[other] Čtvrtá hra
}
hand-name-low = { $hand ->
     [1] první hra
     [2] druhá hra
     [3] třetí hra
    *[other] čtvrtá hra
}
hand-title = { $box ->
     [0] { hand-name }
    *[other] Box { $box }, { hand-name-low }
}
hand-title-low = { $box ->
     [0] { hand-name-low }
    *[other] box { $box }, { hand-name-low }
}
# Samostatná věta před jinou, nebo nic.
in-box = { $box ->
     [0] { $hand ->
         [0] { "" }
        *[other] { hand-name }.{ " " }
    }
    *[other] { $hand ->
         [0] Box { $box }.{ " " }
        *[other] Box { $box }, { hand-name-low }.{ " " }
    }
}

# Co uvádí karty: posluchačovy, nebo něčí.
lead-mine = { $box ->
     [0] { $hand ->
         [0] Vaše karty
        *[other] { hand-name }
    }
    *[other] { $hand ->
         [0] Box { $box }
        *[other] Box { $box }, { hand-name-low }
    }
}
lead = { $box ->
     [0] { $hand ->
         [0] Karty
        *[other] { hand-name }
    }
    *[other] { $hand ->
         [0] Box { $box }
        *[other] Box { $box }, { hand-name-low }
    }
}

# Součet. $soft je no, soft, nebo or: pak je $low druhá možnost.
total = { $soft ->
     [or] { $points }, nebo { $low }
     [soft] měkkých { $points }
    *[no] { $points }
}
# Totéž jako věta za kartou, nebo nic.
total-said = { $points ->
     [unsaid] { "" }
    *[other] { $soft ->
         [or] { " " }{ $points }, nebo { $low }.
         [soft] { " " }Měkkých { $points }.
        *[no] { " " }{ $points }.
    }
}
# Žetony posluchače po výsledku, nebo nic.
purse-said = { $left ->
     [unsaid] { "" }
    *[other] { " " }Máte { CHIPS($left, case: "acc") }.
}

## Místa

say-left-mine = Odcházíte od stolu.{ $lost ->
     [unsaid] { "" }
    *[other] { " " }Ztrácíte { CHIPS($lost, case: "acc") }.
} Máte { CHIPS($left, case: "acc") }.
say-left = { $name } odchází od stolu.{ $lost ->
     [unsaid] { "" }
    *[other] { " " }Na stole { $lost ->
         [few] zůstávají
        *[other] zůstává
    } { CHIPS($lost) }.
}
say-sits-down-mine = Sedáte si ke stolu. Máte { CHIPS($chips, case: "acc") }.
say-sits-down = { $name } si sedá ke stolu a má { CHIPS($chips, case: "acc") }.
say-sat-out-mine = Toto kolo vynecháváte.
say-sat-out = { $name } vynechává kolo.
say-round = Kolo { $round }.

## Odpovědi

ask-no-cards-mine = Nemáte žádné karty.
ask-chips-mine = Máte { CHIPS($chips, case: "acc") }.
ask-chips = { $name }: { CHIPS($chips) }.
ask-nobody-else = U stolu nikdo jiný není.
ask-no-stakes = Na stole nejsou žádné sázky.
ask-no-seat = Místo { $number } u tohoto stolu není.
ask-seat-empty = Místo { $number } je prázdné.
ask-seat-mine = Místo { $number }, vy: { CHIPS($chips) }.
ask-seat = Místo { $number }, { $name }: { CHIPS($chips) }.

## Akce v nabídce

do-bet = Vsadit{ $number ->
     [0] { "" }
    *[other] { " " }na box { $number }
}{ $least ->
     [unsaid] { "" }
    *[other] , nejméně { $least }, nejvýše { $most }
}
do-add = Vsadit za box { $number }{ $least ->
     [unsaid] { "" }
    *[other] , nejméně { $least }, nejvýše { $most }
}
do-sit-out = Vynechat toto kolo
do-done-staking = Už nevsázet
do-raise = Přisadit{ $least ->
     [unsaid] { "" }
    *[other] , nejméně { $least }, nejvýše { $most }
}
do-hit = Vzít kartu
do-hit-at = Vytáhnout kartu ze zvoleného místa
do-hit-any = Vytáhnout libovolnou kartu
do-hit-banker = Nechat si kartu vytáhnout bankéřem
do-hit-blind = Vzít kartu naslepo
do-stand = { $play ->
     [croupier] Stačí
     [house] Dost
     [matched] Dost
     [duels] Dost
    *[club] Dost
}, ukončit tah
do-exchange = { $what ->
     [seven] Vyměnit sedmičku
     [eight] Vrátit osmičku
     [fifteen] Vrátit patnáct
     [five-pictures] Vrátit pět obrázků
    *[other] Vyměnit karty
}
do-announce = { $play ->
     [matched] Ohlásit malou domů
    *[duels] Klepat
}
do-keep = Nechat si karty
do-give-back = Odevzdat karty
do-double = Zdvojnásobit sázku{ $amount ->
     [unsaid] { "" }
    *[other] { " " }za { $amount }
}
do-split = Rozdělit pár{ $amount ->
     [unsaid] { "" }
    *[other] { " " }za { $amount }
}
do-surrender = Vzdát se za polovinu sázky
do-insure = Pojistit se{ $number ->
     [0] { "" }
    *[other] { " " }na boxu { $number }
}{ $amount ->
     [unsaid] { "" }
    *[other] { " " }za { $amount }
}{ $least ->
     [unsaid] { "" }
    *[other] , nejméně { $least }, nejvýše { $most }
}
do-decline = Odmítnout
do-choose-banker = Zvolit bankéře
do-draw-lots = Losovat
do-found = Založit bank{ $least ->
     [unsaid] { "" }
    *[other] , nejméně { $least }, nejvýše { $most }
}
do-deal = Rozdat
do-accept = Převzít bank
do-hand-over = Přenechat bank
do-reshuffle = Nechat zamíchat karty
do-leave = Odejít od stolu

## Klávesy, jejichž akci hra nemá

none-split = V této hře se páry nedělí.
none-double = V této hře se sázka nezdvojnásobuje.
none-insure = V této hře není pojištění.
none-surrender = V této hře se nelze vzdát.
none-raise = V této hře se nepřisazuje.
none-hit-blind = V této hře se karty neberou naslepo.
none-exchange = V této hře se karty nevyměňují.
none-announce = V této hře není co ohlásit.
none-add = V této hře se za jiné hráče nesází.
none-reshuffle = V této hře se karty na přání nemíchají.

## Zadávání částky

prompt-bet = { in-box }Sázka: { $amount }. Máte { $chips }.{ $free ->
     [unsaid] { "" }
    *[other] { $play ->
         [matched] { " " }Volný bank: { $free }.
         [club] { " " }Nejvýše { $most }.
         [house] { " " }Bank: { $free }.
         [croupier] { " " }Bank: { $free }.
        *[duels] { " " }Bank: { $free }.
    }
}

## Odmítnutí ve všech hrách

refused-no-such-action = Taková akce v této hře není. Co jde, je v nabídce akcí.
refused-not-now = { $phase ->
     [between] To nejde, dokud nejsou rozdané karty.
     [bets] To nejde, dokud nejsou rozdané karty.
     [insurance] Nejdřív rozhodněte o pojištění.
     [choose] Nejdřív se musí zvolit bankéř.
     [found] Nejdřív musí být založen bank.
     [broken] Nejdřív se musí rozhodnout, kdo převezme bank.
    *[other] Teď to nejde. Co jde, je v nabídce akcí.
}
refused-not-your-turn = Nejste na tahu.{ $known ->
     [no] { "" }
    *[yes] { " " }Na tahu: { $name }.
}
refused-not-your-box = Tento box není váš.
refused-no-such-seat = Na tomto místě nikdo nesedí.
refused-left-already = Od tohoto stolu už jste pryč.
refused-round-open = Uprostřed kola to nejde. Nejdřív dohrajte kolo.
refused-too-little = To je málo, nejméně { $limit }.
refused-too-much = To je moc, nejvýše { $limit }.
refused-not-a-step = Sázka musí být násobek čísla { $step }.
refused-not-enough-chips = Na to je třeba { CHIPS($limit) }, máte { $chips }.
refused-already-bet = Vaše sázka už na stole leží.
refused-no-bet-yet = Na stole ještě není žádná sázka. Nejdřív vsaďte.
refused-table-deals = Tady rozdává jen stůl, až všichni vsadí nebo kolo vynechají.
refused-others-not-ready = Ostatní ještě nejsou připraveni. Kolo začne, až budou.
refused-no-cards-left = Žádná karta už nezbývá. Můžete jen říct dost.
