# Cvičení: přesné šance, rady, cena rozhodnutí.

odds-what = Šance které hry? Hry jsou { $known }.
odds-no-game = Hra „{ $word }“ neexistuje; hry jsou { $known }.
odds-no-option = Volba stolu „{ $word }“ neexistuje; volby jsou { $known }.
odds-option-twice = Volba { $option } je zadaná dvakrát.
odds-stakes-apart = Nejnižší sázka { $least } je vyšší než nejvyšší { $most }.
odds-shoe-short = Počet zbylých karet v balíčku: { $count }; k výpočtu jich musí být aspoň { $least }.
odds-no-card = „{ $word }“ není karta; karty se píší třeba 10h, Qd nebo As.
odds-one-card = Je potřeba jedna odkrytá karta krupiéra, třeba 9d.
odds-hand-short = K výpočtu jsou potřeba aspoň dvě karty, třeba „10h 6c“; v hrách s bankem stačí jedna.
odds-upcard-missing = Jakou kartu má krupiér odkrytou? Uveďte ji po --up.
odds-no-more = V tomto balíčku není { CARD($word) }.
odds-over = S kartami „{ $word }“ už nejde hrát dál.
odds-no-chart = Hra { $game } nemá krupiéra, proto k ní není ani jeho tabulka, ani tabulka tahů.
odds-plot-file = Obrázek nejde zapsat do { $path }: { system-reason }.
odds-progress = Odkryté karty: hotovo { $done } z { $of }.
odds-number = { $whole },{ $part }

odds-best = Nejlepší: { $action ->
     [hit] další karta
     [double] zdvojnásobit sázku
     [split] rozdělit pár
     [surrender] vzdát se
     [exchange] vyměnit karty
     [hit-blind] karta naslepo
     [keep] nechat si karty
     [give-back] odevzdat karty
    *[stand] dost
}.
odds-worth = { $action ->
     [hit] Další karta
     [double] Zdvojnásobit
     [split] Rozdělit
     [surrender] Vzdát se
     [exchange] Vyměnit
     [hit-blind] Karta naslepo
     [keep] Nechat si karty
     [give-back] Odevzdat karty
     [insurance] Pojištění, z jeho vlastní ceny
    *[stand] Dost
}: { $sign ->
     [minus] minus
    *[plus] plus
} { $value }.
odds-next-total = S další kartou { $points }: { $percent } procenta.
odds-next-special = Další karta hned vyhrává: { $percent } procenta.
odds-next-over = Další karta je přes: { $percent } procenta.
odds-game = Při nejlepší hře přináší sázka hráči { $sign ->
     [minus] minus
    *[plus] plus
} { $value } procenta.
odds-game-chart = Podle tabulky tahů přináší { $sign ->
     [minus] minus
    *[plus] plus
} { $value } procenta.
odds-bank = Sázka na ještě neviděnou kartu přináší hráči { $sign ->
     [minus] minus
    *[plus] plus
} { $value } procenta.
odds-banker = Když se na dobré karty sází víc, přináší žeton bankéři { $sign ->
     [minus] minus
    *[plus] plus
} { $value } procenta.
odds-dealer = Krupiér má { CARD($upcard, case: "acc") }, v procentech: 17: { $p17 }; 18: { $p18 }; 19: { $p19 }; 20: { $p20 }; 21: { $p21 }; přes: { $pbust }; Black Jack: { $pblackjack }.
odds-chart-upcard = Krupiér má { CARD($upcard, case: "acc") }.
odds-chart-hard = { $span ->
     [single] { $least }
    *[range] { $least } až { $most }
}: { $first }{ $more ->
     [none] { "" }
     [two] , jinak { $then }
    *[three] , jinak { $then }, jinak { $last }
}.
odds-chart-soft = S esem za jedenáct { $span ->
     [single] { $least }
    *[range] { $least } až { $most }
}: { $first }{ $more ->
     [none] { "" }
     [two] , jinak { $then }
    *[three] , jinak { $then }, jinak { $last }
}.
odds-chart-pairs = { $least ->
     [1] Pár es
    *[other] { $span ->
         [single] Pár karet za { $least }
        *[range] Páry karet za { $least } až { $most }
    }
}: { $first }{ $more ->
     [none] { "" }
     [two] , jinak { $then }
    *[three] , jinak { $then }, jinak { $last }
}.
odds-act-stand = dost
odds-act-hit = další karta
odds-act-double = zdvojnásobit
odds-act-split = rozdělit
odds-act-surrender = vzdát se
odds-plotted = Obrázek je zapsaný do { $path }.

practice-action = { $action ->
     [hit] další karta
     [hit-blind] karta naslepo
     [double] zdvojnásobit sázku
     [split] rozdělit pár
     [surrender] vzdát se
     [insure] pojistit se
     [decline] nepojistit se
     [exchange] vyměnit karty
     [keep] nechat si karty
     [give-back] odevzdat karty
    *[stand] dost
}
practice-best = { $best ->
     [hit] další karta
     [hit-blind] karta naslepo
     [double] zdvojnásobit sázku
     [split] rozdělit pár
     [surrender] vzdát se
     [insure] pojistit se
     [decline] nepojistit se
     [exchange] vyměnit karty
     [keep] nechat si karty
     [give-back] odevzdat karty
    *[stand] dost
}
practice-cost = { $amount ->
     [0] méně než žeton
    *[other] { CHIPS($amount) }
}
hint-not-now = Rada zazní, když rozhodujete o svých kartách.
hint-best = Nejlepší: { practice-action }.
hint-worth = { $action ->
     [hit] Další karta
     [hit-blind] Karta naslepo
     [double] Zdvojnásobit sázku
     [split] Rozdělit pár
     [surrender] Vzdát se
     [insure] Pojistit se
     [decline] Nepojistit se
     [exchange] Vyměnit karty
     [keep] Nechat si karty
     [give-back] Odevzdat karty
    *[stand] Dost
}: { $sign ->
     [minus] minus{ " " }
     [plus] plus{ " " }
    *[even] { "" }
}{ $amount }.
cost-choice = { in-box }Zvoleno: { practice-action }. Lepší: { practice-best }. Cena: { practice-cost }.
review-perfect = Počet rozhodnutí: { $choices }. Bez jediné chyby.
review-sum = Počet rozhodnutí: { $choices }. Chyb: { $mistakes }. Stojí celkem: { practice-cost }.
review-dear = Karty: { CARDS($cards) }. Zvoleno: { practice-action }. Lepší: { practice-best }. Cena: { practice-cost }.
review-dear-open = Karty: { CARDS($cards) }, odkrytá karta soupeře: { CARD($upcard) }. Zvoleno: { practice-action }. Lepší: { practice-best }. Cena: { practice-cost }.

drill-action = Vaše karty: { CARDS($cards) }, { $points }. Odkrytá karta krupiéra: { CARD($upcard) }. Co uděláte?
drill-action-closed = Vaše karty: { CARDS($cards) }, { $points }; sázka leží. Co uděláte?
drill-sum = { CARDS($cards) }. Kolik je to bodů?
drill-sum-why = Dohromady { $points }.
drill-counts = { CARD($card) } je za { $points }.
drill-ace-soft = Eso se tu počítá za jedenáct.
drill-ace-hard = S esem za jedenáct by to bylo přes; počítá se za jednu.
drill-winner = Vy: { CARDS($mine) }. { drill-other-side }: { CARDS($theirs) }. Jak to pro vás končí?
# Kdo sedí proti posluchači, na začátku věty a uvnitř.
drill-other-side = { $play ->
     [house] Krupiér
     [croupier] Krupiér
     [matched] Bankéř
     [duels] Bankéř
    *[club] Bankéř
}
drill-other-side-low = { $play ->
     [house] krupiér
     [croupier] krupiér
     [matched] bankéř
     [duels] bankéř
    *[club] bankéř
}
drill-sides = Vy { $mine }, { drill-other-side-low } { $theirs }
drill-win = Výhra
drill-push = Sázka se vrací
drill-lose = Prohra
drill-why-natural = { drill-sides }: Black Jack poráží každou jinou jednadvacítku a dva Black Jacky jsou si rovny.
drill-why-equal = { drill-sides }: rovnost, sázka se vrací.
drill-why-tie-banker = { drill-sides }: při rovnosti bere bankéř.
drill-why-more = { drill-sides }: víc bodů vyhrává.
drill-why-fewer = { drill-sides }: méně bodů prohrává.
drill-why-over = { drill-other-side } { $theirs }, to je přes: vyhrává, kdo předtím řekl dost.
drill-rule-tie = Obě strany mají stejně bodů. Komu připadne sázka?
drill-rule-two-aces = Hráč má právě dvě esa. Komu připadne sázka?
drill-rule-banker-21 = Bankéř má 21. Komu připadne sázka toho, kdo má také 21 a ještě nedostal výplatu?
drill-rule-seven-back = Vaše první karta je sedmička. Můžete ji vrátit?
drill-rule-eight-back = Vaše první rozdaná karta je osmička. Můžete ji vrátit?
drill-rule-fifteen-back = Vaše dvě karty dávají 15. Můžete je vrátit?
drill-rule-must-draw = Bankéř má { $points }. Musí si vzít další kartu?
drill-rule-may-draw = Bankéř má { $points }. Smí si vzít další kartu?
drill-rule-blind-tie = Hra koupená naslepo má stejně bodů jako bankéř. Komu připadne sázka?
drill-rule-blind-both-over = Hra koupená naslepo i bankéř jsou přes. Komu připadne sázka?
drill-rule-both-over = Přes je hráč a po něm i krupiér nebo bankéř. Komu připadne sázka?
drill-rule-fourth-card = Máte tři koupené karty. Můžete koupit čtvrtou?
drill-rule-dealer-draws = Krupiér má { $points }{ $soft ->
     [soft] , s esem za jedenáct
    *[hard] , žádné eso za jedenáct
}. Bere další kartu?
drill-rule-split-21 = Po rozdělení přijde eso k desítce. Je to Black Jack?
drill-rule-surrender = Dá se hra vzdát za polovinu sázky?
drill-answer-yes = Ano
drill-answer-no = Ne
drill-answer-player = Hráči
drill-answer-banker = Bankéři nebo kasinu
drill-answer-back = Nikomu, vrací se
drill-rule-why = { $answer ->
     [yes] Ano
     [no] Ne
     [player] Hráči
     [banker] Bankéři nebo kasinu
    *[back] Sázka se vrací
}.
drill-do = { $action ->
     [hit] Další karta
     [hit-blind] Karta naslepo
     [double] Zdvojnásobit sázku
     [split] Rozdělit pár
     [surrender] Vzdát se
     [insure] Pojistit se
     [decline] Nepojistit se
     [exchange] Vyměnit karty
     [keep] Nechat si karty
     [give-back] Odevzdat karty
    *[stand] Dost
}

guide-bets = Kolo začíná sázkou: zvolte, kolik žetonů riskujete. Víc můžete ztratit jen tehdy, když sázku zdvojnásobíte, rozdělíte pár nebo se pojistíte.
guide-deal = Sázky leží. Teď se rozdává: vám dvě karty, krupiérovi jedna odkrytá.
guide-insurance = Krupiér může mít Black Jack. Pojištění je samostatná sázka na to; platí dva ku jedné a většinou stojí víc, než přinese.
guide-turn = Přibližte se co nejvíc k jednadvaceti, ale ne přes: kdo je přes, hned prohrává{ $play ->
     [club] , pokud není přes i bankéř
     [house] { "" }
     [croupier] { "" }
     [matched] { "" }
    *[duels] { "" }
}. Můžete si vzít kartu nebo říct dost a nabídka akcí řekne, co jde ještě.
guide-wait = Teď hrají ostatní. Poslouchejte: jejich karty, pokud je smíte znát, už v balíčku nejsou.
guide-settled = Kolo skončilo. Můžete se zeptat, proč skončilo právě tak, nebo začít další. Odtud už hrajete bez průvodce.
guide-choose = Jeden z hráčů je bankéř, ostatní hrají proti banku. O bankéři rozhoduje los nebo dohoda.
guide-found = Vložte žetony do banku; ostatní mohou vyhrát nejvýš to, co v něm leží.
guide-founded-by-other = Bankéř zakládá bank: vyhrát lze nejvýš to, co v něm leží.
guide-stake = Vsaďte proti banku. { $play ->
     [club] Žádnou kartu ještě neznáte.
     [matched] Znáte svou první kartu: na dobrou vsaďte hodně, na špatnou málo.
    *[duels] Znáte svou první kartu: na dobrou vsaďte hodně, na špatnou málo.
}
guide-bank-deal = Rozdejte, až budete chtít. Hrajete poslední, až ostatní skončí.
guide-banker = Hrajete proti všem sázkám, které zbyly. { $play ->
     [club] Při rovnosti se sázky vracejí.
     [matched] Při rovnosti berete vy.
    *[duels] Při rovnosti berete vy.
}
guide-keep = Balíček se obnovuje. Karty si můžete nechat, nebo je odevzdat a dostat novou.
guide-broken = Bank je rozebraný: nic v něm nezbylo. Někdo ho převezme.
