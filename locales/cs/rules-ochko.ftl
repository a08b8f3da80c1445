# Kniha pravidel hry Očko se spodní kartou. Jak se knihy pravidel píšou a překládají, říká docs/translators.md.

# covers: OCA-R02 OCA-R09 OCA-R22 OCA-R23
rules-ochko-aim =
    .heading = O co se hraje
    .text =
        Očko je ruská obdoba našeho oka pro 2 až 8 hráčů. Jeden z nich je bankéř a drží bank. Ostatní s ním hrají jeden
        po druhém, každý svůj vlastní souboj.

        Snažíte se mít 21, nebo se tomu aspoň co nejvíc přiblížit. Víc než 21 je přes. Ruské slovo očko znamená bod a
        hráči ho volají, když mají 21; u tohoto stolu uslyšíte „Oko!“

        V souboji vyhrává víc bodů. Při rovnosti bere bank, pokud vaše karty nejsou naslepo. Vyhrajete-li, berete si z
        banku částku, o kterou hrajete; prohrajete-li, platíte ji do banku.

        Kolo tvoří po jednom souboji s každým hráčem. Kola se hrají, dokud bank někdo nerozebere, nebo dokud bankéř
        nezaklepe a neodnese si ho.

# covers: OCA-R01 OCA-R05 OCA-R06 OCA-R08
rules-ochko-cards =
    .heading = Balíček a hodnoty karet
    .text =
        V balíčku je 36 karet: šestka, sedmička, osmička, devítka, desítka, kluk, dáma, král a eso v srdcích, kárách,
        křížích a pikách.

        Karty od šestky do desítky mají hodnotu, kterou ukazují. Kluk je za 2, dáma za 3, král za 4 a eso vždycky za 11
        bodů, nikdy za 1 bod. Klukům, dámám a králům se říká obrázky.

        Míchá a snímá se jednou za každý bank, mezi koly už ne. Odehrané karty jdou dospod balíčku.

        Po každém míchání se po rozdání prvních karet obrátí další karta a vloží se dospod lícem nahoru. To je spodní
        karta a všichni slyší, která to je. Když na ni přijde řada, balíček je dohraný.

# covers: OCA-R07 OCA-R09 OCA-R10 OCA-R11 OCA-R12 OCA-R13 OCA-R17 OCA-R18 OCA-R19 OCA-R20 OCA-R21 OCA-R22 OCA-R23
# covers: OCA-R24 OCA-R33 OCA-R39
rules-ochko-round =
    .heading = Průběh kola
    .text =
        Každý dostane jednu kartu lícem dolů, bankéř jako poslední. Svou kartu smíte poznat hned.

        Pak hrají hráči popořadě, každý celý souboj s bankéřem. Když jste na tahu, řeknete, o kolik hrajete, obvykle
        nejméně o 10 žetonů a nejvýš o celý bank. Hrát musíte; vynechá se jen ten, kdo nemá žetony.

        Sázka platí pro celý souboj, přisadit se nedá. Předchozí souboj už je vyrovnaný, takže je tu pro vás celý bank.

        Karty berete po jedné, kolik potřebujete, a znáte je jen vy. Dokud máte méně než 21, smíte kdykoli říct dost,
        třeba hned s první kartou.

        Víc než 21 je přes. Karty se ukážou a hned platíte.

        Když řeknete dost, bankéř obrátí svou kartu a bere odkrytě. Má-li přesně 15, musí si vzít další, má-li přesně
        17, nesmí. Jinak se rozhoduje, jak chce, a skončit může i s jedinou kartou.

        Je-li bankéř přes, vyhráváte. Když skončí, ukážou se a porovnají oboje karty. Vyhraje-li bankéř hned, nebo je-li
        přes, vaše karty se zahodí, aniž je kdo uvidí.

        Po souboji jdou jeho karty dospod balíčku a bankéř si pro další souboj vezme novou první kartu. Jste-li přes,
        nebo vyhrajete-li hned, karta bankéře se souboje nezúčastní. Zůstává zakrytá pro dalšího hráče, a třeba i do
        dalšího kola.

        Když si každý zahraje jednou, kolo je u konce. Bankéř rozdá další, nebo předtím zaklepe.

# covers: OCA-R14 OCA-R15 OCA-R16 OCA-R26 OCA-R27 OCA-R28 OCA-R29 OCA-R30 OCA-R31 OCA-R32 OCA-R39
rules-ochko-special =
    .heading = Zvláštní výhry, karty naslepo a spodní karta
    .text =
        Přesně 21 vyhrává hned. Stejně tak dvě esa a nic víc, i když to dělá 22, a právě 5 karet, které jsou samé
        obrázky. S týmiž kartami vyhrává hned i bankéř.

        Karty si smíte brát i naslepo, tedy aniž se na ně podíváte. Říkáte si o ně po jedné a slyší to všichni. Po první
        kartě naslepo jsou naslepo i všechny další a s osmi kartami už skončit musíte. Co máte, se dozvíte, až bankéř
        dohraje.

        Hra naslepo má dvě výhody. Rovnost je vaše, a když jste přes vy i bankéř, vyhráváte také.

        Zato se nic nerozhodne dřív, než bankéř dohraje. Má-li 21, dvě esa nebo pět obrázků, vyhrává, ať máte cokoli.
        Skončí-li dřív, vaše 21, dvě esa nebo pět obrázků vyhrávají, jakmile se obrátí.

        Když si řeknete o kartu a balíček je dohraný, musí bankéř do banku přidat tolik, kolik v něm je, nebo všechno,
        co ještě má. Za jeden souboj je to nejvýš jednou. Kartu, o kterou žádáte, nedostanete.

        Vy a všichni, kdo ještě čekají na svůj tah, pak jeden po druhém řeknete, zda si karty necháte, nebo je
        odevzdáte. Co nikdo nedrží, se zamíchá, kdo karty odevzdá, dostane novou první, a obrátí se nová spodní karta.

        Necháte-li si karty, souboj pokračuje o stejnou částku. Odevzdáte-li je, i ty naslepo, začínáte znovu a řeknete
        novou částku. Může to být i celý zdvojnásobený bank.

        Přijde-li spodní karta ve chvíli, kdy chce nebo musí brát bankéř, vzít si ji nesmí. Porovná se, co kdo má, a nic
        se nezdvojnásobuje.

        Dojde-li balíček, když bankéř potřebuje novou první kartu, smějí si hráči, kteří ještě čekají, karty nechat,
        nebo je odevzdat, a zamíchá se. Před novým kolem se míchá, když karty na rozdání nestačí. V obou případech se
        nic nezdvojnásobuje.

# covers: OCA-R03 OCA-R04 OCA-R11 OCA-R25 OCA-R34 OCA-R35 OCA-R36 OCA-R37
rules-ochko-stakes =
    .heading = Sázky, bank a klepání
    .text =
        První bankéř se losuje. Bank založí ze svých žetonů, u obyčejného stolu vloží aspoň 100.

        Hrát můžete až o celý bank, pokud na to máte. Tomu se říká vabank.

        Když se z banku vyplatí poslední žeton, je rozebraný a kolo hned končí. Kdo ho rozebere, stává se bankéřem a
        odmítnout nesmí. Do nového banku musí dát aspoň tolik, kolik právě vyhrává, a pokud na to má, aspoň tolik, kolik
        je nejmenší bank.

        Bank není bankéřův, dokud ho nesebere. Aby ho mohl sebrat, musí před rozdáním zaklepat. Klepat smí, jsou-li za
        ním 3 kola tohoto banku, nebo je-li v banku aspoň třikrát tolik, kolik do něj dal.

        Po zaklepání se hraje poslední kolo. Karta bankéře je v něm odkrytá dřív, než kdo řekne částku, takže každý ví,
        proti čemu hraje. Zaklepání nelze vzít zpět a bank se dá ještě rozebrat.

        Po posledním kole bere bankéř všechno, co v banku je. Novým bankéřem je první hráč po levici, který má na
        založení banku.

        { rules-common-bank }

        { rules-common-chips }

# covers: OCA-R38
# options: players first_banker min_bank max_bank min_bet dark dark_double_bust dark_vs_banker_21 two_aces
# options: five_pictures banker_17
# options: cut_rebet take_after_circles take_multiple knock_exposes after_break deal_from played_cards
rules-ochko-options =
    .heading = Volby stolu
    .text =
        Počítačoví hráči: kolik jich k vám přisedne; u stolu vás může být 2 až 8, obvykle jsou 4 hráči. První bankéř:
        losuje se, nebo se volí dohodou; kdo to bude, řeknete vy.

        Nejmenší bank, největší bank a nejnižší sázka: obvykle 100, bez omezení a 10.

        Karty naslepo: dají se vypnout. Oba přes: vyhrává hra naslepo, nebo bankéř. 21 naslepo a 21 bankéře: vyhrává
        bankéř, nebo 21, dvě esa a pět obrázků naslepo.

        Dvě esa: vyhrávají, jen když jsou to všechny karty, nebo i mezi dalšími. Pět obrázků: stejně tak.

        Kdy bankéř nesmí brát: má-li přesně 17, nebo má-li 17 a víc.

        Sázka po odevzdání karet: řekne se nová, nebo platí ta dosavadní.

        Kola před klepáním: obvyklé číslo 4 znamená, že poslední může být čtvrté kolo. Růst banku před klepáním:
        kolikrát větší musí bank být, obvykle třikrát. Podmínku lze i zrušit.

        Po zaklepání: karta bankéře se odkrývá před každým soubojem posledního kola, nebo jen před prvním.

        Po rozebrání banku: bankéřem je ten, kdo ho rozebere, nebo první hráč po levici, který má na založení banku.

        Rozdávání: shora, nebo zespodu balíčku. Odehrané karty: dospod, navrch, nebo stranou. Nikdy nejdou tam, odkud se
        právě rozdává.

rules-ochko-keys =
    .heading = Klávesy
    .text =
        Když jste na tahu, pole částky už je otevřené. { $key-place }: hrát o částku, kterou slyšíte. { $key-most }:
        celý bank, nebo všechno, co máte.

        { $key-draw }: vzít kartu. { $key-blind }: vzít kartu naslepo. { $key-stand }: dost.

        Když je balíček dohraný, { $key-exchange } vaše karty odevzdá a { $key-stand } vám je nechá.

        Jste-li bankéř, napište, kolik do banku vkládáte. { $key-place }: založit bank. { $key-announce }: zaklepat,
        dokud není rozdáno. { $key-stand }: rozdat. V soubojích pak { $key-draw } bere kartu a { $key-stand } znamená
        dost.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-ochko-examples =
    .heading = Tři příklady
    .text =
        První příklad, obyčejný souboj. V banku je 100 žetonů. Máte srdcovou desítku a hrajete o 50. Berete křížovou
        sedmičku, 17, a pikového kluka, 19, a říkáte dost.

        Bankéř obrací křížové eso a bere kárového krále, má 15. S patnáctkou si musí vzít další kartu: srdcová osmička
        dělá 23 a bankéř je přes. Berete si 50 a v banku zbývá 50.

        Druhý příklad, karty naslepo. V banku je 100 žetonů. Máte srdcovou osmičku, hrajete o 40, berete 2 karty naslepo
        a říkáte dost. Bankéř obrací károvou desítku, bere pikovou dámu, 13, a křížovou šestku, 19, a končí.

        Teď se vaše karty obracejí: křížová sedmička a srdcový král, s osmičkou 19. Rovnost patří hře naslepo, takže
        vyhráváte 40. Kdyby naslepo nebyly, bral by bank.

        Třetí příklad, spodní karta. V banku je 100 žetonů. Máte 13 a hrajete o 60. Říkáte si o kartu, ale balíček je
        dohraný. Bankéř přidává do banku 100, takže je v něm 200.

        Karty si necháváte, ostatní se zamíchají a vy si o kartu říkáte znovu. Přichází kárová sedmička, máte 20 a
        končíte. Bankéř končí, když má 18. Vyhráváte 60 a v banku zbývá 140.

rules-ochko-strategy =
    .heading = Rady do začátku
    .text =
        Máte-li 10 nebo méně, berte odkrytě, máte-li 11 až 17, berte naslepo, a máte-li 18 nebo víc, řekněte
        dost. U stolu bez karet naslepo berte, máte-li 14 nebo méně, a od 15 řekněte dost.

        Máte-li 10 nebo méně, žádná karta vás přes nedostane. Eso k desítce je 21 a vyhrává hned, takže s první desítkou
        se dá hrát o víc.

        Poslouchejte, která karta je spodní a které se ukazují. Spodní karta do dalšího míchání přijít nemůže a mezi
        koly se nemíchá: co jde dospod, je na nějakou dobu ze hry.

        Karty naslepo vám dají rovnost i vzájemné přes. Vezmou vám okamžitou výhru a možnost rozhodnout, kdy přestat.
        Vyplatí se nejvíc, když potřebujete jednu kartu, a nejmíň, když vám k výhře chybí málo.

        Zbývá-li nad spodní kartou jen málo karet, může další žádost o kartu zdvojnásobit bank na účet bankéře. Kolik
        jich zbývá, řekne klávesa pro celý stůl.

        V posledním kole znáte kartu bankéře dřív než svou sázku. Proti devítce, desítce a esu hrajte o málo, proti
        králi, šestce a sedmičce o víc.

        Jako bankéř poznáte, co stojí proti vám, jen z počtu karet. Proti malé sázce můžete skončit brzy, už když máte
        17 nebo 18. Zaklepejte hned, jak můžete, je-li v banku víc, než o kolik chcete přijít.
