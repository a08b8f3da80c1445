# The two games against the house: Blek džek and Black Jack 21. table.ftl explains the prefixes.

## Pieces

# What the croupier repeats before the next step: points ($before) and decision ($call). $count is the number of
# cards, 0 where it is not said.
call-points = { $count ->
     [0] { $before }
    *[other] { CARDCOUNT($count) }, { $before }
}
croupier-call = { $call ->
     [card] { call-points }, card.{ " " }
     [double] { call-points }, double.{ " " }
     [split] { call-points }, split.{ " " }
    *[none] { "" }
}
# The points of a hand and of the dealer before its result, or nothing.
result-place = { $own ->
     [unsaid] { in-box }
    *[other] { $box ->
         [0] { $hand ->
             [0] { points-start }.{ " " }
            *[other] { hand-name }, { points-low }.{ " " }
        }
        *[other] { $hand ->
             [0] Box { $box }, { points-low }.{ " " }
            *[other] Box { $box }, { hand-name-low }, { points-low }.{ " " }
        }
    }
}
points-start = { $dealer ->
     [unsaid] You have { $own }
    *[other] You have { $own }, the dealer { $dealer }
}
points-low = { $dealer ->
     [unsaid] you have { $own }
    *[other] you have { $own }, the dealer { $dealer }
}
# What has become of a hand.
hand-state = { $state ->
     [natural] , blackjack
     [bust] , bust
     [surrendered] , surrendered
    *[other] { "" }
}
# Which hand of several, within a sentence, or nothing.
on-hand = { $inner ->
     [0] { "" }
     [1] { " " }on the first hand
     [2] { " " }on the second hand
     [3] { " " }on the third hand
    *[other] { " " }on the fourth hand
}
with-hand = { $inner ->
     [0] { "" }
     [1] { " " }with the first hand
     [2] { " " }with the second hand
     [3] { " " }with the third hand
    *[other] { " " }with the fourth hand
}
# The name of a player with the hand that is meant.
who-hand = { $inner ->
     [0] { $name }
     [1] { $name }, first hand
     [2] { $name }, second hand
     [3] { $name }, third hand
    *[other] { $name }, fourth hand
}
# For which hand a second stake is placed, by its number ($new), and how many hands are played then ($hands).
new-hand = { $new ->
     [2] the second hand
     [3] the third hand
    *[other] the fourth hand
}
hands-played = { $hands ->
     [2] two hands
     [3] three hands
    *[other] four hands
}

## The pack

say-shuffled = { $why ->
     [empty] The pack has run out. The cards that are not on the table are shuffled.
     [asked] The cards are shuffled on request.
    *[other] The cards are shuffled.
}
say-cut-card = The cut card is out. The cards will be shuffled after this round.

## The deal and the turns

say-first-card-mine = { in-box }Your card: { CARD($card) }.{ total-said }
say-draw-mine = { in-box }{ croupier-call }You draw the { CARD($card) }{ on-hand }.{ total-said }
say-draw-mine-brief = { in-box }Card: { CARD($card) }.{ total-said }
say-dealt-mine = { in-box }Your cards: { CARDS($cards) }, { total }.
say-dealt-mine-natural = { in-box }Your cards: { CARDS($cards) }. Blackjack!
say-dealt = { in-box }{ $name }: { CARDS($cards) }, { total }.
say-dealt-natural = { in-box }{ $name }: { CARDS($cards) }. Blackjack!
say-dealt-natural-brief = { in-box }{ $name }: blackjack!
say-total-brief = { in-box }{ who-hand }: { total }.
say-draw = { in-box }{ croupier-call }{ $name } draws the { CARD($card) }{ on-hand }.{ total-said }
say-split-hand-mine = { hand-title }: { CARDS($cards) }, { total }.
say-split-waiting-mine = { hand-title }: { CARD($card) }, { $points }. The first of the two is played first.
say-split-hand = { $name }, { hand-title-low }: { CARDS($cards) }, { total }.
say-split-hand-brief = { $name }, { hand-title-low }: { total }.
say-hand-begins-mine = Your turn.
say-turn-mine = { in-box }Your turn. You have { total }, the dealer has { CARD($card, case: "a") }.{ $offer ->
     [yes] { " " }Insurance?
    *[no] { "" }
}
say-turn-mine-natural = { in-box }Your turn. You have blackjack, the dealer has { CARD($card, case: "a") }. Insurance?
say-turn-mine-brief = { in-box }Your turn, { total }.{ $offer ->
     [yes] { " " }Insurance?
    *[no] { "" }
}
say-turn-box = Box { $number }, { $name }.
say-turn = Seat { $number }, { $name }'s turn.
say-stood-mine = { in-box }{ $call ->
     [stand] { $count ->
         [0] { "" }
        *[other] { CARDCOUNT($count) },{ " " }
    }{ $points }, stand.
    *[none] You stand on { total }{ with-hand }.
}
say-stood = { in-box }{ $call ->
     [stand] { $count ->
         [0] { "" }
        *[other] { CARDCOUNT($count) },{ " " }
    }{ $points }, { $name } stands.
    *[none] { $name } stands on { total }{ with-hand }.
}
say-hand-over-mine = { in-box }The hand is over.
say-dealer-shows = Dealer shows the { CARD($card) }. { $points }.
say-dealer-draws = Dealer draws the { CARD($card) }.{ $points ->
     [unsaid] { "" }
    *[other] { " " }{ $points }.
}
say-dealer-has = Dealer has { total }.
say-dealer-bust = Dealer busts with { $points }.
say-dealer-natural = Dealer has blackjack!

## Stakes

say-bet-mine = { in-box }You bet { $amount }. You have { CHIPS($left) }.
say-bet = { in-box }{ $name } bets { $amount }.
say-behind-mine = You bet { $amount } behind box { $number }. You have { CHIPS($left) }.
say-behind = { $name } bets { $amount } behind box { $number }.
say-insurance-asked-mine = { in-box }Insurance? From { $least } to { $most }.
say-insurance-asked = { in-box }{ $name }: insurance?
say-insured-mine = { in-box }You take insurance for { $amount }. You have { CHIPS($left) }.
say-insured = { in-box }{ $name } takes insurance for { $amount }.
say-not-insured-mine = { in-box }No insurance.
say-not-insured = { in-box }{ $name }: no insurance.
say-doubled-mine = { in-box }{ $call ->
     [double] { croupier-call }Stake { $stake }
    *[none] You double the stake{ on-hand }: { $stake }
}. You have { CHIPS($left) }.
say-doubled = { in-box }{ $call ->
     [double] { croupier-call }{ $name }, stake { $stake }
    *[none] { $name } doubles the stake{ on-hand }: { $stake }
}.
say-split-mine = { in-box }{ $call ->
     [split] { croupier-call }Another { $amount } for { new-hand }
    *[none] You split the pair{ on-hand }, another { $amount } for { new-hand }
}{ $insurance ->
     [unsaid] { "" }
    *[other] { " " }and { $insurance } for its insurance
}. You have { CHIPS($left) }.
say-split = { in-box }{ $call ->
     [split] { croupier-call }{ $name } now plays { hands-played }
    *[none] { $name } splits the pair{ on-hand }
}.

## Results

say-bust-mine = { in-box }Bust, { $points }. You lose { $amount }.{ purse-said }
say-bust = { in-box }{ $name }: bust{ on-hand }, { $points }.
say-surrendered-mine = { in-box }You surrender, half comes back: { $returned }.{ purse-said }
say-surrendered = { in-box }{ $name } surrenders, half comes back.
say-natural-mine = { in-box }Blackjack! You win { $amount }.{ purse-said }
say-win-mine = { result-place }You win { $amount }.{ purse-said }
say-push-mine = { result-place }Push.{ purse-said }
say-lose-mine = { result-place }You lose { $amount }.{ purse-said }
say-returned-mine = { result-place }This stake comes back.{ purse-said }
say-natural = { in-box }{ $name }: blackjack{ on-hand }, wins { $amount }.
say-win = { in-box }{ $name } wins { $amount }{ on-hand }.
say-push = { in-box }{ $name }: push{ on-hand }.
say-lose = { in-box }{ $name } loses { $amount }{ on-hand }.
say-returned = { in-box }{ $name }: the stake{ on-hand } comes back.
say-insurance-won-mine = { in-box }Insurance wins { $amount }.
say-insurance-lost-mine = { in-box }Insurance lost, { $amount }.
say-insurance-won = { in-box }{ $name }: insurance wins { $amount }.
say-insurance-lost = { in-box }{ $name }: insurance lost, { $amount }.
say-behind-won-mine = Behind box { $number } you win { $amount }.
say-behind-lost-mine = Behind box { $number } you lose { $amount }.
say-behind-push-mine = Behind box { $number }: push.
say-behind-won = { $name } wins { $amount } behind box { $number }.
say-behind-lost = { $name } loses { $amount } behind box { $number }.
say-behind-push = { $name }, behind box { $number }: push.
say-sum-won-mine = Altogether you win { $amount }. You have { CHIPS($left) }.
say-sum-lost-mine = Altogether you lose { $amount }. You have { CHIPS($left) }.
say-sum-even-mine = Overall you come out even. You have { CHIPS($left) }.

## Answers

ask-hand-mine = { lead-mine }: { CARDS($cards) }, { total }{ hand-state }.
ask-cards-dealer = Dealer's cards: { CARDS($cards) }, { total }.
ask-no-cards-dealer = The dealer has no cards.
ask-stake-mine = { in-box }Stake { $amount }.
ask-stake = { in-box }{ $name }: stake { $amount }.
ask-insurance-mine = { in-box }Insurance { $amount }.
ask-insurance = { in-box }{ $name }: insurance { $amount }.
ask-stake-behind-mine = Behind box { $number }: { $amount }.
ask-stake-behind = { $name }, behind box { $number }: { $amount }.
ask-seat-hand = { lead }: { CARDS($cards) }, { total }{ $stake ->
     [unsaid] { "" }
    *[other] , stake { $stake }
}{ $state ->
     [turn] , playing
     [stood] , stands
    *[other] { hand-state }
}.
ask-turn-between = { $play ->
     [duels] The circle is over. You can begin the next one.
     [house] No round is being played. You can begin the next one.
     [croupier] No round is being played. You can begin the next one.
     [matched] No round is being played. You can begin the next one.
    *[club] No round is being played. You can begin the next one.
}
ask-turn-bets-mine = { in-box }Bets are being placed. Waiting for yours.
ask-turn-bets = Bets are being placed. Waiting for: { LIST($names) }.
ask-turn-deal = All bets are placed. The deal comes next.
ask-turn-insurance-mine = { in-box }Insurance? Take it or decline.
ask-turn-insurance = { in-box }{ $name } is being offered insurance.
ask-turn-mine = { in-box }Your turn. You have { total }{ hand-state }. It's your decision.
ask-turn = { in-box }{ $name }'s turn with { total }.
short-rules-blek-dzek = Blek džek. The dealer takes one card at the deal, draws to 16 and stands on 17 or more. Blackjack pays 3 to 2. Surrender is possible as the first action, doubling at any time of your turn.
short-rules-black-jack = Black Jack 21, casino rules, six packs. The dealer takes one card at the deal, draws to 16 and stands on 17. Blackjack pays 3 to 2. Insurance against an ace, from half the stake to the whole. There is no surrender.
ask-rules-stakes = Bets from { $least }{ $most ->
     [unsaid] { "" }
    *[other] { " " }to { $most }
} in steps of { $step }.

option-packs = { $value ->
     [1] One pack, shuffled before every round.
    *[other] { NOUN($value, noun: "pack") }.
}
option-soft17 = { $value ->
     [hit] The dealer draws on soft 17.
    *[stand] The dealer stands on soft 17 too.
}
option-ten-blackjack = { $value ->
     [no] An ace with a plain ten is not a blackjack.
    *[yes] An ace with a ten or a picture is a blackjack.
}
option-split-by = { $value ->
     [value] Cards of equal value can be split.
    *[rank] Cards of equal rank can be split.
}
option-max-splits = { $value ->
     [1] A pair can be split once.
     [2] A pair can be split twice.
    *[other] A pair can be split three times.
}
option-split-blackjack = { $value ->
     [yes] After a split a blackjack counts too.
    *[no] After a split 21 is not a blackjack.
}
option-insurance-on = { $value ->
     [ace] Insurance against an ace.
     [ace_and_ten_values] Insurance against an ace, a ten or a picture.
    *[ace_and_pictures] Insurance against an ace or a picture.
}
option-double-after-split = { $value ->
     [no] No doubling after a split.
    *[yes] Doubling is allowed after a split.
}
option-double-on = { $value ->
     [any] Doubling on any two cards.
    *[other] Doubling on 9, 10 and 11 only.
}
option-enhc-loss = { $value ->
     [original_only] A dealer's blackjack takes the original stake only.
    *[all] A dealer's blackjack takes doubled and split stakes too.
}
option-standing-players = { $value ->
     [yes] Bets may be placed behind another player's box.
    *[no] No bets behind other players' boxes.
}
option-cut-from-end = The cut card lies before the last { CARDCOUNT($value) }.

## Why a round ended as it did

why-nothing = There is no round of yours to explain yet.
why-bust = { in-box }You had { $points }. Over 21 the stake is lost at once, whatever the dealer gets. You lost { $amount }.
why-surrendered = { in-box }You surrendered. Half the stake came back, { $amount } was lost.
why-natural = { in-box }You had blackjack, which beats every other 21 and pays 3 to 2. You won { $amount }.
why-natural-early = { in-box }You had blackjack, and the dealer's first card ruled out another one. It pays 3 to 2. You won { $amount }.
why-push = { in-box }You had { $points }, and so had the dealer. A tie: the stake comes back.
why-push-naturals = { in-box }You and the dealer both had blackjack. The stake comes back.
why-lose = { in-box }You had { $points }, the dealer had { $dealer }. The higher total wins. You lost { $amount }.
why-lose-natural = { in-box }You had { $points }, the dealer had blackjack, which beats every other 21. You lost { $amount }.
why-returned = { in-box }The dealer had blackjack, which takes the original stake only. This stake came back.
why-win = { in-box }You had { $points }, the dealer had { $dealer }. The higher total wins, 1 to 1. You won { $amount }.
why-win-bust = { in-box }The dealer went over 21 with { $dealer }. Every hand still in play wins, yours had { $points }. You won { $amount }.
why-insurance-won = { in-box }The dealer had blackjack, so the insurance paid 2 to 1: { $amount }.
why-insurance-lost = { in-box }The dealer didn't have blackjack, so the insurance was lost: { $amount }.
why-behind-won = The stake behind box { $number } won with the box's first hand: { $amount }.
why-behind-lost = The stake behind box { $number } was lost with the box's first hand: { $amount }.
why-behind-push = The stake behind box { $number } came back with the box's first hand.
why-sum-won = Altogether you won { $amount }.
why-sum-lost = Altogether you lost { $amount }.
why-sum-even = Overall you came out even.

## Amount fields

prompt-add = Stake behind box { $number }: { $amount }. You have { $chips }.
prompt-insure = { in-box }Insurance: { $amount }. You have { $chips }.

## Refusals

refused-no-box-bet = Nobody has placed a bet on that box yet.
refused-box-full = That box is full: { $limit } in all is the most.
refused-own-box = That box is your own. Bet on it, not behind it.
refused-no-insurance-upcard = There is no insurance against this card.
refused-no-insurance-now = It is too late for insurance in this round.
refused-insured-already = You are insured already.
refused-no-surrender-in-game = There is no surrender in this game.
refused-surrender-too-late = Surrender is only possible as your very first action.
refused-double-too-late = Doubling is only possible on the first two cards.
refused-double-total = Doubling is only possible on 9, 10 or 11.
refused-double-after-split = There is no doubling after a split at this table.
refused-double-split-aces = Split aces can't be doubled.
refused-not-a-pair = Only a pair can be split.
refused-not-equal-value = Only two cards of equal value can be split.
refused-split-too-late = Splitting is only possible on the first two cards.
refused-split-limit = These cards can't be split any further.
refused-split-aces-once = Aces are split only once.
refused-no-standing-players = At this table nobody bets behind another player's box.
refused-no-reshuffle-in-game = In this game the cards can't be shuffled on request.
refused-stand-or-insure = You have blackjack. You can insure it or stand.
