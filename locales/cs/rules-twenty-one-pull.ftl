# Kniha pravidel hry Jednadvacet s vytahováním. Jak se knihy pravidel píšou a překládají, říká docs/translators.md.

# covers: OCG-R01 OCV-R02 OCV-R14
rules-twenty-one-pull-aim =
    .heading = O co se hraje
    .text =
        Tohle je klubová hra Jednadvacet pro 2 až 9 hráčů s jednou svobodou navíc: karty, které si berete, smíte
        vytáhnout třeba z prostředka balíčku. Jeden z hráčů je bankéř a drží bank. Ostatní proti němu sázejí, ještě než
        padne první karta.

        Snažíte se mít 21, nebo se tomu aspoň co nejvíc přiblížit. Víc než 21 je přes. Na konci se všechny karty odkryjí
        a porovnají s kartami bankéře.

        Máte-li víc bodů než bankéř, vyhráváte tolik, kolik je vaše sázka. Při rovnosti se sázka vrací. Máte-li méně,
        prohráváte ji.

        Dvojnásob se platí ve dvou případech: když máte 21 hned v prvních dvou kartách a když je bankéř přes.

        Znáte-li klubovou hru Jednadvacet: tady je jiné jen to, odkud se karty berou. Všechno ostatní je stejné.

# covers: OCV-R01 OCV-R05 OCV-R18
rules-twenty-one-pull-cards =
    .heading = Balíčky a hodnoty karet
    .text =
        Balíčky jsou 2, v každém je 52 karet, a míchají se dohromady: celkem 104 karet. Odehrané karty se odkládají a
        nemíchají, dokud bank drží týž bankéř.

        Karty od dvojky do desítky mají hodnotu, kterou ukazují. Kluk, dáma a král jsou za 10 bodů.

        Eso je za 1, nebo za 11 bodů, jak se komu hodí. Program počítá 11, dokud součet není přes 21. Dvě esa dají 12 a
        nic zvláštního neznamenají.

# covers: OCV-R04 OCV-R07 OCV-R08 OCV-R09 OCV-R11 OCV-R12 OCV-R13 OCV-R13a OCV-R14 OCV-R15 OCV-R16 OCV-R18
rules-twenty-one-pull-round =
    .heading = Průběh kola
    .text =
        Nejdřív hráči jeden po druhém vsadí, u obyčejného stolu aspoň 10 žetonů. Nebo kolo vynecháte a karty
        nedostanete. Vynechá-li ho každý, sází se znovu.

        Pak dostane každý, kdo sází, 2 karty lícem dolů, vždycky po jedné, bankéř jako poslední.

        Bankéř se podívá první. Má-li 21, ukáže to a bank hned bere všechny sázky, i od hráčů, kteří mají také 21.

        Jinak hrají hráči popořadě. Své karty uslyšíte, až přijdete na řadu. Přikoupit smíte nejvýš 3 další, jednu po
        druhé, nebo hned říct dost. Jak si kterou kartu vezmete, je na vás.

        Máte-li 21, víc než 21, nebo třetí přikoupenou kartu, tah končí sám. Ostatní slyší pokaždé totéž: že máte dost.

        Jste-li přes, nikdo další se to nedozví a nic se ještě neplatí. Vaše karty zůstanou zakryté až do konce.

        Nakonec bere bankéř, také nejvýš 3 karty a nikdy z donucení. I jeho karty zůstávají zakryté.

        Pak se všechny karty odkryjí. Není-li bankéř přes, vyhrává víc bodů, při rovnosti se sázka vrací a méně bodů
        nebo přes prohrává.

        Je-li bankéř přes, vyhrává každý hráč, který přes není, dvojnásob sázky. Kdo je přes také, tomu se sázka vrací.

        Dojdou-li karty uprostřed kola, brát už nejde a musíte říct dost.

# covers: OCG-R02 OCG-R03 OCG-R04 OCG-R05 OCG-R06 OCV-R10 OCV-R11 OCV-R15
rules-twenty-one-pull-special =
    .heading = Vytahování karet a dvojnásobné výhry
    .text =
        Když si berete kartu, může to být jako obvykle vrchní, nebo si ji můžete odněkud ze zakrytého balíčku vytáhnout.
        Řeknete, kolikátá má být shora, nebo to necháte na náhodě. Pořadí ostatních karet se nemění.

        Můžete také chtít, aby vám kartu vytáhl bankéř; tehdy je odkudkoli. U každé karty se rozhodujete znovu.

        To všechno platí jen o vašich kartách. O tom, jak se berou karty bankéře, rozhoduje bankéř. Dvě rozdávané karty
        jsou vždycky vrchní.

        Každý slyší, jak si kartu berete a odkud, ale ne, která to je. Žádné místo není lepší než jiné: karta, kterou
        nikdo nezná, může být se stejnou šancí kdekoli. Vytahování je pro potěšení, ne pro výhodu.

        Dávají-li vaše první 2 karty 21, ukážou se, až přijdete na řadu, a hned vyhráváte dvojnásob své sázky. Co potom
        udělá bankéř, na tom nic nezmění.

        Silnější je jen bankéřova jednadvacítka z prvních dvou karet. Přijde dřív než váš tah a vaši sázku vezme.

        Přikoupená jednadvacítka je obyčejná. Vyhrává jednou a proti bankéři, který má také 21, se sázka vrací.

        Dostanou-li takhle zaplaceno všichni, kdo sázejí, bankéř nehraje.

# covers: OCV-R03 OCV-R06 OCV-R17 OCV-R18 OCV-R19
rules-twenty-one-pull-stakes =
    .heading = Sázky a bank
    .text =
        První bankéř se losuje. Bank založí ze svých žetonů, u obyčejného stolu vloží aspoň 200.

        Sázka může bank stát dvakrát tolik, a tak každá v banku váže dvojnásobek. Vsadit smíte nejvýš polovinu toho, co
        ještě vázané není. Je-li to méně než nejnižší sázka, kolo vynecháte.

        Prohrané sázky jdou do banku a výhry se z něj platí v tom pořadí, v jakém se u stolu sedí.

        Bankéř drží bank, dokud se všech 104 karet jednou neodehraje, a dřív si ho vzít nesmí. Když už karty nestačí,
        aby každý dostal 2, nebo když už nikdo nemůže sázet, bankéř si bank odnáší.

        Konec je i tehdy, když je bank prázdný nebo malý na jakoukoli sázku. Co zbývá, patří bankéři.

        Dalším bankéřem je první hráč po levici, který má na založení banku. Všech 104 karet se znovu zamíchá.

        { rules-common-bank }

        { rules-common-chips }

# options: min_bank min_bet demand_banker_pull pull_in_deal cover announce_bust open_banker_turn after_break
rules-twenty-one-pull-options =
    .heading = Volby stolu
    .text =
        Nejmenší bank a nejnižší sázka: obvykle 200 a 10. Nejmenší bank musí být aspoň dvakrát větší než nejnižší sázka.

        Bankéř vytahuje na přání: je-li volba zapnutá, smí hráč, jehož sázka ještě leží, jednou za kolo přimět bankéře,
        aby si své karty vytahoval a nebral vrchní.

        Vytahování při rozdávání: je-li volba zapnutá, vybírá si každý, jak dostane i první 2 karty.

        Krytí sázek: každá sázka váže v banku dvojnásobek, nebo jen tolik, kolik je sama. V tom druhém případě se dá
        vsadit víc. Co pak banku chybí na dvojnásobné výhry, doplácí bankéř ze svého, a nestačí-li ani to, dostanou
        poslední hráči méně.

        Přes hned ukázat: je-li volba zapnutá, slyší každý hned, když je někdo přes.

        Bankéř hraje odkrytě: je-li volba zapnutá, obrátí bankéř na začátku svého tahu karty a bere odkrytě.

        Po rozebrání banku: dalším bankéřem je hráč po levici, nebo ten, kdo bank rozebere.

rules-twenty-one-pull-keys =
    .heading = Klávesy
    .text =
        Když se sází, pole částky už je otevřené. { $key-place }: vsadit částku, kterou slyšíte. { $key-most }: nejvíc,
        co bank pokryje. Chcete-li kolo vynechat, { $key-withdraw } pole zavře a { $key-actions } otevře nabídku, kde to
        jde.

        { $key-draw }: vzít vrchní kartu. { $key-stand }: dost.

        { $key-actions }: nabídka, ve které je vytahování. Můžete vytáhnout kartu ze zvoleného místa, vytáhnout
        libovolnou, nebo si ji nechat vytáhnout bankéřem. Volíte-li místo, otevře se pole pro jeho číslo.

        Jste-li bankéř, napište, kolik do banku vkládáte. { $key-place }: založit bank. Až budete na tahu, { $key-draw }
        bere kartu a { $key-stand } znamená dost, jako u všech ostatních.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-twenty-one-pull-examples =
    .heading = Tři příklady
    .text =
        První příklad, zvolené místo. V banku je 200 žetonů a vy sázíte 20. Máte srdcovou šestku a křížovou pětku, 11.
        Vytahujete kartu, která je na místě 30, a je to kárový král: 21.

        Váš tah končí a ostatní slyší jen, že vytahujete kartu z místa 30 a máte dost. Bankéř končí, když má 20.
        Vyhráváte 20 a v banku je 180.

        Druhý příklad, vytahuje vám bankéř. V banku je 200 žetonů a vy sázíte 50. Máte křížovou desítku a srdcovou
        dvojku, 12. Necháváte si kartu vytáhnout bankéřem: piková desítka, 22.

        Že jste přes, víte jen vy. Bankéř má dvě devítky a končí, když má 18. Karty se odkryjí a vy ztrácíte 50. V banku
        je 250.

        Třetí příklad, bankéřem jste vy. Ve vašem banku je 300 žetonů, Ana sází 60, bere jednu kartu a říká dost. Máte
        srdcovou desítku a pikovou čtyřku, 14. Berete vrchní kartu, károvou sedmičku: 21.

        Karty se odkryjí. Ana má 20 a ztrácí 60. Kdyby měla 21 v prvních dvou kartách, vyplatil by jí váš bank 120 ještě
        před vaším tahem.

rules-twenty-one-pull-strategy =
    .heading = Rady do začátku
    .text =
        Berte si karty, jak chcete: vrchní je stejně dobrá jako kterákoli jiná. Záleží na tom, kdy přestanete.

        Máte-li 15 nebo méně, berte, máte-li 16 nebo víc, řekněte dost. S esem za 11 bodů vás jedna karta přes
        nedostane: berte, i když máte 17.

        Myslete na to, že přikoupit smíte nejvýš 3 karty. Z malých karet může nakonec být jen malý součet.

        Přes vás nic nestojí, je-li přes i bankéř. Neskončete proto zbytečně brzy a do odkrytí karet se nevzdávejte
        naděje.

        Jako bankéř skončete dřív než ostatní: jste-li přes, platíte dvojnásob. Máte-li 16, skončete, máte-li 15,
        dívejte se, kolik sázek proti vám ještě leží.

        Odehrané karty se s týmž bankem nevracejí. Je-li mnoho desítek a obrázků pryč, další karta je bezpečnější; je-li
        pryč mnoho malých karet, skončete dřív. Kolik karet zbývá, řekne klávesa pro celý stůl.

        Než vložíte velký bank, pamatujte, že ho nedostanete zpátky, dokud se balíček nedohraje.
