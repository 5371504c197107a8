### The end of a game in the browser as it is revealed, and what can be learned from it.

finale-counting = Rome turns over its hidden cards, and the categories are decided.
finale-player = Rome is beaten. { $you ->
    [yes] You win
   *[no] { $name } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
finale-shared = Rome is beaten, and { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
finale-rome = Rome wins, and { $you ->
    [yes] you win with it.
   *[no] { $name } wins with it.
}
finale-nobody = Rome wins, and no player with it.
finale-margin = { $you ->
    [yes] { $ahead } more than you.
   *[no] { $ahead } more than { $name }.
}
finale-held = Rome holds { $held } of 7, and needs { $needs } to win
finale-romes = Rome’s
finale-rome-against = Rome { $rome }, the strongest player { $best }
finale-hidden = What Rome hid
finale-card-taken = { $category } { $rome }:{ $best }, taken from Rome
finale-card-tie = { $category } { $rome }:{ $best }, a tie is Rome’s
finale-card-romes = { $category } { $rome }:{ $best }, Rome’s
finale-part-present = owned
finale-part-stronger = beats Rome
finale-part-army = army
finale-part-fleet = fleet
finale-part-conspirator = plot
finale-part-richest = richest

finale-mistakes = Learn from your mistakes
finale-mistakes-others = The costliest decisions
finale-mistakes-lead = Each leads to its moment, with the better move, and can be tried again from there.
finale-mistakes-none = The advisor found no decision that surely cost anything. Well played!
finale-mistakes-wait = The advisor is reviewing the decisions…
finale-mistake-cost = −{ $cost } chance to win
finale-mistake = Move { $move }, { $you ->
    [yes] you
   *[no] { $name }
}: “{ $played }”. Better: “{ $best }”.
finale-try-again = Try again from here
finale-speed = Speed
finale-speed-of = { $speed } times
finale-turns = All turns
finale-turning-at = Move { $move }: a turning point

do-draw = Draw
do-peek = Peek at Rome’s cards
do-take = Take { $card }
do-offer = { $card } under legion { $legion }
do-bury = Bury { $card }
do-buy = Buy legion { $legion }
do-skip = Buy nothing
do-play = Play { $card }
do-end = End the turn
do-pass = Play nothing
do-keep = Keep { $card }
do-lay = Place { $card }
