# Игра с другими: дома, столы нескольких людей, связь.

main-with-others = Игра с другими
online-title = Игра с другими
online-near = Дома в этой сети
online-near-title = Дома в этой сети
online-near-looking = Идёт поиск домов в этой сети.
online-near-none = В этой сети дом не найден. Если он здесь есть, можно набрать его адрес.
online-near-failed = В этой сети искать дома нельзя. Наберите адрес.
online-other = Другой адрес
online-address-title = Адрес дома
online-address-prompt = Адрес дома. Наберите его и нажмите { $key }.
online-address-wrong = «{ $text }» — это не адрес. Адрес выглядит так: play.example.org или 192.168.1.20.
online-connecting = Соединение с { $address }.
online-words-ask = Этот дом здесь впервые. Его слова: { CARDS($words) }. Хозяин называет те же?
online-sign-title = { $house }
online-sign-new = Впервые здесь
online-sign-known = Имя здесь уже есть
online-name-prompt = Ваше имя в этом доме: { $name }. Наберите другое или нажмите { $key }.
online-name-title = Имя
online-passphrase-title = Пароль
online-passphrase-prompt = Пароль. Не меньше восьми знаков, легко запомнить четыре слова. Затем нажмите { $key }.
online-recovery = Вы вошли. Если забудете пароль, его заменят слова: { $words }. Запишите их.
online-house-title = { $house }. Ваше имя: { $name }
online-house-tables = Столы
online-house-new = Новый стол
online-house-back = Назад за стол
online-house-forget = Выйти на этом устройстве
online-house-leave = Покинуть дом
online-signed-out = На этом устройстве вход больше не выполнен.
online-tables-title = Столы
online-tables-none = Пока нет ни одного стола. Можно открыть новый.
online-table-row = { $game }, хозяин стола { $host }
online-table-free = свободных мест: { $free }
online-table-full = свободных мест нет
online-table-word = по слову приглашения
online-table-title = { $game }, хозяин стола { $host }
online-table-sit = Сесть за стол
online-table-listen = Слушать
online-word-title = Слово приглашения
online-word-prompt = Слово приглашения. Наберите его и нажмите { $key }.
online-came = { $name } садится за стол.
online-listens = { $name } слушает.
online-went = { $name } уходит.
online-away = { $name } отсутствует: стол пропускает это место.
online-away-mine = Вас нет за столом: стол пропускает ваше место.
online-back = { $name } снова за столом.
online-back-mine = Вы снова за столом.
online-back-missed = Вы снова за столом. Раундов без вас: { $count }.
online-cut = Связь прервана: { $name }. Место остаётся занятым.
online-returned = Связь восстановлена: { $name }.
online-host = Хозяин стола теперь { $name }.
online-host-mine = Хозяин стола теперь вы.
online-stand-in = Время вышло, за игрока отвечает стол. Имя: { $name }.
online-stand-in-mine = Время вышло: за вас отвечает стол.
online-time = Больше времени: { $name }, { $seconds } с.
online-time-mine = Вам осталось { $seconds } с.
online-said = { $name }: { $text }
online-nudged = { $name } напоминает: стол ждёт вас.
online-restart = Дом перезапустится через { $seconds } с. Потом столы продолжат игру.
online-announcement = Дом объявляет: { $text }
online-gone-closed = Стол закрыт.
online-gone-removed = Хозяин стола завершил вашу игру здесь. Фишки остаются у вас.
online-elsewhere = Вы вошли на другом устройстве и теперь играете там.
online-seat-given = Вы садитесь за стол.
online-wait-seat = Идёт раунд. До его конца вы слушаете, потом получите место.
online-state-cut = Связь прервана. Идёт новая попытка.
online-state-back = Связь восстановлена.
online-state-closed = Связь с домом завершена.
online-waiting = Ожидание ответа дома.
online-fault-no-answer = По адресу { $address } дом не отвечает. Проверьте адрес и работает ли дом.
online-fault-no-house = По адресу { $address } отвечает не дом, а что-то другое.
online-fault-older-house = Дом по адресу { $address } старее вашей программы, войти с ней нельзя.
online-fault-newer-house = Дом по адресу { $address } новее вашей программы: сначала обновите программу.
online-fault-certificate-changed = Дом по адресу { $address } показывает другой сертификат, чем раньше. Это может быть другой дом, ему ничего не отправлено. Спросите хозяина.
online-fault-cut = Связь с домом прервана, идёт новая попытка. Сделанное вами засчитается, когда она вернётся.
online-fault-slow = Дом не отвечает.
online-why-protocol = Дом не понимает эту программу.
online-why-older-program = Ваша программа старее этого дома: чтобы здесь играть, обновите её.
online-why-newer-program = Ваша программа новее этого дома: играть здесь пока нельзя.
online-why-busy = Дом сейчас занят. Попробуйте чуть позже.
online-why-sign-in-first = Сначала войдите.
online-why-wrong-passphrase = Имя и пароль не подходят друг к другу.
online-why-too-many-tries = Слишком много попыток. Попробуйте через { $seconds } с.
online-why-name-taken = Такое имя здесь уже занято.
online-why-name-sounds-taken = Чьё-то имя здесь звучит так же. Выберите другое.
online-why-name-empty = Нужно имя.
online-why-name-long = Это имя слишком длинное.
online-why-name-characters = В этом имени есть знаки, которые нельзя произнести.
online-why-name-mixed = В этом имени смешаны буквы двух алфавитов.
online-why-passphrase-short = Пароль слишком короткий: нужно не меньше восьми знаков.
online-why-passphrase-long = Пароль слишком длинный.
online-why-no-such-table = Такого стола больше нет.
online-why-table-full = Все места за этим столом заняты людьми.
online-why-table-closed = Стол тем временем закрыт.
online-why-no-listeners = За этим столом слушать нельзя.
online-why-wrong-word = Это не слово приглашения к этому столу.
online-why-seated-elsewhere = Вы сидите за другим столом. Сначала покиньте его.
online-why-too-many-tables = Вы открыли столько столов, сколько можно.
online-why-not-at-table = Вы не сидите за этим столом.
online-why-table-moved = Стол тем временем пошёл дальше. Послушайте, о чём спрашивают сейчас.
online-why-not-host = Это делает только хозяин стола.
online-why-no-such-game = Такой игры в этом доме нет.
online-why-bad-options = Такие правила стола дом не принимает.
online-why-too-fast = Слишком быстро. Подождите немного.
online-why-restarting = Дом перезапускается. Попробуйте через минуту.
online-why-chips-elsewhere = Ваших фишек здесь не хватает на наименьшую ставку. Через десять минут кошелёк пополнится.
online-why-store = Дом не может ничего записать: ничего не сделано. Скажите хозяину.
online-why-banned = Этот дом вас не впускает.
online-why-muted = Писать здесь сейчас нельзя.
online-why-nothing-to-say = Сейчас здесь нечего делать.
online-why-too-long = Это слишком длинно.
online-why-said-already = Вы только что это написали.
online-why-no-such-person = Здесь никого с таким именем нет.
online-why-blocked = С этим человеком это невозможно.
online-why-asked-enough = В этом раунде вы просили об этом достаточно.
ask-listening = За этим столом вы только слушаете.
ask-listening-between = Сейчас не играют.
online-waits-for = Стол ждёт: очередь за игроком { $name }.
online-waits-ready = Ожидание, пока все захотят следующий раунд: { $names }.
online-left-seconds = Осталось { $seconds } с.
online-seat-away = За столом отсутствует.
online-seat-cut = Связь прервана.
online-left = Вы покинули стол.
text-secret = знаков: { $count }
does-company-write = Написать за стол
does-company-who = Кто за столом
does-company-away = Отойти или вернуться
does-company-nudge = Напомнить тому, кого ждёт стол
does-company-more-time = Больше времени на ответ
online-write-title = Написать за стол
online-write-prompt = Напишите сообщение за стол и нажмите { $key }.
online-passphrase-file = Файл с паролем прочитать нельзя: { $path }.
online-who = За столом: { $names }.
online-who-one = { $state ->
    [cut] { $name } – связь прервана
    [away] { $name } – отсутствует
    [listens] { $name } – слушает
   *[plays] { $name }
}
keys-waited = То, чего ждёт файл клавиш, не прозвучало. Программа завершает работу.
online-why-alone = Стол ждёт, пока сядет ещё кто-нибудь.
online-phrase = { $phrase ->
    [hello] Здравствуйте.
    [good-luck] Удачи!
    [well-played] Хорошая игра!
    [congratulations] Поздравляю!
    [bad-luck] Не повезло.
    [thanks] Спасибо.
    [not-at-all] Не за что.
    [sorry] Извините.
    [one-moment] Минутку, пожалуйста.
    [ready] Можно продолжать.
    [whose-turn] Чей ход?
    [your-turn] Ваш ход.
    [again] Ещё раунд?
    [last-round] Это мой последний раунд.
    [goodbye] До свидания.
    [yes] Да.
   *[no] Нет.
}
online-said-phrase = { $name }: { online-phrase }
online-phrases-title = Готовые фразы за стол
does-company-phrases = Готовые фразы за стол
