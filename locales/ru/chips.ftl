# Игроки, их фишки и цифры: списки главного меню и команды хранилища.

calendar-day = { $day } { $month ->
     [1] января
     [2] февраля
     [3] марта
     [4] апреля
     [5] мая
     [6] июня
     [7] июля
     [8] августа
     [9] сентября
     [10] октября
     [11] ноября
    *[12] декабря
} { $year } года
calendar-moment = { $day }, { $time }

## За стол

floor-first = Для начала у вас { CHIPS($chips) }.
floor-filled = Кошелёк пополнен, теперь в нём { CHIPS($chips) }.

## Игроки

main-players = Игроки
players-title = Игроки
players-chips = { CHIPS($chips) }
players-fresh = ещё ни одной игры
players-now = сейчас играет
players-new = Новый игрок
players-retired = Убранные из списка
players-back-about = { $key } вернёт игрока в список
players-back = { $name } снова в списке.
players-switched = Теперь играет { $name }.
player-play = Играть за этого игрока
player-is-playing = этот игрок уже играет
player-rename = Изменить имя
player-renamed = Новое имя: { $name }.
player-retire = Убрать из списка
player-retire-about = Фишки, раунды и имя останутся, игрока можно вернуть
player-retire-other = сначала выберите другого игрока
player-retire-ask = { $name }: убрать из списка? Фишки, раунды и имя останутся.
player-retired = { $name } больше не в списке.
player-at-table = Этот игрок сидит за столом в другой копии программы.
new-player-prompt = Имя нового игрока? Наберите его и нажмите { $key }.
rename-prompt = { $name }: какое будет новое имя? Наберите его или исправьте старое с помощью стрелок и нажмите { $key }.
name-refused-person = «{ $name }» здесь уже играет. Выберите, пожалуйста, другое имя.
name-refused-retired = Имя «{ $name }» убрано из списка игроков. Вернуть его можно в меню «Игроки».
resume-held = раунд идёт в другой копии программы

## Самые богатые

richest-own = Ваше место: { $place } из { $count }{ $shared ->
     [yes] , вместе с другими
    *[no] { "" }
}.{ $gap ->
     [behind] { " " }Впереди { $name }, разница { CHIPS($chips) }.
     [ahead] { " " }За вами { $name }, отрыв { CHIPS($chips) }.
    *[none] { "" }
}
richest-by = Порядок
richest-by-now = по фишкам сейчас
richest-by-ever = по рекорду за всё время
richest-by-about = По тому, сколько фишек сейчас, или по наибольшему их числу за всё время
richest-who = В списке
richest-who-all = люди и компьютерные игроки
richest-who-people = только люди
richest-who-about = С компьютерными игроками или без них
richest-ever-row = { $place }. { $name }{ $kind ->
     [computer] , компьютер
    *[other] { "" }
}: { CHIPS($chips) }{ $known ->
     [game] , { $day }, { $game }
     [day] , { $day }
    *[nothing] { "" }
}

## Статистика

statistics-period = Период
statistics-period-all = за всё время
statistics-period-week = последние семь дней
statistics-period-about = Раунды за всё время или за последние семь дней
statistics-none-week = За эти семь дней ни один раунд не доигран
statistics-special = { $name }: { LIST($items) }
tag-natural = блэкджеков: { $n }
tag-dealt-21 = выигрышей со сдачи: { $n }
tag-royal = выигрышей с двумя тузами: { $n }
tag-aces = выигрышей с двумя тузами: { $n }
tag-pictures = выигрышей с пятью картинками: { $n }
tag-twenty-one = выигрышей на очке: { $n }
tag-bust = переборов: { $n }
tag-surrendered = отказов от игры: { $n }
tag-insured = страховок: { $n }
tag-bank-broken = сорванных банков: { $n }
tag-bank-taken = снятых банков: { $n }

## Настройки

options-chips = Фишки
opt-purse-scope = Кошелёк
opt-purse-scope-about = Один кошелёк на все игры или для каждой игры свой. Действует со следующего стола
value-purse-scope-shared = один на все игры
value-purse-scope-per_game = для каждой игры свой
opt-floor-when = Пополнение до тысячи
opt-floor-when-about = Когда пополнять кошелёк, если вы садитесь за новый стол
value-floor-when-below_1000 = когда в кошельке меньше тысячи
value-floor-when-zero_only = только когда кошелёк пуст

## Командная строка

cli-chips-none = Фишек здесь пока нет: { $path }.
cli-chips-own = { $path } и есть само хранилище фишек. Укажите, пожалуйста, другой файл.
cli-no-folder = Папки { $path } нет.
cli-chips-other = Файл { $path } уже есть, и это что-то другое. Укажите, пожалуйста, другой файл.
cli-plot-kind = Рисунок бывает в формате SVG или PNG; «{ $path }» не кончается ни на .svg, ни на .png.
cli-plot-none = Для рисунка нужны библиотеки, которые поставит «pip install audiojack[plot]».
cli-plot-done = Рисунок записан в { $path }.
cli-file-unwritten = Записать { $path } нельзя.
plot-title = Выигранные и проигранные фишки
plot-rounds = Раунды
plot-chips = Фишки
audit-problem = { $code ->
     [sum] Остатки в сумме не дают нуля: { $where }
     [balance] Остаток счёта не сходится с его записями: { $where }
     [chain] Запись изменена: { $where }
     [gap] Не хватает записей: { $where }
     [negative] На счёте меньше нуля: { $where }
     [structure] Файл повреждён: { $where }
     [reference] Строка указывает в пустоту: { $where }
     [journal] Журнал стола изменён: { $where }
     [unjournaled] Журнал и записи расходятся: { $where }
     [left_over] На закрытом столе лежат фишки: { $where }
     [peak] Рекорд по фишкам записан неверно: { $where }
     [name] Имя записано неверно: { $where }
     [row] Строка не читается: { $where }
    *[round] Итог раунда не читается: { $where }
}.

## Хранилище, которым нельзя пользоваться

main-rescue = Фишки не сохраняются
rescue-retry = Попробовать ещё раз
rescue-backup = Вернуть копию: { $when }
rescue-backup-ask = Вернуть копию: { $when }? То, что есть сейчас, останется под другим именем.
rescue-anew = Начать заново
rescue-anew-about = То, что есть сейчас, останется под другим именем
rescue-anew-ask = Начать заново, без прежних выигрышей? То, что есть сейчас, останется под другим именем.
rescue-without = Играть без сохранения фишек
rescue-without-about = Вы играете на 1000 фишек, которые не сохранятся; всё, что есть, останется как было
rescue-done = Фишки снова сохраняются.
