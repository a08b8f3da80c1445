# Све око стола: менији, подешавања, помоћ, износи. Натписи су без тачке, додаје је програм.

## Спискови

menu-opened = { $title } { $item }
menu-item = { $text }
menu-value = { $text }
item-value = { $label }: { $value }
item-state = { $text }, { $state }
item-off = { $text }, сада не: { $reason }
item-position = { $text }. { $n } од { $count }.
item-position-sentence = { $text } { $n } од { $count }.
list-empty = Списак је празан
list-waiting = Само тренутак, молим.
search-none = Овде ништа не почиње на „{ $text }“.
value-none = У овом реду нема шта да се мења.
value-end = То је последња вредност.
yes = Да
no = Не
on = укључено
off = искључено
none = без границе
go-on = Даље
knob = { $label }: { $value }.

## Прво покретање

start = Audiojack.
greeting = Добро дошли у Audiojack. Стрелице горе и доле бирају језик, { $key } потврђује.
language-title = Језик
language-name = { $script ->
     [latin] { "Srpski, latinica" }
    *[other] Српски, ћирилица
}
language-item = { $text }
language-chosen = Језик је сада српски.
name-title = Ваше име
default-name = Гост
name-prompt = Ваше име? Укуцајте га, или притисните { $key } за име { $name }.
name-now = { $name }.
start-help = Који тастери раде, у сваком тренутку каже { $key }.
name-empty = Још ништа није укуцано.
name-needed = Име је потребно. Укуцајте га, или само притисните { $key }.
name-too-long = То овде не може да се укуца.
typed = { $text }.
deleted = Обрисано: { $text }.
nothing-to-delete = Нема шта да се брише.
text-end = Крај.
text-selected = Изабрано: { $text }.
text-pasted = Налепљено: { $text }.
paste-nothing = Нема текста за лепљење.
paste-nowhere = Текст може да се налепи само тамо где се нешто куца.
caps-lock-on = Укључен је Caps Lock.
deleted-next = Обрисано: { $text }. { $next }.
deleted-last = Обрисано: { $text }. Крај.
name-refused-empty = Име мора да има бар једно слово.
name-refused-long = Име је предугачко, највише знакова: { $most }.
name-refused-characters = Име мора да има слова и не сме да има контролне знакове.
name-refused-taken = „{ $name }“ је име рачунарског играча. Молимо, изаберите друго.

## Главни мени

main-title = Главни мени
main-resume = Настави
main-again = Нова партија
main-last-table = { $game }, { $computers ->
     [0] нико други
     [one] { $computers } рачунарски играч
     [few] { $computers } рачунарска играча
    *[other] { $computers } рачунарских играча
}
main-new = Нови сто
main-richest = Најбогатији играчи
main-statistics = Статистика
main-rules = Правила игара
main-options = Подешавања
main-help = Помоћ
main-quit = Излаз
main-top = Ово је главни мени. Излаз из програма: { $keys }.
goodbye = Довиђења.
resume-none = Нема прекинуте рунде.
resume-title = Прекинуте рунде
resume-several = { $n ->
    [one] { $n } рунда
    [few] { $n } рунде
   *[other] { $n } рунди
}
choose-title = Избор игре

game-blek-dzek = Блек џек
game-blek-dzek-about = Против делитеља, како се игра у Играоници: гаранција, раздвајање, дуплирање, предаја
game-black-jack = Казино блек џек
game-black-jack-about = Како се игра у чешком казину: боксови са бројевима, крупије, шест шпилова
game-oko = Око, чешка игра
game-oko-about = Са 32 карте: један играч држи банку, а банка може раније да оде кући
game-ochko = Очко са доњом картом
game-ochko-about = Руска игра са 36 карата: двобоји са банкаром и карта која дуплира банку
game-ochko-one-card = Очко са једном картом банкара
game-ochko-one-card-about = Очко у коме једна карта банкара важи цео круг
game-twenty-one = Двадесет један, клупска игра
game-twenty-one-about = Клупска игра са два шпила: вуку се највише још три карте, а 21 из прве две карте плаћа се дупло
game-twenty-one-pull = Двадесет један са бирањем карте
game-twenty-one-pull-about = Клупска игра у којој карта сме да се извуче са било ког места у шпилу

character-vera = Вера
character-boris = Борис
character-ana = Ана
character-igor = Игор
character-olga = Олга
character-viktor = Виктор
character-marta = Марта
character-milan = Милан
character-tamara = Тамара
character-ivan = Иван
character-jana = Јана
character-roman = Роман
character-zora = Зора
character-nina = Нина

## Припрема стола

setup-title = { $game }, сто
setup-deal = Подели карте
setup-computers = Рачунарски играчи
setup-computers-value = { $n ->
     [0] нико
    *[other] { $n }
}
setup-computers-about = Колико рачунарских играча седи са вама
setup-boxes = Ваши боксови
setup-boxes-value = { $n }
setup-boxes-about = На колико боксова играте одједном
setup-reset = Врати уобичајена правила
setup-reset-ask = Вратити уобичајена правила за овај сто?
setup-reset-done = За столом важе уобичајена правила.

set-packs = Шпилови
set-min-bet = Најмањи улог
set-min-bet-about = Најмањи улог који може да се уложи
set-max-bet = Највећи улог
set-max-bet-about = Ако је без границе, одлучује само број ваших жетона
set-bet-step = Корак улога
set-bet-step-about = Улози су умношци овог броја
set-min-bank = Најмања банка
set-min-bank-about = Са колико најмање жетона може да се отвори банка
set-max-bank = Највећа банка
set-max-bank-about = Са колико највише жетона може да се отвори банка; ако је без границе, одлучује само број жетона банкара
set-boxes = Боксови
set-boxes-about = Колико боксова има сто
set-boxes-per-human = Боксова по играчу
set-boxes-per-human-about = На колико боксова смете да играте одједном
set-soft17 = Делитељ на меких 17
set-ten-blackjack = Кец и десетка су блек џек
set-split-by = Парови
set-max-splits = Раздвајања у рунди
set-split-blackjack = Блек џек после раздвајања
set-insurance-on = Гаранција
set-standing-players = Улози иза боксова
set-cut-from-end = Резна карта
set-double-after-split = Дуплирање после раздвајања
set-double-on = Дуплирање
set-enhc-loss = Блек џек крупијеа
set-first-banker = Први банкар
set-mandatory-first-bet = Улог пре друге карте
set-direction = Смер игре
set-picture-values = Слике
set-raise = Повећавање улога
set-raise-requires-draw = Карта после улога
set-stand-on-one-card = Крај са једном картом
set-auto-stand-21 = Крај потеза на 21
set-royal-pays = Исплата за суви ајнц
set-santal-royal = Шантал са кецом
set-exchange-seven = Замена седмице
set-exchange-eight = Враћање осмице
set-exchange-five-pictures = Враћање пет слика
set-exchange-fifteen = Враћање петнаест
set-santal-fifteen = Петнаест са Шанталом
set-exchange-limit = Број замена
set-banker-card-open = Отворена карта банкара
set-mala-domu-from = Када „мала кући“
set-mala-domu-trigger = Шта завршава „малу кући“
set-dark = Карте наслепо
set-dark-double-bust = Обе стране преко 21
set-dark-vs-banker-21 = Наслепо против 21
set-two-aces = Два кеца
set-five-pictures = Пет слика
set-banker-17 = Банкар на 17
set-cut-rebet = Улог после враћања карата
set-take-after-circles = Кругова пре куцања
set-take-multiple = Раст банке пре куцања
set-knock-exposes = После куцања
set-after-break = После разбијања банке
set-deal-from = Дељење
set-played-cards = Одигране карте
set-cover = Покриће улога
set-announce-bust = Показивање карата преко 21
set-open-banker-turn = Отворена игра банкара
set-demand-banker-pull = Бирање на захтев
set-pull-in-deal = Бирање при дељењу

## За столом

table-opened = { $game }. За столом са вама: { LIST($names) }.
table-alone = { $game }. За столом нема никог другог.
table-resumed = Рунда иде даље од места где је стала.
table-left = Одлазите од стола.
table-kept = Рунда је сачувана. Можете да је доиграте из главног менија.
table-out = За овај сто више немате довољно жетона. За следећим ћете имати бар 1000.
table-broke = За најмањи улог немате довољно жетона. Притисните { $key } да бисте устали од стола.
table-stalled = Ништа није изгубљено. Притисните { $key } за нови покушај.
between-rounds = { $play ->
     [duels] Следећи круг: { $key }.
     [house] Следећа рунда: { $key }.
     [croupier] Следећа рунда: { $key }.
     [matched] Следећа рунда: { $key }.
    *[club] Следећа рунда: { $key }.
}
deal-begins = Дељење карата: { $key }.
stakes-enough = Већ сте уложили.
hint-later = Савет се још рачуна. Молимо, питајте поново.
hint-without = Нема довољно меморије за израчунавање савета.
cooldown = Пребрзо. Још једном, молимо.
surrender-ask = Предати се и изгубити половину улога?
leave-ask = Отићи усред рунде? Рунда остаје сачувана и може да се доигра.
leave-ask-lost = Отићи усред рунде? Рунда не може да се сачува, а улог на столу пропада.
quit-ask = На столу је улог. Изаћи из програма? Рунда остаје сачувана.
actions-title = Шта сада можете
actions-next = { $play ->
     [duels] Следећи круг
     [house] Следећа рунда
     [croupier] Следећа рунда
     [matched] Следећа рунда
    *[club] Следећа рунда
}
actions-none = Сада може само да се чека или да се оде

amount-now = { $amount }.
amount-whole = Цела банка, { $amount }!
amount-digit = { $digit }.
amount-left = { $amount }.
amount-empty = Празно.
amount-nothing-left = Нема шта да се брише.
amount-too-long = Толико цифара овде не стаје.
amount-touched = { $key } улаже изабрани износ.
amount-withdrawn = Ништа није уложено. Поље поново отвара { $key }.
amount-too-little = { $amount } је премало, најмање { $limit }.
amount-too-much = { $amount } је превише, највише { $limit }.
amount-not-a-step = { $amount } не одговара: најмање { $limit }, корак { $step }.

pause-title = Пауза
pause-resume = Настави игру
pause-options = Подешавања
pause-rules = Правила игре
pause-history = Историја
pause-leave = Устати од стола
pause-leave-kept = Устати од стола, рунда остаје сачувана

## Читање

help-title = Тастери који овде раде
history-title = Историја
history-entry = { $text }
history-end = Још ништа није речено.
copied = Копирано.
copy-failed = Нема оставе у коју би се копирало.
options-open = Подешавања су већ отворена. { $key } води назад.
richest-title = Најбогатији играчи
richest-row = { $place }. { $name }{ $kind ->
     [computer] , рачунар
    *[other] { "" }
}: { CHIPS($chips) }, највише { $peak }
statistics-title = Статистика
statistics-none = Још ниједна рунда није доиграна
statistics-all = Све игре
statistics-rounds = { $name }: { NOUN($rounds, noun: "round") }, добијених: { $won }, изгубљених: { $lost }, нерешених: { $pushed }
statistics-net = { $name }: { $sign ->
     [plus] укупан добитак { CHIPS($net) }
     [minus] укупан губитак { CHIPS($net) }
    *[zero] укупно без добитка и губитка
}
statistics-best = { $name }: у најбољој рунди { $best-sign ->
     [plus] добитак { $best }
     [minus] губитак { $best }
    *[zero] { $best }
}, у најгорој { $worst-sign ->
     [plus] добитак { $worst }
     [minus] губитак { $worst }
    *[zero] { $worst }
}
statistics-runs = { $name }: најдужи низ победа: { $winning }, пораза: { $losing }
rulebooks-title = Правила игара
rulebook-title = Правила: { $game }

## Подешавања

options-title = Подешавања
options-narration = Шта се говори
options-speech = Глас
options-sounds = Звуци
options-screen = Екран
options-keys = Тастери
options-language = Језик
options-reset = Врати почетна подешавања
options-reset-ask = Вратити почетна подешавања? Име, језик и столови остају.
options-reset-done = Почетна подешавања су враћена.
settings-not-kept = Подешавања не могу да се упишу на диск. Важе до изласка.
window-gone = Прозора више нема, па се програм завршава. Рунда је сачувана.
program-fault = У програму је дошло до квара и он се завршава. Све што је у складишту жетона остаје сачувано.
transcript-full = Запис не може даље да се пише: { system-reason }. Игра иде без њега.
settings-set-aside = Подешавања нису могла да се прочитају, сачувана су као { $file }. Важе почетна.
keys-set-aside = Датотека са тастерима није могла да се прочита, сачувана је као { $file }. Важе почетни тастери.
settings-unfit = У датотеци { $file } не могу да се користе вредности: { $names }. Уместо њих важе почетне.
settings-unfit-more = У датотеци { $file } не могу да се користе вредности: { $names } и друге. Уместо њих важе почетне.
settings-file = Подешавања програма Audiojack. Могу да се мењају и ручно, док програм не ради.

opt-verbosity = Опширност
opt-verbosity-about = Колико се говори о ономе што се дешава
value-verbosity-brief = кратко
value-verbosity-normal = обично
value-verbosity-full = детаљно
opt-pace = Темпо стола
opt-pace-about = Колико остали чекају пре потеза
value-pace-calm = миран
value-pace-normal = обичан
value-pace-quick = брз
value-pace-instant = без чекања
opt-say-cards = Карте других
opt-say-cards-about = Да ли се изговарају карте које добијају други
opt-say-chips = Улози других
opt-say-chips-about = Да ли се изговарају улози других
opt-say-turns = Потези других
opt-say-turns-about = Да ли се каже ко је на потезу
opt-say-results = Исходи других
opt-say-results-about = Да ли се изговарају исходи других
opt-say-table = Догађаји за столом
opt-say-table-about = Да ли се каже кад се карте мешају и слично
opt-positions = Редни број у списковима
opt-positions-about = Да ли се уз ред каже и његов број
opt-wrap = Спискови укруг
opt-wrap-about = Да ли стрелица доле са последњег реда води на први
opt-confirm = Питање пре губитка
opt-confirm-about = Да ли програм пита пре предаје, одласка са улогом и враћања подешавања
opt-cooldown = Заштита од двоструког притиска
opt-cooldown-about = Да ли се одбија други потез у року од пола секунде
opt-speak-unfocused = Игра у позадини
opt-speak-unfocused-about = Да ли игра тече док радите у другом прозору
opt-hide-computers = Међу најбогатијима само људи
opt-hide-computers-about = Да ли се на списку најбогатијих не приказују рачунарски играчи
opt-engine = Ко говори
opt-engine-about = Сопствени глас програма, ваш читач екрана, или нико
value-engine-auto = по избору програма
value-engine-embedded = сопствени глас
value-engine-screen-reader = читач екрана
value-engine-speechd = служба Speech Dispatcher
value-engine-sapi = глас система Windows
value-engine-pyttsx3 = глас система
value-engine-captions = искључено, само текст и брајица
value-engine-none = искључено
opt-voice-rate = Брзина гласа
opt-voice-rate-about = Колико брзо сопствени глас говори овај језик
value-words-a-minute = { $n ->
     [one] { $n } реч у минуту
     [few] { $n } речи у минуту
    *[other] { $n } речи у минуту
}
opt-voice-pitch = Висина гласа
opt-voice-pitch-about = Колико је сопствени глас висок на овом језику
opt-variant = Варијанта гласа
opt-variant-about = Боја сопственог гласа на овом језику
value-variant = { $n ->
     [0] основна
    *[other] варијанта { $n }
}
opt-voice-language-volume = Јачина на овом језику
opt-voice-language-volume-about = Колико је сопствени глас гласан на овом језику у односу на друге
opt-voice-volume = Јачина гласа
opt-voice-volume-about = Колико је сопствени глас гласан
opt-reader-rate = Брзина читача екрана
opt-reader-rate-about = Процена колико брзо ваш читач екрана говори: он не каже када заврши
opt-braille = Брајица
opt-braille-about = Да ли се све што се каже шаље на брајев ред
value-percent = { $n } одсто
opt-effects-muted = Тишина
opt-effects-muted-about = Да ли су сви звуци искључени; глас говори даље
opt-effects-volume = Јачина стола
opt-effects-volume-about = Колико су гласне карте и жетони
opt-interface-volume = Јачина менија
opt-interface-volume-about = Колико су гласни звуци менија
opt-mono = Моно
opt-mono-about = Да ли сви звуци долазе из средине
opt-keep-awake = Држи звучни уређај будним
opt-keep-awake-about = За бежичне слушалице и друге уређаје који после тишине прогутају прву реч
value-keep-awake-off = искључено
value-keep-awake-short = 30 секунди
value-keep-awake-always = увек
opt-theme = Боје
opt-theme-about = Боје прозора
value-theme-dark = светло на тамном
value-theme-light = тамно на светлом
value-theme-yellow-on-black = жуто на црном
value-theme-black-on-white = црно на белом
opt-text-size = Величина слова
opt-text-size-about = Колика су слова; у тачкама, или по прозору
value-pixels = { $n ->
     [one] { $n } тачка
     [few] { $n } тачке
    *[other] { $n } тачака
}
value-text-size-auto = по прозору
opt-full-screen = Цео екран
opt-full-screen-about = Да ли прозор заузима цео екран
opt-curtain = Завеса
opt-curtain-about = Да ли прозор остаје црн, да нико не чита са вама

keys-title = Тастери
keys-about = { $key } чека нов тастер, { $lower } га одузима, { $higher } враћа почетни
keys-none = без тастера
keys-or = { $key } или { $other }
keys-seats = 1 до 9
keys-press = Притисните нов тастер за: { $command }.
keys-clash = { $key } већ служи за: { $owner }. Преузети га?
keys-taken = { $key } сада служи за друго: { $owner }.
keys-essential = Ова наредба не може остати без тастера.
keys-unusable = Тај тастер не може да се користи.
keys-reset = Врати почетне тастере
keys-reset-ask = Вратити све почетне тастере?
keys-reset-done = Почетни тастери су враћени.
keys-file-clash = У датотеци { $file } тастер { $key } има две наредбе: „{ $holds }“ и „{ $loses }“. Важи „{ $holds }“.
keys-file-command = У датотеци { $file } постоји наредба коју Audiojack не познаје: „{ $word }“. Прескаче се.
keys-file-line = Ред { $line } датотеке { $file } не може да се разуме. Прескаче се.
keys-file-many = У датотеци { $file } има много грешака, укупно { $count }. Што се не разуме, прескаче се.
keys-file-key = У датотеци { $file } за наредбу „{ $command }“ стоји тастер који Audiojack не познаје: „{ $word }“. Прескаче се.
keys-file-essential = У датотеци { $file } наредба „{ $command }“ остала је без тастера, а он јој је потребан. Остаје { $key }.
keys-file = Тастери програма Audiojack који се разликују од почетних, по деловима програма где важе.

key-enter = Enter
key-space = размак
key-escape = Escape
key-backspace = Backspace
key-tab = Tab
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-up = стрелица горе
key-down = стрелица доле
key-left = стрелица лево
key-right = стрелица десно
key-menu = тастер менија
key-plus = плус
key-minus = минус
key-multiply = звездица на бројчаној тастатури
key-divide = коса црта на бројчаној тастатури
key-decimal = зарез на бројчаној тастатури
key-pause = Pause
key-control = Ctrl
key-shift = Shift
key-alt = Alt

does-table-stand = Крај потеза; следећа рунда; поље за улог
does-table-draw = Још једна карта; исти улог поново
does-table-split = Раздвајање пара
does-table-double = Дуплирање улога
does-table-insure = Гаранција или осигурање
does-table-surrender = Предаја
does-table-cards = Ваше карте
does-table-dealer = Карте делитеља или банкара
does-table-chips = Ваши жетони
does-table-others = Жетони других
does-table-turn = Ко је на потезу
does-table-raise = Повећање улога; улози на столу
does-table-blind = Карта наслепо
does-table-exchange = Замена карата
does-table-announce = Најава „мале кући“ или куцање
does-table-actions = Мени акција
does-table-seat-1 = Место за столом: име, карте, жетони
does-table-seat-2 = Место 2
does-table-seat-3 = Место 3
does-table-seat-4 = Место 4
does-table-seat-5 = Место 5
does-table-seat-6 = Место 6
does-table-seat-7 = Место 7
does-table-seat-8 = Место 8
does-table-seat-9 = Место 9
does-table-overview = Цео сто
does-table-rules = Правила укратко
does-table-explain = Зашто се рунда тако завршила
does-table-hint = Савет
does-table-repeat = Понови; још једном за претходно
does-table-pause = Пауза
does-amount-place = Уложи износ
does-amount-withdraw = Затвори поље износа
does-amount-same = Исти улог као пре
does-amount-delete = Обриши цифру
does-amount-more = Више
does-amount-less = Мање
does-amount-much-more = За десет корака више
does-amount-much-less = За десет корака мање
does-amount-least = Најмањи износ
does-amount-most = Највећи износ
does-text-accept = Прихвати укуцано
does-text-cancel = Назад
does-text-previous-letter = Претходно слово
does-text-next-letter = Следеће слово
does-text-previous-word = Претходна реч
does-text-next-word = Следећа реч
does-text-first-letter = На почетак
does-text-last-letter = На крај
does-text-delete = Обриши слово пре курсора
does-text-delete-next = Обриши слово после курсора
does-text-select-all = Изабери све
does-text-paste = Налепи
does-text-read = Прочитај укуцано
does-menu-choose = Изабери
does-menu-back = Назад
does-menu-previous = Претходни ред
does-menu-next = Следећи ред
does-menu-lower = Претходна вредност
does-menu-higher = Следећа вредност
does-menu-first = Први ред
does-menu-last = Последњи ред
does-everywhere-silence = Ућуткај глас
does-everywhere-say-again = Понови; још једном за претходно
does-everywhere-history-back = Назад кроз историју
does-everywhere-history-forward = Напред кроз историју
does-everywhere-history-first = Почетак историје
does-everywhere-history-last = Крај историје
does-everywhere-copy = Копирај речено
does-everywhere-help = Тастери који овде раде
does-everywhere-rule-book = Правила игре
does-everywhere-verbosity = Опширност
does-everywhere-verbosity-back = Опширност у другом смеру
does-everywhere-pace = Темпо стола
does-everywhere-pace-back = Темпо у другом смеру
does-everywhere-voice-slower = Спорији глас
does-everywhere-voice-faster = Бржи глас
does-everywhere-voice-softer = Тиши глас
does-everywhere-voice-louder = Гласнији глас
does-everywhere-effects-softer = Тиши звуци
does-everywhere-effects-louder = Гласнији звуци
does-everywhere-mute = Искључи или укључи звуке
does-everywhere-voice = Сопствени глас, читач екрана, или ништа
does-everywhere-options = Подешавања
does-everywhere-full-screen = Цео екран
does-everywhere-curtain = Завеса
does-everywhere-theme = Следеће боје
does-everywhere-text-larger = Већа слова
does-everywhere-text-smaller = Мања слова
does-everywhere-text-default = Слова по прозору
does-everywhere-quit = Изађи из програма

## Сметње

driver-changed = Глас више не говори: { $old }. Сада говори: { $new }.
voice-gone = Глас више не говори: { $old }. Даље постоје само текст и брајица.
sound-lost = Звучни уређај је нестао.
sound-back = Звучни уређај је поново ту.
no-sound = Звучни уређај није нађен. Све се исписује на екрану.
no-sound-but-speech = Звучни уређај није нађен, звукова неће бити. Сада говори: { $voice }.
store-failed = Складиште жетона то није могло да обави. Ништа није изгубљено.
store-busy = Складиште жетона управо користи друга копија програма. Молимо, покушајте поново.
store-conflict = { $reason ->
     [held] За овим столом игра друга копија програма
     [closed] Овај сто је већ завршен
    *[sequence] За овим столом игра се наставила у другој копији програма
}.
store-insufficient = За то нема довољно жетона.
store-chips-elsewhere = Немате довољно жетона ни за најмањи улог. Остали ваши жетони су на столу са кога сте устали, { $game }: { CHIPS($chips) }. Да прво наставите ту рунду?
store-chips-on-table = На столу још има жетона.
store-full = Диск је пун. Ништа није изгубљено; ослободите место и покушајте поново.
store-read-only = У складиште жетона не може да се пише: { $path }. Ништа није изгубљено.
store-unreadable = Складиште жетона не може да се прочита: { $path }. Ништа није изгубљено.
store-unfinished = Упис у складиште жетона је прекинут, а овде не може да се поништи. У датотеку или фасциклу не може да се пише: { $path }. Ништа није изгубљено.
store-no-locks = На овом диску жетони не могу да се чувају: { $path }. Он не разликује две копије програма. Молимо, изаберите други диск.
store-older = Складиште жетона је из раније верзије програма Audiojack. Покрените једном игру и оно ће бити обновљено.
store-io = Диск није могао да прочита или упише складиште жетона. Ништа није изгубљено. Молимо, покушајте поново.
store-damaged = { $reason ->
     [missing] Складишта жетона које је овде било више нема: { $path }.
     [empty] Складиште жетона је празно, а само од себе то никад није. Није мењано: { $path }.
     [not_a_store] Ово није складиште жетона и није мењано: { $path }.
     [foreign] Ово није складиште жетона и није мењано: { $path }.
    *[malformed] Складиште жетона је оштећено и није мењано: { $path }.
}
store-newer = Складиште жетона уписала је новија верзија програма Audiojack, па није мењано.
store-in-use = Складиште жетона користи друга копија програма. Затворите је и покушајте поново.
store-name-refused = То име не може да се узме.
store-unknown-player = Тог играча нема.
store-without = Имате 1000 жетона који се не чувају.
