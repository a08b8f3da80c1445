# Шта каже командна линија: прво грешке, па помоћ и одговори.

cli-wrong-use = Ово није јасно: { $what }. Шта може да се зада, пише у „audiojack --help“.
cli-unknown-command = Наредбе „{ $word }“ нема; има { $known }.
cli-unknown-option = Опције { $word } нема. Списак даје „audiojack --help“.
cli-unknown-word = „{ $word }“ је овде сувишно.
cli-option-value = Опцији { $option } треба одговарајућа вредност. Која, пише у „audiojack --help“.
cli-not-among = { $option } не може бити „{ $word }“; може бити { $known }.
system-reason = { $detail ->
     [not-found] такве датотеке или фасцикле нема
     [folder] то је фасцикла
     [not-folder] део путање није фасцикла
     [in-the-way] тамо већ нешто постоји
     [forbidden] то није дозвољено
     [read-only] диск је само за читање
     [full] диск је пун
     [too-large] превелика је
     [device] то је уређај, а не датотека
     [no-reader] нико је не чита
    *[other] { $detail }
}
cli-transcript = Запис не може да се сачува у { $path }: { system-reason }.
cli-keys-file = Датотека са тастерима { $path } не може да се прочита: { system-reason }.
cli-keys-line = { $path }, ред { $line }: „{ $text }“ није тастер.
cli-keys-not-text = Датотека са тастерима { $path } не садржи текст.
cli-fault = У програму је дошло до квара и он се завршава. Све што је у складишту жетона остаје сачувано. Шта се догодило, записано је у { $path }.
cli-fault-unwritten = У програму је дошло до квара и он се завршава. Све што је у складишту жетона остаје сачувано. Догодило се ово: { $detail }.
cli-output = Излаз не може да се упише: { system-reason }.
cli-check-what = Које датотеке са сценаријима проверити? Наведите датотеке или фасцикле.
cli-no-home = Није познато у којој фасцикли да се чувају подаци. Наведите је после --data-dir.
cli-chips-what = После „chips“ долази једно од { $known }.
cli-chips-list = „chips list“ не тражи ништа више.
cli-chips-verify = „chips verify“ не тражи ништа више.
cli-chips-history = „chips history“ тражи име једног играча.
cli-chips-backup = „chips backup“ тражи датотеку у коју пише.
cli-chips-restore = „chips restore“ тражи датотеку из које враћа.{ $known ->
     [yes] { " " }Најновија копија је { $path }.
    *[no] { "" }
}
cli-chips-export = „chips export“ тражи датотеку у коју пише.
store-no-locks-command = Место за жетоне одређује „--data-dir“.
store-damaged-command = { $rescue ->
     [anew] Резервне копије нема. Изнова се почиње из главног менија игре, ставком „Жетони се не чувају“.
    *[backup] Копију враћа „audiojack chips restore“.
}
cli-l10n-what = После „l10n“ долази једно од { $known }.
cli-l10n-missing = „l10n missing“ тражи један језик.
cli-l10n-say = „l10n say“ тражи језик и ознаку поруке.
cli-l10n-value = „{ $word }“ није облика име=вредност.
cli-no-message = Поруке „{ $word }“ нема.
cli-no-file = Датотеке { $path } нема.
cli-nobody = Још нико није играо.

cli-chips-row = { $name }{ $kind ->
     [computer] , рачунар
    *[other] { "" }
}: { CHIPS($purse) }{ $table ->
     [0] { "" }
    *[other] , на столовима { $table }
}.
cli-history-row = { $when }: { $sign ->
     [plus] плус
    *[minus] минус
} { $chips }, { $reason }.
cli-verify-ok = Складиште жетона је исправно, ставки: { $entries }, рачуна: { $accounts }.
cli-backup-done = Складиште жетона је копирано у { $path }.
cli-restore-done = Складиште жетона је враћено из { $path }.
cli-restore-kept = Складиште жетона је враћено из { $path }; досадашње остаје као { $kept }.
cli-export-done = Уписано у { $path }, ставки: { $count }.
cli-replaced = Претходна датотека је тиме замењена.
cli-audit-done = Налаза: { $count }.
cli-missing-done = Порука којих нема у { $lang }: { $count }.

ledger-floor = допуна до 1000
ledger-stake = улог
ledger-stake-back = враћен улог
ledger-insurance = гаранција
ledger-insurance-gain = добитак гаранције
ledger-gain = добитак
ledger-loss = губитак
ledger-bank-founded = отворена банка
ledger-bank-added = допуна банке
ledger-bank-taken = подигнута банка

doctor-system = Систем: { $system }.
doctor-sound = Звучни уређај: узорака у секунди: { $rate }, канала: { $channels }.
doctor-sound-none = Ниједан звучни уређај не може да се отвори.
doctor-driver = { $name }: ту је и уме да { LIST($abilities) }.
doctor-driver-none = { $name }: није ту, { $reason ->
     [unavailable] није инсталирано или не ради
     [no-device] нема звучног уређаја
    *[failed] грешка у раду
     [hung] не одговара
     [vanished] нестало је
}.
doctor-keyboard = Распоред тастатуре: { $known ->
     [no] непознат
    *[yes] { $layouts }
}.
doctor-can-voice = говори
doctor-can-own = свира кроз овај програм
doctor-can-interrupt = одмах ућути
doctor-can-completion = јави крај говора
doctor-can-language = мења језике
doctor-can-rate = мења брзину
doctor-can-pitch = мења висину
doctor-can-volume = мења јачину
doctor-can-pan = говори слева и здесна
doctor-can-braille = показује брајицу
doctor-sentence = Ово је српски глас.
doctor-path-store = Складиште жетона: { $path }.
doctor-path-settings = Подешавања: { $path }.
doctor-path-keys = Тастери: { $path }.
doctor-path-sounds = Звуци: { $path }.
doctor-path-words = Текстови: { $path }.

cli-server-what = После server долази једно од { $known }.
cli-server-announce = „server announce“ захтева текст објаве.
cli-server-no-more = „server { $command }“ не захтева ништа више.
cli-server-none = У фасцикли { $path } не ради ниједна кућа.
cli-server-status = { $name } чека на адреси { $address }. Људи: { $people }, столова: { $tables }.
cli-server-table = Сто { $table }: { $game }, домаћин { $host }.
cli-nobody-here = Овде нема никога.
cli-server-told = Објављено свима, људи: { $count }.
cli-server-sound = Сви жетони куће су на броју.
cli-server-stopping = Кућа пушта да се рунде заврше и престаје са радом.
cli-needs = Опција { $option } захтева { $needed }.
cli-serve-listening = Ова кућа чека играче на адреси { $address }.
cli-serve-words = Речи куће, да се упореде гласом: { $words }.
cli-serve-card = { CARD($card, case: "nom") }
cli-serve-pair = Опције --certificate и --key иду заједно.
cli-serve-either = Кући иза посредничког сервера сопствени сертификат није потребан.
cli-serve-taken = Порт { $port } на овом рачунару је већ заузет: можда једна кућа већ ради. Изаберите други опцијом --port.
cli-serve-certificate = Сертификат или његов кључ не може да се користи: { $path }.
cli-serve-address = На адреси { $address } овај рачунар не може да прима везе.
cli-help =
    Audiojack: карташке игре из породице двадесет један, за играње на слух.
    audiojack: игра. Опције:
    --lang ЈЕЗИК: језик, један од en, cs, ru, sr, sr-Cyrl.
    --data-dir ФАСЦИКЛА: где су жетони, подешавања и тастери.
    --pace ТЕМПО: calm, normal, quick или instant.
    --seed N: сваки пут исте карте и исти рачунарски играчи.
    --driver ИМЕ: ко говори, на пример embedded, screen-reader, speechd, pyttsx3, captions или none.
    --mute: без звукова.
    --window 960x640: величина прозора.
    --no-window: без прозора, тастери само из датотеке.
    --terminal: игра у терминалу.
    --transcript ДАТОТЕКА: уписује све што се каже, притисне и одигра.
    --keys ДАТОТЕКА: притиска тастере из датотеке, у сваком реду један.
    --deal ДАТОТЕКА: партија за вежбу из датотеке, са жетонима који се не рачунају.
    --server АДРЕСА: право у кућу; --account ИМЕ --passphrase-file ДАТОТЕКА, --table БРОЈ, new:ИГРА или listen:БРОЈ, --word РЕЧ, --company N.
    audiojack check ПУТАЊА: проверава датотеке са сценаријима; --transcript каже шта се чује.
    audiojack chips list, history ИМЕ, verify, backup ДАТОТЕКА, restore ДАТОТЕКА, export ДАТОТЕКА: складиште жетона.
    audiojack ranking: најбогатији играчи; --people без рачунарских, --ever по највише жетона икада.
    audiojack stats ИМЕ: како су нечије рунде прошле; --week само последњих седам дана, --plot ДАТОТЕКА као слика, SVG или PNG.
    audiojack odds ИГРА: колико вреди улог; --options k=v,…, --dealer, --chart, --plot ДАТОТЕКА, или --hand КАРТЕ --up КАРТА --seen КАРТЕ.
    audiojack l10n audit, missing ЈЕЗИК, say ЈЕЗИК ПОРУКА име=вредност: за преводиоце.
    audiojack doctor: шта говори, шта пушта звук и где се шта чува; --silent ништа не каже наглас.
    audiojack serve: кућа за више играча; --address АДРЕСА, --port N, --name ТЕКСТ, --certificate ДАТОТЕКА --key ДАТОТЕКА, или --behind-proxy АДРЕСА, --seed N.
    audiojack server status, tables, people, announce ТЕКСТ, audit, stop: кућа која овде ради.
    Већина наредби прихвата --json.
