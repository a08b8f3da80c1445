# Kniha pravidel hry Black Jack 21 v kasinu. Jak se knihy pravidel píšou a překládají, říká docs/translators.md.

# covers: CBJ-R01 CBJ-R10 CBJ-R12 CBJ-R23
rules-black-jack-aim =
    .heading = O co se hraje
    .text =
        Takhle se hraje Black Jack v českém kasinu. Sázíte na jeden z boxů stolu, hrajete proti kasinu a karty rozdává
        krupiér. Krupiérem je program.

        Chcete mít víc bodů než krupiér, a přitom ne víc než 21. Víc než 21 je přes a sázka propadá, ať krupiér potom
        dopadne jakkoli.

        Máte-li víc bodů než krupiér, vyhráváte tolik, kolik je vaše sázka. Při rovnosti se sázka vrací, tomu se říká
        Stand-off. Máte-li méně, prohráváte.

        Všechny karty na stole jsou odkryté. Nikdo nezná jen pořadí těch, které teprve přijdou.

# covers: CBJ-R02 CBJ-R05 CBJ-R14
rules-black-jack-cards =
    .heading = Balíčky a hodnoty karet
    .text =
        Balíčků je 6, v každém je 52 karet, a míchají se dohromady: celkem 312 karet.

        Karty od dvojky do desítky mají hodnotu, kterou ukazují. Kluk, dáma a král jsou figury, každá za 10 bodů.

        Vaše eso je za 1, nebo za 11 bodů, jak se vám hodí. Program počítá 11, dokud součet není přes 21. Krupiérovo eso
        je za 11 bodů a za 1 bod jen tehdy, když by jinak bylo přes 21.

        V kartách je zasunutá řezací karta, u obyčejného stolu tak, že za ní leží 78 karet. Když přijde, kolo se dohraje
        a všechny karty se znovu zamíchají. O míchání můžete mezi koly i požádat. Kdyby karty došly uprostřed kola,
        zamíchají se ty, které neleží na stole.

# covers: CBJ-R04 CBJ-R06 CBJ-R07 CBJ-R08 CBJ-R09 CBJ-R10 CBJ-R13
rules-black-jack-round =
    .heading = Průběh kola
    .text =
        Nejdřív se na boxy položí sázky. Box bez sázky karty nedostane.

        Krupiér dá postupně na každý box jednu kartu, jednu dá sobě a pak každému boxu druhou. Sám si druhou zatím
        nebere. Všechny karty se rozdávají odkryté.

        Je-li krupiérovou kartou eso, nabízí se před hrou jednomu boxu po druhém pojištění.

        Potom hrají boxy popořadě. Berete karty po jedné, kolik chcete, nebo řeknete, že stačí. Máte-li 21, hra boxu
        končí sama. Víc než 21 je přes a sázka propadá hned, i kdyby byl přes později i krupiér.

        Po každém rozhodnutí řekne krupiér, kolik máte bodů, zopakuje, co chcete, a teprve pak jde dál.

        Krupiér hraje poslední a na vybranou nemá: má-li 16 nebo méně, bere, má-li 17 nebo víc, stojí, i když je v tom
        eso za 11 bodů.

        Druhou kartu si krupiér bere, jen když je ještě otevřená nějaká hra nebo pojištění, a další jen tehdy, když
        zbývá jiná hra než Black Jack. Je-li přes, vyhrávají všichni, kdo zůstali ve hře.

# covers: CBJ-R11 CBJ-R15 CBJ-R16 CBJ-R17 CBJ-R18 CBJ-R19 CBJ-R20 CBJ-R21
rules-black-jack-special =
    .heading = Zdvojnásobení, dělení, pojištění a Black Jack
    .text =
        Black Jack je eso s desítkou nebo s figurou v prvních dvou kartách nerozdělené hry. Poráží každou jinou
        jednadvacítku a vyplácí se tři ku dvěma: sázka 20 žetonů vyhrává 30.

        Váš Black Jack se vyplatí hned, má-li krupiér dvojku až devítku. Jinak čeká na krupiérovu druhou kartu. Má-li
        krupiér Black Jack také, vaše sázka se vrací.

        Black Jack krupiéra poráží každou jinou jednadvacítku. Bere všechny sázky boxu, i ty za zdvojnásobení a za
        dělení.

        Zdvojnásobení: k prvním dvěma kartám hry smíte přidat přesně tolik, kolik už leží, ať mají jakýkoli součet.
        Dostanete už jen 1 kartu a hra končí. Zdvojnásobit se dá i rozdělená hra, jen rozdělená esa ne.

        Dělení: mají-li vaše první dvě karty stejnou hodnotu, smíte přidat druhou stejnou sázku a udělat z nich 2 hry.
        Párem je i desítka s králem. Dělit se dá nejvýš třikrát, takže z boxu mohou být nejvýš 4 hry.

        Nejdřív se dohraje levá hra a druhou kartu dostane hned, pravá až ve svém tahu. Esa se dělí jen jednou, ke
        každému přijde přesně 1 karta a dost. Eso s desítkou nebo figurou je po dělení obyčejná jednadvacítka a vyplácí
        se jedna ku jedné.

        Pojištění: je-li krupiérovou kartou eso, smíte každý svůj box jednou pojistit proti Black Jacku krupiéra. Stojí
        to nejméně polovinu sázky a nejvýš celou. Má-li krupiér Black Jack, pojištění se vyplácí dvě ku jedné, jinak
        propadá.

        Pojistit můžete i vlastní Black Jack. Kdo nemá na polovinu sázky, tomu se pojištění nenabízí. Vzdát se v této
        hře nelze.

# covers: CBJ-R03 CBJ-R04 CBJ-R22
rules-black-jack-stakes =
    .heading = Sázky, boxy a kasino
    .text =
        Stůl má 7 boxů, podle volby stolu i 9. Hrajete na jednom, nebo na několika, pokud to stůl dovoluje a některý je
        volný.

        U obyčejného stolu se na jeden box sází 10 až 500 žetonů, vždycky násobek deseti. Zdvojnásobení a dělení smí
        nejvyšší sázku překročit, víc než máte však vsadit nemůžete.

        Hrajete proti kasinu a tomu žetony nikdy nedojdou. Obyčejná výhra se vyplácí jedna ku jedné, Black Jack tři ku
        dvěma, pojištění dvě ku jedné.

        Pokud to stůl dovoluje, můžete vsadit i za cizí box, jakmile na něm leží sázka jeho hráče. Všechny sázky na boxu
        dohromady nesmí být větší než nejvyšší sázka. O boxu rozhoduje jen jeho hráč.

        Sázka za boxem jde s jeho první hrou: vyhrává, prohrává nebo se vrací jako ona a za její Black Jack dostane tři
        ku dvěma. Nikdy se nezdvojnásobuje, nedělí ani nepojišťuje.

        { rules-common-chips }

# options: boxes boxes_per_human min_bet max_bet bet_step cut_from_end double_after_split double_on enhc_loss
# options: standing_players
rules-black-jack-options =
    .heading = Volby stolu
    .text =
        Boxy: 7, nebo 9. Boxy pro jednoho: na kolika smíte hrát najednou, od jednoho po tři.

        Nejnižší sázka, nejvyšší sázka a krok sázek: co se smí vsadit na jeden box. Všechna tři čísla jsou sudá, aby i
        polovina byla celá.

        Řezací karta: kolik karet leží za ní, 52 až 156. Čím víc, tím dřív se míchá.

        Zdvojnásobení po dělení: je-li vypnuté, rozdělené hry se zdvojnásobit nedají. Zdvojnásobení: jakékoli první dvě
        karty, nebo jen součet 9, 10 a 11.

        Black Jack krupiéra: bere všechny sázky boxu, nebo jen tu původní. V tom druhém případě se to, co jde navíc za
        zdvojnásobení a dělení, vrací.

        Sázky za boxy: je-li volba zapnutá, smí se sázet za boxy jiných hráčů.

rules-black-jack-keys =
    .heading = Klávesy
    .text =
        Před rozdáním se otevře pole pro sázku, postupně za každý váš box. { $key-place }: vsadit částku, kterou
        slyšíte. { $key-same }: stejná sázka jako minule. { $key-withdraw }: víc už nesázet.

        { $key-draw }: vzít kartu. { $key-stand }: stačí, a mezi koly nabídnout sázku na to další.

        { $key-double }: zdvojnásobit. { $key-split }: rozdělit pár. Když se nabízí pojištění, { $key-insure } ho bere a
        { $key-stand } odmítá.

        { $key-raise }: vsadit za cizí box, pokud to stůl dovoluje. { $key-actions }: nabídka, ve které se mezi koly dá
        požádat i o míchání.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-black-jack-examples =
    .heading = Tři příklady
    .text =
        První příklad, Black Jack. Sázíte 20 a dostáváte pikové eso a srdcového krále. Krupiér má křížovou šestku, takže
        proti vám Black Jack mít nemůže. Hned vyhráváte 30, ať přijde cokoli.

        Druhý příklad, dělení. Sázíte 50 a dostáváte dvě osmičky, krupiér má károvou pětku. Dělíte a přidáváte dalších
        50. Levá hra dostává křížovou desítku, má 18 a vám to stačí.

        Pravá hra dostává srdcovou trojku, má 11. Zdvojnásobujete na 100 a přichází křížová devítka, tedy 20. Krupiér
        bere pikovou dámu, má 15, a srdcovou desítku, má 25: je přes. Vyhráváte 50 a 100, dohromady 150.

        Třetí příklad, pojištění. Sázíte 100 a dostáváte srdcovou devítku a károvou desítku, 19. Krupiérovou kartou je
        křížové eso. Pojišťujete se za 50 a říkáte, že stačí.

        Krupiér bere pikového krále: Black Jack. Sázka 100 žetonů je pryč, ale pojištění vyhrává 100 a samo se vrací.
        Jste tam, kde na začátku.

rules-black-jack-strategy =
    .heading = Rady do začátku
    .text =
        Dívejte se na krupiérovu kartu. Dvojka až šestka je slabá, krupiér s ní bývá často přes. Sedmička až eso je
        silná.

        Nemáte-li eso za 11 bodů, berte, když máte 11 nebo méně, a stůjte, když máte 17 nebo víc. Máte-li 12 až 16,
        proti slabé kartě stůjte a proti silné berte. Máte-li 12, berte i proti dvojce a trojce.

        S esem za 11 bodů berte, když máte 17 nebo méně. Máte-li 18, stůjte; jen proti devítce, desítce, figuře a esu
        berte i tak.

        Zdvojnásobte, když máte 10 nebo 11 a krupiér nejvýš devítku, a když máte 9 a krupiér trojku až šestku. Proti
        desítce, figuře a esu nezdvojnásobujte: Black Jack krupiéra bere i přidanou sázku.

        Dělte esa a osmičky, jen ne proti krupiérovu esu, a osmičky ani proti desítce a figuře. Pětky a karty za 10 bodů
        nedělte nikdy: hotová dvacítka je lepší než dvě naděje.

        Pojištění nechte být. Ze třinácti různých karet jsou za 10 bodů jen 4, takže na každých 100 pojištěných žetonů
        připadá v průměru asi 7 ztracených. Ani vlastní Black Jack není důvod se pojistit.
