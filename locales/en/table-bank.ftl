# The games in which a player holds the bank: Oko, both Ochkos, both Twenty-Ones. table.ftl explains the prefixes.

## Pieces

call-21 = { $play ->
     [matched] Oko!
     [duels] Twenty-one!
    *[club] Twenty-one!
}
# The best hand of Oko: two aces, or either where Šantal with an ace is one too; a language may name the two apart.
call-royal = { $royal ->
    *[any] Royal oko!
}
# What a hand that wins at once is called.
call-win = { $why ->
     [royal] { call-royal }
     [aces] Two aces!
     [pictures] Five pictures!
     [natural] Twenty-one!
    *[other] { call-21 }
}
# What a card ends: $ending is none, bust, twenty-one, royal, aces or pictures.
ending = { $ending ->
     [bust] { " " }Bust!
     [twenty-one] { " " }{ call-21 }{ $play ->
         [matched] { " " }The bank takes all.
         [duels] { "" }
        *[club] { "" }
    }
     [royal] { " " }{ call-royal } The bank takes all.
     [aces] { " " }Two aces!
     [pictures] { " " }Five pictures!
    *[none] { "" }
}
# What a hand that wins at once is called, inside a sentence.
great-or-total = { $makes ->
     [royal] royal oko
     [aces] two aces
     [pictures] five pictures
    *[other] { total }
}
# The cards of a hand that are known, and how many are not; with the total if all are.
cards-known = { $known ->
     [0] { CARDCOUNT($closed) } face down
    *[other] { CARDS($cards) }{ $closed ->
         [0] { $points ->
             [unsaid] { "" }
            *[other] , { great-or-total }
        }
        *[other] , and { CARDCOUNT($closed) } face down
    }
}
# The two totals before a result, or nothing.
totals-said = { $own ->
     [unsaid] { "" }
    *[other] { $against ->
         [unsaid] You have { $own }.{ " " }
        *[other] You have { $own }, the banker { $against }.{ " " }
    }
}
short-said = { $short ->
     [unsaid] { "" }
    *[other] { " " }The bank is { $short } short.
}

## The banker and the bank

say-lots = Drawing lots for the bank.
say-lots-again = A tie: those players draw again.
say-lot-mine = You: { CARD($card) }.
say-lot = { $name }: { CARD($card) }.
say-banker-mine = { $how ->
     [inherited] The bank passes to you: { CHIPS($bank) }.
    *[other] You are the banker. Open the bank{ $least ->
         [unsaid] { "" }
        *[other] , at least { $least }
    }.
}
say-banker = { $how ->
     [inherited] The bank passes to { $name }: { CHIPS($bank) }.
    *[other] New banker: { $name }.
}
say-founded-mine = You open the bank: { $amount }. You keep { CHIPS($left) }.
say-founded = { $name } opens the bank: { CHIPS($amount) }.
say-bank-added-mine = { $amount ->
     [0] You have nothing to add to the bank.
    *[other] You double the bank: { CHIPS($bank) }. You keep { $left }.
}
say-bank-added = { $amount ->
     [0] The banker has nothing to add to the bank.
    *[other] The banker doubles the bank: { CHIPS($bank) }.
}
say-announced = { $play ->
     [matched] Malá domů!
     [duels] Knock! Last circle.
    *[club] Knock! Last circle.
}
say-last-round = Last round!
say-bank-broken-mine = You have broken the bank!{ $asks ->
     [accept] { " " }Take it over, hand it on, or decline.
     [decline] { " " }You don't have enough chips to open a new one. Decline, and lots are drawn.
    *[no] { "" }
}
say-bank-broken = { $name } has broken the bank!
say-bank-taken-mine = { $why ->
     [heart-king] The bank goes home with you: { $amount }.
     [closed] You take the bank: { $amount }.
     [played-out] The pack is played out. You take the bank: { $amount }.
     [no-punters] Nobody can bet. You take the bank: { $amount }.
     [too-small] The bank is too small for a stake. You take it: { $amount }.
    *[other] You take the bank: { $amount }.
} You have { CHIPS($left) }.
say-bank-taken = { $why ->
     [heart-king] The bank goes home: { $name } takes { $amount }.
     [played-out] The pack is played out. { $name } takes the bank: { $amount }.
     [no-punters] Nobody can bet. { $name } takes the bank: { $amount }.
     [too-small] The bank is too small for a stake. { $name } takes it: { $amount }.
    *[other] { $name } takes the bank: { CHIPS($amount) }.
}
say-bank-taken-told = { $why ->
     [played-out] The pack is played out.
     [no-punters] Nobody can bet.
    *[too-small] That is too little for a stake.
} { $name } takes the bank.
say-handed-to-mine = { $name } hands you the bank. Accept or decline?
say-hands-over-mine = You hand the bank on. { $to } decides.
say-hands-over = { $name } hands the bank on. { $to } decides.
say-declines-mine = You decline the bank.
say-declines = { $name } declines the bank.
say-bank-vacant = Nobody can open a bank at the moment.
say-table-closed = The table closes. There is nobody left to play with.
say-bank-round = { $play ->
     [duels] Circle { $round }.
     [matched] Round { $round }.
    *[club] Round { $round }.
}
say-bank-state = Bank: { CHIPS($bank) }.

## Cards

say-cut-card-turned = The cut card is the { CARD($card) }.
say-cut-card-came = The cut card!
say-pack-out = The pack has run out.
say-everybody-dealt = { $count ->
     [1] Everybody in the round gets a card.
    *[other] Everybody in the round gets { CARDCOUNT($count) }.
}
say-banker-card = The banker's card: { CARD($card) }.{ total-said }
say-turns-up-mine = You turn up the { CARD($card) }.{ total-said }
say-new-card-mine = New card: { CARD($card) }.{ total-said }
say-new-card-shown = { $name } gets the { CARD($card) }.{ total-said }
say-new-card-closed-mine = You get a new card.
say-new-card = { $name } gets a new card.
say-blind-mine = You draw a card unseen. You have { CARDCOUNT($count) }.
say-blind = { $name } draws a card unseen.
say-takes-mine = You draw a card.
say-takes = { $name } draws a card.
say-bank-draw-mine = You draw the { CARD($card) }.{ total-said }{ ending }
say-banker-draws = The banker draws the { CARD($card) }.{ total-said }{ ending }
say-bank-draw = { $name } draws the { CARD($card) }.{ total-said }{ ending }
say-pull-mine = { $by ->
     [banker] The banker pulls you
    *[self] You pull
} the { CARD($card) }{ $at ->
     [unsaid] { "" }
    *[other] , position { $at }
}.{ total-said }{ ending }
say-pull-shown = { $by ->
     [banker] The banker pulls a card for { $name }:
    *[self] { $name } pulls
} the { CARD($card) }{ $at ->
     [unsaid] { "" }
    *[other] , position { $at }
}.{ total-said }{ ending }
say-pull-closed-mine = { $by ->
     [banker] The banker pulls you a card
    *[self] You pull a card
}{ $at ->
     [unsaid] { "" }
    *[other] , position { $at }
}.
say-pull = { $by ->
     [banker] The banker pulls a card for { $name }
    *[self] { $name } pulls a card
}{ $at ->
     [unsaid] { "" }
    *[other] , position { $at }
}.
say-banker-new-card = The banker takes a new card.
say-banker-takes = The banker draws a card.
say-banker-called = { call-win } Banker: { CARDS($cards) }.
say-knocked-card-mine = Your card lies open: { CARD($card) }.
say-returns-cards-mine = { $what ->
     [fifteen] You return fifteen: { CARDS($cards) }.
     [five-pictures] You return five pictures.
    *[other] You return the { CARD($card) }.
}
say-returns-cards = { $what ->
     [fifteen] { $name } returns fifteen: { CARDS($cards) }.
     [five-pictures] { $name } returns five pictures.
    *[other] { $name } returns the { CARD($card) }.
}
say-banker-returns-cards = { $what ->
     [fifteen] The banker returns fifteen: { CARDS($cards) }.
     [five-pictures] The banker returns five pictures.
    *[other] The banker returns the { CARD($card) }.
}
say-keep-asked-mine = { $play ->
     [matched] Exchange the card or keep it?
     [duels] Keep your cards or give them back?
    *[club] Keep your cards or give them back?
}
say-keep-asked = { $name } decides: keep or give back.
say-kept-mine = { $play ->
     [matched] You keep the card.
     [duels] You keep your cards.
    *[club] You keep your cards.
}
say-kept = { $play ->
     [matched] { $name } keeps the card.
     [duels] { $name } keeps the cards.
    *[club] { $name } keeps the cards.
}
say-given-back-mine = You give your cards back.
say-given-back = { $name } gives the cards back.
say-take-asked-mine = Your card: from the top, or pulled?
say-take-asked = { $name } chooses a card of the deal.
say-pull-demanded-mine = You demand that the banker pull their own cards.
say-pull-demanded = { $name } demands that the banker pull their own cards.

## Turns and calls

say-turn-banker-mine = Your turn as banker{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-turn-punter-mine = Your turn{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.{ $free ->
     [unsaid] { "" }
    *[other] { $play ->
         [matched] { " " }Left in the bank: { $free }.
         [duels] { " " }In the bank: { $free }.
        *[club] { " " }In the bank: { $free }.
    }
}
say-enough-mine = Enough{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-banker-enough-mine = Enough{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-enough = { $name }: enough.
say-turn-over-mine = { $called ->
     [yes] { call-21 }{ " " }
    *[no] { "" }
}Your turn is over.
say-threshold = { threshold-takes }
say-threshold-mine = { threshold-takes }
say-banker-enough = Banker: enough{ $points ->
     [unsaid] { "" }
    *[other] , { total }
}.
say-passed-over-mine = { $why ->
     [no-bank] You are passed over: nothing is left in the bank.
    *[no-chips] You are passed over: you have no chips.
}
say-passed-over = { $why ->
     [no-bank] { $name } is passed over: nothing is left in the bank.
    *[no-chips] { $name } has no chips and is passed over.
}
say-shows-eight-mine = You have to show the { CARD($card) }.
say-shows-eight = The banker has the { CARD($card) }.
say-heart-king-mine = King of hearts! You show it, and the round is void.
say-heart-king = King of hearts! The banker shows it, and the round is void.
say-called-mine = { call-win }
say-called = { call-win } { $name }: { CARDS($cards) }.
say-opened-mine = Your cards are opened: { CARDS($cards) }, { total }.
say-banker-opened = Banker: { CARDS($cards) }, { total }{ hand-state }.
say-opened = { $name }: { CARDS($cards) }, { total }{ hand-state }.

## Stakes and results

say-bet-asked-mine = Your bet?
say-bet-asked = { $name } to bet.
say-stake-mine = { $kind ->
     [whole] The whole bank! You bet { $amount }.
     [whole-raise] The whole bank! You raise by { $amount }, to { $stake }.
     [raise] You raise by { $amount }, to { $stake }.
    *[bet] You bet { $amount }.
} You have { CHIPS($left) }.
say-stake = { $kind ->
     [whole] The whole bank! { $name } bets { $amount }.
     [whole-raise] The whole bank! { $name } raises by { $amount }, to { $stake }.
     [raise] { $name } raises by { $amount }, to { $stake }.
    *[bet] { $name } bets { $amount }.
}{ $free ->
     [unsaid] { "" }
    *[other] { " " }Left in the bank: { $free }.
}
say-stake-returned-mine = Your stake comes back: { $amount }. Bet again.
say-stake-returned = { $name }'s stake comes back: { $amount }.
say-bank-bust = { $name }: bust, { $points }.{ $shown ->
     [yes] { " " }Cards: { CARDS($cards) }.
    *[no] { "" }
}{ $bank ->
     [unsaid] { "" }
    *[other] { " " }Your bank: { $bank }.
}
say-stake-won-mine = { totals-said }{ $why ->
     [tie] A tie, and you drew unseen.{ " " }
    *[other] { "" }
}You win { $amount }.{ short-said } You have { CHIPS($left) }.
say-stake-lost-mine = { totals-said }{ $why ->
     [tie] The banker wins ties.{ " " }
     [bust] Bust.{ " " }
    *[other] { "" }
}You lose { $amount }. You have { CHIPS($left) }.
say-stake-back-mine = { totals-said }{ $why ->
     [both-bust] Both bust, your stake comes back.
     [banker-left] The banker has gone, your stake comes back.
    *[other] Push, your stake comes back.
} You have { CHIPS($left) }.
say-result = { $outcome ->
     [win] { $name } wins { $amount }.
     [lose] { $name } loses { $amount }.
    *[back] { $name }: the stake comes back.
}
say-bank-result = { $outcome ->
     [win] { $name } wins { $amount }.
     [lose] { $name } loses { $amount }.
    *[back] { $name }: the stake comes back.
}{ short-said } Your bank: { $bank }.

## Answers

ask-bank-cards-mine = Your cards: { cards-known }.
ask-no-banker = There is no banker at the moment.
ask-you-bank = You are the banker.
ask-you-banked = You were the banker.
ask-no-cards-banker = { $name } is the banker and has no cards yet.
ask-cards-banker = Banker { $name }: { cards-known }.
ask-cards-last-banker = Last banker, { $name }: { cards-known }.
ask-bank-stake-mine = Your stake: { $amount }.
ask-bank-stake-of = Stake: { $amount }.
ask-bank-stake = { $name }: stake { $amount }.
ask-bank-mine = You hold the bank: { $bank }{ $free ->
     [unsaid] { "" }
    *[other] , left in it { $free }
}.
ask-bank = { $name }'s bank: { $bank }{ $free ->
     [unsaid] { "" }
    *[other] , left in it { $free }
}.
ask-chips-banker = { $name }, banker: { CHIPS($chips) }.
ask-turn-choose-mine = { $how ->
     [lots] A banker is to be chosen: have lots drawn.
    *[agreement] A banker is to be chosen: say who.
}
ask-turn-choose = A banker is to be chosen.
ask-turn-closed = This table is closed.
ask-turn-play-mine = Your turn{ $phase ->
     [banker] { " " }as banker
    *[other] { "" }
}. You have { cards-known }{ $stake ->
     [unsaid] { "" }
    *[other] , stake { $stake }
}.
ask-turn-bank-mine = { $phase ->
     [found] Your turn: open the bank.
     [between] Your turn as banker: deal.
     [bets] Your turn: bet, or sit out.
     [taking] Your turn: choose your card of the deal.
     [keep] Your turn: keep your cards, or not.
    *[other] Your turn: say whether you take the bank.
}
ask-turn-bank = { $phase ->
     [found] Waiting for { $name } to open the bank.
     [between] Waiting for { $name } to deal.
     [bets] Waiting for { $name } to bet.
     [broken] Waiting for { $name } to take the bank or decline.
     [banker] { $name }'s turn, as banker.
    *[other] { $name }'s turn.
}
ask-seat-banker = Banker.
ask-bank-hand = Cards: { cards-known }{ $stake ->
     [unsaid] { "" }
    *[other] , stake { $stake }
}{ $state ->
     [turn] , playing
     [stood] , stands
     [bust] , bust
    *[other] { "" }
}.
ask-cards-left = { CARDCOUNT($count) } left in the pack.
ask-announced = { $play ->
     [matched] Malá domů is in force.
     [duels] The banker has knocked: last circle.
    *[club] The banker has knocked: last circle.
}
short-rules-oko = Oko with malá domů, 32 cards. Ace 11, pictures 1, the seven of hearts is Šantal: 1, 7, 10 or 11. One card each, bets up to what is left in the bank. The banker wins ties. Two aces win at once.
short-rules-ochko = Ochko with the cut card, 36 cards. Ace 11, king 4, queen 3, jack 2. Each punter plays the banker alone, for up to the whole bank. The banker wins ties. 21, two aces and five pictures win at once. The banker must draw on 15 and stand on 17.
short-rules-ochko-one-card = Ochko with one banker's card, 36 cards. Ace 11, king 4, queen 3, jack 2. The banker keeps one open card for the whole circle. The banker wins ties. 21, two aces and five pictures win at once. The banker must stand on 17.
short-rules-twenty-one = Twenty-One, club game, two packs. Bets before the deal, two closed cards, at most three more. 21 with the first two cards pays double, a banker's bust pays double, and on a tie the stake comes back.
short-rules-twenty-one-pull = Twenty-One with pulling, two packs. As the club game, but a card may be pulled from anywhere in the pack.
ask-rules-bank = A bank is at least { $bank }{ $most ->
     [unsaid] { "" }
    *[other] { " " }and at most { $most }
}. A bet is at least { $least }.

## Why a round ended as it did

why-bank-royal = You had { $royal ->
     [either] a royal oko
    *[aces] two aces, the royal oko
}, which is paid at once. You won { $amount }.
why-bank-natural = You had 21 with the first two cards, which is paid double at once. You won { $amount }.
why-bank-twenty-one = You had 21, which wins at once. You won { $amount }.
why-bank-aces = You had two aces, which win at once. You won { $amount }.
why-bank-pictures = You had five pictures, which win at once. You won { $amount }.
why-bank-points = { $outcome ->
     [win] You had { $points }, the banker had { $against }. More points win. You won { $amount }.
    *[lose] You had { $points }, the banker had { $against }. More points win. You lost { $amount }.
}
why-bank-tie = { $outcome ->
     [win] A tie at { $points }, and you drew unseen: then you win. You won { $amount }.
     [lose] A tie at { $points }: then the banker wins. You lost { $amount }.
    *[back] A tie at { $points }: the stake comes back.
}
why-bank-bust = You had { $points }. Over 21 the stake is lost. You lost { $amount }.
why-bank-banker-bust = The banker went over 21 with { $against }, so you won { $amount }.
why-bank-both-bust = { $outcome ->
     [lose] Both you and the banker went over 21; at this table the stake is then the banker's. You lost { $amount }.
    *[back] Both you and the banker went over 21: the stake comes back.
}
why-bank-banker-natural = The banker had 21 with the first two cards, which takes all stakes at once. You lost { $amount }.
why-bank-banker-royal = The banker had { $royal ->
     [either] a royal oko, which takes
    *[aces] two aces, which take
} all stakes. You lost { $amount }.
why-bank-banker-twenty-one = The banker had 21, which wins even against 21. You lost { $amount }.
why-bank-banker-aces = The banker had two aces, which win at once. You lost { $amount }.
why-bank-banker-pictures = The banker had five pictures, which win at once. You lost { $amount }.
why-bank-banker-left = The banker left the table, so your stake came back.
why-against-bank = { $name }: { $outcome ->
     [win] your bank paid { $amount }
     [lose] your bank won { $amount }
    *[back] the stake came back
}{ $why ->
     [points] : you had { $against }, they had { $points }
     [tie] , a tie
     [banker-bust] , you went over 21
     [both-bust] , both went over 21
     [royal] , { $royal ->
         [either] royal oko
        *[aces] two aces
    }
     [aces] , two aces
     [pictures] , five pictures
     [natural] , with 21 in the first two cards
     [bust] , bust
    *[other] { "" }
}.

## Amount fields

prompt-raise = Raise by: { $amount }. You have { $chips }, left in the bank: { $free }.
prompt-found = Bank: { $amount }. You have { $chips }.
prompt-hit-at = Position in the pack, from the top: { $amount }. The last is { $most }.

## Refusals

refused-table-closed = This table is closed.
refused-banker-only = Only the banker can do that{ $known ->
     [no] { "" }
    *[yes] , and that is { $name }
}.
refused-punters-only = The banker can't do that, only the others.
refused-lots-decide = At this table lots decide who is the banker.
refused-agreement-decides = At this table the banker is chosen, not drawn by lot.
refused-announced-already = That is announced already and can't be taken back.
refused-announce-too-early = { $play ->
     [matched] Malá domů can be announced once the bank has doubled.
     [duels] It is too early to knock. Play more circles, or let the bank grow.
    *[club] It is too early to knock. Play more circles, or let the bank grow.
}
refused-no-announcement-in-game = There is nothing to announce in this game.
refused-not-enough-for-bank = A bank takes { $limit ->
     [0] more chips than there are
    *[other] at least { CHIPS($limit) }
}.
refused-nothing-to-stake = You can't bet now: nothing is left in the bank, or you have no chips.
refused-stake-first = Place a bet first.
refused-no-raise-in-game = Stakes are not raised here.
refused-must-draw = A stake is followed by a card. Draw one first.
refused-two-cards-needed = You need two cards before you can stand.
refused-hand-complete = Your hand is complete.
refused-nothing-to-exchange = These cards can't be exchanged.
refused-exchange-limit = Only one exchange a round at this table.
refused-no-exchange-in-game = No cards are exchanged in this game.
refused-no-blind-in-game = No cards are drawn unseen here.
refused-blind-cards-held = You hold a card unseen, so the next ones are unseen too.
refused-eight-cards-held = Eight cards are the most. You can only stand.
refused-fifteen-must-draw = On 15 the banker has to draw.
refused-three-cards-bought = Three more cards are the most. You can only stand.
refused-no-pull-in-game = In this game cards come from the top only.
refused-banker-must-pull = You have to pull your cards: a punter has demanded it.
refused-banker-pulls-himself = The banker pulls their own cards.
refused-no-sitting-out-in-game = In this game no round can be sat out.

## Table options

option-first-banker = { $value ->
     [agreement] The banker is chosen by agreement.
    *[lot] The banker is drawn by lot.
}
option-mandatory-first-bet = { $value ->
     [no] Cards may be drawn before the first stake.
    *[yes] A stake comes before the second card.
}
option-direction = { $value ->
     [right] Play goes to the right.
    *[left] Play goes to the left.
}
option-picture-values = Jack, queen and king count { $value ->
     [v1-2-3] 1, 2 and 3
     [v1-1-2] 1, 1 and 2
    *[other] 1 each
}.
option-raise = { $value ->
     [no] Stakes are not raised.
    *[yes] A stake can be raised before each card.
}
option-raise-requires-draw = { $value ->
     [no] You may stand right after a stake.
    *[yes] After a stake you must draw a card.
}
option-stand-on-one-card = { $value ->
     [yes] You may stand with one card.
    *[no] You need two cards to stand.
}
option-auto-stand-21 = { $value ->
     [no] 21 does not end a turn by itself.
    *[yes] 21 ends a turn by itself.
}
option-royal-pays = { $value ->
     [3] Royal oko pays three to one.
    *[other] Royal oko pays one to one.
}
option-santal-royal = { $value ->
     [yes] Šantal with an ace is a royal oko too.
    *[no] Šantal with an ace is a plain 21.
}
option-exchange-seven = { $value ->
     [no] Sevens are not exchanged.
    *[yes] A first seven can be exchanged.
}
option-exchange-eight = { $value ->
     [off] Eights are not returned.
     [any_exchange] An eight can be returned after any exchange.
    *[directly] An eight that replaced a seven can be returned.
}
option-exchange-five-pictures = { $value ->
     [no] Five pictures are not returned.
    *[yes] Five pictures can be returned.
}
option-exchange-fifteen = { $value ->
     [no] Fifteen is not returned.
    *[yes] Fifteen can be returned.
}
option-santal-fifteen = { $value ->
     [no] Šantal does not make a fifteen of its own.
    *[yes] Fifteen can be made with any value of Šantal.
}
option-exchange-limit = { $value ->
     [once] One exchange a round.
    *[none] Any number of exchanges.
}
option-banker-card-open = { $value ->
     [yes] The banker's card is open from the deal on.
     [always] The banker's card is always open.
     [from_second_circle] The banker's card is open from the second circle on.
     [never] The banker's card stays closed.
    *[no] The banker's card is closed until the banker's turn.
}
option-mala-domu-from = { $value ->
     [bank_doubled] Malá domů only once the bank has doubled.
    *[any_deal] Malá domů before any deal.
}
option-mala-domu-trigger = { $value ->
     [any_first] Under malá domů an exchanged first card counts too.
    *[dealt] Under malá domů only the dealt card counts.
}
option-dark = { $value ->
     [no] No cards unseen.
    *[yes] Cards may be drawn unseen.
}
option-dark-double-bust = { $value ->
     [banker] If both bust, an unseen hand loses.
    *[punter] If both bust, an unseen hand wins.
}
option-dark-vs-banker-21 = { $value ->
     [tie_to_dark] An unseen 21 beats the banker's 21.
    *[banker] The banker's 21 beats an unseen one.
}
option-two-aces = { $value ->
     [any] Two aces win in any hand.
    *[exact] Two aces win only on their own.
}
option-five-pictures = { $value ->
     [any_five] Five pictures win in any hand.
    *[exact] Five pictures win only on their own.
}
option-banker-17 = { $value ->
     [and_above] From 17 on the banker has to stand.
    *[exact] On 17 the banker has to stand.
}
option-cut-rebet = { $value ->
     [bet_stands] After giving cards back you keep your bet.
    *[restart] After giving cards back you bet anew.
}
option-take-after-circles = { $value ->
     [0] No number of circles gives the right to knock.
    *[other] The bank may be taken after { NOUN($value, noun: "circle") }.
}
option-take-multiple = { $value ->
     [0] A grown bank gives no right to knock.
     [3] The banker may knock once the bank has tripled.
    *[other] The banker may knock once the bank holds { $value } times what the banker put in.
}
option-knock-exposes = { $value ->
     [first_only] After the knock only the first card is open.
    *[every_card] After the knock the banker's first card is open in every duel.
}
option-after-break = { $value ->
     [breaker] Whoever breaks the bank becomes the banker.
    *[next_left] After a broken bank the next player is the banker.
}
option-deal-from = { $value ->
     [bottom] Cards are dealt from the bottom.
    *[top] Cards are dealt from the top.
}
option-played-cards = { $value ->
     [aside] Played cards are laid aside.
     [top] Played cards go on top of the pack.
    *[under] Played cards go under the pack.
}
option-cover = { $value ->
     [single] The stakes together may be as large as the bank.
    *[double] Every stake has to be covered twice by the bank.
}
option-announce-bust = { $value ->
     [yes] A bust is shown at once.
    *[no] A bust stays closed until the opening.
}
option-open-banker-turn = { $value ->
     [yes] The banker's cards are turned up for the banker's turn.
    *[no] The banker's cards stay face down.
}
option-demand-banker-pull = { $value ->
     [yes] A punter may oblige the banker to pull.
    *[no] For the banker's own cards the banker decides.
}
option-pull-in-deal = { $value ->
     [yes] The cards of the deal may be pulled too.
    *[no] The cards of the deal come from the top.
}
