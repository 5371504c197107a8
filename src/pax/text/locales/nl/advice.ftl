### Raad bij een beslissing, en een terugblik op een afgelopen spel.

advice-decides = { $name } beslist
advice-chances = Met de beste zet wint { $name } vanaf hier { $chance } van de spellen; Rome wint { $rome }.
advice-tries = { $tries ->
    [one] 1 spel is gesimuleerd, naar wat { $name } kan weten, startwaarde { $seed }.
   *[other] { $tries } spellen zijn gesimuleerd, naar wat { $name } kan weten, startwaarde { $seed }.
} ± is de standaardfout.
advice-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-column-move = zet
advice-column-chance = winstkans
advice-column-tries = pogingen
advice-column-rome = Rome
advice-column-meaning = wat hij doet

analyse-weighing = Bezig met afwegen
analyse-decisions = { $n ->
    [one] 1 beslissing
   *[other] { $n } beslissingen
}, { $playouts ->
    [one] 1 spel gesimuleerd voor elk
   *[other] { $playouts } spellen gesimuleerd voor elk
}, startwaarde { $seed }
analyse-column-number = zet
analyse-column-player = speler
analyse-column-played = gespeeld
analyse-column-best = beste
analyse-column-chance = winstkans
analyse-column-cost = weggegeven
analyse-players = Hoe goed ze speelden
analyse-player = { $name }: { $best } van { $n ->
    [one] 1 beslissing
   *[other] { $n } beslissingen
} zonder duidelijke fout, in totaal { $cost } van een overwinning weggegeven
analyse-curve = De winstkans, van de eerste beslissing tot het einde
analyse-rome = Rome
analyse-axis = gedane zetten
analyse-stopped = Gestopt na { $n } van { $wanted } beslissingen.
