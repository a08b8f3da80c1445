# Kniha pravidel hry Očko s jednou kartou bankéře. Jak se knihy pravidel píšou a překládají, říká docs/translators.md.

# covers: OCB-R01 OCA-R02 OCA-R09 OCA-R22 OCA-R23
rules-ochko-one-card-aim =
    .heading = O co se hraje
    .text =
        Tohle je očko, ruská obdoba našeho oka, v němž první karta bankéře leží odkrytá a slouží celé kolo. Hraje ho 2
        až 8 hráčů. Jeden z nich je bankéř a drží bank, ostatní s ním hrají jeden po druhém.

        Snažíte se mít 21, nebo se tomu aspoň co nejvíc přiblížit. Víc než 21 je přes. V souboji vyhrává víc bodů a při
        rovnosti bere bank, pokud vaše karty nejsou naslepo.

        Vyhrajete-li, berete si z banku částku, o kterou hrajete. Prohrajete-li, platíte ji do banku.

        Znáte-li očko se spodní kartou: tady žádná spodní karta není, nic nezdvojnásobuje bank, patnáctka nikoho k
        ničemu nenutí a bankéř má na celé kolo jednu kartu. Všechno ostatní je stejné.

# covers: OCB-R02 OCA-R01 OCA-R05 OCA-R06
rules-ochko-one-card-cards =
    .heading = Balíček a hodnoty karet
    .text =
        V balíčku je 36 karet: šestka, sedmička, osmička, devítka, desítka, kluk, dáma, král a eso v srdcích, kárách,
        křížích a pikách.

        Karty od šestky do desítky mají hodnotu, kterou ukazují. Kluk je za 2, dáma za 3, král za 4 a eso vždycky za 11
        bodů, nikdy za 1 bod. Klukům, dámám a králům se říká obrázky.

        Míchá a snímá se jednou za každý bank. Spodní karta tu není, do hry přijdou všechny.

# covers: OCB-R03 OCB-R04 OCB-R05 OCB-R06 OCB-R08 OCB-R10 OCB-R11
# covers: OCA-R07 OCA-R09 OCA-R10 OCA-R11 OCA-R12 OCA-R13 OCA-R17 OCA-R18 OCA-R20 OCA-R21 OCA-R22 OCA-R23 OCA-R33
# covers: OCA-R39
rules-ochko-one-card-round =
    .heading = Průběh kola
    .text =
        Každý hráč dostane jednu kartu lícem dolů. Bankéř si pak obrátí svou: je to jeho první karta ve všech soubojích
        tohoto kola.

        Hráči hrají popořadě, každý celý souboj s bankéřem. Když jste na tahu, řeknete, o kolik hrajete, obvykle nejméně
        o 10 žetonů a nejvýš o celý bank. Hrát musíte; vynechá se jen ten, kdo nemá žetony.

        Sázka platí pro celý souboj, přisadit se nedá. Předchozí souboj už je vyrovnaný, takže je tu pro vás celý bank.

        Karty berete po jedné, kolik potřebujete, a znáte je jen vy. Dokud máte méně než 21, smíte kdykoli říct dost,
        třeba hned s první kartou. Víc než 21 je přes: karty se ukážou a hned platíte.

        Když řeknete dost, bankéř bere odkrytě ke své kartě na celé kolo. Má-li přesně 17, brát nesmí. Jinak se
        rozhoduje, jak chce: patnáctka ho tu k ničemu nenutí a skončit může i s jedinou kartou.

        Je-li bankéř přes, vyhráváte. Když skončí, ukážou se a porovnají oboje karty. Vyhraje-li bankéř hned, nebo je-li
        přes, vaše karty se zahodí, aniž je kdo uvidí.

        Po souboji se zahodí jen to, co si bankéř přikoupil. Jeho první karta zůstává pro dalšího hráče a odchází až
        před dalším rozdáním.

        Odehrané karty jdou na hromádku. Když balíček dojde, hromádka se zamíchá a hraje se dál, i pro bankéře, a nikdo
        za to nic neplatí. Míchá se i před rozdáním, na které balíček nestačí. Je-li prázdná i hromádka, brát nejde a
        kdo je na tahu, musí skončit.

        Když si každý zahraje jednou, kolo je u konce. Bankéř rozdá další, nebo předtím zaklepe.

# covers: OCB-R07 OCA-R14 OCA-R15 OCA-R16 OCA-R26 OCA-R27 OCA-R29 OCA-R30 OCA-R39
rules-ochko-one-card-special =
    .heading = Zvláštní výhry, karty naslepo a míchání
    .text =
        Přesně 21 vyhrává hned. Stejně tak dvě esa a nic víc, i když to dělá 22, a právě 5 karet, které jsou samé
        obrázky. S týmiž kartami vyhrává hned i bankéř.

        Karty si smíte brát i naslepo, tedy aniž se na ně podíváte. Říkáte si o ně po jedné a slyší to všichni. Po první
        kartě naslepo jsou naslepo i všechny další a s osmi kartami už skončit musíte. Co máte, se dozvíte, až bankéř
        dohraje.

        Hra naslepo má dvě výhody. Rovnost je vaše, a když jste přes vy i bankéř, vyhráváte také.

        Zato se nic nerozhodne dřív, než bankéř dohraje. Má-li 21, dvě esa nebo pět obrázků, vyhrává, ať máte cokoli.
        Skončí-li dřív, vaše 21, dvě esa nebo pět obrázků vyhrávají, jakmile se obrátí.

        Když se uprostřed kola míchá hromádka, řekne každý, kdo ještě čeká na svůj tah, zda si karty nechá, nebo je
        odevzdá. Míchá-li se kvůli vaší kartě, platí to i pro vás. Kdo karty odevzdá, dostane novou první.

        Necháte-li si karty ve vlastním souboji, pokračuje o stejnou částku. Odevzdáte-li je, i ty naslepo, začínáte
        znovu a řeknete novou částku.

# covers: OCB-R09 OCA-R03 OCA-R04 OCA-R11 OCA-R25 OCA-R34 OCA-R35 OCA-R36 OCA-R37
rules-ochko-one-card-stakes =
    .heading = Sázky, bank a klepání
    .text =
        První bankéř se losuje. Bank založí ze svých žetonů, u obyčejného stolu vloží aspoň 100.

        Hrát můžete až o celý bank, pokud na to máte. Tomu se říká vabank.

        Když se z banku vyplatí poslední žeton, je rozebraný a kolo hned končí. Kdo ho rozebere, stává se bankéřem a
        odmítnout nesmí. Do nového banku musí dát aspoň tolik, kolik právě vyhrává, a pokud na to má, aspoň tolik, kolik
        je nejmenší bank.

        Bank není bankéřův, dokud ho nesebere. Aby ho mohl sebrat, musí před rozdáním zaklepat. Klepat smí, jsou-li za
        ním 3 kola tohoto banku, nebo je-li v banku aspoň třikrát tolik, kolik do něj dal.

        Po zaklepání se hraje poslední kolo. Karta bankéře v něm musí být odkrytá, a obvykle je odkrytá tak jako tak.
        Zaklepání nelze vzít zpět a bank se dá ještě rozebrat.

        Po posledním kole bere bankéř všechno, co v banku je. Novým bankéřem je první hráč po levici, který má na
        založení banku.

        { rules-common-bank }

        { rules-common-chips }

# covers: OCA-R38
# options: players first_banker min_bank max_bank min_bet banker_card_open dark dark_double_bust dark_vs_banker_21
# options: two_aces
# options: five_pictures banker_17 cut_rebet take_after_circles take_multiple knock_exposes after_break deal_from
# options: played_cards
rules-ochko-one-card-options =
    .heading = Volby stolu
    .text =
        Počítačoví hráči: kolik jich k vám přisedne; u stolu vás může být 2 až 8, obvykle jsou 4 hráči. První bankéř:
        losuje se, nebo se volí dohodou; kdo to bude, řeknete vy.

        Nejmenší bank, největší bank a nejnižší sázka: obvykle 100, bez omezení a 10.

        Karta bankéře: odkrytá vždycky, od druhého kola, nebo nikdy. Není-li odkrytá, obrací se v prvním souboji, ve
        kterém bankéř hraje.

        Karty naslepo: dají se vypnout. Oba přes: vyhrává hra naslepo, nebo bankéř. 21 naslepo a 21 bankéře: vyhrává
        bankéř, nebo 21, dvě esa a pět obrázků naslepo.

        Dvě esa: vyhrávají jen samotná, nebo i mezi dalšími kartami. Pět obrázků: jen samotných, nebo také mezi dalšími
        kartami.

        Kdy bankéř nesmí brát: má-li přesně 17, nebo má-li 17 a víc.

        Sázka po odevzdání karet: řekne se nová, nebo platí ta dosavadní.

        Kola před klepáním: obvyklé číslo 4 znamená, že poslední může být čtvrté kolo. Růst banku před klepáním:
        kolikrát větší musí bank být, obvykle třikrát. Podmínku lze i zrušit.

        Po zaklepání: karta bankéře se odkrývá před každým soubojem posledního kola, nebo jen před prvním.

        Po rozebrání banku: bankéřem je ten, kdo ho rozebere, nebo první hráč po levici, který má na založení banku.

        Rozdávání: shora, nebo zespodu balíčku. Odehrané karty: stranou na hromádku, dospod, nebo navrch. Nikdy nejdou
        tam, odkud se právě rozdává. Pokud nejdou stranou, balíček nikdy nedojde.

rules-ochko-one-card-keys =
    .heading = Klávesy
    .text =
        Když jste na tahu, pole částky už je otevřené. { $key-place }: hrát o částku, kterou slyšíte. { $key-most }:
        celý bank, nebo všechno, co máte.

        { $key-draw }: vzít kartu. { $key-blind }: vzít kartu naslepo. { $key-stand }: dost. { $key-dealer }: karta
        bankéře na celé kolo, kdykoli ji chcete slyšet znovu.

        Když se uprostřed kola míchá, { $key-exchange } vaše karty odevzdá a { $key-stand } vám je nechá.

        Jste-li bankéř, napište, kolik do banku vkládáte. { $key-place }: založit bank. { $key-announce }: zaklepat,
        dokud není rozdáno. { $key-stand }: rozdat. V soubojích pak { $key-draw } bere kartu a { $key-stand } znamená
        dost.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-ochko-one-card-examples =
    .heading = Tři příklady
    .text =
        První příklad, jedna karta pro všechny. V banku je 100 žetonů a karta bankéře je srdcová devítka. Ana hraje o
        50, dobírá na 18 a říká dost. Bankéř bere károvou desítku, má 19 a končí. Ana platí 50 a v banku je 150.

        Desítka se zahazuje, devítka zůstává. Vy máte pikové eso, hrajete o 70 a berete srdcovou desítku: 21, hned
        vyhráváte. V banku je 80 a devítka čeká na dalšího hráče.

        Druhý příklad, bankéřova patnáctka. V banku je 100 žetonů a karta bankéře je křížový král. Máte srdcovou
        sedmičku, hrajete o 30, berete pikovou desítku, máte 17 a říkáte dost.

        Bankéř bere srdcové eso: 4 a 11 je 15. V této hře ho nic nenutí brát dál, takže končí. Vy máte 17 a vyhráváte
        30.

        Třetí příklad, rozebraný bank. V banku je 80 žetonů. Máte károvou osmičku a hrajete o celý bank. Berete
        srdcového krále, 12, a křížovou devítku: 21. Hned vyhráváte 80 a bank je rozebraný.

        Bankéřem jste teď vy. Vyhráváte sice jen 80, ale nejmenší bank je 100, takže musíte vložit aspoň 100.

rules-ochko-one-card-strategy =
    .heading = Rady do začátku
    .text =
        Kartu bankéře znáte dřív než svou sázku, tak ať rozhoduje ona. Proti devítce, desítce a esu hrajte o málo, proti
        dámě, králi, šestce a sedmičce si můžete dovolit víc.

        Máte-li 10 nebo méně, berte odkrytě, máte-li 12 až 17, berte naslepo, a máte-li 18 nebo víc, řekněte
        dost. Máte-li 11, vyjde obojí skoro nastejno. U stolu bez karet naslepo berte proti obrázku, šestce a
        sedmičce, máte-li 13 nebo méně, a proti ostatním kartám, máte-li 15 nebo méně.

        Máte-li 10 nebo méně, žádná karta vás přes nedostane. Eso k desítce je 21 a vyhrává hned.

        Karty naslepo vám dají rovnost i vzájemné přes. Vezmou vám okamžitou výhru a možnost rozhodnout, kdy přestat.
        Vyplatí se nejvíc, když potřebujete jednu kartu.

        Pamatujte si, co se ukáže v soubojích před vámi: dokud se hromádka nezamíchá, tyto karty už nepřijdou.

        Jako bankéř hrajete několik soubojů s jednou kartou. Každý ji zná a sází podle ní, takže proti esu nebo desítce
        velké sázky nečekejte. Proti malé sázce můžete skončit brzy, už když máte 17 nebo 18.
