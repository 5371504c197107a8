### What happens at the table, shown step by step.

beats-speed = Speed: { $n ->
    [1] normal
   *[other] { $n } times
}
beats-speed-change = Change the speed
beats-skip = To my turn
beats-repeat = Since your last turn
beats-repeat-lead = Show again what the others have done.
beats-volume = Volume
beats-says-all = Announce every action of the others

scene-peek = What Rome hides
scene-peek-lead = Only you see these. The others know that you looked.
scene-peek-aurei = 2 aurei for your report
scene-peek-same = With them Rome still holds { $now } of the 7 categories.
scene-peek-more = With them Rome holds { $then } of the 7 categories as things stand, not { $now }.
scene-peek-done = Remember and go on
scene-conspirator-over = Primus Conspiratus
scene-conspirator = { $you ->
    [yes] You lead the conspiracy
   *[no] { $name } leads the conspiracy
}
scene-conspirator-wins = { $you ->
    [yes] If Rome wins, you win with it. You begin every round.
   *[no] If Rome wins, { $name } wins with it, and begins every round.
}
scene-conspirator-rome = Rome holds { $held } of the 7 categories and needs { $needs }.
scene-go-on = Go on
scene-march = Rome marches off with legion { $legion }
scene-last-round = The last round begins
scene-last-round-short = Last round

recall-title = Memory
recall-brief = { $unseen } unseen, { $buried } buried
recall-waits = Reading the log…
recall-unseen = Not seen yet: in the pile, in hands, with Rome or aside
recall-unseen-of = { $category }: { $n } not seen yet
recall-buried = Buried by you, still in the pile
recall-depth = { $above ->
    [0] on top
    [one] 1 card above it
   *[other] { $above } cards above it
}
recall-bought = Bought and not played
recall-none = none
recall-rounds = Rounds left:
recall-rounds-left = { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
}
recall-counts = Count everybody’s aurei and cards in hand
recall-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}

sheet-played = On your display:
sheet-strength = { $category } { $before } → { $after }; Rome has { $rome }
sheet-stronger = You would be stronger than Rome.
sheet-first = It would be your first card there.
sheet-points = { $n ->
    [0] No more points as things stand
    [one] 1 point more as things stand
   *[other] { $n } points more as things stand
}

# How it stands, in one glance.
verdict-rome = Rome { $held } of { $needs }.
verdict-rome-wins = Rome would win with { $held } of 7; { $more } must fall.
verdict-lead = You lead with { $points }, { $margin } ahead.
verdict-level = You lead with { $points }, level with { $names }.
verdict-behind = { $names } { $n ->
    [one] leads
   *[other] lead
} with { $points }; you trail by { $behind }.
verdict-leader = { $names } { $n ->
    [one] leads
   *[other] lead
} with { $points }.
verdict-hope = You win if Rome gains { $more } more.
verdict-with-rome = You would win with it.
verdict-solo = All 7 categories: { $present } so far. Stronger than Rome in { $goal }: { $beaten } so far.
sign-bonus = +{ $n }: every 3 Fleet symbols add an Army, and every 3 Army symbols add a Fleet.
sign-peeked = { $n } from the hidden cards that you have seen.
sheet-limit = Your limit for Fleet and Army would be { $n }.
sheet-conspires = You would become the conspirator.

# On the cards, the legions and the bar.
card-short = { $n } short
card-limit = limit { $n }
legion-here = offer here
legion-keep = you keep { $n }
stage-next = { $n ->
    [one] 1 more card comes next
   *[other] { $n } more cards come next
}
step-title = Steps of the turn
step-draw = Draw
step-buy = Buy
step-play = Play
step-income = Income
jump-decision = To the decision
story-round = Round { $round }

scene-peek-falls = Rome holds { $categories } because of them.
scene-conspirator-card = { $card }: Intrigue now { $own } to { $other }.
