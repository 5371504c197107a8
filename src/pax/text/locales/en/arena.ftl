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
arena-column-bot = bot
arena-column-level = level
arena-column-rating = rating
arena-column-games = games
arena-column-wins = wins (95 %)
arena-column-with-rome = with Rome
arena-column-against-rome = against Rome
arena-column-points = points
arena-column-time = ms a decision
arena-seats = A game counts for each seat that a bot has, a victory shared by two one half for each, and so on.
arena-rome = Rome wins: { $share }
arena-nobody = Nobody wins: { $share }
arena-decisions = Decisions in a game: { $mean } ({ $fewest } to { $most })
arena-rounds = Rounds in a game: { $mean } ({ $fewest } to { $most })
arena-playing = Playing
arena-rounded = { $games } games of each line-up, so that every bot sits on every seat with every deal.
arena-known = { $n ->
    [one] 1 game was
   *[other] { $n } games were
} played before.
arena-stopped = Stopped after { $games } of { $wanted } games; this is what they show.
arena-go-on = The same command goes on from there.
arena-took = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } seconds
arena-plotted = Drawn in { $name }
arena-plot-wins = share of games won
arena-plot-fair = a fair share
arena-plot-level = level
