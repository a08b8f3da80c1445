# Co knihy pravidel všech sedmi her říkají stejnými slovy. Odstavec knihy, v němž stojí jen zpráva ve složených
# závorkách, převezme všechny její odstavce.

# covers: GEN-R01 GEN-R02 GEN-R03 GEN-R04 GEN-R05 GEN-R10
rules-common-chips =
    Žetony máte jedny pro všech sedm her. Počítají se jen celé a na dluh se nehraje: nikdo nemůže vsadit víc, než má.

    Máte-li při usednutí k novému stolu méně než 1000 žetonů, doplní se vám na 1000. Mezi koly u téhož stolu se už nic
    nedoplňuje.

    Když vám žetony nestačí ani na nejnižší sázku, hra u tohoto stolu pro vás končí. Sedněte si k novému a zase budete
    mít aspoň 1000.

    Počítačoví hráči mají své vlastní žetony a platí pro ně totéž. Komu žetony dojdou, ten po kole odchází a na jeho
    místo si může sednout někdo jiný.

    Mezi koly můžete od stolu kdykoli odejít. Když odejdete uprostřed kola, sázka zůstane na stole a kolo se uloží: z
    hlavní nabídky ho můžete dohrát.

# covers: GEN-R07 GEN-R10 GEN-R11 GEN-R13
rules-common-bank =
    Když se o bank losuje, každý, kdo ho může založit, si vytáhne kartu z úplného balíčku. Vyhrává nejvyšší: eso, král,
    dáma, kluk, desítka a tak dál až dolů. Na barvě nezáleží a při shodě nejvyšších karet se losuje znovu.

    Hraje se v tom pořadí, v jakém se u stolu sedí, a začíná se vedle bankéře.

    Odejde-li bankéř dřív, než má na bank právo, bank zůstává na stole. Nerozhodnuté sázky se vracejí a další bankéř
    hraje s týmž bankem dál.

    Když bank nemůže nikdo založit, nebo když už nikdo další nemá co vsadit, stůl se zavírá. Bank, který ještě leží na
    stole, připadne svému bankéři.

# covers: GEN-R12
rules-common-keys =
    { $key-cards }: vaše karty a jejich součet. { $key-dealer }: odkryté karty bankéře nebo krupiéra. { $key-chips }:
    vaše žetony a vaše sázka. { $key-others }: žetony ostatních. { $key-turn }: kdo je na tahu a na co se čeká.

    Číslice 1 až 9 řeknou všechno o jednom místě: jméno, odkryté karty, sázku a jak si stojí. { $key-overview }: celý
    stůl. { $key-rules }: pravidla tohoto stolu ve zkratce.

    { $key-explain }: proč pro vás poslední kolo dopadlo, jak dopadlo. { $key-hint }: rada, pokud v této hře nějaká je.
    { $key-repeat }: zopakovat, co zaznělo naposled.

    { $key-actions }: nabídka všeho, co teď můžete udělat, i s klávesami, takže si nic nemusíte pamatovat.
    { $key-help }: seznam všech kláves. Klávesa, kterou teď použít nejde, řekne proč, a nic vás to nestojí.

    { $key-pause }: pauza, ze které se dá také odejít od stolu. { $key-rule-book }: tato kniha pravidel, kdykoli si
    vzpomenete.

rules-common-amount =
    Částku napíšete číslicemi, nebo ji změníte po krocích. { $key-more }: víc. { $key-less }: méně. { $key-much-more }:
    mnohem víc. { $key-much-less }: mnohem méně. { $key-least }: nejmenší možná částka. { $key-most }: největší možná.
    { $key-place }: vsadit. { $key-withdraw }: pole zavřít.

# covers: GEN-R14 GEN-R15 GEN-R16 GEN-R17 GEN-R18 GEN-R19 GEN-R20 GEN-R21 GEN-R22 GEN-R23
rules-common-others =
    U stolu pro více lidí platí stejná pravidla, jen pár věcí se dělá společně. V kasinových hrách rozdává stůl sám,
    jakmile všichni vsadili nebo kolo vynechávají, nejpozději 30 sekund po první sázce. Další kolo začíná, až jsou
    všichni připraveni, nejpozději 20 sekund po prvním.

    Kdo je pryč nebo má přerušené spojení, o místo nepřijde. Na otevřenou otázku se odpoví bez nových žetonů a pokud
    možno bez karty; od dalšího kola se místo přeskakuje. Bankéři, který je pryč, bank zůstává a stůl ho vrátí domů,
    jakmile to pravidla dovolí.

    Prvního bankéře vybírá hostitel stolu; po 30 sekundách rozhodne los. Když u stolu nikdo není, stůl odpočívá a nic se
    neztratí.

    Žetony domu patří jen k němu: každý tam začíná s 1000 a měšec se doplňuje nejvýš jednou za deset minut. Takto
    získané žetony se do žebříčku nepočítají.
