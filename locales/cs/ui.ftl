# Všechno kolem stolu: nabídky, nastavení, nápověda, částky. Popisky jsou bez tečky, doplní ji program.

## Seznamy

menu-opened = { $title } { $item }
menu-item = { $text }
menu-value = { $text }
item-value = { $label }: { $value }
item-state = { $text }, { $state }
item-off = { $text }, teď ne: { $reason }
item-position = { $text }. { $n } z { $count }.
item-position-sentence = { $text } { $n } z { $count }.
list-empty = Seznam je prázdný
list-waiting = Okamžik, prosím.
search-none = Na „{ $text }“ tu nic nezačíná.
value-none = V tomto řádku se nic nemění.
value-end = To je poslední hodnota.
yes = Ano
no = Ne
on = zapnuto
off = vypnuto
none = bez omezení
go-on = Dál
knob = { $label }: { $value }.

## První spuštění

start = Audiojack.
greeting = Vítá vás Audiojack. Šipky nahoru a dolů volí jazyk, { $key } ho potvrdí.
language-title = Jazyk
language-name = Čeština
language-item = { $text }
language-chosen = Mluvíme česky.
name-title = Vaše jméno
default-name = Host
name-prompt = Vaše jméno? Napište ho, nebo stiskněte { $key }; jméno pak bude { $name }.
name-now = { $name }.
start-help = Které klávesy kde platí, řekne kdykoli { $key }.
name-empty = Zatím není nic napsáno.
name-needed = Jméno je potřeba. Napište ho, nebo jen stiskněte { $key }.
name-too-long = To sem nejde napsat.
typed = { $text }.
deleted = Smazáno: { $text }.
nothing-to-delete = Není co mazat.
text-end = Konec.
text-selected = Vybráno: { $text }.
text-pasted = Vloženo: { $text }.
paste-nothing = Ve schránce není text, který by šel vložit.
paste-nowhere = Vložit text jde jen tam, kde se něco píše.
caps-lock-on = Je zapnutý Caps Lock.
deleted-next = Smazáno: { $text }. { $next }.
deleted-last = Smazáno: { $text }. Konec.
name-refused-empty = Ve jméně musí být aspoň jedno písmeno.
name-refused-long = Jméno je příliš dlouhé, nejvyšší počet znaků: { $most }.
name-refused-characters = Ve jméně musí být písmena a žádné řídicí znaky.
name-refused-taken = „{ $name }“ je jméno počítačového hráče. Zvolte prosím jiné.

## Hlavní nabídka

main-title = Hlavní nabídka
main-resume = Pokračovat
main-again = Hrát znovu
main-last-table = { $game }, { $computers ->
     [0] nikdo další
     [one] 1 počítačový hráč
     [few] { $computers } počítačoví hráči
    *[other] { $computers } počítačových hráčů
}
main-new = Nový stůl
main-richest = Nejbohatší hráči
main-statistics = Statistika
main-rules = Pravidla her
main-options = Nastavení
main-help = Nápověda
main-quit = Konec
main-top = Tohle je hlavní nabídka. Konec: { $keys }.
goodbye = Na shledanou.
resume-none = Žádné rozehrané kolo nezbývá.
resume-title = Rozehraná kola
resume-several = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
choose-title = Výběr hry

game-blek-dzek = Blackjack z Playroomu
game-blek-dzek-about = Proti krupiérovi, jak se hraje v Playroomu: pojištění, dělení, zdvojnásobení, vzdání
game-black-jack = Black Jack 21 v kasinu
game-black-jack-about = Jak se hraje v českém kasinu: očíslované boxy, krupiér, šest balíčků
game-oko = Oko bere s malou domů
game-oko-about = Hospodské oko, 32 karet: bank drží jeden z hráčů a s malou domů si ho může odnést
game-ochko = Očko se spodní kartou
game-ochko-about = Ruské jednadvacet, 36 karet: souboje s bankéřem a spodní karta, která zdvojnásobí bank
game-ochko-one-card = Očko s jednou kartou bankéře
game-ochko-one-card-about = Očko, ve kterém má bankéř jednu kartu na celé kolo
game-twenty-one = Jednadvacet, klubová hra
game-twenty-one-about = Klubová hra se dvěma balíčky: přikupují se nejvýš tři karty a rozdaných 21 vyhrává dvojnásob
game-twenty-one-pull = Jednadvacet s vytahováním
game-twenty-one-pull-about = Klubová hra, ve které se karta smí vytáhnout odkudkoli z balíčku

character-vera = Věra
character-boris = Boris
character-ana = Ana
character-igor = Igor
character-olga = Olga
character-viktor = Viktor
character-marta = Marta
character-milan = Milan
character-tamara = Tamara
character-ivan = Ivan
character-jana = Jana
character-roman = Roman
character-zora = Zora
character-nina = Nina

## Příprava stolu

setup-title = Stůl: { $game }
setup-deal = Rozdat
setup-computers = Počítačoví hráči
setup-computers-value = { $n ->
     [0] nikdo
    *[other] { $n }
}
setup-computers-about = Kolik počítačových hráčů si k vám přisedne
setup-boxes = Vaše boxy
setup-boxes-value = { $n }
setup-boxes-about = Na kolika boxech hrajete najednou
setup-reset = Všechno jako obvykle
setup-reset-ask = Vrátit u tohoto stolu obvyklá pravidla?
setup-reset-done = U stolu platí obvyklá pravidla.

set-packs = Balíčky
set-min-bet = Nejnižší sázka
set-min-bet-about = Nejmenší sázka, kterou lze vsadit
set-max-bet = Nejvyšší sázka
set-max-bet-about = Největší sázka; bez omezení platí jen to, kolik máte žetonů
set-bet-step = Krok sázek
set-bet-step-about = Sázky jsou násobky tohoto čísla
set-min-bank = Nejmenší bank
set-min-bank-about = S kolika žetony lze nejméně založit bank
set-max-bank = Největší bank
set-max-bank-about = S kolika žetony lze nejvýš založit bank; bez omezení platí jen to, kolik jich bankéř má
set-boxes = Boxy
set-boxes-about = Kolik boxů stůl má
set-boxes-per-human = Boxy pro jednoho
set-boxes-per-human-about = Na kolika boxech smíte hrát najednou
set-soft17 = Krupiér a měkkých 17
set-ten-blackjack = Eso s desítkou je Black Jack
set-split-by = Páry
set-max-splits = Dělení v kole
set-split-blackjack = Black Jack po dělení
set-insurance-on = Pojištění
set-standing-players = Sázky za boxy
set-cut-from-end = Řezací karta
set-double-after-split = Zdvojnásobení po dělení
set-double-on = Zdvojnásobení
set-enhc-loss = Black Jack krupiéra
set-first-banker = První bankéř
set-mandatory-first-bet = Sázka před druhou kartou
set-direction = Směr hry
set-picture-values = Obrázky
set-raise = Přisazování
set-raise-requires-draw = Karta po sázce
set-stand-on-one-card = Dost s jednou kartou
set-auto-stand-21 = Oko ukončí tah
set-royal-pays = Výplata královského oka
set-santal-royal = Šantal v královském oku
set-exchange-seven = Výměna sedmičky
set-exchange-eight = Vracení osmičky
set-exchange-five-pictures = Vracení pěti obrázků
set-exchange-fifteen = Vracení patnácti
set-santal-fifteen = Patnáct se Šantalem
set-exchange-limit = Výměny
set-banker-card-open = Odkrytá karta bankéře
set-mala-domu-from = Ohlášení malé domů
set-mala-domu-trigger = Co ukončí malou domů
set-dark = Karty naslepo
set-dark-double-bust = Oba přes
set-dark-vs-banker-21 = 21 naslepo a 21 bankéře
set-two-aces = Dvě esa
set-five-pictures = Pět obrázků
set-banker-17 = Kdy bankéř nesmí brát
set-cut-rebet = Sázka po odevzdání karet
set-take-after-circles = Kola před klepáním
set-take-multiple = Růst banku před klepáním
set-knock-exposes = Po zaklepání
set-after-break = Po rozebrání banku
set-deal-from = Rozdávání
set-played-cards = Odehrané karty
set-cover = Krytí sázek
set-announce-bust = Přes hned ukázat
set-open-banker-turn = Bankéř hraje odkrytě
set-demand-banker-pull = Bankéř vytahuje na přání
set-pull-in-deal = Vytahování při rozdávání

## U stolu

table-opened = { $game }. U stolu s vámi: { LIST($names) }.
table-alone = { $game }. U stolu nikdo další není.
table-resumed = Kolo pokračuje tam, kde se přerušilo.
table-left = Odcházíte od stolu.
table-kept = Kolo zůstává uložené. Dál ho hrajete z hlavní nabídky.
table-out = Na tento stůl už nemáte dost žetonů. U dalšího jich budete mít aspoň 1000.
table-broke = Na nejnižší sázku nemáte dost žetonů. Odejít od stolu: { $key }.
table-stalled = Nic se neztratilo. Zkusit znovu: { $key }.
between-rounds = Další kolo: { $key }.
deal-begins = Rozdání karet: { $key }.
stakes-enough = Další sázky už od vás nejsou potřeba.
hint-later = Rada se ještě počítá. Zeptejte se prosím znovu.
hint-without = Na výpočet rady není dost paměti.
cooldown = Příliš rychle. Ještě jednou, prosím.
surrender-ask = Vzdát se a ztratit polovinu sázky?
leave-ask = Odejít uprostřed kola? Kolo zůstane uložené a dá se dohrát.
leave-ask-lost = Odejít uprostřed kola? Kolo nelze uložit a sázka na stole propadne.
quit-ask = Na stole leží sázka. Ukončit program? Kolo zůstane uložené.
actions-title = Nabídka akcí
actions-next = Další kolo
actions-none = Teď se dá jen čekat, nebo odejít

amount-now = { $amount }.
amount-whole = Vabank, { $amount }!
amount-digit = { $digit }.
amount-left = { $amount }.
amount-empty = Prázdné.
amount-nothing-left = Není co mazat.
amount-too-long = Tolik číslic se sem nevejde.
amount-touched = Vsadit zvolenou částku: { $key }.
amount-withdrawn = Nic není vsazeno. Částku znovu nabídne { $key }.
amount-too-little = { $amount } je málo, nejméně { $limit }.
amount-too-much = { $amount } je moc, nejvýše { $limit }.
amount-not-a-step = { $amount } se nehodí: nejméně { $limit }, krok { $step }.

pause-title = Pauza
pause-resume = Hrát dál
pause-options = Nastavení
pause-rules = Pravidla hry
pause-history = Historie
pause-leave = Odejít od stolu
pause-leave-kept = Odejít a nechat kolo rozehrané

## Čtení

help-title = Klávesy, které tu fungují
history-title = Historie
history-entry = { $text }
history-end = Zatím nic nezaznělo.
copied = Zkopírováno.
copy-failed = Není schránka, do které by šlo kopírovat.
options-open = Nastavení už je otevřené. Zpět vede { $key }.
richest-title = Nejbohatší hráči
richest-row = Místo { $place }: { $name }{ $kind ->
     [computer] , počítač
    *[other] { "" }
}: { CHIPS($chips) }, nejvíc { $peak }
statistics-title = Statistika
statistics-none = Zatím není dohrané žádné kolo
statistics-all = Všechny hry
statistics-rounds = { $name }: { NOUN($rounds, noun: "round") }, výhry: { $won }, prohry: { $lost }, remízy: { $pushed }
statistics-net = { $name }: { $sign ->
     [plus] celkem výhra { CHIPS($net) }
     [minus] celkem ztráta { CHIPS($net) }
    *[zero] celkem bez výhry i ztráty
}
statistics-best = { $name }: v nejlepším kole { $best-sign ->
     [plus] výhra { $best }
     [minus] ztráta { $best }
    *[zero] { $best }
}, v nejhorším { $worst-sign ->
     [plus] výhra { $worst }
     [minus] ztráta { $worst }
    *[zero] { $worst }
}
statistics-runs = { $name }: nejdelší řada výher { $winning }, proher { $losing }
rulebooks-title = Pravidla her
rulebook-title = Pravidla: { $game }

## Nastavení

options-title = Nastavení
options-narration = Co se říká
options-speech = Hlas
options-sounds = Zvuky
options-screen = Obrazovka
options-keys = Klávesy
options-language = Jazyk
options-reset = Všechno nastavit jako obvykle
options-reset-ask = Vrátit celé nastavení? Jméno, jazyk a stoly zůstanou.
options-reset-done = Všechno je nastaveno jako obvykle.
settings-not-kept = Nastavení nejde zapsat na disk. Platí, dokud program neukončíte.
window-gone = Okno zmizelo, program proto končí. Kolo zůstává uložené.
program-fault = Program selhal a končí. Co je v pokladně se žetony, zůstává.
transcript-full = Přepis nejde dál zapisovat: { system-reason }. Hra pokračuje bez něj.
settings-set-aside = Nastavení se nepodařilo přečíst, zůstává stranou jako { $file }. Platí obvyklé hodnoty.
settings-unfit = V souboru { $file } nejdou použít hodnoty: { $names }. Místo nich platí obvyklé.
settings-unfit-more = V souboru { $file } nejdou použít hodnoty: { $names } a další. Místo nich platí obvyklé.
keys-set-aside = Soubor s klávesami se nepodařilo přečíst, zůstává stranou jako { $file }. Platí obvyklé klávesy.
settings-file = Nastavení programu Audiojack. Když program neběží, dá se měnit i ručně.

opt-verbosity = Podrobnost
opt-verbosity-about = Kolik se toho říká o dění u stolu
value-verbosity-brief = stručná
value-verbosity-normal = běžná
value-verbosity-full = úplná
opt-pace = Tempo stolu
opt-pace-about = Jak dlouho ostatní čekají, než zahrají
value-pace-calm = klidné
value-pace-normal = běžné
value-pace-quick = rychlé
value-pace-instant = okamžité
opt-say-cards = Karty ostatních
opt-say-cards-about = Zda se říkají karty, které dostávají ostatní
opt-say-chips = Sázky ostatních
opt-say-chips-about = Zda se říkají sázky ostatních
opt-say-turns = Tahy ostatních
opt-say-turns-about = Zda se říká, kdo je na tahu
opt-say-results = Výsledky ostatních
opt-say-results-about = Zda se říkají výsledky ostatních
opt-say-table = Dění u stolu
opt-say-table-about = Zda se říká míchání a podobné věci
opt-positions = Pořadí v seznamech
opt-positions-about = Zda řádek řekne i své pořadí
opt-wrap = Seznamy dokola
opt-wrap-about = Zda se za posledním řádkem pokračuje prvním
opt-confirm = Dotaz před ztrátou
opt-confirm-about = Zda se program zeptá před vzdáním, odchodem se sázkou a návratem k obvyklému nastavení
opt-cooldown = Ochrana před dvojím stiskem
opt-cooldown-about = Zda se druhá klávesa během půl sekundy odmítne
opt-speak-unfocused = Hrát na pozadí
opt-speak-unfocused-about = Zda hra běží dál, když klávesy patří jinému oknu
opt-hide-computers = Mezi nejbohatšími jen lidé
opt-hide-computers-about = Zda se v seznamu nejbohatších vynechají počítačoví hráči
opt-engine = Kdo mluví
opt-engine-about = Vlastní hlas programu, váš odečítač, nebo nikdo
value-engine-auto = vybere program
value-engine-embedded = vlastní hlas
value-engine-screen-reader = odečítač obrazovky
value-engine-speechd = Speech Dispatcher
value-engine-sapi = hlas Windows
value-engine-pyttsx3 = hlas systému
value-engine-captions = vypnuto, jen text a braille
value-engine-none = vypnuto
opt-voice-rate = Rychlost hlasu
opt-voice-rate-about = Jak rychle mluví vlastní hlas tímto jazykem
value-words-a-minute = slov za minutu: { $n }
opt-voice-pitch = Výška hlasu
opt-voice-pitch-about = Jak vysoký je vlastní hlas v tomto jazyce
opt-variant = Varianta hlasu
opt-variant-about = Barva vlastního hlasu v tomto jazyce
value-variant = { $n ->
     [0] základní
    *[other] varianta { $n }
}
opt-voice-language-volume = Hlasitost v tomto jazyce
opt-voice-language-volume-about = Jak hlasitý je vlastní hlas v tomto jazyce vedle ostatních
opt-voice-volume = Hlasitost hlasu
opt-voice-volume-about = Jak hlasitý je vlastní hlas
opt-reader-rate = Rychlost odečítače
opt-reader-rate-about = Jak rychle asi mluví váš odečítač, pokud sám nehlásí konec řeči
opt-braille = Braille
opt-braille-about = Zda se všechno posílá i na braillský řádek
value-percent = { $n ->
     [one] { $n } procento
     [few] { $n } procenta
    *[other] { $n } procent
}
opt-effects-muted = Vypnout zvuky
opt-effects-muted-about = Všechny zvuky kromě hlasu
opt-effects-volume = Hlasitost stolu
opt-effects-volume-about = Jak hlasité jsou karty a žetony
opt-interface-volume = Hlasitost nabídek
opt-interface-volume-about = Jak hlasité jsou zvuky nabídek
opt-mono = Mono
opt-mono-about = Zda všechno zní zprostředka
opt-keep-awake = Neuspávat zvukové zařízení
opt-keep-awake-about = Pro bezdrátová sluchátka a jiná zařízení, která po tichu spolknou první slovo
value-keep-awake-off = vypnuto
value-keep-awake-short = 30 sekund
value-keep-awake-always = stále
opt-theme = Barvy
opt-theme-about = Jaké barvy má písmo a pozadí okna
value-theme-dark = světlé písmo na tmavém
value-theme-light = tmavé písmo na světlém
value-theme-yellow-on-black = žluté písmo na černém
value-theme-black-on-white = černé písmo na bílém
opt-text-size = Velikost písma
opt-text-size-about = Jak velké je písmo; podle okna roste spolu s ním
value-pixels = obrazových bodů: { $n }
value-text-size-auto = podle okna
opt-full-screen = Celá obrazovka
opt-full-screen-about = Zda okno zabírá celou obrazovku
opt-curtain = Závěs obrazovky
opt-curtain-about = Zda okno zůstane černé, aby s vámi nikdo nečetl

keys-title = Klávesy
keys-about = { $key } čeká na novou klávesu, { $lower } klávesu odebere, { $higher } vrátí obvyklou
keys-none = bez klávesy
keys-or = { $key } nebo { $other }
keys-seats = 1 až 9
keys-press = Stiskněte novou klávesu pro: { $command }.
keys-clash = { $key } už znamená: { $owner }. Převzít ji?
keys-taken = { $key } teď znamená něco jiného: { $owner }.
keys-essential = Tento povel bez klávesy zůstat nemůže.
keys-unusable = Tuto klávesu použít nejde.
keys-reset = Všechny klávesy jako obvykle
keys-reset-ask = Vrátit všechny klávesy?
keys-reset-done = Všechny klávesy jsou jako obvykle.
keys-file-clash = V souboru { $file } má klávesa { $key } dva povely: „{ $holds }“ a „{ $loses }“. Platí „{ $holds }“.
keys-file-command = V souboru { $file } je povel, který Audiojack nezná: „{ $word }“. Nebere se v úvahu.
keys-file-line = Řádku { $line } souboru { $file } nejde rozumět. Nebere se v úvahu.
keys-file-many = V souboru { $file } je mnoho chyb, celkem { $count }. Čemu nejde rozumět, to se nebere v úvahu.
keys-file-key = V souboru { $file } je u povelu „{ $command }“ klávesa, kterou Audiojack nezná: „{ $word }“. Nebere se v úvahu.
keys-file-essential = V souboru { $file } zůstal bez klávesy povel „{ $command }“, který ji potřebuje. Zůstává mu { $key }.
keys-file = Klávesy programu Audiojack, které se liší od obvyklých, podle částí programu, kde platí.

key-enter = Enter
key-space = mezerník
key-escape = Escape
key-backspace = Backspace
key-tab = Tab
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-up = šipka nahoru
key-down = šipka dolů
key-left = šipka vlevo
key-right = šipka vpravo
key-menu = klávesa kontextové nabídky
key-plus = plus
key-minus = minus
key-multiply = hvězdička na číselné klávesnici
key-divide = lomítko na číselné klávesnici
key-decimal = čárka na číselné klávesnici
key-pause = Pause
key-control = Ctrl
key-shift = Shift
key-alt = Alt

does-table-stand = Dost; další kolo; nabídnout sázku
does-table-draw = Další karta; stejná sázka znovu
does-table-split = Rozdělit pár
does-table-double = Zdvojnásobit sázku
does-table-insure = Pojistit se
does-table-surrender = Vzdát se
does-table-cards = Vaše karty
does-table-dealer = Karty krupiéra nebo bankéře
does-table-chips = Vaše žetony
does-table-others = Žetony ostatních
does-table-turn = Kdo je na tahu
does-table-raise = Přisadit; sázky na stole
does-table-blind = Karta naslepo
does-table-exchange = Vyměnit karty
does-table-announce = Ohlásit malou domů, zaklepat
does-table-actions = Nabídka akcí
does-table-seat-1 = Místo u stolu: jméno, karty, žetony
does-table-seat-2 = Místo 2
does-table-seat-3 = Místo 3
does-table-seat-4 = Místo 4
does-table-seat-5 = Místo 5
does-table-seat-6 = Místo 6
does-table-seat-7 = Místo 7
does-table-seat-8 = Místo 8
does-table-seat-9 = Místo 9
does-table-overview = Celý stůl
does-table-rules = Pravidla stručně
does-table-explain = Proč kolo dopadlo takhle
does-table-hint = Rada
does-table-repeat = Zopakovat; podruhé předchozí
does-table-pause = Pauza
does-amount-place = Vsadit částku
does-amount-withdraw = Zavřít pole částky
does-amount-same = Stejná sázka jako minule
does-amount-delete = Smazat číslici
does-amount-more = Více
does-amount-less = Méně
does-amount-much-more = O deset kroků více
does-amount-much-less = O deset kroků méně
does-amount-least = Nejmenší částka
does-amount-most = Největší částka
does-text-accept = Potvrdit napsané
does-text-cancel = Zpět
does-text-previous-letter = Předchozí písmeno
does-text-next-letter = Další písmeno
does-text-previous-word = Předchozí slovo
does-text-next-word = Další slovo
does-text-first-letter = Na začátek
does-text-last-letter = Na konec
does-text-delete = Smazat písmeno před kurzorem
does-text-delete-next = Smazat písmeno za kurzorem
does-text-select-all = Vybrat vše
does-text-paste = Vložit
does-text-read = Přečíst napsané
does-menu-choose = Vybrat
does-menu-back = Zpět
does-menu-previous = Předchozí řádek
does-menu-next = Další řádek
does-menu-lower = Předchozí hodnota
does-menu-higher = Další hodnota
does-menu-first = První řádek
does-menu-last = Poslední řádek
does-everywhere-silence = Umlčet
does-everywhere-say-again = Zopakovat; podruhé předchozí
does-everywhere-history-back = Historií zpět
does-everywhere-history-forward = Historií vpřed
does-everywhere-history-first = Začátek historie
does-everywhere-history-last = Konec historie
does-everywhere-copy = Zkopírovat, co zaznělo
does-everywhere-help = Klávesy, které tu fungují
does-everywhere-rule-book = Pravidla hry
does-everywhere-verbosity = Podrobnost
does-everywhere-verbosity-back = Podrobnost opačně
does-everywhere-pace = Tempo stolu
does-everywhere-pace-back = Tempo opačně
does-everywhere-voice-slower = Pomalejší hlas
does-everywhere-voice-faster = Rychlejší hlas
does-everywhere-voice-softer = Tišší hlas
does-everywhere-voice-louder = Hlasitější hlas
does-everywhere-effects-softer = Tišší zvuky
does-everywhere-effects-louder = Hlasitější zvuky
does-everywhere-mute = Zvuky vypnout nebo zapnout
does-everywhere-voice = Vlastní hlas, odečítač, nebo nic
does-everywhere-options = Nastavení
does-everywhere-full-screen = Celá obrazovka
does-everywhere-curtain = Závěs obrazovky
does-everywhere-theme = Další barvy
does-everywhere-text-larger = Větší písmo
does-everywhere-text-smaller = Menší písmo
does-everywhere-text-default = Písmo podle okna
does-everywhere-quit = Ukončit program

## Závady

driver-changed = Hlas přestal mluvit: { $old }. Teď mluví: { $new }.
voice-gone = Hlas přestal mluvit: { $old }. Dál je tu jen text a braille.
sound-lost = Zvukové zařízení zmizelo.
sound-back = Zvukové zařízení je zpět.
no-sound = Žádné zvukové zařízení tu není. Všechno se vypisuje na obrazovku.
no-sound-but-speech = Žádné zvukové zařízení tu není, zvuky neuslyšíte. Teď mluví: { $voice }.
store-failed = Pokladna se žetony selhala. Nic se neztratilo.
store-busy = Pokladnu se žetony právě používá jiná kopie programu. Zkuste to prosím znovu.
store-conflict = { $reason ->
     [held] U tohoto stolu hraje jiná kopie programu
     [closed] Tento stůl už skončil
    *[sequence] Tento stůl mezitím pokračoval v jiné kopii programu
}.
store-insufficient = Na to není dost žetonů.
store-chips-elsewhere = Na nejmenší sázku vám teď žetony nestačí. Ostatní leží na stole, od kterého jste odešli, { $game }: { CHIPS($chips) }. Pokračovat nejdřív v tamtom kole?
store-chips-on-table = Na stole ještě leží žetony.
store-full = Disk je plný. Nic se neztratilo; uvolněte místo a zkuste to znovu.
store-read-only = Do pokladny se žetony nejde zapisovat: { $path }. Nic se neztratilo.
store-unreadable = Pokladnu se žetony nejde přečíst: { $path }. Nic se neztratilo.
store-unfinished = Zápis do pokladny se žetony zůstal nedokončený a tady ho nejde vrátit zpět. Do souboru nebo do složky nejde zapisovat: { $path }. Nic se neztratilo.
store-no-locks = Na tomto disku nejde žetony uchovávat: { $path }. Nerozliší dvě kopie programu. Zvolte prosím jiný disk.
store-older = Pokladna se žetony je z dřívější verze programu Audiojack. Spusťte jednou hru a pokladna se převede.
store-io = Disk nedokázal pokladnu se žetony přečíst nebo zapsat. Nic se neztratilo; zkuste to prosím znovu.
store-damaged = { $reason ->
     [missing] Pokladna se žetony, která tu byla, je pryč: { $path }.
     [empty] Pokladna se žetony je prázdná, a to sama od sebe nebývá. Zůstává, jak je: { $path }.
     [not_a_store] Toto není pokladna se žetony a zůstává, jak je: { $path }.
     [foreign] Toto není pokladna se žetony a zůstává, jak je: { $path }.
    *[malformed] Pokladna se žetony je poškozená a zůstává, jak je: { $path }.
}
store-newer = Pokladnu se žetony zapsala novější verze programu Audiojack. Zůstává, jak je.
store-in-use = Pokladnu se žetony používá jiná kopie programu. Zavřete ji a zkuste to znovu.
store-name-refused = Takové jméno použít nejde.
store-unknown-player = Takový hráč tu není.
store-without = Máte 1000 žetonů, které se neukládají.
