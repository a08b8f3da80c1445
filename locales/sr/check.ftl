# Шта `audiojack check` каже о датотекама са сценаријима. $name је место или бокс, $line ред датотеке или игре.

check-nothing = ништа
check-reason = одбијено ({ $code })
check-at-line = { $what }, ред игре { $line }: { $said }
check-before-play = { $what }, још пре првог реда игре
check-chips = жетони, { $name }: треба { $expected }, а јесте { $found }
check-bank = банка: треба { $expected }, а јесте { $found }
check-total = збир, { $name }: треба { $expected }, а јесте { $found }
check-hand = карте, { $name }: треба { $expected }, а јесте { $found }
check-turn = на потезу: треба { $expected }, а јесте { $found }
check-may = шта је дозвољено, { $name }: треба { $expected }, а јесте { $found }
check-hears = { $name } треба да чује { $expected }, а не чује
check-hears-not = { $name } не треба да чује { $expected }, а чује
check-refused = { $name }, { $expected }: треба да прође, а јесте { $found }
check-accepted = { $name }, { $found }: треба да буде одбијено, а прошло је
check-not-over = рунда треба да буде готова, а још траје
check-end = крај: треба { $expected }, а јесте { $found }
check-next-banker = следећи банкар: треба { $expected }, а јесте { $found }

scenario-error-line = { $file }, ред { $line }: { $reason }.
scenario-error = { $file }: { $reason }.
scenario-unreadable = датотека не може да се прочита, { system-reason }
scenario-not-utf8 = датотека није текст у UTF-8
scenario-not-toml = ово није исправан TOML, { $detail }
scenario-unknown-game = игра „{ $detail }“ не постоји
scenario-bad-value = кључ или вредност не одговара, { $detail }
scenario-unknown-option = ова игра нема опцију „{ $detail }“
scenario-bad-card = „{ $detail }“ није карта
scenario-card-too-often = карта { $detail } је припремљена више пута него што је има у шпилу
scenario-no-seats = за столом нема никога
scenario-name-twice = име „{ $detail }“ је наведено двапут
scenario-unknown-name = за столом нема никога по имену „{ $detail }“
scenario-two-bankers = банку може да држи само једно место
scenario-stake-above-purse = улог „{ $detail }“ је већи од стања жетона
scenario-unknown-command = команда „{ $detail }“ не постоји
scenario-bad-amount = „{ $detail }“ није број
scenario-bad-line = овај ред игре не значи ништа: { $detail }
