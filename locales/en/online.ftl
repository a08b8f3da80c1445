# Playing with others: houses, tables of several people, connections.

main-with-others = Play with others
online-title = Play with others
online-near = Houses on this network
online-near-title = Houses on this network
online-near-looking = Looking for houses on this network.
online-near-none = No house is found on this network. If there is one, its address can be typed.
online-near-failed = This network lets no house be found. Type its address instead.
online-other = Another address
online-address-title = Address of the house
online-address-prompt = Address of the house. Type it, then press { $key }.
online-address-wrong = “{ $text }” is no address. It looks like play.example.org, or 192.168.1.20.
online-connecting = Connecting to { $address }.
online-words-ask = This house is new here. Its house words are: { CARDS($words) }. Are they the ones that its host says?
online-sign-title = { $house }
online-sign-new = I am new here
online-sign-known = I have a name here
online-name-prompt = Your name in this house: { $name }. Type another one, or press { $key }.
online-name-title = Name
online-passphrase-title = Passphrase
online-passphrase-prompt = Passphrase. At least eight characters; four words are easy to remember. Then press { $key }.
online-recovery = You are in. If you forget the passphrase, these words stand in for it: { $words }. Write them down.
online-house-title = { $house }. You are { $name }
online-house-tables = Tables
online-house-new = New table
online-house-back = Back to the table
online-house-forget = Sign out on this device
online-house-leave = Leave the house
online-signed-out = Signed out on this device.
online-tables-title = Tables
online-tables-none = There is no table yet. You can open one.
online-table-row = { $game }, host { $host }
online-table-free = free chairs: { $free }
online-table-full = no chair is free
online-table-word = by invitation word
online-table-title = { $game }, host { $host }
online-table-sit = Sit down
online-table-listen = Listen
online-word-title = Invitation word
online-word-prompt = Invitation word. Type it, then press { $key }.
online-came = { $name } comes to the table.
online-listens = { $name } listens.
online-went = { $name } leaves.
online-away = { $name } is away: the table passes over that seat.
online-away-mine = You are away: the table passes you over.
online-back = { $name } is back.
online-back-mine = You are back at the table.
online-back-missed = You are back at the table. Rounds without you: { $count }.
online-cut = The connection of { $name } is gone. The seat is kept.
online-returned = The connection is back: { $name }.
online-host = { $name } is the host now.
online-host-mine = You are the host of the table now.
online-stand-in = Time is up: the table answers for { $name }.
online-stand-in-mine = Time is up: the table answers for you.
online-time = More time for { $name }: { $seconds } s.
online-time-mine = Time left for you: { $seconds } s.
online-said = { $name }: { $text }
online-nudged = { $name } reminds you: the table waits for you.
online-restart = The house restarts in { $seconds } s. Tables go on afterwards.
online-announcement = The house announces: { $text }
online-gone-closed = The table is closed.
online-gone-removed = The host has ended your stay at this table. Your chips are yours.
online-elsewhere = You have signed in on another device, and sit there now.
online-seat-given = You sit down at the table.
online-wait-seat = A round is going on. You listen until it is over, then you get a chair.
online-state-cut = The connection is gone. Trying again.
online-state-back = Connected again.
online-state-closed = The connection to the house has ended.
online-waiting = Waiting for the house.
online-fault-no-answer = No house answers at { $address }. Check the address, and whether it is running.
online-fault-no-house = At { $address } answers something else than a house.
online-fault-older-house = The house at { $address } is older than your program and can’t be visited with it.
online-fault-newer-house = The house at { $address } is newer than your program: the program has to be renewed first.
online-fault-certificate-changed = The house at { $address } shows another certificate than before. It may be another house: nothing was sent to it. Ask its host.
online-fault-cut = The connection to the house is gone; it is tried again. What you did counts once it is back.
online-fault-slow = The house doesn’t answer.
online-why-protocol = The house doesn’t understand this program.
online-why-older-program = Your program is older than this house: it has to be renewed before you can play here.
online-why-newer-program = Your program is newer than this house: you can’t play here yet.
online-why-busy = The house has much to do. Try again in a moment.
online-why-sign-in-first = Sign in first.
online-why-wrong-passphrase = Name and passphrase don’t belong together.
online-why-too-many-tries = Too many tries. Try again in { $seconds } s.
online-why-name-taken = Somebody here has this name already.
online-why-name-sounds-taken = Somebody’s name here sounds the same. Take another one.
online-why-name-empty = A name is needed.
online-why-name-long = This name is too long.
online-why-name-characters = This name has signs in it that can’t be spoken.
online-why-name-mixed = This name mixes letters of two alphabets.
online-why-passphrase-short = The passphrase is too short: at least eight characters.
online-why-passphrase-long = The passphrase is too long.
online-why-no-such-table = There is no such table any more.
online-why-table-full = All chairs at this table are taken by people.
online-why-table-closed = The table has been closed meanwhile.
online-why-no-listeners = Nobody may listen at this table.
online-why-wrong-word = That is not the invitation word of this table.
online-why-seated-elsewhere = You sit at another table. Leave it first.
online-why-too-many-tables = You have opened as many tables as one may.
online-why-not-at-table = You don’t sit at this table.
online-why-table-moved = The table has gone on meanwhile. Listen what is asked now.
online-why-not-host = Only the host of the table does that.
online-why-no-such-game = This house doesn’t have that game.
online-why-bad-options = The house doesn’t accept these table rules.
online-why-too-fast = That was too fast. Wait a moment.
online-why-restarting = The house is about to restart. Try again in a minute.
online-why-chips-elsewhere = Your chips here don’t reach for the smallest stake. In ten minutes the purse is filled up again.
online-why-store = The house can’t write down what happens: nothing was done. Tell its host.
online-why-banned = This house doesn’t let you in.
online-why-muted = You may not write here now.
online-why-nothing-to-say = There is nothing to do here now.
online-why-too-long = That is too long.
online-why-said-already = You have just written that.
online-why-no-such-person = There is nobody of that name here.
online-why-blocked = That is not possible with this person.
online-why-asked-enough = You have asked for that often enough in this round.
ask-listening = You only listen at this table.
ask-listening-between = No round is being played.
online-waits-for = The table waits for { $name }.
online-waits-ready = Waiting until all want the next round: { $names }.
online-left-seconds = Time left: { $seconds } s.
online-seat-away = Away from the table.
online-seat-cut = The connection is gone.
online-left = You have left the table.
text-secret = signs: { $count }
does-company-write = Write to the table
does-company-who = Who is at the table
does-company-away = Away, or back
does-company-nudge = Remind whoever the table waits for
does-company-more-time = More time to answer
online-write-title = Write to the table
online-write-prompt = Write to the table, then press { $key }.
online-passphrase-file = The file with the passphrase can’t be read: { $path }.
online-who = At the table: { $names }.
online-who-one = { $state ->
    [cut] { $name }, connection gone
    [away] { $name }, away
    [listens] { $name }, listening
   *[plays] { $name }
}
keys-waited = What the file of keys waits for has not been said. The program ends.
online-why-alone = The table waits until somebody else sits down.
online-phrase = { $phrase ->
    [hello] Hello.
    [good-luck] Good luck!
    [well-played] Well played!
    [congratulations] Congratulations!
    [bad-luck] Bad luck.
    [thanks] Thank you.
    [not-at-all] Not at all.
    [sorry] Sorry.
    [one-moment] One moment, please.
    [ready] I am ready.
    [whose-turn] Whose turn is it?
    [your-turn] It is your turn.
    [again] Another round?
    [last-round] This is my last round.
    [goodbye] Goodbye.
    [yes] Yes.
   *[no] No.
}
online-said-phrase = { $name }: { online-phrase }
online-phrases-title = Phrases for the table
does-company-phrases = Phrases that each hears in their own language
