### What an arena showed.

arena-head = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }
arena-column-level = level
arena-column-rating = rating
arena-column-games = games
arena-column-against-rome = against Rome
arena-column-time = ms per decision
arena-rating = { NUMBER($strength, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-seats = A game counts once for each seat a bot has; a victory shared by two counts as half a win for each, and so on.
arena-rounded = { $games } games of each line-up, so that every bot sits on every seat with every deal.
arena-known = { $n ->
    [one] 1 game had been played before.
   *[other] { $n } games had been played before.
}
arena-go-on = Run the same command again to continue from there.
arena-took = { $games ->
    [one] 1 game in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds
   *[other] { $games } games in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds
}
arena-plotted = Chart saved to { $name }
arena-wins = share of games won
arena-fair = a fair share
