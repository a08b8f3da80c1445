# Что `audiojack check` говорит о файлах сценариев. $name — место или бокс, $line — строка файла или игры.

check-nothing = ничего
check-reason = отказ ({ $code })
check-at-line = { $what }, строка игры { $line }: { $said }
check-before-play = { $what }, ещё до первой строки игры
check-chips = фишки, { $name }: ожидалось { $expected }, получено { $found }
check-bank = банк: ожидалось { $expected }, получено { $found }
check-total = очки, { $name }: ожидалось { $expected }, получено { $found }
check-hand = карты, { $name }: ожидалось { $expected }, получено { $found }
check-turn = ход: ожидалось { $expected }, получено { $found }
check-may = что можно, { $name }: ожидалось { $expected }, получено { $found }
check-hears = { $name }: карта { $expected } должна быть слышна, но не слышна
check-hears-not = { $name }: карта { $expected } не должна быть слышна, но слышна
check-refused = { $name }, { $expected }: ожидалось согласие, получено { $found }
check-accepted = { $name }, { $found }: ожидался отказ, получено согласие
check-not-over = раунд должен был закончиться, но ещё идёт
check-end = конец: ожидалось { $expected }, получено { $found }
check-next-banker = следующий банкир: ожидалось { $expected }, получено { $found }

scenario-error-line = { $file }, строка { $line }: { $reason }.
scenario-error = { $file }: { $reason }.
scenario-unreadable = файл не читается, { system-reason }
scenario-not-utf8 = файл не в кодировке UTF-8
scenario-not-toml = это не TOML, { $detail }
scenario-unknown-game = игры «{ $detail }» нет
scenario-bad-value = ключ или значение не подходит, { $detail }
scenario-unknown-option = в этой игре нет настройки «{ $detail }»
scenario-bad-card = «{ $detail }» — не карта
scenario-card-too-often = карта { $detail } приготовлена чаще, чем есть в колоде
scenario-no-seats = за столом никого нет
scenario-name-twice = имя «{ $detail }» указано дважды
scenario-unknown-name = за столом нет никого по имени «{ $detail }»
scenario-two-bankers = банк может держать только одно место
scenario-stake-above-purse = ставка «{ $detail }» больше, чем есть фишек
scenario-unknown-command = команды «{ $detail }» нет
scenario-bad-amount = «{ $detail }» — не число
scenario-bad-line = эта строка игры ничего не значит: { $detail }
