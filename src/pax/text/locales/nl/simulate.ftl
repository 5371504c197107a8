### Wat een simulatie liet zien.

simulate-head = { $n ->
    [one] 1 partij
   *[other] { $n } partijen
} voor { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, startwaarde { $seed }
simulate-column-seat = plaats
simulate-column-bot = bot
simulate-column-wins = winst (95%)
simulate-column-outright = alleen
simulate-column-shared = gedeeld
simulate-column-with-rome = met Rome
simulate-column-points = punten
simulate-points = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }% - { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }%)
simulate-shared = Een overwinning die door twee wordt gedeeld telt voor elk een half, enzovoort.
simulate-rome = Rome wint: { $share }
simulate-solo-lost = Niveau niet gehaald: { $share }
simulate-nobody = Niemand wint: { $share }
simulate-decisions = Beslissingen per partij: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } tot { $most })
simulate-rounds = Ronden per partij: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } tot { $most })
simulate-stopping = De lopende partijen worden nog afgemaakt; nog eens Ctrl-C stopt meteen.
simulate-stopped = Gestopt na { $games } van { $wanted } partijen; dit is de uitkomst.
simulate-took = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconden op { $cores ->
    [one] 1 kern
   *[other] { $cores } kernen
}
simulate-records = { $n ->
    [one] 1 partij
   *[other] { $n } partijen
} geschreven naar { $name }
dataset-games = { $n ->
    [one] 1 partij staat
   *[other] { $n } partijen staan
} in { $name }
simulate-playing = Bezig met spelen
