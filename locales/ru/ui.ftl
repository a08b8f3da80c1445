# Всё вокруг стола: меню, настройки, справка, суммы. Подписи стоят без точки, её добавит программа.

## Списки

menu-opened = { $title } { $item }
menu-item = { $text }
menu-value = { $text }
item-value = { $label }: { $value }
item-state = { $text }, { $state }
item-off = { $text }, сейчас нельзя: { $reason }
item-position = { $text }. { $n } из { $count }.
item-position-sentence = { $text } { $n } из { $count }.
list-empty = Список пуст
list-waiting = Минуту, пожалуйста.
search-none = На «{ $text }» здесь ничего не начинается.
value-none = В этой строке нечего менять.
value-end = Это последнее значение.
yes = Да
no = Нет
on = включено
off = выключено
none = без ограничения
go-on = Дальше
knob = { $label }: { $value }.

## Первый запуск

start = Audiojack.
greeting = Добро пожаловать в Audiojack. Стрелки вверх и вниз выбирают язык, { $key } подтверждает.
language-title = Язык
language-name = Русский
language-item = { $text }
language-chosen = Теперь по-русски.
name-title = Ваше имя
default-name = Гость
name-prompt = Ваше имя? Наберите его или нажмите { $key }, и вас будут звать { $name }.
name-now = { $name }.
start-help = Какие клавиши работают, в любой момент скажет { $key }.
name-empty = Пока ничего не набрано.
name-needed = Имя нужно. Наберите его или просто нажмите { $key }.
name-too-long = Это сюда набрать нельзя.
typed = { $text }.
deleted = Удалено: { $text }.
nothing-to-delete = Удалять нечего.
text-end = Конец.
text-selected = Выделено: { $text }.
text-pasted = Вставлено: { $text }.
paste-nothing = В буфере обмена нет текста.
paste-nowhere = Вставить текст можно только туда, где что-то вводят.
caps-lock-on = Включён Caps Lock.
deleted-next = Удалено: { $text }. { $next }.
deleted-last = Удалено: { $text }. Конец.
name-refused-empty = В имени нужна хотя бы одна буква.
name-refused-long = Имя слишком длинное, максимум знаков: { $most }.
name-refused-characters = В имени нужны буквы и не должно быть управляющих знаков.
name-refused-taken = «{ $name }» — имя компьютерного игрока. Выберите, пожалуйста, другое.

## Главное меню

main-title = Главное меню
main-resume = Продолжить
main-again = Сыграть ещё
main-last-table = { $game }, { $computers ->
     [0] больше никого
     [one] { $computers } компьютерный игрок
     [few] { $computers } компьютерных игрока
    *[other] { $computers } компьютерных игроков
}
main-new = Новый стол
main-richest = Самые богатые
main-statistics = Статистика
main-rules = Правила игр
main-options = Настройки
main-help = Справка
main-quit = Выход
main-top = Это главное меню. Выход: { $keys }.
goodbye = До свидания.
resume-none = Сохранённого раунда больше нет.
resume-title = Незаконченные раунды
resume-several = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
choose-title = Выбор игры

game-blek-dzek = Блэкджек, Playroom
game-blek-dzek-about = Против дилера, как в Playroom: страховка, разделение, удвоение, можно сдаться
game-black-jack = Блэкджек, казино
game-black-jack-about = Как в чешском казино: боксы с номерами, дилер, шесть колод
game-oko = Чешское очко
game-oko-about = Чешская игра в 32 карты: один игрок держит банк и может досрочно унести его домой
game-ochko = Очко с подрезкой
game-ochko-about = Игра в 36 карт: поединки с банкиром и карта, которая удваивает банк
game-ochko-one-card = Очко без подрезки
game-ochko-one-card-about = Очко, в котором одна карта банкира служит весь круг
game-twenty-one = Двадцать одно
game-twenty-one-about = Клубная игра в две колоды: прикупают не больше трёх карт, за 21 со сдачи платят вдвое
game-twenty-one-pull = Двадцать одно с вытягиванием
game-twenty-one-pull-about = Клубная игра, в которой карту можно вытянуть из любого места колоды

character-vera = Вера
character-boris = Борис
character-ana = Анна
character-igor = Игорь
character-olga = Ольга
character-viktor = Виктор
character-marta = Марта
character-milan = Милан
character-tamara = Тамара
character-ivan = Иван
character-jana = Яна
character-roman = Роман
character-zora = Зора
character-nina = Нина

## Подготовка стола

setup-title = { $game }, стол
setup-deal = Раздать
setup-computers = Компьютерные игроки
setup-computers-value = { $n ->
     [0] никого
    *[other] { $n }
}
setup-computers-about = Сколько компьютерных игроков сядет с вами
setup-boxes = Ваши боксы
setup-boxes-value = { $n }
setup-boxes-about = На скольких боксах вы играете сразу
setup-reset = Всё как обычно
setup-reset-ask = Вернуть за этим столом обычные правила?
setup-reset-done = За столом обычные правила.

set-packs = Колоды
set-min-bet = Наименьшая ставка
set-min-bet-about = Самая маленькая ставка, какую можно сделать
set-max-bet = Наибольшая ставка
set-max-bet-about = Самая большая ставка; без ограничения решают только ваши фишки
set-bet-step = Шаг ставок
set-bet-step-about = Ставки кратны этому числу
set-min-bank = Наименьший банк
set-min-bank-about = Самый маленький банк, какой можно поставить
set-max-bank = Наибольший банк
set-max-bank-about = Самый большой банк, какой можно поставить; без ограничения решают только ваши фишки
set-boxes = Боксы
set-boxes-about = Сколько боксов за столом
set-boxes-per-human = Боксы для одного
set-boxes-per-human-about = На скольких боксах можно играть сразу
set-soft17 = Мягкие 17 у дилера
set-ten-blackjack = Туз с десяткой — блэкджек
set-split-by = Пары
set-max-splits = Разделений за раунд
set-split-blackjack = Блэкджек после разделения
set-insurance-on = Страховка
set-standing-players = Ставки за чужие боксы
set-cut-from-end = Подрезная карта
set-double-after-split = Удвоение после разделения
set-double-on = Удвоение
set-enhc-loss = Блэкджек дилера
set-first-banker = Первый банкир
set-mandatory-first-bet = Ставка до второй карты
set-direction = Направление
set-picture-values = Картинки
set-raise = Увеличение ставки
set-raise-requires-draw = Карта после ставки
set-stand-on-one-card = Хватит с одной картой
set-auto-stand-21 = 21 заканчивает ход
set-royal-pays = Выплата за двух тузов
set-santal-royal = Шантал с тузом
set-exchange-seven = Обмен семёрки
set-exchange-eight = Возврат восьмёрки
set-exchange-five-pictures = Возврат пяти картинок
set-exchange-fifteen = Возврат пятнадцати
set-santal-fifteen = Пятнадцать с Шантал
set-exchange-limit = Число обменов
set-banker-card-open = Карта банкира
set-mala-domu-from = Когда «малая домой»
set-mala-domu-trigger = Что завершает «малую домой»
set-dark = Карты втёмную
set-dark-double-bust = Перебор у обоих
set-dark-vs-banker-21 = Очко втёмную и очко банкира
set-two-aces = Два туза
set-five-pictures = Пять картинок
set-banker-17 = 17 у банкира
set-cut-rebet = Ставка после сброса карт
set-take-after-circles = Кругов до снятия банка
set-take-multiple = Рост банка до стука
set-knock-exposes = После стука
set-after-break = После срыва банка
set-deal-from = Сдача
set-played-cards = Сыгранные карты
set-cover = Покрытие ставок
set-announce-bust = Показ перебора
set-open-banker-turn = Открытая игра банкомёта
set-demand-banker-pull = Вытягивание по требованию
set-pull-in-deal = Вытягивание при сдаче

## За столом

table-opened = { $game }. За столом с вами: { LIST($names) }.
table-alone = { $game }. За столом больше никого.
table-resumed = Раунд продолжается с того же места.
table-left = Вы уходите из-за стола.
table-kept = Раунд сохранён. Продолжить его можно из главного меню.
table-out = Для этого стола фишек у вас больше не хватает. За следующим их будет минимум 1000.
table-broke = На наименьшую ставку фишек не хватает. { $key }: выйти из-за стола.
table-stalled = Ничего не потеряно. Нажмите { $key }, чтобы попробовать снова.
between-rounds = { actions-next }: { $key }.
deal-begins = Раздать карты: { $key }.
stakes-enough = Больше ставок вы не делаете.
hint-later = Подсказка ещё считается. Спросите, пожалуйста, ещё раз.
hint-without = Для расчёта подсказок не хватает памяти.
cooldown = Слишком быстро. Ещё раз, пожалуйста.
surrender-ask = Сдаться и потерять половину ставки?
leave-ask = Уйти посреди раунда? Он сохранится, его можно будет доиграть.
leave-ask-lost = Уйти посреди раунда? Сохранить его нельзя, и то, что лежит на столе, пропадёт.
quit-ask = На столе лежит ставка. Выйти? Раунд сохранится.
actions-title = Что сейчас можно сделать
actions-next = { $play ->
     [matched] Следующий круг
     [duels] Следующий круг
     [house] Следующий раунд
     [croupier] Следующий раунд
    *[club] Следующий раунд
}
actions-none = Сейчас можно только ждать или уйти

amount-now = { $amount }.
amount-whole = На весь банк, { $amount }!
amount-digit = { $digit }.
amount-left = { $amount }.
amount-empty = Пусто.
amount-nothing-left = Удалять нечего.
amount-too-long = Столько цифр сюда не войдёт.
amount-touched = { $key } поставит выбранную сумму.
amount-withdrawn = Ничего не поставлено. Вернуться к сумме: { $key }.
amount-too-little = { $amount } — слишком мало, минимум { $limit }.
amount-too-much = { $amount } — слишком много, максимум { $limit }.
amount-not-a-step = { $amount } не подходит: минимум { $limit }, шаг { $step }.

pause-title = Пауза
pause-resume = Играть дальше
pause-options = Настройки
pause-rules = Правила игры
pause-history = История
pause-leave = Уйти из-за стола
pause-leave-kept = Уйти и сохранить раунд

## Чтение

help-title = Клавиши, которые здесь действуют
history-title = История
history-entry = { $text }
history-end = Пока ничего не сказано.
copied = Скопировано.
copy-failed = Буфера обмена нет, копировать некуда.
options-open = Настройки уже открыты. { $key } вернёт назад.
richest-title = Самые богатые
richest-row = { $place }. { $name }{ $kind ->
     [computer] , компьютер
    *[other] { "" }
}: { CHIPS($chips) }, рекорд { $peak }
statistics-title = Статистика
statistics-none = Ни один раунд пока не доигран
statistics-all = Все игры
statistics-rounds = { $name }: { NOUN($rounds, noun: "round") }, выигрышей: { $won }, проигрышей: { $lost }, ничьих: { $pushed }
statistics-net = { $name }: { $sign ->
     [plus] всего выигрыш { CHIPS($net) }
     [minus] всего проигрыш { CHIPS($net) }
    *[zero] всего ни выигрыша, ни проигрыша
}
statistics-best = { $name }: в лучшем раунде { $best-sign ->
     [plus] выигрыш { $best }
     [minus] проигрыш { $best }
    *[zero] { $best }
}, в худшем { $worst-sign ->
     [plus] выигрыш { $worst }
     [minus] проигрыш { $worst }
    *[zero] { $worst }
}
statistics-runs = { $name }: самая длинная серия выигрышей { $winning }, проигрышей { $losing }
rulebooks-title = Правила игр
rulebook-title = Правила: { $game }

## Настройки

options-title = Настройки
options-narration = Что озвучивать
options-speech = Голос
options-sounds = Звуки
options-screen = Экран
options-keys = Клавиши
options-language = Язык
options-reset = Все настройки как обычно
options-reset-ask = Вернуть все настройки? Имя, язык и столы останутся.
options-reset-done = Все настройки снова обычные.
settings-not-kept = Настройки не удаётся записать на диск. Они действуют до выхода.
window-gone = Окно пропало, поэтому программа закрывается. Раунд сохранён.
program-fault = В программе произошёл сбой, она закрывается. Всё, что есть в хранилище фишек, сохранено.
transcript-full = Запись дальше не ведётся: { system-reason }. Игра идёт без неё.
settings-set-aside = Прочитать настройки не удалось, прежний файл сохранён как { $file }. Действуют обычные настройки.
settings-unfit = В файле { $file } нельзя использовать значения: { $names }. Вместо них действуют обычные.
settings-unfit-more = В файле { $file } нельзя использовать значения: { $names } и другие. Вместо них действуют обычные.
keys-set-aside = Прочитать файл клавиш не удалось, прежний сохранён как { $file }. Действуют обычные клавиши.
settings-file = Настройки программы Audiojack. Их можно менять и вручную, когда программа не запущена.

opt-verbosity = Подробность речи
opt-verbosity-about = Насколько подробно рассказывать о том, что происходит
value-verbosity-brief = кратко
value-verbosity-normal = обычно
value-verbosity-full = подробно
opt-pace = Темп игры
opt-pace-about = Сколько остальные ждут перед своим ходом
value-pace-calm = спокойный
value-pace-normal = обычный
value-pace-quick = быстрый
value-pace-instant = мгновенный
opt-say-cards = Карты других игроков
opt-say-cards-about = Называть ли карты, которые им приходят
opt-say-chips = Ставки других игроков
opt-say-chips-about = Называть ли, кто сколько ставит
opt-say-turns = Ходы других игроков
opt-say-turns-about = Говорить ли, чей сейчас ход
opt-say-results = Итоги других игроков
opt-say-results-about = Называть ли их выигрыши и проигрыши
opt-say-table = События стола
opt-say-table-about = Сообщать ли о тасовке и тому подобном
opt-positions = Номера строк в списках
opt-positions-about = Называть ли номер строки и сколько их всего
opt-wrap = Списки по кругу
opt-wrap-about = Ведёт ли стрелка вниз с последней строки на первую
opt-confirm = Переспрашивать
opt-confirm-about = Переспрашивать ли, когда вы сдаётесь, уходите со ставкой или что-то сбрасываете
opt-cooldown = Защита от двойных нажатий
opt-cooldown-about = Отклонять ли второе нажатие, если не прошло и полсекунды
opt-speak-unfocused = Играть в фоне
opt-speak-unfocused-about = Продолжается ли игра, когда открыто другое окно
opt-hide-computers = Среди самых богатых только люди
opt-hide-computers-about = Пропускать ли компьютерных игроков в списке самых богатых
opt-engine = Голос
opt-engine-about = Кто говорит: голос программы, ваш скринридер или никто
value-engine-auto = по выбору программы
value-engine-embedded = голос программы
value-engine-screen-reader = скринридер
value-engine-speechd = служба Speech Dispatcher
value-engine-sapi = голос Windows
value-engine-pyttsx3 = системный голос
value-engine-captions = никто, только текст и брайль
value-engine-none = никто
opt-voice-rate = Скорость голоса
opt-voice-rate-about = Как быстро голос программы говорит на этом языке
value-words-a-minute = { $n ->
     [one] { $n } слово в минуту
     [few] { $n } слова в минуту
    *[many] { $n } слов в минуту
}
opt-voice-pitch = Высота голоса
opt-voice-pitch-about = Насколько высок голос программы на этом языке
opt-variant = Вариант голоса
opt-variant-about = Тембр голоса программы на этом языке
value-variant = { $n ->
     [0] основной
    *[other] вариант { $n }
}
opt-voice-language-volume = Громкость на этом языке
opt-voice-language-volume-about = Насколько громко голос программы звучит на этом языке по сравнению с другими
opt-voice-volume = Громкость голоса
opt-voice-volume-about = Насколько громко звучит голос программы
opt-reader-rate = Скорость скринридера
opt-reader-rate-about = С какой скоростью, по-вашему, говорит скринридер: о конце речи он не сообщает
opt-braille = Брайль
opt-braille-about = Посылать ли всё сказанное на брайлевский дисплей
value-percent = { $n ->
     [one] { $n } процент
     [few] { $n } процента
    *[many] { $n } процентов
}
opt-effects-muted = Без звука
opt-effects-muted-about = Выключены ли все звуки; голос остаётся
opt-effects-volume = Громкость стола
opt-effects-volume-about = Насколько громко звучат карты и фишки
opt-interface-volume = Громкость меню
opt-interface-volume-about = Насколько громко звучат меню
opt-mono = Моно
opt-mono-about = Звучит ли всё посередине
opt-keep-awake = Не давать звуку засыпать
opt-keep-awake-about = Для беспроводных наушников и других устройств, которые после тишины глотают первое слово
value-keep-awake-off = выключено
value-keep-awake-short = 30 секунд
value-keep-awake-always = всегда
opt-theme = Цвета
opt-theme-about = Цвета окна
value-theme-dark = светлое на тёмном
value-theme-light = тёмное на светлом
value-theme-yellow-on-black = жёлтое на чёрном
value-theme-black-on-white = чёрное на белом
opt-text-size = Размер текста
opt-text-size-about = Насколько крупный текст; «по окну» растёт вместе с окном
value-pixels = { $n ->
     [one] { $n } точка
     [few] { $n } точки
    *[many] { $n } точек
}
value-text-size-auto = по окну
opt-full-screen = Полный экран
opt-full-screen-about = Занимает ли окно весь экран
opt-curtain = Затемнение экрана
opt-curtain-about = Остаётся ли окно чёрным, чтобы никто не подсматривал

keys-title = Клавиши
keys-about = { $key }: назначить новую клавишу, { $lower }: убрать её, { $higher }: вернуть обычную
keys-none = без клавиши
keys-or = { $key } или { $other }
keys-seats = цифры, кроме нуля
keys-press = Нажмите новую клавишу для команды «{ $command }».
keys-clash = Клавиша { $key } уже занята: { $owner }. Забрать её?
keys-taken = У клавиши { $key } теперь другая команда: { $owner }.
keys-essential = Эту команду нельзя оставить без клавиши.
keys-unusable = Эту клавишу использовать нельзя.
keys-reset = Все клавиши как обычно
keys-reset-ask = Вернуть все клавиши?
keys-reset-done = Все клавиши снова обычные.
keys-file-clash = В файле { $file } у клавиши { $key } две команды: «{ $holds }» и «{ $loses }». Действует «{ $holds }».
keys-file-command = В файле { $file } есть команда, которой в Audiojack нет: «{ $word }». Она пропущена.
keys-file-line = Строку { $line } файла { $file } понять нельзя. Она пропущена.
keys-file-many = В файле { $file } много ошибок, всего { $count }. Непонятное пропущено.
keys-file-key = В файле { $file } для команды «{ $command }» указана неизвестная клавиша: «{ $word }». Она пропущена.
keys-file-essential = В файле { $file } команда «{ $command }» осталась без клавиши, а без неё нельзя. Остаётся { $key }.
keys-file = Клавиши программы Audiojack, которые отличаются от обычных, по частям программы, где они действуют.

key-enter = Enter
key-space = пробел
key-escape = Escape
key-backspace = Backspace
key-tab = Tab
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-up = стрелка вверх
key-down = стрелка вниз
key-left = стрелка влево
key-right = стрелка вправо
key-menu = клавиша меню
key-plus = плюс
key-minus = минус
key-multiply = звёздочка на цифровом блоке
key-divide = косая черта на цифровом блоке
key-decimal = точка на цифровом блоке
key-pause = Pause
key-control = Ctrl
key-shift = Shift
key-alt = Alt

does-table-stand = Хватит; следующий раунд; сделать ставку
does-table-draw = Взять карту; та же ставка снова
does-table-split = Разделить пару
does-table-double = Удвоить ставку
does-table-insure = Взять страховку
does-table-surrender = Сдаться
does-table-cards = Ваши карты
does-table-dealer = Карты дилера или банкира
does-table-chips = Ваши фишки
does-table-others = Фишки других
does-table-turn = Чей ход
does-table-raise = Увеличить ставку; ставки на столе
does-table-blind = Взять карту втёмную
does-table-exchange = Обменять карты
does-table-announce = Объявить «малую домой» или стук
does-table-actions = Меню того, что сейчас можно
does-table-seat-1 = Место за столом: имя, карты, фишки
does-table-seat-2 = Место 2
does-table-seat-3 = Место 3
does-table-seat-4 = Место 4
does-table-seat-5 = Место 5
does-table-seat-6 = Место 6
does-table-seat-7 = Место 7
does-table-seat-8 = Место 8
does-table-seat-9 = Место 9
does-table-overview = Весь стол
does-table-rules = Правила вкратце
does-table-explain = Почему раунд так кончился
does-table-hint = Подсказка
does-table-repeat = Повторить; ещё раз — предыдущее
does-table-pause = Пауза
does-amount-place = Поставить сумму
does-amount-withdraw = Закрыть поле суммы
does-amount-same = Та же ставка, что прежде
does-amount-delete = Удалить цифру
does-amount-more = Больше
does-amount-less = Меньше
does-amount-much-more = На десять шагов больше
does-amount-much-less = На десять шагов меньше
does-amount-least = Наименьшая сумма
does-amount-most = Наибольшая сумма
does-text-accept = Принять набранное
does-text-cancel = Назад
does-text-previous-letter = Предыдущая буква
does-text-next-letter = Следующая буква
does-text-previous-word = Предыдущее слово
does-text-next-word = Следующее слово
does-text-first-letter = В начало
does-text-last-letter = В конец
does-text-delete = Удалить букву перед курсором
does-text-delete-next = Удалить букву после курсора
does-text-select-all = Выделить всё
does-text-paste = Вставить
does-text-read = Прочитать набранное
does-menu-choose = Выбрать
does-menu-back = Назад
does-menu-previous = Предыдущая строка
does-menu-next = Следующая строка
does-menu-lower = Предыдущее значение
does-menu-higher = Следующее значение
does-menu-first = Первая строка
does-menu-last = Последняя строка
does-everywhere-silence = Замолчать
does-everywhere-say-again = Повторить; ещё раз — предыдущее
does-everywhere-history-back = Назад по истории
does-everywhere-history-forward = Вперёд по истории
does-everywhere-history-first = Начало истории
does-everywhere-history-last = Конец истории
does-everywhere-copy = Скопировать сказанное
does-everywhere-help = Клавиши, которые здесь действуют
does-everywhere-rule-book = Правила игры
does-everywhere-verbosity = Подробность речи
does-everywhere-verbosity-back = Подробность речи в обратную сторону
does-everywhere-pace = Темп игры
does-everywhere-pace-back = Темп игры в обратную сторону
does-everywhere-voice-slower = Голос медленнее
does-everywhere-voice-faster = Голос быстрее
does-everywhere-voice-softer = Голос тише
does-everywhere-voice-louder = Голос громче
does-everywhere-effects-softer = Звуки тише
does-everywhere-effects-louder = Звуки громче
does-everywhere-mute = Выключить или включить звуки
does-everywhere-voice = Голос программы, скринридер или тишина
does-everywhere-options = Настройки
does-everywhere-full-screen = Полный экран
does-everywhere-curtain = Затемнение экрана
does-everywhere-theme = Следующие цвета
does-everywhere-text-larger = Текст крупнее
does-everywhere-text-smaller = Текст мельче
does-everywhere-text-default = Текст по окну
does-everywhere-quit = Выйти

## Неполадки

driver-changed = Голос пропал: { $old }. Теперь говорит: { $new }.
voice-gone = Голос пропал: { $old }. Дальше только текст и брайль.
sound-lost = Звуковое устройство пропало.
sound-back = Звуковое устройство снова работает.
no-sound = Звуковое устройство не найдено. Всё будет показано текстом.
no-sound-but-speech = Звуковое устройство не найдено, звуков не будет. Сейчас говорит: { $voice }.
store-failed = Хранилище фишек не смогло этого сделать. Ничего не потеряно.
store-busy = Хранилищем фишек сейчас пользуется другая копия программы. Попробуйте, пожалуйста, ещё раз.
store-conflict = { $reason ->
     [held] За этим столом играет другая копия программы
     [closed] Этот стол уже закрыт
    *[sequence] Игра за этим столом ушла вперёд в другой копии программы
}.
store-insufficient = Для этого в кошельке не хватает фишек.
store-chips-elsewhere = В кошельке не хватает даже на наименьшую ставку. Остальные ваши фишки лежат на столе, из-за которого вы встали, { $game }: { CHIPS($chips) }. Сначала доиграть тот раунд?
store-chips-on-table = На столе ещё лежат фишки.
store-full = Диск заполнен. Ничего не потеряно; освободите место и попробуйте ещё раз.
store-read-only = В хранилище фишек нельзя записывать: { $path }. Ничего не потеряно.
store-unreadable = Хранилище фишек нельзя прочитать: { $path }. Ничего не потеряно.
store-unfinished = Запись в хранилище фишек прервалась, и отменить её здесь нельзя. Файл или папка закрыты для записи: { $path }. Ничего не потеряно.
store-no-locks = На этом диске нельзя хранить фишки: { $path }. Он не различает две копии программы. Выберите, пожалуйста, другой диск.
store-older = Хранилище фишек записано более ранней версией программы Audiojack. Запустите один раз игру, и оно обновится.
store-io = Диск не смог прочитать или записать хранилище фишек. Ничего не потеряно; попробуйте, пожалуйста, ещё раз.
store-damaged = { $reason ->
     [missing] Хранилища фишек, которое здесь было, больше нет: { $path }.
     [empty] Хранилище фишек пусто, а само по себе оно пустым не бывает. Оно оставлено как есть: { $path }.
     [not_a_store] Это не хранилище фишек, и оно оставлено как есть: { $path }.
     [foreign] Это не хранилище фишек, и оно оставлено как есть: { $path }.
    *[malformed] Хранилище фишек повреждено и оставлено как есть: { $path }.
}
store-newer = Хранилище фишек записано более новой версией программы Audiojack и оставлено как есть.
store-in-use = Хранилищем фишек пользуется другая копия программы. Закройте её и попробуйте ещё раз.
store-name-refused = Такое имя взять нельзя.
store-unknown-player = Такого игрока нет.
store-without = У вас 1000 фишек, но сохранены они не будут.
