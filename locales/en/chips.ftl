# Players, their chips and figures: the main menu's lists and the commands of the chip store.

calendar-day = { $day } { $month ->
     [1] January
     [2] February
     [3] March
     [4] April
     [5] May
     [6] June
     [7] July
     [8] August
     [9] September
     [10] October
     [11] November
    *[12] December
} { $year }
calendar-moment = { $day }, { $time }

## Sitting down

floor-first = You start with { CHIPS($chips) }.
floor-filled = Your purse has been topped up to { CHIPS($chips) }.

## Players

main-players = Players
players-title = Players
players-chips = { CHIPS($chips) }
players-fresh = no game yet
players-now = playing now
players-new = New player
players-retired = Off the list
players-back-about = { $key } brings the player back
players-back = { $name } is back on the list.
players-switched = Now playing: { $name }.
player-play = Play as this player
player-is-playing = this player is playing already
player-rename = Change the name
player-renamed = The name is { $name } now.
player-retire = Take off the list
player-retire-about = Chips, rounds and name are kept, and the player can come back
player-retire-other = someone else has to play first
player-retire-ask = Take { $name } off the list? Chips, rounds and name are kept.
player-retired = { $name } is off the list.
player-at-table = This player is at a table in another copy of the program.
new-player-prompt = Name of the new player? Type it, then press { $key }.
rename-prompt = Another name for { $name }? Type it, or edit the old one with the arrow keys, then press { $key }.
name-refused-person = “{ $name }” plays here already. Please choose another name.
name-refused-retired = “{ $name }” is off the list. Under Players that player can be brought back.
resume-held = the round is being played in another copy of the program

## Richest players

richest-own = { $shared ->
     [yes] You share place { $place } of { $count }
    *[no] You are { $place }{ $ending ->
         [1] st
         [2] nd
         [3] rd
        *[0] th
    } of { $count }
}{ $gap ->
     [behind] . { $name } is { CHIPS($chips) } ahead of you
     [ahead] . { $name } is { CHIPS($chips) } behind you
    *[none] { "" }
}.
richest-by = Ranked by
richest-by-now = chips now
richest-by-ever = most chips ever
richest-by-about = By what everyone has now, or by the most they ever had
richest-who = Who is listed
richest-who-all = people and computer players
richest-who-people = people only
richest-who-about = With or without the computer players
richest-ever-row = { $place }. { $name }{ $kind ->
     [computer] , computer
    *[other] { "" }
}: { CHIPS($chips) }{ $known ->
     [game] , { $day }, { $game }
     [day] , { $day }
    *[nothing] { "" }
}

## Statistics

statistics-period = Period
statistics-period-all = all time
statistics-period-week = the last seven days
statistics-period-about = Rounds of all time, or of the last seven days
statistics-none-week = No round has been played to its end in these seven days
statistics-special = { $name }: { LIST($items) }
tag-natural = { $n ->
     [one] 1 blackjack
    *[other] { $n } blackjacks
}
tag-dealt-21 = { $n ->
     [one] 1 hand of 21 in two cards
    *[other] { $n } hands of 21 in two cards
}
tag-royal = { $n ->
     [one] 1 win with royal oko
    *[other] { $n } wins with royal oko
}
tag-aces = { $n ->
     [one] 1 win with two aces
    *[other] { $n } wins with two aces
}
tag-pictures = { $n ->
     [one] 1 win with five pictures
    *[other] { $n } wins with five pictures
}
tag-twenty-one = { $n ->
     [one] 1 win with 21
    *[other] { $n } wins with 21
}
tag-bust = { $n ->
     [one] 1 bust
    *[other] { $n } busts
}
tag-surrendered = { $n ->
     [one] 1 surrender
    *[other] { $n } surrenders
}
tag-insured = { $n ->
     [one] 1 insurance
    *[other] { $n } insurances
}
tag-bank-broken = { $n ->
     [one] 1 bank broken
    *[other] { $n } banks broken
}
tag-bank-taken = { $n ->
     [one] 1 bank taken home
    *[other] { $n } banks taken home
}

## Options

options-chips = Chips
opt-purse-scope = Purse
opt-purse-scope-about = One purse for all games, or a purse for each game. It applies from the next table on
value-purse-scope-shared = one for all games
value-purse-scope-per_game = one for each game
opt-floor-when = Top-up to 1000
opt-floor-when-about = When your purse is topped up as you sit down to a new table
value-floor-when-below_1000 = when the purse holds less than 1000
value-floor-when-zero_only = only when the purse is empty

## Command line

cli-chips-none = No chips are kept here yet: { $path }.
cli-chips-own = { $path } is the chip store itself. Please name another file.
cli-no-folder = There is no folder { $path }.
cli-chips-other = { $path } is there already and is something else. Please name another file.
cli-plot-kind = The picture can be an SVG or a PNG; “{ $path }” ends in neither .svg nor .png.
cli-plot-none = The picture needs libraries that “pip install audiojack[plot]” brings.
cli-plot-done = The picture has been written to { $path }.
cli-file-unwritten = { $path } can't be written.
plot-title = Chips won and lost
plot-rounds = Rounds
plot-chips = Chips
audit-problem = { $code ->
     [sum] The balances don't sum to zero: { $where }
     [balance] The balance of an account isn't the sum of its entries: { $where }
     [chain] An entry has been changed: { $where }
     [gap] Entries are missing: { $where }
     [negative] An account has less than nothing: { $where }
     [structure] The file is damaged: { $where }
     [reference] A line points to nothing: { $where }
     [journal] The journal of a table has been changed: { $where }
     [unjournaled] Journal and entries differ: { $where }
     [left_over] Chips lie on a table that is over: { $where }
     [peak] The most chips ever are kept wrong: { $where }
     [name] A name is kept wrong: { $where }
     [row] A row can't be read: { $where }
    *[round] The result of a round can't be read: { $where }
}.

## A store that can't be used

main-rescue = Chips are not kept
rescue-retry = Try again
rescue-backup = Bring back the backup of { $when }
rescue-backup-ask = Bring back the backup of { $when }? What is there now is kept under another name.
rescue-anew = Begin anew
rescue-anew-about = What is there now is kept under another name
rescue-anew-ask = Begin anew, without the chips won so far? What is there now is kept under another name.
rescue-without = Play without keeping chips
rescue-without-about = You play with 1000 chips that are not kept; what is there stays as it is
rescue-done = Chips are kept again.
