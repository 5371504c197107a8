### What a simulation showed.

simulate-head = { $n ->
    [one] 1 game
   *[other] { $n } games
} for { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }
simulate-column-seat = seat
simulate-column-bot = bot
simulate-column-wins = wins (95%)
simulate-column-outright = outright
simulate-column-shared = shared
simulate-column-with-rome = with Rome
simulate-column-points = points
simulate-points = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }% - { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }%)
simulate-shared = A victory shared by two counts as half a win for each, and so on.
simulate-rome = Rome wins: { $share }
simulate-solo-lost = Level lost: { $share }
simulate-nobody = Nobody wins: { $share }
simulate-decisions = Decisions in a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } to { $most })
simulate-rounds = Rounds in a game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } to { $most })
simulate-stopping = Stopping once the games in progress are finished; Ctrl-C again stops at once.
simulate-stopped = Stopped after { $games } of { $wanted } games; these are their results.
simulate-took = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds on { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}
simulate-records = { $n ->
    [one] 1 record was
   *[other] { $n } records were
} written to { $name }
dataset-games = { $n ->
    [one] 1 game is
   *[other] { $n } games are
} in { $name }
simulate-playing = Playing
