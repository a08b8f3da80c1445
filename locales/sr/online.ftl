# Игра са другима: куће, столови за више људи, везе.

main-with-others = Игра са другима
online-title = Игра са другима
online-near = Куће у овој мрежи
online-near-title = Куће у овој мрежи
online-near-looking = Тражим куће у овој мрежи.
online-near-none = У овој мрежи није нађена ниједна кућа. Ако ипак постоји, може да се упише њена адреса.
online-near-failed = У овој мрежи куће не могу да се траже. Упишите адресу.
online-other = Друга адреса
online-address-title = Адреса куће
online-address-prompt = Адреса куће. Упишите је и притисните { $key }.
online-address-wrong = „{ $text }“ није адреса. Адреса изгледа као play.example.org или 192.168.1.20.
online-connecting = Повезујем се: { $address }.
online-words-ask = Ова кућа је овде нова. Њене речи су: { CARDS($words) }. Да ли домаћин каже исте?
online-sign-title = { $house }
online-sign-new = Први пут овде
online-sign-known = Већ имам име овде
online-name-prompt = Ваше име у овој кући: { $name }. Упишите друго или притисните { $key }.
online-name-title = Име
online-passphrase-title = Лозинка
online-passphrase-prompt = Лозинка. Најмање осам знакова; лако се памте четири речи. Затим притисните { $key }.
online-recovery = Ушли сте. Ако заборавите лозинку, замењују је ове речи: { $words }. Запишите их.
online-house-title = { $house }. Ваше име: { $name }
online-house-tables = Столови
online-house-new = Нови сто
online-house-back = Назад за сто
online-house-forget = Одјава на овом уређају
online-house-leave = Напусти кућу
online-signed-out = Овај уређај је одјављен.
online-tables-title = Столови
online-tables-none = Још нема ниједног стола. Можете да отворите нови.
online-table-row = { $game }, домаћин { $host }
online-table-free = слободних места: { $free }
online-table-full = нема слободног места
online-table-word = уз реч позивнице
online-table-title = { $game }, домаћин { $host }
online-table-sit = Седи за сто
online-table-listen = Слушај
online-word-title = Реч позивнице
online-word-prompt = Реч позивнице. Упишите је и притисните { $key }.
online-came = { $name } долази за сто.
online-listens = { $name } слуша.
online-went = { $name } одлази.
online-away = { $name } није за столом: сто прескаче то место.
online-away-mine = Одсутни сте: сто вас прескаче.
online-back = { $name } је поново за столом.
online-back-mine = Поново сте за столом.
online-back-missed = Поново сте за столом. Рунди без вас: { $count }.
online-cut = Веза је прекинута: { $name }. Место остаје заузето.
online-returned = Веза је поново ту: { $name }.
online-host = Домаћин стола је сада { $name }.
online-host-mine = Домаћин стола сте сада ви.
online-stand-in = Време је истекло, сто одговара за играча. Име: { $name }.
online-stand-in-mine = Време је истекло: сто одговара за вас.
online-time = Више времена има { $name }: { $seconds } с.
online-time-mine = Остаје вам { $seconds } с.
online-said = { $name }: { $text }
online-nudged = { $name } подсећа: сто чека вас.
online-restart = Кућа се поново покреће за { $seconds } с. Столови после настављају.
online-announcement = Кућа објављује: { $text }
online-gone-closed = Сто је затворен.
online-gone-removed = Домаћин је завршио вашу игру за овим столом. Жетони остају ваши.
online-elsewhere = Пријавили сте се на другом уређају и сада седите тамо.
online-seat-given = Седате за сто.
online-wait-seat = Рунда је у току. До њеног краја слушате, затим добијате место.
online-state-cut = Веза је прекинута. Покушавам поново.
online-state-back = Веза је поново успостављена.
online-state-closed = Веза са кућом је завршена.
online-waiting = Чекам одговор куће.
online-fault-no-answer = На адреси { $address } ниједна кућа не одговара. Проверите адресу и да ли кућа ради.
online-fault-no-house = На адреси { $address } одговара нешто друго, а не кућа.
online-fault-older-house = Кућа на адреси { $address } је старија од вашег програма, па с њим не може да се посети.
online-fault-newer-house = Кућа на адреси { $address } је новија од вашег програма: прво треба освежити програм.
online-fault-certificate-changed = Кућа на адреси { $address } показује другачији сертификат него раније. Можда је то друга кућа, ништа јој није послато. Питајте домаћина.
online-fault-cut = Веза са кућом је прекинута, покушавам поново. Ваш потез важи када се веза врати.
online-fault-slow = Кућа не одговара.
online-why-protocol = Кућа не разуме овај програм.
online-why-older-program = Ваш програм је старији од ове куће: треба га освежити да бисте овде играли.
online-why-newer-program = Ваш програм је новији од ове куће: овде још не може да се игра.
online-why-busy = Кућа има много посла. Покушајте мало касније.
online-why-sign-in-first = Прво се пријавите.
online-why-wrong-passphrase = Име и лозинка не иду заједно.
online-why-too-many-tries = Превише покушаја. Покушајте за { $seconds } с.
online-why-name-taken = Ово име овде већ неко има.
online-why-name-sounds-taken = Нечије име овде звучи исто. Изаберите друго.
online-why-name-empty = Потребно је име.
online-why-name-long = Ово име је предугачко.
online-why-name-characters = У овом имену има знакова који не могу да се изговоре.
online-why-name-mixed = У овом имену су измешана слова два писма.
online-why-passphrase-short = Лозинка је прекратка: најмање осам знакова.
online-why-passphrase-long = Лозинка је предугачка.
online-why-no-such-table = Таквог стола више нема.
online-why-table-full = Сва места за овим столом су заузели људи.
online-why-table-closed = Сто је у међувремену затворен.
online-why-no-listeners = За овим столом не може да се слуша.
online-why-wrong-word = То није реч позивнице за овај сто.
online-why-seated-elsewhere = Седите за другим столом. Прво га напустите.
online-why-too-many-tables = Отворили сте онолико столова колико је могуће.
online-why-not-at-table = Не седите за овим столом.
online-why-table-moved = Сто је у међувремену наставио. Послушајте шта сада пита.
online-why-not-host = То ради само домаћин стола.
online-why-no-such-game = Ова кућа нема ту игру.
online-why-bad-options = Таква правила стола кућа не прихвата.
online-why-too-fast = То је било пребрзо. Сачекајте мало.
online-why-restarting = Кућа се управо поново покреће. Покушајте за минут.
online-why-chips-elsewhere = Ваши жетони овде нису довољни за најмањи улог. За десет минута кеса се поново допуњава.
online-why-store = Кућа не може ништа да запише: ништа није учињено. Реците домаћину.
online-why-banned = Ова кућа вас не пушта.
online-why-muted = Сада овде не можете да пишете.
online-why-nothing-to-say = Овде сада нема шта да се уради.
online-why-too-long = То је предугачко.
online-why-said-already = То сте управо написали.
online-why-no-such-person = Овде нема никог с тим именом.
online-why-blocked = Са овом особом то није могуће.
online-why-asked-enough = То сте у овој рунди довољно пута тражили.
ask-listening = За овим столом само слушате.
ask-listening-between = Рунда се не игра.
online-waits-for = Сто чека, на реду је { $name }.
online-waits-ready = Чека се да сви желе следећу рунду: { $names }.
online-left-seconds = Остаје { $seconds } с.
online-seat-away = Није за столом.
online-seat-cut = Веза је прекинута.
online-left = Напустили сте сто.
text-secret = знакова: { $count }
does-company-write = Пиши за сто
does-company-who = Ко је за столом
does-company-away = Одсутност или повратак
does-company-nudge = Подсети оног кога сто чека
does-company-more-time = Више времена за одговор
online-write-title = Пиши за сто
online-write-prompt = Напишите поруку за сто и притисните { $key }.
online-passphrase-file = Датотека са лозинком не може да се прочита: { $path }.
online-who = За столом: { $names }.
online-who-one = { $state ->
    [cut] { $name } – веза прекинута
    [away] { $name } – није за столом
    [listens] { $name } – слуша
   *[plays] { $name }
}
keys-waited = Оно што датотека тастера чека није речено. Програм се завршава.
online-why-alone = Сто чека да седне још неко.
online-phrase = { $phrase ->
    [hello] Добар дан.
    [good-luck] Срећно!
    [well-played] Лепо одиграно!
    [congratulations] Честитам!
    [bad-luck] Лоша срећа.
    [thanks] Хвала.
    [not-at-all] Нема на чему.
    [sorry] Извините.
    [one-moment] Тренутак, молим.
    [ready] Можемо да наставимо.
    [whose-turn] Ко је на потезу?
    [your-turn] Ви сте на потезу.
    [again] Још једна рунда?
    [last-round] Ово ми је последња рунда.
    [goodbye] До виђења.
    [yes] Да.
   *[no] Не.
}
online-said-phrase = { $name }: { online-phrase }
online-phrases-title = Готове реченице за сто
does-company-phrases = Готове реченице за сто
