### Wat een arena liet zien.

arena-head = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $deals ->
    [one] 1 deling
   *[other] { $deals } delingen
}, { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, toevalsgetal { $seed }
arena-column-level = niveau
arena-column-rating = rating
arena-column-games = spellen
arena-column-against-rome = tegen Rome
arena-column-time = ms per beslissing
arena-rating = { NUMBER($strength, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-part = { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-seats = Een spel telt voor elke plaats die een bot heeft; een overwinning die door twee wordt gedeeld telt voor elk een half, enzovoort.
arena-rounded = { $games } spellen per opstelling, zodat elke bot met elke deling op elke plaats zit.
arena-known = { $n ->
    [one] 1 spel was al gespeeld.
   *[other] { $n } spellen waren al gespeeld.
}
arena-go-on = Dezelfde opdracht gaat daar verder.
arena-took = { $games ->
    [one] 1 spel in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconden
   *[other] { $games } spellen in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconden
}
arena-plotted = Getekend in { $name }
arena-wins = aandeel gewonnen spellen
arena-fair = een eerlijk aandeel
