# Kniha pravidel hry Blackjack z Playroomu. Jak se knihy pravidel píšou a překládají, říká docs/translators.md.

# covers: SBJ-R01 SBJ-R08 SBJ-R18
rules-blek-dzek-aim =
    .heading = O co se hraje
    .text =
        Tohle je Blackjack, jak se hraje v Playroomu. Proti krupiérovi hraje 1 až 7 hráčů, každý sám za sebe. Krupiérem
        je program.

        Chcete mít víc bodů než krupiér, a přitom ne víc než 21. Víc než 21 je přes a sázka propadá, ať krupiér potom
        dopadne jakkoli.

        Máte-li víc bodů než krupiér, vyhráváte tolik, kolik je vaše sázka. Při rovnosti se sázka vrací. Máte-li méně,
        prohráváte ji.

        Všechny karty na stole jsou odkryté. Nikdo nezná jen pořadí těch, které teprve přijdou.

# covers: SBJ-R01 SBJ-R05
rules-blek-dzek-cards =
    .heading = Balíčky a hodnoty karet
    .text =
        U obyčejného stolu je 6 balíčků, v každém 52 karet, a míchají se dohromady: celkem 312 karet. Zbývá-li před
        kolem méně než 78 karet, všechny se zamíchají znovu.

        Karty od dvojky do devítky mají hodnotu, kterou ukazují. Desítka, kluk, dáma a král jsou za 10 bodů.

        Eso je za 1, nebo za 11 bodů. Program počítá 11, dokud součet není přes 21. Součtu s esem za 11 bodů se říká
        měkký: eso se šestkou je 7, nebo 17, tedy měkkých 17.

        Kdyby karty došly uprostřed kola, zamíchají se ty, které neleží na stole, a hraje se s nimi dál.

# covers: SBJ-R02 SBJ-R03 SBJ-R04 SBJ-R06 SBJ-R07 SBJ-R08
rules-blek-dzek-round =
    .heading = Průběh kola
    .text =
        Nejdřív všichni vsadí. Potom dá krupiér každému hráči 2 karty najednou a sobě jednu. Každá karta se při
        rozdávání řekne.

        Pak hrají hráči jeden po druhém. Berete karty po jedné, kolik chcete, nebo řeknete dost. Máte-li 21, hra končí
        sama. Víc než 21 je přes a sázka propadá hned.

        Místo obyčejné karty můžete také zdvojnásobit, rozdělit pár, pojistit se nebo se vzdát, pokud to pravidla právě
        dovolí. O tom je další část.

        Když mají všichni dohráno, hraje krupiér a na vybranou nemá: má-li 16 nebo méně, bere, má-li 17 nebo víc, stojí.
        Platí to i pro měkkých 17.

        Krupiér bere, jen když na tom ještě záleží, tedy když zbývá nerozhodnutá hra nebo pojištění. Zbývá-li jen Black
        Jack, vezme si už jenom druhou kartu.

        Je-li krupiér přes, vyhrává každá hra, která přes není. Jinak se každá hra porovná s jeho součtem.

# covers: SBJ-R09 SBJ-R10 SBJ-R11 SBJ-R12 SBJ-R13 SBJ-R14 SBJ-R15
rules-blek-dzek-special =
    .heading = Zdvojnásobení, dělení, pojištění, vzdání a Black Jack
    .text =
        Black Jack je 21 ze dvou rozdaných karet: eso s desítkou nebo s obrázkem. Poráží každou jinou jednadvacítku a
        vyhrává jeden a půl násobku sázky: sázka 20 žetonů vyhrává 30.

        Také Black Jack krupiéra poráží každou jinou jednadvacítku. Máte-li Black Jack vy i krupiér, vaše sázka se
        vrací. Black Jack už další karty nepotřebuje a hra s ním končí sama, ledaže se můžete pojistit.

        Zdvojnásobení: ve svém tahu smíte kdykoli zdvojnásobit sázku, ať už držíte karet, kolik chcete. Dostanete přesně
        1 kartu a hra končí.

        Dělení: jsou-li vaše 2 rozdané karty stejné, smíte je jednou rozdělit a přidat druhou stejnou sázku. Obě hry se
        hrají po sobě. První dostane druhou kartu hned, druhá až ve svém tahu. I k rozděleným esům se smí brát, kolik
        chcete.

        Po dělení je 21 ze dvou karet obyčejná jednadvacítka a vyplácí se jen jedna ku jedné. Black Jack krupiéra je
        silnější. Každá hra vyhrává a prohrává zvlášť, takže když jedna vyhraje a druhá prohraje, jste na svém.

        Pojištění: je-li první kartou krupiéra eso, kluk, dáma nebo král, smíte se pojistit proti jeho Black Jacku. Za
        každou hru to stojí půl sázky. Udělat to můžete ve svém tahu, dokud si nevezmete kartu, nezdvojnásobíte sázku
        nebo neřeknete dost.

        Má-li potom krupiér Black Jack, pojištění se vyplácí dvě ku jedné a samo se vrací, takže celkem o nic
        nepřijdete. Jinak propadá. Proti obyčejné desítce pojištění není, i když se z ní Black Jack stát může. Když
        pojištěnou hru rozdělíte, zaplatíte zároveň i polovinu za druhou hru.

        Vzdání: úplně na začátku svého tahu se smíte vzdát. Polovina sázky se hned vrací a hra končí, ať krupiér dostane
        cokoli. Black Jack vzdát nelze.

# covers: SBJ-R02 SBJ-R08 SBJ-R09 SBJ-R16
rules-blek-dzek-stakes =
    .heading = Sázky a výplaty
    .text =
        U obyčejného stolu se sází nejméně 10 žetonů, vždycky násobek deseti. Nejvyšší sázka není, platí jen to, kolik
        máte. I kde nejvyšší sázka je, smí ji zdvojnásobení a dělení překročit.

        Hrajete proti kasinu, kterému žetony nikdy nedojdou. Žádný bank se tu nedrží ani nerozebírá.

        Obyčejná výhra se vyplácí jedna ku jedné, Black Jack tři ku dvěma, pojištění dvě ku jedné. Rovnost nic nepřinese
        a nic nestojí.

        Na zdvojnásobení, dělení i pojištění musíte mít dost žetonů, jinak to nepůjde.

        { rules-common-chips }

# options: packs min_bet max_bet bet_step soft17 ten_blackjack split_by max_splits split_blackjack insurance_on
rules-blek-dzek-options =
    .heading = Volby stolu
    .text =
        Balíčky: zamíchá se dohromady 1, 2, 4, 6, nebo 8 balíčků. Při jediném balíčku se míchá před každým kolem.

        Nejnižší sázka, nejvyšší sázka a krok sázek: co se smí vsadit. Všechna tři čísla jsou sudá, aby i polovina byla
        celá. Nejvyšší sázka bez omezení znamená, že platí jen to, kolik máte.

        Krupiér a měkkých 17: obvykle stojí. Když místo toho bere, má kasino o něco větší výhodu.

        Eso s desítkou je Black Jack: je-li volba vypnutá, je Black Jack jen eso s obrázkem.

        Páry: dělit se smějí karty stejné, nebo i karty stejné hodnoty, třeba desítka s králem. Dělení v kole: jedno,
        dvě, nebo tři.

        Black Jack po dělení: je-li volba zapnutá, počítá se 21 ze dvou karet i po dělení jako Black Jack.

        Pojištění: proti esu a obrázkům, proti esu a všem kartám za 10 bodů, nebo jen proti esu.

# covers: SBJ-R17
rules-blek-dzek-keys =
    .heading = Klávesy
    .text =
        Před rozdáním se otevře pole pro sázku. { $key-place }: vsadit částku, kterou slyšíte. { $key-same }: stejná
        sázka jako minule.

        { $key-draw }: vzít kartu. { $key-stand }: dost, a mezi koly nabídnout sázku na to další.

        { $key-double }: zdvojnásobit. { $key-split }: rozdělit pár. { $key-insure }: pojistit se. { $key-surrender }:
        vzdát se.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-blek-dzek-examples =
    .heading = Tři příklady
    .text =
        První příklad, zdvojnásobení. Sázíte 50 a dostáváte křížovou čtyřku a srdcovou trojku, 7. Krupiér má károvou
        devítku. Berete pikovou trojku, máte 10 a zdvojnásobujete na 100.

        Jediná karta, která přijde, je srdcová desítka a vy máte 20. Krupiér bere křížovou osmičku, má 17 a stát musí.
        Vyhráváte 100.

        Druhý příklad, pojištění. Sázíte 100 a dostáváte srdcovou desítku a křížovou devítku, 19. Krupiér má kárového
        krále. Pojišťujete se za 50 a říkáte dost.

        Krupiér bere pikové eso: Black Jack. Sázka 100 žetonů je pryč, pojištění vyhrává 100 a k tomu se vrací jeho
        vlastních 50. Nic nezískáváte a o nic nepřicházíte.

        Třetí příklad, dělení. Sázíte 40 a dostáváte dvě osmičky, krupiér má křížovou šestku. Dělíte a přidáváte dalších
        40. První hra dostává srdcovou desítku, má 18 a vám to stačí.

        Druhá hra dostává károvou trojku, má 11. Zdvojnásobujete na 80 a přichází piková devítka, tedy 20. Krupiér bere
        křížovou desítku, má 16, a srdcovou pětku, má 21. Obě hry prohrávají, celkem 120. Ani dobrá hra nevyhraje
        pokaždé.

rules-blek-dzek-strategy =
    .heading = Rady do začátku
    .text =
        Dívejte se na krupiérovu kartu. Dvojka až šestka je slabá, krupiér s ní bývá často přes. Sedmička až eso je
        silná.

        Nemáte-li eso za 11 bodů, berte, když máte 11 nebo méně, a skončete, když máte 17 nebo víc. Máte-li 12 až 16,
        proti slabé kartě skončete a proti silné berte. Máte-li 12, berte i proti dvojce a trojce.

        S esem za 11 bodů berte, když máte 17 nebo méně. Máte-li 18, skončete; jen proti devítce, desítce, obrázku a esu
        berte i tak.

        Zdvojnásobte, když máte 10 nebo 11 a krupiér nejvýš devítku, a když máte 9 a krupiér trojku až šestku.
        Zdvojnásobit smíte i po několika kartách, takže malý součet, který doroste na 10 nebo 11, je stejně dobrý jako
        rozdaný.

        Esa dělte vždy. Osmičky dělte také, jen ne proti desítce, obrázku nebo esu: Black Jack krupiéra by vzal
        obě sázky. Pětky a desítky nedělte nikdy.

        Vzdání stojí půl sázky a chrání i před Black Jackem krupiéra. Vzdejte 16 proti devítce, 14 až 16 proti desítce a
        obrázku, a proti esu 5 až 7 a 12 až 17, nemáte-li vlastní eso za 11 bodů.

        Pojištění nechte být. Proti esu se na něm v průměru trochu prodělá, proti obrázku hodně, protože tam pomůže jen
        eso.
