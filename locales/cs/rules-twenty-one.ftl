# Kniha pravidel hry Jednadvacet, klubová hra. Jak se knihy pravidel píšou a překládají, říká docs/translators.md.

# covers: OCV-R02 OCV-R14
rules-twenty-one-aim =
    .heading = O co se hraje
    .text =
        Jednadvacet je klubová podoba ruské hry pro 2 až 9 hráčů. Jeden z nich je bankéř a drží bank. Ostatní proti němu
        sázejí, ještě než padne první karta.

        Snažíte se mít 21, nebo se tomu aspoň co nejvíc přiblížit. Víc než 21 je přes. Na konci se všechny karty odkryjí
        a porovnají s kartami bankéře.

        Máte-li víc bodů než bankéř, vyhráváte tolik, kolik je vaše sázka. Při rovnosti se sázka vrací. Máte-li méně,
        prohráváte ji.

        Dvojnásob se platí ve dvou případech: když máte 21 hned v prvních dvou kartách a když je bankéř přes.

# covers: OCV-R01 OCV-R05 OCV-R18
rules-twenty-one-cards =
    .heading = Balíčky a hodnoty karet
    .text =
        Balíčky jsou 2, v každém je 52 karet, a míchají se dohromady: celkem 104 karet. Odehrané karty se odkládají a
        nemíchají, dokud bank drží týž bankéř.

        Karty od dvojky do desítky mají hodnotu, kterou ukazují. Kluk, dáma a král jsou za 10 bodů.

        Eso je za 1, nebo za 11 bodů, jak se komu hodí. Program počítá 11, dokud součet není přes 21. Dvě esa dají 12 a
        nic zvláštního neznamenají.

# covers: OCV-R04 OCV-R07 OCV-R08 OCV-R09 OCV-R11 OCV-R12 OCV-R13 OCV-R13a OCV-R14 OCV-R15 OCV-R16 OCV-R18
rules-twenty-one-round =
    .heading = Průběh kola
    .text =
        Nejdřív hráči jeden po druhém vsadí, u obyčejného stolu aspoň 10 žetonů. Nebo kolo vynecháte a karty
        nedostanete. Vynechá-li ho každý, sází se znovu.

        Pak dostane každý, kdo sází, 2 karty lícem dolů, vždycky po jedné, bankéř jako poslední.

        Bankéř se podívá první. Má-li 21, ukáže to a bank hned bere všechny sázky, i od hráčů, kteří mají také 21.

        Jinak hrají hráči popořadě. Své karty uslyšíte, až přijdete na řadu. Přikoupit smíte nejvýš 3 další, jednu po
        druhé, nebo hned říct dost.

        Máte-li 21, víc než 21, nebo třetí přikoupenou kartu, tah končí sám. Ostatní slyší pokaždé totéž: že máte dost.

        Jste-li přes, nikdo další se to nedozví a nic se ještě neplatí. Vaše karty zůstanou zakryté až do konce.

        Nakonec bere bankéř, také nejvýš 3 karty a nikdy z donucení. I jeho karty zůstávají zakryté.

        Pak se všechny karty odkryjí. Není-li bankéř přes, vyhrává víc bodů, při rovnosti se sázka vrací a méně bodů
        nebo přes prohrává.

        Je-li bankéř přes, vyhrává každý hráč, který přes není, dvojnásob sázky. Kdo je přes také, tomu se sázka vrací.

        Dojdou-li karty uprostřed kola, brát už nejde a musíte říct dost.

# covers: OCV-R10 OCV-R11 OCV-R15
rules-twenty-one-special =
    .heading = Dvojnásobné výhry
    .text =
        Dávají-li vaše první 2 karty 21, ukážou se, až přijdete na řadu, a hned vyhráváte dvojnásob své sázky. Co potom
        udělá bankéř, na tom nic nezmění.

        Silnější je jen bankéřova jednadvacítka z prvních dvou karet. Přijde dřív než váš tah a vaši sázku vezme.

        Přikoupená jednadvacítka je obyčejná. Vyhrává jednou a proti bankéři, který má také 21, se sázka vrací.

        Dostanou-li takhle zaplaceno všichni, kdo sázejí, bankéř nehraje.

# covers: OCV-R03 OCV-R06 OCV-R17 OCV-R18 OCV-R19
rules-twenty-one-stakes =
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

# options: min_bank min_bet cover announce_bust open_banker_turn after_break
rules-twenty-one-options =
    .heading = Volby stolu
    .text =
        Nejmenší bank a nejnižší sázka: obvykle 200 a 10. Nejmenší bank musí být aspoň dvakrát větší než nejnižší sázka.

        Krytí sázek: každá sázka váže v banku dvojnásobek, nebo jen tolik, kolik je sama. V tom druhém případě se dá
        vsadit víc. Co pak banku chybí na dvojnásobné výhry, doplácí bankéř ze svého, a nestačí-li ani to, dostanou
        poslední hráči méně.

        Přes hned ukázat: je-li volba zapnutá, slyší každý hned, když je někdo přes.

        Bankéř hraje odkrytě: je-li volba zapnutá, obrátí bankéř na začátku svého tahu karty a bere odkrytě.

        Po rozebrání banku: dalším bankéřem je hráč po levici, nebo ten, kdo bank rozebere.

rules-twenty-one-keys =
    .heading = Klávesy
    .text =
        Když se sází, pole částky už je otevřené. { $key-place }: vsadit částku, kterou slyšíte. { $key-most }: nejvíc,
        co bank pokryje. Chcete-li kolo vynechat, { $key-withdraw } pole zavře a { $key-actions } otevře nabídku, kde to
        jde.

        { $key-draw }: vzít kartu. { $key-stand }: dost.

        Jste-li bankéř, napište, kolik do banku vkládáte. { $key-place }: založit bank. Až budete na tahu, { $key-draw }
        bere kartu a { $key-stand } znamená dost, jako u všech ostatních.

        { rules-common-amount }

        { rules-common-keys }

        { rules-common-others }

rules-twenty-one-examples =
    .heading = Tři příklady
    .text =
        První příklad, odkrytí karet. V banku je 200 žetonů a vy sázíte 50, tím je v banku vázáno 100. Máte srdcovou
        desítku a křížovou šestku, 16. Berete pikovou trojku, máte 19 a říkáte dost.

        Bankéř má dvě devítky a končí, když má 18. Karty se odkryjí, vy máte víc a vyhráváte 50. V banku je 150.

        Druhý příklad, bankéř je přes. V banku je 200 žetonů a vy sázíte 40. Máte srdcovou osmičku a pikovou devítku,
        17, a říkáte dost.

        Bankéř má křížovou desítku a srdcovou pětku, 15, a bere kárového krále: 25, přes. Vy přes nejste, takže
        vyhráváte dvojnásob sázky, 80. V banku je 120.

        Třetí příklad, rozdaných 21 a skryté přes. V banku je 300 žetonů. Vy sázíte 30 a Ana 50. Máte srdcové eso a
        křížovou dámu: 21. Jakmile přijdete na řadu, vyhráváte 60.

        Ana má pikovou desítku a károvou šestku a bere křížovou devítku: 25. Ví to jen ona. Bankéř má károvou desítku a
        křížovou čtyřku a bere srdcovou desítku: 24. Přes jsou oba a Aně se vrací 50.

rules-twenty-one-strategy =
    .heading = Rady do začátku
    .text =
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
