# Kniha pravidel hry Oko bere. Jak se knihy pravidel píšou a překládají, říká docs/translators.md.

# covers: OKO-R02 OKO-R07 OKO-R12 OKO-R33
rules-oko-aim =
    .heading = O co se hraje
    .text =
        Oko bere je hospodská hra pro 2 až 6 hráčů. Jeden z nich je bankéř a drží bank, ostatní hrají proti banku, každý
        sám za sebe.

        Oko je 21. Snažíte se mít oko, nebo se mu aspoň co nejvíc přiblížit. Víc než 21 je přes, a to znamená prohru.

        Vyhráváte, když máte víc než bankéř, a ke své sázce pak dostanete ještě jednou tolik. Při rovnosti bere bank.

        Celým jménem je to Oko bere s malou domů. Malá domů je způsob, jak může bankéř hru ukončit a bank si odnést.
        Dokud ji neohlásí, může o bank jen přijít, nebo hrát dál.

# covers: OKO-R01 OKO-R05 OKO-R06 OKO-R08
rules-oko-cards =
    .heading = Balíček a hodnoty karet
    .text =
        V balíčku je 32 karet: sedmička, osmička, devítka, desítka, kluk, dáma, král a eso v srdcích, kárách, křížích a
        pikách. Před každým kolem se všechny seberou a zamíchají.

        Sedmičky, osmičky, devítky a desítky platí za tolik, kolik ukazují. Eso je vždycky za 11, nikdy za 1 bod. Kluk,
        dáma a král jsou obrázky a každý je za 1 bod.

        Srdcová sedmička se jmenuje Šantal a je to nejvýhodnější karta ve hře. Platí za 1, 7, 10 nebo 11 bodů, jak se
        vám hodí. Program sám vybírá nejvyšší součet, který není přes 21.

        Samotný Šantal je za 11. S osmičkou dává 19, s devítkou 20, s desítkou nebo s esem 21. Ke dvěma desítkám se
        počítá za 1 bod, takže je to také 21.

# covers: OKO-R09 OKO-R10 OKO-R11 OKO-R13 OKO-R14 OKO-R15 OKO-R16 OKO-R17 OKO-R18 OKO-R19 OKO-R26 OKO-R27 OKO-R28
# covers: OKO-R29 OKO-R30 OKO-R31 OKO-R32
rules-oko-round =
    .heading = Průběh kola
    .text =
        Každý dostane jednu kartu lícem dolů, bankéř jako poslední. Svou kartu znáte jen vy.

        Pak hrají hráči jeden po druhém a každý svůj tah dokončí, než začne další. Bankéř hraje až nakonec.

        Ve svém tahu nejdřív vsadíte, u obyčejného stolu aspoň 10 žetonů. Nemáte-li tolik, nebo není-li tolik volného v
        banku, můžete vsadit jen to menší z obojího. Pak si vyptáte druhou kartu.

        Karet si smíte vzít, kolik chcete, vždycky po jedné. Před každou z nich smíte přisadit. Po sázce a po přisazení
        si kartu vzít musíte, hned skončit nejde.

        Když vám součet stačí, ohlásíte dost; musíte však mít aspoň 2 karty. Máte-li přesně 21, tah skončí sám. Ostatní
        slyší jen to, že máte dost, ne to, co držíte.

        Víc než 21 je přes. Vaše karty se ukážou a sázka jde hned do banku.

        Když mají všichni dohráno a nějaká sázka ještě leží, bankéř obrátí svou kartu a hraje odkrytě. Od dvou karet výš
        smí skončit, kdy chce, a brát nikdy nemusí. Nezbyla-li žádná sázka, kolo končí a karta bankéře zůstane zakrytá.

        Má-li bankéř 21, bere bank všechny zbylé sázky, i od hráčů, kteří mají také oko. Je-li bankéř přes, vyhrávají
        všichni, kdo ještě jsou ve hře.

        Skončí-li bankéř dřív, ohlásí, kolik bodů už stačí na výhru. Má-li 18, volá „Devatenáct bere!“: kdo má 19 nebo
        víc, vyhrává, kdo má 18 nebo méně, prohrává. Všechny karty se ukážou a vyplácí se v tom pořadí, v jakém se
        hrálo.

        Když balíček dojde, zamíchají se do nového odložené karty. Nejsou-li žádné, zbývá jen říct dost. Kdo nemá
        žetony, v tom kole nehraje, a stejně tak každý, kdo přijde na řadu, když v banku není nic volného.

# covers: OKO-R20 OKO-R21 OKO-R22 OKO-R23 OKO-R24 OKO-R25
rules-oko-special =
    .heading = Dvě esa a vracení karet
    .text =
        Královské oko jsou dvě esa a nic víc. Součet 22 tady přes není, naopak: silnější karty nikdo mít nemůže. Hned se
        ukážou a vyplatí, ať bankéř potom dostane cokoli. Šantal s esem je obyčejných 21.

        Je-li vaší jedinou kartou sedmička, smíte ji vrátit a dostanete novou první kartu. Přijde-li zase sedmička,
        můžete vrátit i tu, a tak pořád dál. Vrátit se dá i Šantal. Jakmile máte k sedmičce další kartu, zůstává vám.

        Dostanete-li za vrácenou sedmičku osmičku, smíte ji vrátit také. Osmička z rozdávání nebo osmička za cokoli
        jiného vám zůstává.

        Máte-li právě 5 karet a jsou to samé obrázky, smíte je vrátit. Stejně tak 2 nebo více karet, které dají 15. Se
        Šantalem stačí, když se to na 15 dá spočítat, třeba Šantal s osmičkou.

        Vrácené karty se odkládají lícem nahoru, takže je slyší všichni. Sázka leží dál a nová karta je zase první
        kartou se vším, co k ní patří. Vracet můžete, kolikrát to vyjde.

        Sedmičku i osmičku smíte vrátit před sázkou i po ní a počítá se to jako karta, kterou si po sázce musíte vzít.
        Patnáct a pět obrázků po přisazení vrátit nejde, dokud si kartu nevezmete. Bankéř smí ve svém tahu vracet úplně
        stejně.

# covers: OKO-R03 OKO-R04 OKO-R12 OKO-R13 OKO-R33 OKO-R34 OKO-R35 OKO-R36 OKO-R37 OKO-R37a OKO-R38 OKO-R39 OKO-R40
rules-oko-stakes =
    .heading = Sázky, bank a malá domů
    .text =
        První bankéř se losuje. Bank založí ze svých žetonů, u obyčejného stolu vloží aspoň 100, a později do něj už nic
        přidat nesmí.

        K vaší sázce přidá bankéř z banku stejnou částku. Vyhrajete-li, je obojí vaše, prohrajete-li, jde obojí do
        banku.

        Co v banku ještě neleží u něčí sázky, to je volný bank. Vsadit a přisadit smíte nejvýš tolik, kolik je volno, a
        nejvýš tolik, kolik máte. Sázce o celý volný bank se říká vabank.

        Dokud bank leží na stole, nepatří nikomu. Když se z něj vyplatí poslední žeton, je rozebraný. Novým bankéřem se
        stává ten, komu se vyplácelo naposled, a zbytek kola se nedohrává.

        Kdo bank rozebere, může ho převzít, přenechat jinému hráči, nebo odmítnout. Odmítnout může i ten, komu se bank
        přenechává. Potom se losuje mezi všemi, kdo mají na založení banku, a na koho padne los, ten už odmítnout nesmí.
        Kdo na nový bank nemá, převzít ho nemůže.

        Malou domů ohlašuje bankéř před rozdáním. Vzít ji zpátky nejde a platí až do konce banku. Od té chvíle může hru
        ukončit karta, kterou bankéř dostane při rozdávání.

        Je-li to srdcový král, bankéř ho ukáže. Kolo se nedohrává, nikdo ještě nic nevsadil a celý bank připadne
        bankéři.

        Je-li to osmička, musí ji bankéř ohlásit dřív, než kdokoli začne hrát: je to poslední kolo. Hraje se jako jindy,
        jen bankéř tuto osmičku nesmí vrátit. Co potom v banku zbude, jde domů s ním.

        Rozhoduje jen rozdaná karta, ne ta, kterou bankéř dostane za vrácenou. Když jde bank domů, losuje se nový bankéř
        a los může padnout i na toho dosavadního.

        { rules-common-bank }

        { rules-common-chips }

# options: players first_banker min_bank max_bank mandatory_first_bet min_bet direction picture_values raise
# options: raise_requires_draw
# options: stand_on_one_card auto_stand_21 royal_pays santal_royal exchange_seven exchange_eight
# options: exchange_five_pictures
# options: exchange_fifteen santal_fifteen exchange_limit banker_card_open mala_domu_from mala_domu_trigger
rules-oko-options =
    .heading = Volby stolu
    .text =
        Počítačoví hráči: kolik jich k vám přisedne; u stolu vás může být 2 až 6, obvykle jsou 4 hráči. První bankéř:
        losuje se, nebo se volí dohodou; kdo to bude, řeknete vy. Směr hry: hraje se od bankéře doleva, nebo doprava.

        Nejmenší bank a největší bank: kolik smí bankéř vložit při založení, obvykle nejméně 100 žetonů a nejvýš
        všechno, co má. Nejnižší sázka: 10, pokud ji nezměníte.

        Sázka před druhou kartou: obvykle povinná. Je-li volba vypnutá, smíte brát karty i bez sázky a vsadit až
        později. Kdo nevsadí vůbec, nevyhrává ani neprohrává.

        Obrázky: obvykle každý za 1 bod. Kluk, dáma a král mohou platit také 1, 2 a 3 body, nebo 1, 1 a 2 body.

        Přisazování: je-li vypnuté, první sázka je jediná. Karta po sázce: je-li volba vypnutá, smíte říct dost hned po
        sázce nebo po přisazení.

        Dost s jednou kartou: je-li volba zapnutá, smíte skončit už s první kartou. Oko ukončí tah: je-li volba vypnutá,
        dost ohlašujete vy, i když máte 21.

        Výplata královského oka: tolik jako sázka, nebo třikrát tolik, nejvýš však to, co má bank. Šantal v královském
        oku: je-li volba zapnutá, je královským okem i Šantal s esem.

        Výměna sedmičky, vracení pěti obrázků a vracení patnácti: zda se to smí. Vracení osmičky: jen hned po sedmičce,
        po každé výměně, nebo nikdy. Patnáct se Šantalem: zda se smí na 15 dopočítat Šantalem. Výměny: bez omezení,
        nebo jedna v každém kole.

        Odkrytá karta bankéře: je-li volba zapnutá, slyší všichni první kartu bankéře už při rozdání.

        Ohlášení malé domů: před každým rozdáním, nebo až když se bank aspoň zdvojnásobí. Co ukončí malou domů: jen rozdaná
        karta, nebo každá první karta. V tom druhém případě mění bankéř sedmičky a osmičky odkrytě hned po rozdání a
        platí i nová první karta.

rules-oko-keys =
    .heading = Klávesy
    .text =
        { $key-draw }: vzít kartu. { $key-stand }: dost. Když máte vsadit, pole částky už je otevřené. { $key-place }:
        vsadit částku, kterou slyšíte. { $key-most }: všechno, co je volné.

        { $key-raise }: přisadit, než si vezmete kartu. Když přisadit nejde, řekne sázky na stole a bank.

        { $key-exchange }: vrátit karty, ať je to sedmička, osmička po sedmičce, pět obrázků, nebo patnáct. Funguje to i
        při otevřeném poli částky.

        Jste-li bankéř, napište, kolik do banku vkládáte. { $key-place }: založit bank. { $key-announce }: ohlásit malou
        domů, dokud není rozdáno. { $key-stand }: rozdat, a rozeberete-li cizí bank, převzít ho. { $key-actions }:
        nabídka, v níž ho můžete i přenechat nebo odmítnout.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-oko-examples =
    .heading = Tři příklady
    .text =
        První příklad, obyčejná výhra. V banku je 100 žetonů. Vaše karta je srdcová desítka, sázíte 40 a volných zůstává
        60. Dostáváte křížovou devítku, máte 19 a říkáte dost.

        Bankéř obrací károvou devítku, bere pikového krále, má 10, a pikovou osmičku, má 18. Končí a volá „Devatenáct
        bere!“ Vy máte 19, takže vyhráváte 40 a v banku zbývá 60.

        Druhý příklad, vracení karet. V banku je 200 žetonů. Vaše karta je křížová sedmička a vy ji vracíte. Přichází za
        ni kárová osmička, a tu můžete vrátit také. Teď dostáváte pikové eso.

        Sázíte 50 a berete srdcovou desítku: je to 21 a váš tah končí. Bankéř má pikovou devítku, bere károvou desítku,
        končí a volá „Dvacet bere!“ Vyhráváte 50. Kdyby měl bankéř také 21, byla by to vaše prohra.

        Třetí příklad, malá domů. Bankéř jste vy. Bank měl na začátku 100 žetonů, vyrostl na 300 a vy ohlašujete malou
        domů. Při rozdávání dostáváte křížovou osmičku, hraje se tedy poslední kolo.

        Ana sází 100, dobírá na 19 a říká dost. Osmičku vrátit nesmíte. Berete károvou devítku, máte 17 a končíte. Ana
        vyhrává 100 a zbylých 200 jde domů k vám: o 100 víc, než kolik bylo v banku na začátku.

rules-oko-strategy =
    .heading = Rady do začátku
    .text =
        Máte-li 14 nebo méně, berte. Obrázky jsou po jednom bodu a tvoří přes třetinu balíčku, takže další karta škodí
        méně než v jiných hrách o 21.

        Vraťte patnáct, kdykoli to jde, a vraťte i samotnou sedmičku, pokud to není Šantal: začít znovu je lepší. Šantal
        si nechte, lepší první kartu skoro nejde dostat.

        Máte-li 16 nebo víc, řekněte dost. Když například dvě karty dávají 19, neznáte zbylých 30 a 17 z nich znamená
        přes.

        Při rovnosti prohráváte a bankéř hraje poslední. Začněte proto opatrně a přisaďte, když to vypadá dobře.
        Nejlepší chvíle je první desítka nebo součet 10: většina karet pomůže a žádná není přes.

        Jako bankéř sledujte, kolik sázek ještě leží a jak jsou velké. Často stačí skončit, když máte 17 nebo 18. Proti
        jedné velké sázce myslete jen na toho, čí je.

        Malou domů ohlaste, až bank vyroste a budete si ho chtít nechat. Srdcový král nebo osmička přijde v průměru
        v jednom kole ze šesti, takže na ně čekejte asi 6 až 7 rozdání.
