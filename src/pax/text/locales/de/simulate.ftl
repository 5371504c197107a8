### Was eine Simulation ergeben hat.

simulate-head = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} mit { $players ->
    [one] 1 Spieler
   *[other] { $players } Spielern
}, Startwert { $seed }
simulate-column-seat = Platz
simulate-column-bot = Bot
simulate-column-wins = Siege (95 %)
simulate-column-outright = allein
simulate-column-shared = geteilt
simulate-column-with-rome = mit Rom
simulate-column-points = Punkte
simulate-points = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-share = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %)
simulate-shared = Ein Sieg, den zwei sich teilen, zählt für jeden zur Hälfte und so weiter.
simulate-rome = Rom gewinnt: { $share }
simulate-solo-lost = Stufe verloren: { $share }
simulate-nobody = Niemand gewinnt: { $share }
simulate-decisions = Entscheidungen je Partie: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } bis { $most })
simulate-rounds = Runden je Partie: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fewest } bis { $most })
simulate-stopping = Die laufenden Partien werden noch beendet; noch einmal Strg-C bricht sofort ab.
simulate-stopped = Nach { $games } von { $wanted } Partien angehalten; das haben sie ergeben.
simulate-took = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Sekunden auf { $cores ->
    [one] 1 Kern
   *[other] { $cores } Kernen
}
simulate-records = { $n ->
    [one] 1 Aufzeichnung wurde
   *[other] { $n } Aufzeichnungen wurden
} nach { $name } geschrieben
dataset-games = { $n ->
    [one] 1 Partie liegt
   *[other] { $n } Partien liegen
} in { $name }
simulate-playing = Partien laufen
