# Co říká `audiojack check` o souborech se scénáři. $name je místo nebo box, $line řádek souboru nebo hry.

check-nothing = nic
check-reason = odmítnuto ({ $code })
check-at-line = { $what }, řádek hry { $line }: { $said }
check-before-play = { $what }, ještě před prvním řádkem hry
check-chips = žetony, { $name }: má být { $expected }, je { $found }
check-bank = bank: má být { $expected }, je { $found }
check-total = součet, { $name }: má být { $expected }, je { $found }
check-hand = karty, { $name }: má být { $expected }, je { $found }
check-turn = na tahu: má být { $expected }, je { $found }
check-may = co je dovoleno, { $name }: má být { $expected }, je { $found }
check-hears = { $name } má slyšet { $expected }, ale neslyší
check-hears-not = { $name } nemá slyšet { $expected }, ale slyší
check-refused = { $name }, { $expected }: mělo projít, ale je { $found }
check-accepted = { $name }, { $found }: mělo být odmítnuto, ale prošlo
check-not-over = kolo mělo skončit, ale ještě běží
check-end = konec: má být { $expected }, je { $found }
check-next-banker = další bankéř: má být { $expected }, je { $found }

scenario-error-line = { $file }, řádek { $line }: { $reason }.
scenario-error = { $file }: { $reason }.
scenario-unreadable = soubor nejde přečíst, { system-reason }
scenario-not-utf8 = soubor není text v kódování UTF-8
scenario-not-toml = tohle není platný TOML, { $detail }
scenario-unknown-game = hra „{ $detail }“ neexistuje
scenario-bad-value = klíč nebo hodnota sem nepatří, { $detail }
scenario-unknown-option = tato hra nemá volbu „{ $detail }“
scenario-bad-card = „{ $detail }“ není karta
scenario-card-too-often = karta { $detail } je přichystána víckrát, než kolikrát je v balíčku
scenario-no-seats = u stolu nikdo nesedí
scenario-name-twice = jméno „{ $detail }“ je tu dvakrát
scenario-unknown-name = u stolu není nikdo jménem „{ $detail }“
scenario-two-bankers = bank může držet jen jedno místo
scenario-stake-above-purse = na sázku „{ $detail }“ není dost žetonů
scenario-unknown-command = příkaz „{ $detail }“ neexistuje
scenario-bad-amount = „{ $detail }“ není číslo
scenario-bad-line = tento řádek hry nic neznamená: { $detail }
