### Was eine Arena ergeben hat.

arena-head = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $deals ->
    [one] 1 Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, Startwert { $seed }
arena-column-level = Stufe
arena-column-rating = Wertung
arena-column-games = Partien
arena-column-against-rome = gegen Rom
arena-column-time = ms je Entscheidung
arena-rating = { NUMBER($strength, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-seats = Eine Partie zählt für jeden Platz, den ein Bot hat; ein Sieg, den zwei sich teilen, zählt für jeden zur Hälfte und so weiter.
arena-rounded = { $games } Partien je Besetzung, damit jeder Bot mit jeder Kartenverteilung auf jedem Platz sitzt.
arena-known = { $n ->
    [one] 1 Partie war schon gespielt.
   *[other] { $n } Partien waren schon gespielt.
}
arena-go-on = Derselbe Befehl macht dort weiter.
arena-took = { $games ->
    [one] 1 Partie in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Sekunden
   *[other] { $games } Partien in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } Sekunden
}
arena-plotted = Diagramm gespeichert in { $name }
arena-wins = Anteil gewonnener Partien
arena-fair = ein gerechter Anteil
