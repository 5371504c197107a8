### Advice about one decision, and a finished game looked back on.

advice-decides = { $name } decides
advice-chances = With the best move { $name } wins { $chance } of the games from here; Rome wins { $rome }.
advice-tries = { $tries ->
    [one] 1 game was simulated, by what { $name } can know, seed { $seed }.
   *[other] { $tries } games were simulated, by what { $name } can know, seed { $seed }.
} ± is the standard error.
advice-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-column-move = move
advice-column-chance = chance to win
advice-column-tries = tries
advice-column-rome = Rome
advice-column-meaning = what it does

analyse-weighing = Weighing
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
analyse-column-chance = chance to win
analyse-column-cost = given away
analyse-players = How well they played
analyse-player = { $name }: { $best } of { $n ->
    [one] 1 decision
   *[other] { $n } decisions
} without a clear mistake, { $cost } of a victory given away in all
analyse-curve = The chance to win, from the first decision to the end
analyse-rome = Rome
analyse-axis = moves made
analyse-stopped = Stopped after { $n } of { $wanted } decisions.
