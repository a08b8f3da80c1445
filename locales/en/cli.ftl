# What the command line says: errors first, then help and answers.

cli-wrong-use = That can't be understood: { $what }. “audiojack --help” lists what can be asked for.
cli-unknown-command = There is no command “{ $word }”; there are { $known }.
cli-unknown-option = There is no option { $word }. “audiojack --help” lists them.
cli-unknown-word = “{ $word }” is one word too many.
cli-option-value = The option { $option } needs a fitting value. “audiojack --help” tells which.
cli-not-among = { $option } can't be “{ $word }”; it can be { $known }.
system-reason = { $detail ->
     [not-found] there is no such file or folder
     [folder] it is a folder
     [not-folder] a part of the path is not a folder
     [in-the-way] something is there already
     [forbidden] it is not allowed
     [read-only] the disk is read-only
     [full] the disk is full
     [too-large] it is too large
     [device] it is a device and not a file
     [no-reader] nobody reads it
    *[other] { $detail }
}
cli-transcript = The transcript can't be written to { $path }: { system-reason }.
cli-keys-file = The file of keys { $path } can't be read: { system-reason }.
cli-keys-line = { $path }, line { $line }: “{ $text }” is not a key.
cli-keys-not-text = The file of keys { $path } holds no text.
cli-fault = The program has failed and ends. What is in the chip store is kept. The details are in { $path }.
cli-fault-unwritten = The program has failed and ends. What is in the chip store is kept. It was: { $detail }.
cli-output = The output can't be written: { system-reason }.
cli-check-what = Which scenario files should be checked? Name files or folders.
cli-no-home = No folder is known in which anything could be kept. Name one after --data-dir.
cli-chips-what = After “chips” comes one of { $known }.
cli-chips-list = “chips list” needs nothing more.
cli-chips-verify = “chips verify” needs nothing more.
cli-chips-history = “chips history” needs the name of one player.
cli-chips-backup = “chips backup” needs the file to write to.
cli-chips-restore = “chips restore” needs the file to restore from.{ $known ->
     [yes] { " " }The newest backup is { $path }.
    *[no] { "" }
}
cli-chips-export = “chips export” needs the file to write to.
store-no-locks-command = “--data-dir” chooses where the chips are kept.
store-damaged-command = { $rescue ->
     [anew] There is no backup. The main menu of the game offers to begin anew, under “Chips are not kept”.
    *[backup] “audiojack chips restore” brings a backup back.
}
cli-l10n-what = After “l10n” comes one of { $known }.
cli-l10n-missing = “l10n missing” needs one language.
cli-l10n-say = “l10n say” needs a language and the id of a message.
cli-l10n-value = “{ $word }” is not of the form name=value.
cli-no-message = There is no message “{ $word }”.
cli-no-file = There is no file { $path }.
cli-nobody = Nobody has played yet.

cli-chips-row = { $name }{ $kind ->
     [computer] , computer
    *[other] { "" }
}: { CHIPS($purse) }{ $table ->
     [0] { "" }
    *[other] , on tables { $table }
}.
cli-history-row = { $when }: { $sign ->
     [plus] plus
    *[minus] minus
} { $chips }, { $reason }.
cli-verify-ok = The chip store is sound: { $entries } entries, { $accounts } accounts.
cli-backup-done = The chip store has been copied to { $path }.
cli-restore-done = The chip store has been restored from { $path }.
cli-restore-kept = The chip store has been restored from { $path }; the one before is kept as { $kept }.
cli-export-done = Written to { $path }, entries: { $count }.
cli-replaced = It has replaced what was there before.
cli-audit-done = Findings: { $count }.
cli-missing-done = Messages missing in { $lang }: { $count }.

ledger-floor = topped up to 1000
ledger-stake = stake
ledger-stake-back = stake back
ledger-insurance = insurance
ledger-insurance-gain = insurance won
ledger-gain = won
ledger-loss = lost
ledger-bank-founded = bank opened
ledger-bank-added = added to the bank
ledger-bank-taken = bank taken

doctor-system = System: { $system }.
doctor-sound = Sound device: samples a second: { $rate }, channels: { $channels }.
doctor-sound-none = No sound device can be opened.
doctor-driver = { $name } is there and can do this: { LIST($abilities) }.
doctor-driver-none = { $name } is not there: { $reason ->
     [unavailable] it is not installed or not running
     [no-device] there is no sound device
    *[failed] it failed
     [hung] it doesn't answer
     [vanished] it went away
}.
doctor-keyboard = Keyboard layout: { $known ->
     [no] unknown
    *[yes] { $layouts }
}.
doctor-can-voice = speak
doctor-can-own = play through this program
doctor-can-interrupt = stop at once
doctor-can-completion = tell when it has finished
doctor-can-language = change languages
doctor-can-rate = change its rate
doctor-can-pitch = change its pitch
doctor-can-volume = change its volume
doctor-can-pan = speak from left and right
doctor-can-braille = show braille
doctor-sentence = This is the English voice.
doctor-path-store = Chip store: { $path }.
doctor-path-settings = Settings: { $path }.
doctor-path-keys = Keys: { $path }.
doctor-path-sounds = Sounds: { $path }.
doctor-path-words = Words: { $path }.

cli-server-what = After “server” comes one of { $known }.
cli-server-announce = “server announce” needs what is to be said.
cli-server-no-more = “server { $command }” needs nothing more.
cli-server-none = No house is running in { $path }.
cli-server-status = { $name } listens at { $address }. People: { $people }, tables: { $tables }.
cli-server-table = Table { $table }: { $game }, host { $host }.
cli-nobody-here = Nobody is here.
cli-server-told = Told to everybody, people: { $count }.
cli-server-sound = The chips of the house are all there.
cli-server-stopping = The house lets its rounds end and stops.
cli-needs = The option { $option } needs { $needed }.
cli-serve-listening = This house listens at { $address }.
cli-serve-words = House words, to compare by voice: { $words }.
cli-serve-card = { CARD($card, case: "nom") }
cli-serve-pair = “--certificate” and “--key” go together.
cli-serve-either = A house behind a proxy needs no certificate of its own.
cli-serve-taken = Port { $port } of this machine is taken already: another house may be running. Name another one after --port.
cli-serve-certificate = The certificate or its key can’t be used: { $path }.
cli-serve-address = This machine can’t listen at { $address }.
cli-help =
    Audiojack plays the twenty-one family of card games by ear.
    audiojack: play. Options:
    --lang LANG: language, one of en, cs, ru, sr, sr-Cyrl.
    --data-dir DIR: where chips, settings and keys are kept.
    --pace PACE: calm, normal, quick or instant.
    --seed N: the same cards and computer players each time.
    --driver NAME: who speaks, such as embedded, screen-reader, speechd, pyttsx3, captions or none.
    --mute: no sounds.
    --window 960x640: size of the window.
    --no-window: no window, keys from a file alone.
    --terminal: play in the terminal.
    --transcript FILE: writes all that is said, pressed and played.
    --keys FILE: presses the keys in the file, one a line.
    --deal FILE: plays a scenario file for practice, with chips that don't count.
    --server ADDRESS: straight to a house; --account NAME --passphrase-file FILE, --table NUMBER, new:GAME or listen:NUMBER, --word WORD, --company N.
    audiojack check PATH: runs scenario files; --transcript tells what is heard.
    audiojack chips list, history NAME, verify, backup FILE, restore FILE, export FILE: the chip store.
    audiojack ranking: the richest players; --people leaves computer players out, --ever goes by the most chips ever.
    audiojack stats NAME: how somebody's rounds went; --week only of the last seven days, --plot FILE as a picture, SVG or PNG.
    audiojack odds GAME: what a stake is worth; --options k=v,…, --dealer, --chart, --plot FILE, or --hand CARDS --up CARD --seen CARDS.
    audiojack l10n audit, missing LANG, say LANG ID name=value: for translators.
    audiojack doctor: what speaks, what plays, and where everything is kept; --silent says nothing aloud.
    audiojack serve: a house for several people; --address ADDRESS, --port N, --name TEXT, --certificate FILE --key FILE, or --behind-proxy ADDRESS, --seed N.
    audiojack server status, tables, people, announce TEXT, audit, stop: the house that runs here.
    Most commands take --json.
