# What is said at every table. Small pieces first; sentences begin with say- (as it happens), ask- (answers to keys),
# why- (explanations), prompt- (amount fields), do- (names of actions), none- (keys without a meaning here),
# refused- (what could not be done).

## Pieces

# Which of several boxes ($box) and hands ($hand) is meant; 0 where there is only one.
hand-name = { $hand ->
     [1] First hand
     [2] Second hand
     [3] Third hand
    *[other] Fourth hand
}
hand-name-low = { $hand ->
     [1] first hand
     [2] second hand
     [3] third hand
    *[other] fourth hand
}
hand-title = { $box ->
     [0] { hand-name }
    *[other] Box { $box }, { hand-name-low }
}
hand-title-low = { $box ->
     [0] { hand-name-low }
    *[other] box { $box }, { hand-name-low }
}
# A sentence of its own before another one, or nothing.
in-box = { $box ->
     [0] { $hand ->
         [0] { "" }
        *[other] { hand-name }.{ " " }
    }
    *[other] { $hand ->
         [0] Box { $box }.{ " " }
        *[other] Box { $box }, { hand-name-low }.{ " " }
    }
}

# What introduces the cards of a hand: the listener's, or somebody's.
lead-mine = { $box ->
     [0] { $hand ->
         [0] Your cards
        *[other] { hand-name }
    }
    *[other] { $hand ->
         [0] Box { $box }
        *[other] Box { $box }, { hand-name-low }
    }
}
lead = { $box ->
     [0] { $hand ->
         [0] Cards
        *[other] { hand-name }
    }
    *[other] { $hand ->
         [0] Box { $box }
        *[other] Box { $box }, { hand-name-low }
    }
}

# A total. $soft is no, soft, or or: then $low is the other value.
total = { $soft ->
     [or] { $points }, or { $low }
     [soft] soft { $points }
    *[no] { $points }
}
# The same as a sentence after a card, or nothing.
total-said = { $points ->
     [unsaid] { "" }
    *[other] { $soft ->
         [or] { " " }{ $points }, or { $low }.
         [soft] { " " }Soft { $points }.
        *[no] { " " }{ $points }.
    }
}
# The listener's chips after a result, or nothing.
purse-said = { $left ->
     [unsaid] { "" }
    *[other] { " " }You have { CHIPS($left) }.
}

## Seats

say-left-mine = You leave the table.{ $lost ->
     [unsaid] { "" }
    *[other] { " " }You lose { CHIPS($lost) }.
} You have { CHIPS($left) }.
say-left = { $name } leaves the table.{ $lost ->
     [unsaid] { "" }
    *[other] { " " }{ CHIPS($lost) } left on the table.
}
say-sits-down-mine = You sit down with { CHIPS($chips) }.
say-sits-down = { $name } sits down with { CHIPS($chips) }.
say-sat-out-mine = You sit this round out.
say-sat-out = { $name } sits out.
say-round = Round { $round }.

## Answers

ask-no-cards-mine = You have no cards.
ask-chips-mine = You have { CHIPS($chips) }.
ask-chips = { $name }: { CHIPS($chips) }.
ask-nobody-else = Nobody else is at the table.
ask-no-stakes = There are no stakes on the table.
ask-no-seat = This table has no seat { $number }.
ask-seat-empty = Seat { $number } is empty.
ask-seat-mine = Seat { $number }, you: { CHIPS($chips) }.
ask-seat = Seat { $number }, { $name }: { CHIPS($chips) }.

## Actions in the menu

do-bet = Bet{ $number ->
     [0] { "" }
    *[other] { " " }on box { $number }
}{ $least ->
     [unsaid] { "" }
    *[other] { "" }, { $least } to { $most }
}
do-add = Bet behind box { $number }{ $least ->
     [unsaid] { "" }
    *[other] { "" }, { $least } to { $most }
}
do-sit-out = Sit this round out
do-done-staking = Place no more bets
do-raise = Raise the stake{ $least ->
     [unsaid] { "" }
    *[other] { "" }, { $least } to { $most }
}
do-hit = Draw a card
do-hit-at = Pull a card from a place of your choice
do-hit-any = Pull any card
do-hit-banker = Let the banker pull a card
do-hit-blind = Draw a card unseen
do-stand = Stand
do-exchange = { $what ->
     [seven] Exchange the seven
     [eight] Return the eight
     [fifteen] Return fifteen
     [five-pictures] Return five pictures
    *[other] Exchange the cards
}
do-announce = { $play ->
     [matched] Announce malá domů
    *[duels] Knock
}
do-keep = Keep the cards
do-give-back = Give the cards back
do-double = Double the stake{ $amount ->
     [unsaid] { "" }
    *[other] { "" }, { $amount } more
}
do-split = Split the pair{ $amount ->
     [unsaid] { "" }
    *[other] { "" }, { $amount } more
}
do-surrender = Surrender for half the stake
do-insure = Take insurance{ $number ->
     [0] { "" }
    *[other] { " " }on box { $number }
}{ $amount ->
     [unsaid] { "" }
    *[other] { " " }for { $amount }
}{ $least ->
     [unsaid] { "" }
    *[other] { "" }, { $least } to { $most }
}
do-decline = Decline
do-choose-banker = Choose the banker
do-draw-lots = Draw lots
do-found = Open the bank{ $least ->
     [unsaid] { "" }
    *[other] { "" }, { $least } to { $most }
}
do-deal = Deal
do-accept = Accept the bank
do-hand-over = Hand the bank over
do-reshuffle = Have the cards shuffled
do-leave = Leave the table

## Keys whose action a game does not have

none-split = There is no splitting in this game.
none-double = There is no doubling in this game.
none-insure = There is no insurance in this game.
none-surrender = There is no surrender in this game.
none-raise = Stakes are not raised in this game.
none-hit-blind = No cards are drawn unseen in this game.
none-exchange = No cards are exchanged in this game.
none-announce = There is nothing to announce in this game.
none-add = Nobody bets behind another player in this game.
none-reshuffle = In this game the cards are not shuffled on request.

## Amount fields

prompt-bet = { in-box }Stake: { $amount }. You have { $chips }.{ $free ->
     [unsaid] { "" }
    *[other] { $play ->
         [matched] { " " }Left in the bank: { $free }.
         [club] { " " }At most { $most }.
         [house] { " " }In the bank: { $free }.
         [croupier] { " " }In the bank: { $free }.
        *[duels] { " " }In the bank: { $free }.
    }
}

## Refusals of every game

refused-no-such-action = There is no such action in this game. The menu of actions tells what there is.
refused-not-now = { $phase ->
     [between] That can't be done before the cards are dealt.
     [bets] That can't be done before the cards are dealt.
     [insurance] Decide about the insurance first.
     [choose] A banker has to be chosen first.
     [found] The bank has to be opened first.
     [broken] First it must be settled who takes over the bank.
    *[other] That can't be done now. The menu of actions tells what can.
}
refused-not-your-turn = It is not your turn{ $known ->
     [no] { "" }
    *[yes] , it is { $name }'s
}.
refused-not-your-box = That box is not yours.
refused-no-such-seat = There is nobody in that seat.
refused-left-already = You have left this table.
refused-round-open = Not in the middle of a round. Finish the round first.
refused-too-little = Too little: at least { $limit }.
refused-too-much = Too much: at most { $limit }.
refused-not-a-step = Bets go in steps of { $step }.
refused-not-enough-chips = That takes { CHIPS($limit) }, you have { $chips }.
refused-already-bet = Your stake is already on the table.
refused-no-bet-yet = No bet has been placed yet. Place yours first.
refused-table-deals = Nobody deals here but the table: it does when everybody has bet or sits out.
refused-others-not-ready = The others are not ready yet. The round begins when they are.
refused-no-cards-left = There are no cards left to draw. You can only stand.
