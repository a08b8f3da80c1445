# Everything around the table: menus, options, help, amounts. Labels stand without a full stop; the program adds it.

## Lists

menu-opened = { $title } { $item }
menu-item = { $text }
menu-value = { $text }
item-value = { $label }: { $value }
item-state = { $text }, { $state }
item-off = { $text }, not now: { $reason }
item-position = { $text }. { $n } of { $count }.
item-position-sentence = { $text } { $n } of { $count }.
list-empty = The list is empty
list-waiting = One moment, please.
search-none = Nothing here begins with “{ $text }”.
value-none = There is nothing to change in this row.
value-end = That is the last value.
yes = Yes
no = No
on = on
off = off
none = none
go-on = Go on
knob = { $label }: { $value }.

## First start

start = Audiojack.
greeting = Welcome to Audiojack. Up and Down choose a language, { $key } confirms.
language-title = Language
language-name = English
language-item = { $text }
language-chosen = The language is now English.
name-title = Your name
default-name = Guest
name-prompt = Your name? Type it, or press { $key } to be called { $name }.
name-now = { $name }.
start-help = { $key } tells at any time which keys work.
name-empty = Nothing is typed yet.
name-needed = A name is needed. Type one, or just press { $key }.
name-too-long = That can't be typed here.
typed = { $text }.
deleted = { $text } deleted.
nothing-to-delete = There is nothing to delete.
text-end = End.
text-selected = Selected: { $text }.
text-pasted = Pasted: { $text }.
paste-nothing = There is no text to paste.
paste-nowhere = Text can be pasted only where something is typed.
caps-lock-on = Caps Lock is on.
deleted-next = { $text } deleted. { $next }.
deleted-last = { $text } deleted. End.
name-refused-empty = A name needs at least one letter.
name-refused-long = A name can have { $most } characters at most.
name-refused-characters = A name needs letters, and can't hold control characters.
name-refused-taken = “{ $name }” is the name of a computer player. Please choose another name.

## Main menu

main-title = Main menu
main-resume = Resume
main-again = Play again
main-last-table = { $game }, { $computers ->
     [0] nobody else
     [1] 1 computer player
    *[other] { $computers } computer players
}
main-new = New table
main-richest = Richest players
main-statistics = Statistics
main-rules = Rule book
main-options = Options
main-help = Help
main-quit = Quit
main-top = This is the main menu. { $keys } quits.
goodbye = Goodbye.
resume-none = There is no round left to resume.
resume-title = Rounds that were left
resume-several = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
choose-title = Choose a game

game-blek-dzek = Blek džek
game-blek-dzek-about = Blackjack against a dealer, as the Playroom plays it: insurance, splitting, doubling, surrender
game-black-jack = Casino Black Jack 21
game-black-jack-about = Blackjack in a Czech casino: numbered boxes, six packs, and a dealer who calls every step
game-oko = Oko with malá domů
game-oko-about = Czech pub twenty-one with 32 cards: one player holds the bank, and the bank can go home early
game-ochko = Ochko with the cut card
game-ochko-about = Russian twenty-one with 36 cards: duels against the banker, and a card that doubles the bank
game-ochko-one-card = Ochko with one banker's card
game-ochko-one-card-about = Ochko in which one card of the banker stands for the whole circle
game-twenty-one = Twenty-One, club game
game-twenty-one-about = The club's twenty-one with two packs: at most three more cards, and 21 with the first two cards pays double
game-twenty-one-pull = Twenty-One with pulling
game-twenty-one-pull-about = The club game in which a card may be pulled from anywhere in the pack

character-vera = Vera
character-boris = Boris
character-ana = Ana
character-igor = Igor
character-olga = Olga
character-viktor = Viktor
character-marta = Marta
character-milan = Milan
character-tamara = Tamara
character-ivan = Ivan
character-jana = Jana
character-roman = Roman
character-zora = Zora
character-nina = Nina

## Setting a table up

setup-title = { $game }, table setup
setup-deal = Deal
setup-computers = Computer players
setup-computers-value = { $n ->
     [0] nobody
    *[other] { $n }
}
setup-computers-about = How many computer players sit down with you
setup-boxes = Your boxes
setup-boxes-value = { $n }
setup-boxes-about = On how many boxes you play at once
setup-reset = Restore default rules
setup-reset-ask = Restore the default rules for this table?
setup-reset-done = Default rules restored.

# The rows of a table's options. What a value means is said by option-… (table-bank.ftl, table-casino.ftl).
set-packs = Packs
set-min-bet = Minimum bet
set-min-bet-about = The smallest bet that can be placed
set-max-bet = Maximum bet
set-max-bet-about = The largest bet; if there is none, your purse is the limit
set-bet-step = Bet step
set-bet-step-about = Bets are multiples of this
set-min-bank = Minimum bank
set-min-bank-about = The least that a bank can be opened with
set-max-bank = Maximum bank
set-max-bank-about = The most that a bank can be opened with; if there is none, the banker's purse is the limit
set-boxes = Boxes
set-boxes-about = How many boxes the table has
set-boxes-per-human = Boxes for one player
set-boxes-per-human-about = How many boxes you may play at once
set-soft17 = Dealer on soft 17
set-ten-blackjack = Ace and ten are a blackjack
set-split-by = Pairs that can be split
set-max-splits = Splits in a round
set-split-blackjack = Blackjack after a split
set-insurance-on = Insurance against
set-standing-players = Stakes behind boxes
set-cut-from-end = Cut card from the end
set-double-after-split = Doubling after a split
set-double-on = Doubling on
set-enhc-loss = Dealer's blackjack takes
set-first-banker = First banker
set-mandatory-first-bet = Stake before the second card
set-direction = Direction
set-picture-values = Values of pictures
set-raise = Raising
set-raise-requires-draw = Card after a raise
set-stand-on-one-card = Standing on one card
set-auto-stand-21 = Standing on 21
set-royal-pays = Royal oko pays
set-santal-royal = Šantal with an ace
set-exchange-seven = Exchanging a seven
set-exchange-eight = Returning an eight
set-exchange-five-pictures = Returning five pictures
set-exchange-fifteen = Returning fifteen
set-santal-fifteen = Fifteen with Šantal
set-exchange-limit = Limit of exchanges
set-banker-card-open = Banker's card open
set-mala-domu-from = Malá domů from
set-mala-domu-trigger = Malá domů is set off by
set-dark = Drawing unseen
set-dark-double-bust = Both bust
set-dark-vs-banker-21 = Unseen against the banker's 21
set-two-aces = Two aces
set-five-pictures = Five pictures
set-banker-17 = Banker on 17
set-cut-rebet = Cards given back
set-take-after-circles = Knock after circles
set-take-multiple = Knock after growth
set-knock-exposes = The knock opens
set-after-break = After a broken bank
set-deal-from = Dealing
set-played-cards = Played cards
set-cover = Cover
set-announce-bust = Busts said at once
set-open-banker-turn = Open banker
set-demand-banker-pull = The banker must pull on demand
set-pull-in-deal = Pulling in the deal

## At the table

table-opened = { $game }. With you at the table: { LIST($names) }.
table-alone = { $game }. You are alone at the table.
table-resumed = The round goes on where it was left.
table-left = You leave the table.
table-kept = The round is kept. To go on, choose Resume in the main menu.
table-out = You are out of chips for this table. At the next one you start with at least 1000.
table-broke = You don't have enough chips for the minimum bet. { $key } leaves the table.
table-stalled = Nothing has been lost. Press { $key } to try again.
between-rounds = { $play ->
     [duels] { $key } for the next circle.
     [house] { $key } for the next round.
     [croupier] { $key } for the next round.
     [matched] { $key } for the next round.
    *[club] { $key } for the next round.
}
deal-begins = { $key } deals the cards.
stakes-enough = You have already bet.
hint-later = The hint is still being worked out. Please ask again.
hint-without = There is not enough memory to work out hints.
cooldown = Too fast. Once more, please.
surrender-ask = Surrender, and lose half the stake?
leave-ask = Leave in the middle of the round? It is kept and can be resumed.
leave-ask-lost = Leave in the middle of the round? It can't be kept, and what lies on the table is lost.
quit-ask = A stake is on the table. Quit? The round is kept.
actions-title = What you can do now
actions-next = { $play ->
     [duels] Next circle
     [house] Next round
     [croupier] Next round
     [matched] Next round
    *[club] Next round
}
actions-none = There is nothing to do now but wait or leave

amount-now = { $amount }.
amount-whole = The whole bank, { $amount }!
amount-digit = { $digit }.
amount-left = { $amount }.
amount-empty = Empty.
amount-nothing-left = There is nothing to delete.
amount-too-long = That is too many digits.
amount-touched = { $key } places the amount that you have chosen.
amount-withdrawn = Nothing has been placed. { $key } opens the field again.
amount-too-little = { $amount } is too little, at least { $limit }.
amount-too-much = { $amount } is too much, at most { $limit }.
amount-not-a-step = { $amount } doesn't fit: from { $limit } on in steps of { $step }.

pause-title = Pause
pause-resume = Go on playing
pause-options = Options
pause-rules = Rule book
pause-history = History
pause-leave = Leave the table
pause-leave-kept = Leave, and keep the round

## Reading

help-title = Keys that work here
history-title = History
history-entry = { $text }
history-end = Nothing has been said yet.
copied = Copied.
copy-failed = There is no clipboard to copy to.
options-open = The options are open already. { $key } goes back.
richest-title = Richest players
richest-row = { $place }. { $name }{ $kind ->
     [computer] , computer
    *[other] { "" }
}: { CHIPS($chips) }, most ever { $peak }
statistics-title = Statistics
statistics-none = No round has been played to its end yet
statistics-all = All games
statistics-rounds = { $name }: { NOUN($rounds, noun: "round") }, { $won } won, { $lost } lost, { $pushed ->
     [one] 1 push
    *[other] { $pushed } pushes
}
statistics-net = { $name }: { $sign ->
     [plus] { CHIPS($net) } won overall
     [minus] { CHIPS($net) } lost overall
    *[zero] even overall
}
statistics-best = { $name }: best round { $best-sign ->
     [plus] { $best } won
     [minus] { $best } lost
    *[zero] { $best }
}, worst round { $worst-sign ->
     [plus] { $worst } won
     [minus] { $worst } lost
    *[zero] { $worst }
}
statistics-runs = { $name }: longest run of wins { $winning }, of losses { $losing }
rulebooks-title = Rule books
rulebook-title = Rules: { $game }

## Options

options-title = Options
options-narration = What is said
options-speech = Voice
options-sounds = Sounds
options-screen = Screen
options-keys = Keys
options-language = Language
options-reset = Restore default options
options-reset-ask = Restore the default options? Name, language and tables stay.
options-reset-done = Default options restored.
settings-not-kept = The settings can't be written to the disk. They apply until you quit.
window-gone = The window is gone, so the program ends. The round is kept.
program-fault = The program has failed and ends. What is in the chip store is kept.
transcript-full = The transcript can no longer be written: { system-reason }. The game goes on without it.
settings-set-aside = The settings could not be read and were set aside as { $file }. The defaults are used.
keys-set-aside = The file of keys could not be read and was set aside as { $file }. The default keys are used.
settings-unfit = In { $file } these values can't be used: { $names }. The defaults are used instead.
settings-unfit-more = In { $file } these values can't be used: { $names } and others. The defaults are used instead.
settings-file = Audiojack settings. They may be changed by hand while the program is not running.

opt-verbosity = Verbosity
opt-verbosity-about = How much is said of what happens
value-verbosity-brief = brief
value-verbosity-normal = normal
value-verbosity-full = full
opt-pace = Pace of the table
opt-pace-about = How long the others wait before they move
value-pace-calm = calm
value-pace-normal = normal
value-pace-quick = quick
value-pace-instant = instant
opt-say-cards = Cards of others
opt-say-cards-about = Whether other players' cards are said as they come
opt-say-chips = Stakes of others
opt-say-chips-about = Whether other players' stakes are said
opt-say-turns = Turns of others
opt-say-turns-about = Whether it is said whose turn it is
opt-say-results = Results of others
opt-say-results-about = Whether other players' results are said
opt-say-table = Table events
opt-say-table-about = Whether shuffling and the like are said
opt-positions = Positions in lists
opt-positions-about = Whether a row says its number, such as 3 of 7
opt-wrap = Lists wrap around
opt-wrap-about = Whether Down on the last row leads to the first
opt-confirm = Ask before losses
opt-confirm-about = Whether you are asked before you surrender, leave with a stake or reset something
opt-cooldown = Guard against double presses
opt-cooldown-about = Whether a second action key within half a second is refused
opt-speak-unfocused = Go on in the background
opt-speak-unfocused-about = Whether the table goes on while another window has the keyboard
opt-hide-computers = Richest: people only
opt-hide-computers-about = Whether computer players are left out of the list of the richest
opt-engine = Who speaks
opt-engine-about = The program's own voice, your screen reader, or nobody
value-engine-auto = chosen by the program
value-engine-embedded = the program's own voice
value-engine-screen-reader = screen reader
value-engine-speechd = Speech Dispatcher
value-engine-sapi = Windows voice
value-engine-pyttsx3 = system voice
value-engine-captions = off, text and braille only
value-engine-none = off
opt-voice-rate = Voice rate
opt-voice-rate-about = How fast the program's own voice speaks this language
value-words-a-minute = { $n } words a minute
opt-voice-pitch = Voice pitch
opt-voice-pitch-about = How high the program's own voice is in this language
opt-variant = Voice variant
opt-variant-about = The colour of the program's own voice in this language
value-variant = { $n ->
     [0] plain
    *[other] variant { $n }
}
opt-voice-language-volume = Volume in this language
opt-voice-language-volume-about = How loud the program's own voice is in this language, compared with the others
opt-voice-volume = Voice volume
opt-voice-volume-about = How loud the program's own voice is
opt-reader-rate = Rate of the screen reader
opt-reader-rate-about = How fast your screen reader is assumed to speak, since it doesn't say when it has finished
opt-braille = Braille
opt-braille-about = Whether all that is said is sent to the braille display
value-percent = { $n } percent
opt-effects-muted = Mute
opt-effects-muted-about = Whether all sounds are off; the voice goes on
opt-effects-volume = Volume of the table
opt-effects-volume-about = How loud cards and chips are
opt-interface-volume = Volume of menus
opt-interface-volume-about = How loud the sounds of menus are
opt-mono = Mono
opt-mono-about = Whether all sounds come from the middle
opt-keep-awake = Keep the sound device awake
opt-keep-awake-about = For wireless headsets and others that swallow the first word after silence
value-keep-awake-off = off
value-keep-awake-short = for 30 seconds
value-keep-awake-always = always
opt-theme = Colours
opt-theme-about = The colours of the window
value-theme-dark = light on dark
value-theme-light = dark on light
value-theme-yellow-on-black = yellow on black
value-theme-black-on-white = black on white
opt-text-size = Text size
opt-text-size-about = How large the text is, in pixels or fitted to the window
value-pixels = { $n } pixels
value-text-size-auto = fitted to the window
opt-full-screen = Full screen
opt-full-screen-about = Whether the window fills the screen
opt-curtain = Curtain
opt-curtain-about = Whether the window stays black, so that nobody reads along

keys-title = Keys
keys-about = { $key } waits for a new key, { $lower } takes the key away, { $higher } brings the usual one back
keys-none = no key
keys-or = { $key } or { $other }
keys-seats = 1 to 9
keys-press = Press the new key for: { $command }.
keys-clash = { $key } already means: { $owner }. Take it over?
keys-taken = { $key } means something else now: { $owner }.
keys-essential = This command can't be left without a key.
keys-unusable = That key can't be used.
keys-reset = Restore default keys
keys-reset-ask = Restore all default keys?
keys-reset-done = Default keys restored.
keys-file-clash = In { $file } the key { $key } is set for two commands: “{ $holds }” and “{ $loses }”. It means “{ $holds }”.
keys-file-command = In { $file } there is a command that Audiojack does not have: “{ $word }”. It is passed over.
keys-file-line = Line { $line } of { $file } can't be understood. It is passed over.
keys-file-many = In { $file } there are many mistakes, { $count } altogether. What can't be understood is passed over.
keys-file-key = In { $file } there is a key that Audiojack does not know, “{ $word }”, for the command “{ $command }”. It is passed over.
keys-file-essential = In { $file } the command “{ $command }” is left without a key, and it needs one. It keeps { $key }.
keys-file = Keys of Audiojack that differ from the defaults, by the part of the program in which they apply.

key-enter = Enter
key-space = Space
key-escape = Escape
key-backspace = Backspace
key-tab = Tab
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-menu = Menu key
key-plus = Plus
key-minus = Minus
key-multiply = Star on the keypad
key-divide = Slash on the keypad
key-decimal = Point on the keypad
key-pause = Pause
key-control = Ctrl
key-shift = Shift
key-alt = Alt

does-table-stand = Stand; next round; enter a stake
does-table-draw = Draw a card; same stake again
does-table-split = Split the pair
does-table-double = Double the stake
does-table-insure = Take insurance
does-table-surrender = Surrender
does-table-cards = Your cards
does-table-dealer = The dealer's cards
does-table-chips = Your chips
does-table-others = The others' chips
does-table-turn = Whose turn it is
does-table-raise = Raise the stake; stakes on the table
does-table-blind = Draw a card unseen
does-table-exchange = Exchange cards
does-table-announce = Announce malá domů, or knock
does-table-actions = Menu of what you can do now
does-table-seat-1 = A seat: name, cards, chips
does-table-seat-2 = Seat 2
does-table-seat-3 = Seat 3
does-table-seat-4 = Seat 4
does-table-seat-5 = Seat 5
does-table-seat-6 = Seat 6
does-table-seat-7 = Seat 7
does-table-seat-8 = Seat 8
does-table-seat-9 = Seat 9
does-table-overview = The whole table
does-table-rules = The rules in short
does-table-explain = Why the round ended as it did
does-table-hint = Hint
does-table-repeat = Say it again; again, the one before
does-table-pause = Pause
does-amount-place = Place the amount
does-amount-withdraw = Close without betting
does-amount-same = The same stake as before
does-amount-delete = Delete a digit
does-amount-more = More
does-amount-less = Less
does-amount-much-more = Ten steps more
does-amount-much-less = Ten steps less
does-amount-least = The lowest amount
does-amount-most = The highest amount
does-text-accept = Confirm what is typed
does-text-cancel = Back
does-text-previous-letter = Previous letter
does-text-next-letter = Next letter
does-text-previous-word = Previous word
does-text-next-word = Next word
does-text-first-letter = To the beginning
does-text-last-letter = To the end
does-text-delete = Delete the letter before the cursor
does-text-delete-next = Delete the letter at the cursor
does-text-select-all = Select all
does-text-paste = Paste
does-text-read = Read what is typed
does-menu-choose = Choose
does-menu-back = Back
does-menu-previous = Previous row
does-menu-next = Next row
does-menu-lower = Previous value
does-menu-higher = Next value
does-menu-first = First row
does-menu-last = Last row
does-everywhere-silence = Be silent
does-everywhere-say-again = Say it again; again, the one before
does-everywhere-history-back = Back in the history
does-everywhere-history-forward = Forward in the history
does-everywhere-history-first = Start of the history
does-everywhere-history-last = End of the history
does-everywhere-copy = Copy what was said
does-everywhere-help = Keys that work here
does-everywhere-rule-book = Rule book
does-everywhere-verbosity = Verbosity
does-everywhere-verbosity-back = Verbosity, the other way
does-everywhere-pace = Pace of the table
does-everywhere-pace-back = Pace, the other way
does-everywhere-voice-slower = Slower voice
does-everywhere-voice-faster = Faster voice
does-everywhere-voice-softer = Softer voice
does-everywhere-voice-louder = Louder voice
does-everywhere-effects-softer = Softer sounds
does-everywhere-effects-louder = Louder sounds
does-everywhere-mute = Sounds off or on
does-everywhere-voice = The program's own voice, screen reader, or off
does-everywhere-options = Options
does-everywhere-full-screen = Full screen
does-everywhere-curtain = Curtain
does-everywhere-theme = Next colours
does-everywhere-text-larger = Larger text
does-everywhere-text-smaller = Smaller text
does-everywhere-text-default = Text size fitted to the window
does-everywhere-quit = Quit the program

## Faults

driver-changed = Voice lost: { $old }. Speaking now: { $new }.
voice-gone = Voice lost: { $old }. From now on there are only text and braille.
sound-lost = The sound device is gone.
sound-back = The sound device is back.
no-sound = No sound device was found. Everything is shown as text.
no-sound-but-speech = No sound device was found, so there are no sounds. Speaking now: { $voice }.
store-failed = The chip store could not do that. Nothing has been lost.
store-busy = Another copy of the program is using the chip store. Please try again.
store-conflict = { $reason ->
     [held] This table is being played in another copy of the program
     [closed] This table is over
    *[sequence] This table has gone on in another copy of the program
}.
store-insufficient = There are not enough chips for that in the purse.
store-chips-elsewhere = There are too few chips in your purse for the smallest stake. Your other chips are on a table that you left, { $game }: { CHIPS($chips) }. Go on with that round first?
store-chips-on-table = There are still chips on the table.
store-full = The disk is full. Nothing has been lost; make room and try again.
store-read-only = The chip store can't be written to: { $path }. Nothing has been lost.
store-unreadable = The chip store can't be read: { $path }. Nothing has been lost.
store-unfinished = A write to the chip store was cut short and can't be undone here. The file or its folder can't be written to: { $path }. Nothing has been lost.
store-no-locks = Chips can't be kept on this drive: { $path }. It can't tell two copies of the program apart. Please choose another drive.
store-older = The chip store is of an earlier version of Audiojack. Start the game once, and it is brought up to date.
store-io = The disk could not read or write the chip store. Nothing has been lost; please try again.
store-damaged = { $reason ->
     [missing] The chip store that was here is gone: { $path }.
     [empty] The chip store is empty, which it never is by itself, and has been left as it is: { $path }.
     [not_a_store] This is not a chip store, and it has been left as it is: { $path }.
     [foreign] This is not a chip store, and it has been left as it is: { $path }.
    *[malformed] The chip store is damaged and has been left as it is: { $path }.
}
store-newer = The chip store was written by a newer version of Audiojack and has been left as it is.
store-in-use = The chip store is in use by another copy of the program. Close it and try again.
store-name-refused = That name can't be used.
store-unknown-player = There is no such player.
store-without = You are playing with 1000 chips that will not be saved.
