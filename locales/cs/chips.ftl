# Hráči, jejich žetony a čísla: seznamy hlavní nabídky a příkazy pokladny.

calendar-day = { $day }. { $month ->
     [1] ledna
     [2] února
     [3] března
     [4] dubna
     [5] května
     [6] června
     [7] července
     [8] srpna
     [9] září
     [10] října
     [11] listopadu
    *[12] prosince
} { $year }
calendar-moment = { $day }, { $time }

## Usednutí ke stolu

floor-first = Na začátek máte { CHIPS($chips, case: "acc") }.
floor-filled = Váš měšec je doplněný na { CHIPS($chips, case: "acc") }.

## Hráči

main-players = Hráči
players-title = Hráči
players-chips = { CHIPS($chips) }
players-fresh = zatím žádná hra
players-now = právě hraje
players-new = Další hráč
players-retired = Mimo seznam
players-back-about = { $key } vrátí hráče do seznamu
players-back = { $name } je zpátky v seznamu.
players-switched = Teď hraje { $name }.
player-play = Hrát za tohoto hráče
player-is-playing = tento hráč už hraje
player-rename = Změnit jméno
player-renamed = Jméno je teď { $name }.
player-retire = Vyřadit ze seznamu
player-retire-about = Žetony, kola i jméno zůstávají a hráč se může vrátit
player-retire-other = nejdřív musí hrát někdo jiný
player-retire-ask = { $name }: vyřadit ze seznamu? Žetony, kola i jméno zůstávají.
player-retired = { $name } už v seznamu není.
player-at-table = Tento hráč sedí u stolu v jiné kopii programu.
new-player-prompt = Jméno dalšího hráče? Napište ho a stiskněte { $key }.
rename-prompt = { $name }: jaké má být nové jméno? Napište ho, nebo opravte staré pomocí šipek, a stiskněte { $key }.
name-refused-person = „{ $name }“ tu už hraje. Zvolte prosím jiné jméno.
name-refused-retired = „{ $name }“ je mimo seznam. Zpátky do seznamu ho vrátí nabídka Hráči.
resume-held = kolo se hraje v jiné kopii programu

## Nejbohatší hráči

richest-own = Vaše místo: { $place } z { $count }{ $shared ->
     [yes] , o místo se dělíte
    *[no] { "" }
}.{ $gap ->
     [behind] { " " }Před vámi: { $name }, { $chips ->
         [few] chybějí
        *[other] chybí
    } vám { CHIPS($chips) }.
     [ahead] { " " }Za vámi: { $name }, náskok { CHIPS($chips) }.
    *[none] { "" }
}
richest-by = Pořadí podle
richest-by-now = žetonů v tuto chvíli
richest-by-ever = největšího počtu žetonů vůbec
richest-by-about = Podle toho, co kdo má teď, nebo podle nejvyššího počtu, jaký kdy byl
richest-who = V seznamu jsou
richest-who-all = lidé i počítačoví hráči
richest-who-people = jen lidé
richest-who-about = S počítačovými hráči, nebo bez nich
richest-ever-row = Místo { $place }: { $name }{ $kind ->
     [computer] , počítač
    *[other] { "" }
}: { CHIPS($chips) }{ $known ->
     [game] , { $day }, { $game }
     [day] , { $day }
    *[nothing] { "" }
}

## Statistika

statistics-period = Období
statistics-period-all = od začátku
statistics-period-week = posledních sedm dní
statistics-period-about = Všechna kola, nebo kola za posledních sedm dní
statistics-none-week = V těchto sedmi dnech není dohrané žádné kolo
statistics-special = { $name }: { LIST($items) }
tag-natural = Black Jack { $n }krát
tag-dealt-21 = jednadvacítka z rozdání { $n }krát
tag-royal = královské oko { $n }krát
tag-aces = výhra se dvěma esy { $n }krát
tag-pictures = výhra s pěti obrázky { $n }krát
tag-twenty-one = výhra s jednadvacítkou { $n }krát
tag-bust = přes { $n }krát
tag-surrendered = vzdání { $n }krát
tag-insured = pojištění { $n }krát
tag-bank-broken = rozebraný bank { $n }krát
tag-bank-taken = sebraný bank { $n }krát

## Nastavení

options-chips = Žetony
opt-purse-scope = Měšec
opt-purse-scope-about = Jeden měšec pro všechny hry, nebo pro každou hru zvlášť. Platí od dalšího stolu
value-purse-scope-shared = jeden pro všechny hry
value-purse-scope-per_game = pro každou hru zvlášť
opt-floor-when = Doplnění na 1000
opt-floor-when-about = Kdy se měšec doplní, když usednete k novému stolu
value-floor-when-below_1000 = když je v měšci méně než 1000
value-floor-when-zero_only = jen když je prázdný

## Příkazová řádka

cli-chips-none = Žádné žetony tu zatím nejsou: { $path }.
cli-chips-own = { $path } je sama pokladna se žetony. Zvolte prosím jiný soubor.
cli-no-folder = Složka { $path } neexistuje.
cli-chips-other = { $path } už existuje a je to něco jiného. Zvolte prosím jiný soubor.
cli-plot-kind = Obrázek může být SVG nebo PNG; „{ $path }“ nekončí ani na .svg, ani na .png.
cli-plot-none = Na obrázek jsou potřeba knihovny, které přidá „pip install audiojack[plot]“.
cli-plot-done = Obrázek je zapsaný do { $path }.
cli-file-unwritten = { $path } nejde zapsat.
plot-title = Vyhrané a prohrané žetony
plot-rounds = Kola
plot-chips = Žetony
audit-problem = { $code ->
     [sum] Zůstatky nedávají dohromady nulu: { $where }
     [balance] Zůstatek účtu nesouhlasí s jeho záznamy: { $where }
     [chain] Záznam je změněný: { $where }
     [gap] Chybějí záznamy: { $where }
     [negative] Na účtu je méně než nic: { $where }
     [structure] Soubor je poškozený: { $where }
     [reference] Řádek odkazuje na něco, co tu není: { $where }
     [journal] Zápis o stolu je změněný: { $where }
     [unjournaled] Zápis o stolu nesouhlasí se záznamy: { $where }
     [left_over] Na skončeném stole leží žetony: { $where }
     [peak] Nejvyšší počet žetonů je zapsaný špatně: { $where }
     [name] Jméno je zapsané špatně: { $where }
     [row] Řádek nelze přečíst: { $where }
    *[round] Výsledek kola nejde přečíst: { $where }
}.

## Pokladna, která nejde použít

main-rescue = Žetony se neukládají
rescue-retry = Zkusit znovu
rescue-backup = Vrátit zálohu: { $when }
rescue-backup-ask = Vrátit zálohu: { $when }? To, co tu je teď, zůstane pod jiným jménem.
rescue-anew = Začít znovu
rescue-anew-about = To, co tu je teď, zůstane pod jiným jménem
rescue-anew-ask = Začít znovu, bez dosavadních výher? To, co tu je teď, zůstane pod jiným jménem.
rescue-without = Hrát bez ukládání žetonů
rescue-without-about = Hrajete s 1000 žetony, které se neuloží; to, co tu je, zůstane, jak to je
rescue-done = Žetony se zase ukládají.
