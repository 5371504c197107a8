### Wat een arena liet zien.

arena-head = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $deals ->
    [one] 1 deling
   *[other] { $deals } delingen
}, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, startwaarde { $seed }
arena-column-level = niveau
arena-column-rating = rating
arena-column-games = partijen
arena-column-against-rome = tegen Rome
arena-column-time = ms per beslissing
arena-rating = { NUMBER($strength, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-seats = Een partij telt voor elke plaats die een bot heeft; een gedeelde overwinning telt voor elk een half, enzovoort.
arena-rounded = { $games } partijen per opstelling, zodat elke bot met elke deling op elke plaats zit.
arena-known = { $n ->
    [one] 1 partij was al gespeeld.
   *[other] { $n } partijen waren al gespeeld.
}
arena-go-on = Dezelfde opdracht gaat daar verder.
arena-took = { $games ->
    [one] 1 partij in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconden
   *[other] { $games } partijen in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconden
}
arena-plotted = Grafiek bewaard in { $name }
arena-wins = aandeel gewonnen partijen
arena-fair = een eerlijk aandeel
