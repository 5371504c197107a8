### Advice about one decision, and a finished game looked back on.

advice-decides = { $name } decides
advice-chances = With the best move { $name } wins { $chance } of the games from here; Rome wins { $rome }.
advice-tries = { $tries ->
    [one] 1 game simulated from what { $name } can know, seed { $seed }.
   *[other] { $tries } games simulated from what { $name } can know, seed { $seed }.
} ± is the standard error.
advice-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-column-move = move
advice-column-chance = chance of winning
advice-column-equal = compared
advice-equal = about equal
advice-column-tries = tries
advice-column-rome = Rome
advice-column-meaning = what it does

analyse-weighing = Evaluating
analyse-decisions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}, { $playouts ->
    [one] 1 game simulated for each
   *[other] { $playouts } games simulated for each
}, seed { $seed }
analyse-column-number = move
analyse-column-player = player
analyse-column-played = played
analyse-column-best = best
analyse-column-chance = chance of winning
analyse-column-cost = lost
analyse-reasons = Why other moves were better
analyse-better = Move { $move }, { $name }: { $best } was better
analyse-players = How well they played
analyse-player = { $name }: { $best } of { $n ->
    [one] 1 decision
   *[other] { $n } decisions
} without a clear mistake; winning chances given away, added up: { $cost }
analyse-curve = Chance of winning, from the first decision to the end
analyse-rome = Rome alone
analyse-axis = moves
analyse-stopped = Stopped after { $n } of { $wanted } decisions.
