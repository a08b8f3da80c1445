# Играчи, њихови жетони и бројке: спискови главног менија и наредбе складишта.

calendar-day = { $day }. { $month ->
     [1] јануара
     [2] фебруара
     [3] марта
     [4] априла
     [5] маја
     [6] јуна
     [7] јула
     [8] августа
     [9] септембра
     [10] октобра
     [11] новембра
    *[12] децембра
} { $year }.
calendar-moment = { $day } у { $time }

## За сто

floor-first = За почетак имате { CHIPS($chips, case: "acc") }.
floor-filled = Новчаник је допуњен, сада имате { CHIPS($chips, case: "acc") }.

## Играчи

main-players = Играчи
players-title = Играчи
players-chips = { CHIPS($chips) }
players-fresh = још ниједна игра
players-now = сада игра
players-new = Нови играч
players-retired = Ван списка
players-back-about = { $key } враћа играча на списак
players-back = { $name } је поново на списку.
players-switched = Сада игра { $name }.
player-play = Изабрати овог играча
player-is-playing = овај играч већ игра
player-rename = Промена имена
player-renamed = Име је сада { $name }.
player-retire = Уклањање са списка
player-retire-about = Жетони, рунде и име остају, и играч може да се врати
player-retire-other = прво мора да игра неко други
player-retire-ask = { $name }: уклонити са списка? Жетони, рунде и име остају.
player-retired = { $name } више није на списку.
player-at-table = Овај играч седи за столом у другој копији програма.
new-player-prompt = Име новог играча? Укуцајте га и притисните { $key }.
rename-prompt = { $name }: које је ново име? Укуцајте га, или исправите старо помоћу стрелица, па притисните { $key }.
name-refused-person = „{ $name }“ већ игра овде. Молимо, изаберите друго име.
name-refused-retired = „{ $name }“ је ван списка. Повратак је у менију Играчи.
resume-held = рунда се игра у другој копији програма

## Најбогатији играчи

richest-own = Ваше место: { $place } од { $count }{ $shared ->
     [yes] , место делите
    *[no] { "" }
}.{ $gap ->
     [behind] { " " }Испред вас: { $name }, разлика { CHIPS($chips) }.
     [ahead] { " " }Иза вас: { $name }, предност { CHIPS($chips) }.
    *[none] { "" }
}
richest-by = Редослед
richest-by-now = по жетонима сада
richest-by-ever = по највише жетона икада
richest-by-about = По томе колико ко сада има, или по томе колико је највише било
richest-who = На списку су
richest-who-all = људи и рачунарски играчи
richest-who-people = само људи
richest-who-about = Са рачунарским играчима, или без њих
richest-ever-row = { $place }. { $name }{ $kind ->
     [computer] , рачунар
    *[other] { "" }
}: { CHIPS($chips) }{ $known ->
     [game] , { $day }, { $game }
     [day] , { $day }
    *[nothing] { "" }
}

## Статистика

statistics-period = Период
statistics-period-all = од почетка
statistics-period-week = последњих седам дана
statistics-period-about = Све рунде, или рунде последњих седам дана
statistics-none-week = У ових седам дана није доиграна ниједна рунда
statistics-special = { $name }: { LIST($items) }
tag-natural = блек џек: { $n }
tag-dealt-21 = 21 из дељења: { $n }
tag-royal = суви ајнц: { $n }
tag-aces = победа са два кеца: { $n }
tag-pictures = победа са пет слика: { $n }
tag-twenty-one = победа са 21: { $n }
tag-bust = преко 21: { $n }
tag-surrendered = предаја: { $n }
tag-insured = гаранција: { $n }
tag-bank-broken = разбијена банка: { $n }
tag-bank-taken = подигнута банка: { $n }

## Подешавања

options-chips = Жетони
opt-purse-scope = Новчаник
opt-purse-scope-about = Један новчаник за све игре, или посебан за сваку игру. Важи од следећег стола
value-purse-scope-shared = један за све игре
value-purse-scope-per_game = посебан за сваку игру
opt-floor-when = Допуна до 1000
opt-floor-when-about = Када се новчаник допуњава кад седнете за нови сто
value-floor-when-below_1000 = када у новчанику има мање од 1000
value-floor-when-zero_only = само када је новчаник празан

## Командна линија

cli-chips-none = Овде још нема жетона: { $path }.
cli-chips-own = { $path } је само складиште жетона. Молимо, наведите другу датотеку.
cli-no-folder = Фасцикле { $path } нема.
cli-chips-other = { $path } већ постоји и нешто је друго. Молимо, наведите другу датотеку.
cli-plot-kind = Слика може да буде SVG или PNG; „{ $path }“ се не завршава ни на .svg ни на .png.
cli-plot-none = За слику су потребне библиотеке које доноси „pip install audiojack[plot]“.
cli-plot-done = Слика је уписана у { $path }.
cli-file-unwritten = { $path } не може да се упише.
plot-title = Добијени и изгубљени жетони
plot-rounds = Рунде
plot-chips = Жетони
audit-problem = { $code ->
     [sum] Стања у збиру не дају нулу: { $where }
     [balance] Стање рачуна се не слаже са његовим ставкама: { $where }
     [chain] Ставка је промењена: { $where }
     [gap] Недостају ставке: { $where }
     [negative] На рачуну је мање од нуле: { $where }
     [structure] Датотека је оштећена: { $where }
     [reference] Ред упућује на нешто чега нема: { $where }
     [journal] Дневник стола је промењен: { $where }
     [unjournaled] Дневник и ставке се не слажу: { $where }
     [left_over] На завршеном столу леже жетони: { $where }
     [peak] Највише жетона је погрешно уписано: { $where }
     [name] Име је погрешно уписано: { $where }
     [row] Ред не може да се прочита: { $where }
    *[round] Исход рунде не може да се прочита: { $where }
}.

## Складиште које не може да се користи

main-rescue = Жетони се не чувају
rescue-retry = Покушај поново
rescue-backup = Врати копију: { $when }
rescue-backup-ask = Вратити копију: { $when }? Оно што је сада ту остаје под другим именом.
rescue-anew = Почни изнова
rescue-anew-about = Оно што је сада ту остаје под другим именом
rescue-anew-ask = Почети изнова, без досадашњих добитака? Оно што је сада ту остаје под другим именом.
rescue-without = Играј без чувања жетона
rescue-without-about = Играте са 1000 жетона који се не чувају; све остаје како јесте
rescue-done = Жетони се поново чувају.
