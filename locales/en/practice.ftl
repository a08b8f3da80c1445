# Practice: exact odds, hints, what choices cost.

odds-what = Odds of which game? There are { $known }.
odds-no-game = There is no game “{ $word }”; there are { $known }.
odds-no-option = There is no table option “{ $word }”; there are { $known }.
odds-option-twice = The option { $option } is given twice.
odds-stakes-apart = The lowest stake, { $least }, is above the highest, { $most }.
odds-shoe-short = Cards left in the pack: { $count }; at least { $least } are needed.
odds-no-card = “{ $word }” is not a card; cards are written like 10h, Qd or As.
odds-one-card = One open card of the dealer is needed, such as 9d.
odds-hand-short = A hand needs at least two cards, such as “10h 6c”; in bank games one is enough.
odds-upcard-missing = What does the dealer show? Give a card after --up.
odds-no-more = There is no { CARD($word) } left in the pack.
odds-over = “{ $word }” is not a hand that can be played on.
odds-no-chart = { $game } has no dealer, so there is no table of the dealer and no chart.
odds-plot-file = The picture can't be written to { $path }: { system-reason }.
odds-progress = Open cards done: { $done } of { $of }.
odds-number = { $whole }.{ $part }

odds-best = Best: { $action ->
     [hit] draw
     [double] double
     [split] split
     [surrender] surrender
     [exchange] exchange
     [hit-blind] draw unseen
     [keep] keep
     [give-back] give back
    *[stand] stand
}.
odds-worth = { $action ->
     [hit] Draw
     [double] Double
     [split] Split
     [surrender] Surrender
     [exchange] Exchange
     [hit-blind] Draw unseen
     [keep] Keep
     [give-back] Give back
     [insurance] Insurance, by its own price
    *[stand] Stand
}: { $sign ->
     [minus] minus
    *[plus] plus
} { $value }.
odds-next-total = Next card makes { $points }: { $percent } percent.
odds-next-special = Next card wins at once: { $percent } percent.
odds-next-over = Next card goes over: { $percent } percent.
odds-game = Played best, a stake brings the player { $sign ->
     [minus] minus
    *[plus] plus
} { $value } percent.
odds-game-chart = By the chart it brings { $sign ->
     [minus] minus
    *[plus] plus
} { $value } percent.
odds-bank = A bet on a card not yet seen brings the punter { $sign ->
     [minus] minus
    *[plus] plus
} { $value } percent.
odds-banker = Against punters who stake more on good cards, a chip brings the banker { $sign ->
     [minus] minus
    *[plus] plus
} { $value } percent.
odds-dealer = The dealer shows { CARD($upcard) }, percent: 17: { $p17 }; 18: { $p18 }; 19: { $p19 }; 20: { $p20 }; 21: { $p21 }; over: { $pbust }; blackjack: { $pblackjack }.
odds-chart-upcard = The dealer shows { CARD($upcard) }.
odds-chart-hard = { $span ->
     [single] { $least }
    *[range] { $least } to { $most }
}: { $first }{ $more ->
     [none] { "" }
     [two] , or else { $then }
    *[three] , or else { $then }, or else { $last }
}.
odds-chart-soft = With an ace as eleven { $span ->
     [single] { $least }
    *[range] { $least } to { $most }
}: { $first }{ $more ->
     [none] { "" }
     [two] , or else { $then }
    *[three] , or else { $then }, or else { $last }
}.
odds-chart-pairs = { $least ->
     [1] Pair of aces
    *[other] { $span ->
         [single] Pair of { $least }
        *[range] Pairs of { $least } to { $most }
    }
}: { $first }{ $more ->
     [none] { "" }
     [two] , or else { $then }
    *[three] , or else { $then }, or else { $last }
}.
odds-act-stand = stand
odds-act-hit = draw
odds-act-double = double
odds-act-split = split
odds-act-surrender = surrender
odds-plotted = The picture has been written to { $path }.

practice-action = { $action ->
     [hit] draw
     [hit-blind] draw unseen
     [double] double the stake
     [split] split the pair
     [surrender] surrender
     [insure] take insurance
     [decline] decline insurance
     [exchange] exchange the cards
     [keep] keep the cards
     [give-back] give the cards back
    *[stand] stand
}
practice-best = { $best ->
     [hit] draw
     [hit-blind] draw unseen
     [double] double the stake
     [split] split the pair
     [surrender] surrender
     [insure] take insurance
     [decline] decline insurance
     [exchange] exchange the cards
     [keep] keep the cards
     [give-back] give the cards back
    *[stand] stand
}
practice-cost = { $amount ->
     [0] less than a chip
    *[other] { CHIPS($amount) }
}
hint-not-now = A hint is given when you have to choose about your cards.
hint-best = Best: { practice-action }.
hint-worth = { $action ->
     [hit] Draw
     [hit-blind] Draw unseen
     [double] Double the stake
     [split] Split the pair
     [surrender] Surrender
     [insure] Take insurance
     [decline] Decline insurance
     [exchange] Exchange the cards
     [keep] Keep the cards
     [give-back] Give the cards back
    *[stand] Stand
}: { $sign ->
     [minus] minus{ " " }
     [plus] plus{ " " }
    *[even] { "" }
}{ $amount }.
cost-choice = { in-box }Chosen: { practice-action }. Better: { practice-best }. Cost: { practice-cost }.
review-perfect = Choices: { $choices }, and not one mistake.
review-sum = Choices: { $choices }. Mistakes: { $mistakes }. Together they cost: { practice-cost }.
review-dear = Cards: { CARDS($cards) }. Chosen: { practice-action }. Better: { practice-best }. Cost: { practice-cost }.
review-dear-open = Cards: { CARDS($cards) }, against the { CARD($upcard) }. Chosen: { practice-action }. Better: { practice-best }. Cost: { practice-cost }.

drill-action = Your cards: { CARDS($cards) }, { $points }. The dealer shows { CARD($upcard) }. What do you do?
drill-action-closed = Your cards: { CARDS($cards) }, { $points }; your bet is on the table. What do you do?
drill-sum = { CARDS($cards) }. How many points?
drill-sum-why = Together { $points }.
drill-counts = { CARD($card) } counts { $points }.
drill-ace-soft = The ace counts eleven here.
drill-ace-hard = With an ace counting eleven it would be over 21, so the ace counts one.
drill-winner = You: { CARDS($mine) }. { $play ->
     [house] Dealer
     [croupier] Dealer
     [matched] Banker
     [duels] Banker
    *[club] Banker
}: { CARDS($theirs) }. How does it end for you?
drill-win = Won
drill-push = Stake back
drill-lose = Lost
drill-why-natural = { $mine } against { $theirs }: a blackjack beats every other 21, and two blackjacks are a tie.
drill-why-equal = { $mine } against { $theirs }: a tie, the stake comes back.
drill-why-tie-banker = { $mine } against { $theirs }: on a tie the banker wins.
drill-why-more = { $mine } against { $theirs }: more points win.
drill-why-fewer = { $mine } against { $theirs }: fewer points lose.
drill-why-over = { $theirs } is over 21: whoever stood earlier wins.
drill-rule-tie = Both hands have equal points. Who gets the stake?
drill-rule-two-aces = A punter has exactly two aces. Who gets the stake?
drill-rule-banker-21 = The banker is dealt or makes 21. Who gets the stake of a punter who has 21 too and was not paid yet?
drill-rule-seven-back = Your first card is a seven. May you return it?
drill-rule-eight-back = Your first card, as dealt, is an eight. May you return it?
drill-rule-fifteen-back = Your two cards make 15. May you return them?
drill-rule-must-draw = The banker has { $points }. Must another card be drawn?
drill-rule-may-draw = The banker has { $points }. May another card be drawn?
drill-rule-blind-tie = A hand drawn unseen has as many points as the banker. Who gets the stake?
drill-rule-blind-both-over = A hand drawn unseen and the banker are both over 21. Who gets the stake?
drill-rule-both-over = The player and then the dealer or banker go over 21. Who gets the stake?
drill-rule-fourth-card = You have drawn three more cards. May you draw a fourth?
drill-rule-dealer-draws = The dealer has a { $soft ->
     [soft] soft
    *[hard] hard
} { $points }. Is another card drawn?
drill-rule-split-21 = After a split an ace and a ten come together. Is that a blackjack?
drill-rule-surrender = Can a hand be given up for half the stake?
drill-answer-yes = Yes
drill-answer-no = No
drill-answer-player = The player
drill-answer-banker = The banker or the house
drill-answer-back = Nobody, it comes back
drill-rule-why = { $answer ->
     [yes] Yes
     [no] No
     [player] The player
     [banker] The banker or the house
    *[back] The stake comes back
}.
drill-do = { $action ->
     [hit] Draw
     [hit-blind] Draw unseen
     [double] Double the stake
     [split] Split the pair
     [surrender] Surrender
     [insure] Take insurance
     [decline] Decline insurance
     [exchange] Exchange the cards
     [keep] Keep the cards
     [give-back] Give the cards back
    *[stand] Stand
}

guide-bets = A round begins with a bet: choose how many chips you risk. More than that can only be lost if you double, split or insure.
guide-deal = All bets are placed. Now the cards are dealt: two to you, one open card to the dealer.
guide-insurance = The dealer may have blackjack. Insurance is a bet of its own on that; it pays two to one, and mostly costs more than it brings.
guide-turn = Come as near to 21 as you can, but not over it: whoever goes over loses{ $play ->
     [club] , unless the banker goes over too; that is settled at the end
     [house] { " " }at once
     [croupier] { " " }at once
     [matched] { " " }at once
    *[duels] { " " }at once
}. You can draw or stand, and the menu of actions tells what else can be done.
guide-wait = Others play now. Listen: their cards, as far as you may know them, are out of the pack.
guide-settled = The round is over. Ask why it ended so, or begin the next one. From here on you play without a guide.
guide-choose = One of you is the banker; all others play against the bank. Either lots are drawn, or the banker is agreed upon.
guide-found = Put chips into the bank; the others can win no more than what lies there.
guide-founded-by-other = The banker opens the bank: no more than what lies there can be won.
guide-stake = Bet against the bank. { $play ->
     [club] You have seen no card yet.
     [matched] You know your first card: bet a lot on a good one, little on a poor one.
    *[duels] You know your first card: bet a lot on a good one, little on a poor one.
}
guide-bank-deal = Deal when you are ready. You play last, when all others have finished.
guide-banker = You play against all stakes that are left. { $play ->
     [club] On a tie the stakes come back.
     [matched] You win ties.
    *[duels] You win ties.
}
guide-keep = The pack is being shuffled again. You may keep your cards, or give them back for a new one.
guide-broken = The bank is broken: nothing is left in it. Somebody takes over.
