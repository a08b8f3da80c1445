# Что говорит командная строка: сначала ошибки, потом справка и ответы.

cli-wrong-use = Это непонятно: { $what }. Что можно задать, покажет «audiojack --help».
cli-unknown-command = Команды «{ $word }» нет; есть { $known }.
cli-unknown-option = Параметра { $word } нет. Список покажет «audiojack --help».
cli-unknown-word = «{ $word }» здесь лишнее.
cli-option-value = Параметру { $option } нужно подходящее значение. Какое, скажет «audiojack --help».
cli-not-among = { $option }: «{ $word }» не подходит; можно { $known }.
system-reason = { $detail ->
     [not-found] такого файла или папки нет
     [folder] это папка
     [not-folder] часть пути не папка
     [in-the-way] там уже что-то есть
     [forbidden] это не разрешено
     [read-only] диск только для чтения
     [full] диск заполнен
     [too-large] он слишком большой
     [device] это устройство, а не файл
     [no-reader] его никто не читает
    *[other] { $detail }
}
cli-transcript = Запись нельзя сохранить в { $path }: { system-reason }.
cli-keys-file = Файл клавиш { $path } не читается: { system-reason }.
cli-keys-line = { $path }, строка { $line }: «{ $text }» — не клавиша.
cli-keys-not-text = В файле клавиш { $path } не текст.
cli-fault = В программе произошёл сбой, она закрывается. Всё, что есть в хранилище фишек, сохранено. Что случилось, записано в { $path }.
cli-fault-unwritten = В программе произошёл сбой, она закрывается. Всё, что есть в хранилище фишек, сохранено. Случилось вот что: { $detail }.
cli-output = Вывод не записывается: { system-reason }.
cli-check-what = Какие файлы сценариев проверить? Укажите файлы или папки.
cli-no-home = Неизвестно, в какой папке хранить данные. Укажите её после --data-dir.
cli-chips-what = После «chips» идёт одно из { $known }.
cli-chips-list = «chips list» больше ничего не нужно.
cli-chips-verify = «chips verify» больше ничего не нужно.
cli-chips-history = «chips history» нужно имя одного игрока.
cli-chips-backup = «chips backup» нужен файл, куда записать.
cli-chips-restore = «chips restore» нужен файл, откуда взять.{ $known ->
     [yes] { " " }Самая новая копия — { $path }.
    *[no] { "" }
}
cli-chips-export = «chips export» нужен файл, куда записать.
store-no-locks-command = Место для фишек задаёт «--data-dir».
store-damaged-command = { $rescue ->
     [anew] Резервной копии нет. Начать заново можно в главном меню игры, в пункте «Фишки не сохраняются».
    *[backup] Копию вернёт «audiojack chips restore».
}
cli-l10n-what = После «l10n» идёт одно из { $known }.
cli-l10n-missing = «l10n missing» нужен один язык.
cli-l10n-say = «l10n say» нужны язык и имя сообщения.
cli-l10n-value = «{ $word }» не имеет вида имя=значение.
cli-no-message = Сообщения «{ $word }» нет.
cli-no-file = Файла { $path } нет.
cli-nobody = Пока никто не играл.

cli-chips-row = { $name }{ $kind ->
     [computer] , компьютер
    *[other] { "" }
}: { CHIPS($purse) }{ $table ->
     [0] { "" }
    *[other] , на столах { $table }
}.
cli-history-row = { $when }: { $sign ->
     [plus] плюс
    *[minus] минус
} { $chips }, { $reason }.
cli-verify-ok = Хранилище фишек в порядке, записей: { $entries }, счетов: { $accounts }.
cli-backup-done = Хранилище фишек скопировано в { $path }.
cli-restore-done = Хранилище фишек восстановлено из { $path }.
cli-restore-kept = Хранилище фишек восстановлено из { $path }; прежнее осталось как { $kept }.
cli-export-done = Записано в { $path }, записей: { $count }.
cli-replaced = Прежний файл заменён.
cli-audit-done = Находок: { $count }.
cli-missing-done = Сообщений, которых нет в { $lang }: { $count }.

ledger-floor = пополнение до тысячи
ledger-stake = ставка
ledger-stake-back = возврат ставки
ledger-insurance = страховка
ledger-insurance-gain = выигрыш страховки
ledger-gain = выигрыш
ledger-loss = проигрыш
ledger-bank-founded = поставлено в банк
ledger-bank-added = добавлено в банк
ledger-bank-taken = снято с банка

doctor-system = Система: { $system }.
doctor-sound = Звуковое устройство: отсчётов в секунду: { $rate }, каналов: { $channels }.
doctor-sound-none = Звуковое устройство не открывается.
doctor-driver = { $name }: есть и умеет { LIST($abilities) }.
doctor-driver-none = { $name }: нет, { $reason ->
     [unavailable] не установлено или не запущено
     [no-device] нет звукового устройства
    *[failed] сбой
     [hung] не отвечает
     [vanished] исчезло
}.
doctor-keyboard = Раскладка клавиатуры: { $known ->
     [no] неизвестна
    *[yes] { $layouts }
}.
doctor-can-voice = говорить
doctor-can-own = звучать через эту программу
doctor-can-interrupt = сразу замолкать
doctor-can-completion = сообщать о конце речи
doctor-can-language = менять языки
doctor-can-rate = менять скорость
doctor-can-pitch = менять высоту
doctor-can-volume = менять громкость
doctor-can-pan = говорить слева и справа
doctor-can-braille = показывать брайль
doctor-sentence = Это русский голос.
doctor-path-store = Хранилище фишек: { $path }.
doctor-path-settings = Настройки: { $path }.
doctor-path-keys = Клавиши: { $path }.
doctor-path-sounds = Звуки: { $path }.
doctor-path-words = Тексты: { $path }.

cli-server-what = После server нужно одно из слов { $known }.
cli-server-announce = Команде «server announce» нужен текст объявления.
cli-server-no-more = Команде «server { $command }» больше ничего не нужно.
cli-server-none = В папке { $path } дом не работает.
cli-server-status = { $name } ждёт по адресу { $address }. Людей: { $people }, столов: { $tables }.
cli-server-table = Стол { $table }: { $game }, хозяин { $host }.
cli-nobody-here = Здесь никого нет.
cli-server-told = Объявлено всем, людей: { $count }.
cli-server-sound = Все фишки дома на месте.
cli-server-stopping = Дом даёт доиграть раунды и завершает работу.
cli-needs = Параметру { $option } нужен { $needed }.
cli-serve-listening = Этот дом ждёт игроков по адресу { $address }.
cli-serve-words = Слова дома, чтобы сверить их голосом: { $words }.
cli-serve-card = { CARD($card, case: "nom") }
cli-serve-pair = Параметры --certificate и --key задаются вместе.
cli-serve-either = Дому за прокси-сервером собственный сертификат не нужен.
cli-serve-taken = Порт { $port } на этом компьютере уже занят: возможно, один дом уже работает. Выберите другой параметром --port.
cli-serve-certificate = Сертификат или ключ к нему использовать нельзя: { $path }.
cli-serve-address = По адресу { $address } этот компьютер принимать соединения не может.
cli-help =
    Audiojack: карточные игры семейства «двадцать одно» на слух.
    audiojack: играть. Параметры:
    --lang ЯЗЫК: язык, один из en, cs, ru, sr, sr-Cyrl.
    --data-dir ПАПКА: где хранятся фишки, настройки и клавиши.
    --pace ТЕМП: calm, normal, quick или instant.
    --seed N: каждый раз те же карты и компьютерные игроки.
    --driver ИМЯ: кто говорит, например embedded, screen-reader, speechd, pyttsx3, captions или none.
    --mute: без звуков.
    --window 960x640: размер окна.
    --no-window: без окна, клавиши только из файла.
    --terminal: играть в терминале.
    --transcript ФАЙЛ: запишет всё, что сказано, нажато и сыграно.
    --keys ФАЙЛ: нажмёт клавиши из файла, по одной в строке.
    --deal ФАЙЛ: тренировочная раздача из файла, на фишки, которые не в счёт.
    --server АДРЕС: сразу в дом; --account ИМЯ --passphrase-file ФАЙЛ, --table НОМЕР, new:ИГРА или listen:НОМЕР, --word СЛОВО, --company N.
    audiojack check ПУТЬ: проверит файлы сценариев; --transcript скажет, что слышно.
    audiojack chips list, history ИМЯ, verify, backup ФАЙЛ, restore ФАЙЛ, export ФАЙЛ: хранилище фишек.
    audiojack ranking: самые богатые; --people без компьютерных игроков, --ever по рекорду за всё время.
    audiojack stats ИМЯ: как прошли чьи-то раунды; --week только за последние семь дней, --plot ФАЙЛ рисунком, SVG или PNG.
    audiojack odds ИГРА: чего стоит ставка; --options k=v,…, --dealer, --chart, --plot ФАЙЛ или --hand КАРТЫ --up КАРТА --seen КАРТЫ.
    audiojack l10n audit, missing ЯЗЫК, say ЯЗЫК СООБЩЕНИЕ имя=значение: для переводчиков.
    audiojack doctor: что говорит, что звучит и где что хранится; --silent ничего не скажет вслух.
    audiojack serve: дом для нескольких игроков; --address АДРЕС, --port N, --name ТЕКСТ, --certificate ФАЙЛ --key ФАЙЛ или --behind-proxy АДРЕС, --seed N.
    audiojack server status, tables, people, announce ТЕКСТ, audit, stop: дом, который здесь работает.
    Большинство команд знают --json.
