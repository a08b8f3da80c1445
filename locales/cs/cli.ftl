# Co říká příkazová řádka: nejdřív chyby, pak nápověda a odpovědi.

cli-wrong-use = Tomu nejde rozumět: { $what }. Co lze zadat, vypíše „audiojack --help“.
cli-unknown-command = Příkaz „{ $word }“ neexistuje; příkazy jsou { $known }.
cli-unknown-option = Volba { $word } neexistuje. Volby vypíše „audiojack --help“.
cli-unknown-word = „{ $word }“ je tu navíc.
cli-option-value = Volba { $option } potřebuje vhodnou hodnotu. Jakou, řekne „audiojack --help“.
cli-not-among = { $option } nemůže být „{ $word }“; může být { $known }.
system-reason = { $detail ->
     [not-found] takový soubor ani složka není
     [folder] je to složka
     [not-folder] část cesty není složka
     [in-the-way] už tam něco je
     [forbidden] není to dovoleno
     [read-only] disk je jen ke čtení
     [full] disk je plný
     [too-large] je příliš velký
     [device] je to zařízení, ne soubor
     [no-reader] nikdo z něj nečte
    *[other] { $detail }
}
cli-transcript = Přepis nejde zapsat do { $path }: { system-reason }.
cli-keys-file = Soubor s klávesami { $path } nejde přečíst: { system-reason }.
cli-keys-line = { $path }, řádek { $line }: „{ $text }“ není klávesa.
cli-keys-not-text = Soubor s klávesami { $path } neobsahuje text.
cli-fault = Program selhal a končí. Co je v pokladně se žetony, zůstává. Co se stalo, je zapsáno v { $path }.
cli-fault-unwritten = Program selhal a končí. Co je v pokladně se žetony, zůstává. Stalo se toto: { $detail }.
cli-output = Výstup nejde zapsat: { system-reason }.
cli-check-what = Které soubory se scénáři zkontrolovat? Uveďte soubory nebo složky.
cli-no-home = Není známo, do které složky se má ukládat. Uveďte ji za --data-dir.
cli-chips-what = Po „chips“ musí následovat jeden z příkazů: { $known }.
cli-chips-list = „chips list“ nic dalšího nepotřebuje.
cli-chips-verify = „chips verify“ nic dalšího nepotřebuje.
cli-chips-history = „chips history“ potřebuje jméno jednoho hráče.
cli-chips-backup = „chips backup“ potřebuje soubor, do kterého zapíše.
cli-chips-restore = „chips restore“ potřebuje soubor, ze kterého obnoví.{ $known ->
     [yes] { " " }Nejnovější záloha je { $path }.
    *[no] { "" }
}
cli-chips-export = „chips export“ potřebuje soubor, do kterého zapíše.
store-no-locks-command = Místo pro žetony určí „--data-dir“.
store-damaged-command = { $rescue ->
     [anew] Záloha tu není. Začít znovu jde v hlavní nabídce hry, pod položkou „Žetony se neukládají“.
    *[backup] Zálohu vrátí „audiojack chips restore“.
}
cli-l10n-what = Po „l10n“ musí následovat jeden z příkazů: { $known }.
cli-l10n-missing = „l10n missing“ potřebuje jeden jazyk.
cli-l10n-say = „l10n say“ potřebuje jazyk a označení zprávy.
cli-l10n-value = „{ $word }“ nemá podobu jméno=hodnota.
cli-no-message = Zpráva „{ $word }“ neexistuje.
cli-no-file = Soubor { $path } neexistuje.
cli-nobody = Zatím nikdo nehrál.

cli-chips-row = { $name }{ $kind ->
     [computer] , počítač
    *[other] { "" }
}: { CHIPS($purse) }{ $table ->
     [0] { "" }
    *[other] , na stolech { $table }
}.
cli-history-row = { $when }: { $sign ->
     [plus] plus
    *[minus] minus
} { $chips }, { $reason }.
cli-verify-ok = Pokladna se žetony je v pořádku, záznamů: { $entries }, účtů: { $accounts }.
cli-backup-done = Pokladna se žetony je zkopírovaná do { $path }.
cli-restore-done = Pokladna se žetony je obnovená z { $path }.
cli-restore-kept = Pokladna se žetony je obnovená z { $path }; dosavadní zůstává jako { $kept }.
cli-export-done = Zapsáno do { $path }, záznamů: { $count }.
cli-replaced = Původní soubor je tím nahrazen.
cli-audit-done = Nálezů: { $count }.
cli-missing-done = Počet zpráv, které chybí v { $lang }: { $count }.

ledger-floor = doplnění na 1000
ledger-stake = sázka
ledger-stake-back = vrácená sázka
ledger-insurance = pojištění
ledger-insurance-gain = výhra pojištění
ledger-gain = výhra
ledger-loss = prohra
ledger-bank-founded = založený bank
ledger-bank-added = doplnění banku
ledger-bank-taken = sebraný bank

doctor-system = Systém: { $system }.
doctor-sound = Zvukové zařízení: vzorků za sekundu: { $rate }, kanálů: { $channels }.
doctor-sound-none = Žádné zvukové zařízení nejde otevřít.
doctor-driver = { $name }: je tu a umí { LIST($abilities) }.
doctor-driver-none = { $name }: není tu, { $reason ->
     [unavailable] není nainstalováno nebo neběží
     [no-device] není zvukové zařízení
    *[failed] selhání
     [hung] neodpovídá
     [vanished] přestalo fungovat
}.
doctor-keyboard = Rozložení klávesnice: { $known ->
     [no] neznámé
    *[yes] { $layouts }
}.
doctor-can-voice = mluvit
doctor-can-own = hrát přes tento program
doctor-can-interrupt = hned zmlknout
doctor-can-completion = oznámit konec řeči
doctor-can-language = střídat jazyky
doctor-can-rate = měnit rychlost
doctor-can-pitch = měnit výšku
doctor-can-volume = měnit hlasitost
doctor-can-pan = mluvit zleva a zprava
doctor-can-braille = ukazovat braille
doctor-sentence = Toto je český hlas.
doctor-path-store = Pokladna se žetony: { $path }.
doctor-path-settings = Nastavení: { $path }.
doctor-path-keys = Klávesy: { $path }.
doctor-path-sounds = Zvuky: { $path }.
doctor-path-words = Texty: { $path }.

cli-server-what = Za slovem server stojí jedno z { $known }.
cli-server-announce = „server announce“ potřebuje text oznámení.
cli-server-no-more = „server { $command }“ už nic dalšího nepotřebuje.
cli-server-none = Ve složce { $path } žádný dům neběží.
cli-server-status = { $name } čeká na adrese { $address }. Lidí: { $people }, stolů: { $tables }.
cli-server-table = Stůl { $table }: { $game }, hostitel { $host }.
cli-nobody-here = Nikdo tu není.
cli-server-told = Oznámeno všem, lidí: { $count }.
cli-server-sound = Žetony domu jsou všechny na místě.
cli-server-stopping = Dům nechá dohrát kola a skončí.
cli-needs = Volba { $option } potřebuje { $needed }.
cli-serve-listening = Tento dům čeká na hráče na adrese { $address }.
cli-serve-words = Slova domu, podle nichž se dá po hlase poznat: { $words }.
cli-serve-card = { CARD($card, case: "nom") }
cli-serve-pair = Volby --certificate a --key patří k sobě.
cli-serve-either = Dům za proxy serverem vlastní certifikát nepotřebuje.
cli-serve-taken = Port { $port } na tomto počítači je už obsazený: možná tu už jeden dům běží. Zvolte jiný volbou --port.
cli-serve-certificate = Certifikát nebo klíč k němu se nedá použít: { $path }.
cli-serve-address = Na adrese { $address } tento počítač naslouchat nemůže.
cli-help =
    Audiojack: karetní hry rodiny jednadvacet hrané sluchem.
    audiojack: hrát. Volby:
    --lang JAZYK: jazyk, jeden z en, cs, ru, sr, sr-Cyrl.
    --data-dir SLOŽKA: kde jsou žetony, nastavení a klávesy.
    --pace TEMPO: calm, normal, quick nebo instant.
    --seed N: pokaždé stejné karty i počítačoví hráči.
    --driver JMÉNO: kdo mluví, například embedded, screen-reader, speechd, pyttsx3, captions nebo none.
    --mute: bez zvuků.
    --window 960x640: velikost okna.
    --no-window: bez okna, klávesy jen ze souboru.
    --terminal: hrát v terminálu.
    --transcript SOUBOR: zapíše vše, co zazní, co se stiskne a co se zahraje.
    --keys SOUBOR: stiskne klávesy ze souboru, na každém řádku jednu.
    --deal SOUBOR: cvičně zahraje scénář, se žetony, které se nepočítají.
    --server ADRESA: rovnou do domu; --account JMÉNO --passphrase-file SOUBOR, --table ČÍSLO, new:HRA nebo listen:ČÍSLO, --word SLOVO, --company N.
    audiojack check CESTA: zkontroluje soubory se scénáři; --transcript řekne, co je slyšet.
    audiojack chips list, history JMÉNO, verify, backup SOUBOR, restore SOUBOR, export SOUBOR: pokladna se žetony.
    audiojack ranking: nejbohatší hráči; --people vynechá počítačové, --ever řadí podle nejvíce žetonů v historii.
    audiojack stats JMÉNO: jak někomu dopadla kola; --week jen za posledních sedm dní, --plot SOUBOR jako obrázek, SVG nebo PNG.
    audiojack odds HRA: kolik má sázka cenu; --options k=v,…, --dealer, --chart, --plot SOUBOR, nebo --hand KARTY --up KARTA --seen KARTY.
    audiojack l10n audit, missing JAZYK, say JAZYK ZPRÁVA jméno=hodnota: pro překladatele.
    audiojack doctor: co mluví, co hraje a kde se co ukládá; --silent nic neřekne nahlas.
    audiojack serve: dům pro více hráčů; --address ADRESA, --port N, --name TEXT, --certificate SOUBOR --key SOUBOR, nebo --behind-proxy ADRESA, --seed N.
    audiojack server status, tables, people, announce TEXT, audit, stop: dům, který tu běží.
    Většina příkazů zná i --json.
