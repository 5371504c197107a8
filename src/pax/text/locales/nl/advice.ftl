### Raad bij een beslissing, en een terugblik op een afgelopen spel.

advice-decides = { $name } beslist
advice-chances = Met de beste zet wint { $name } vanaf hier { $chance } van de partijen; Rome wint { $rome }.
advice-tries = { $tries ->
    [one] 1 partij gesimuleerd op basis van wat { $name } kan weten, startwaarde { $seed }.
   *[other] { $tries } partijen gesimuleerd op basis van wat { $name } kan weten, startwaarde { $seed }.
} ± is de standaardfout.
advice-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-column-move = zet
advice-column-chance = winstkans
advice-column-equal = vergeleken
advice-equal = ongeveer gelijk
advice-column-tries = pogingen
advice-column-rome = Rome
advice-column-meaning = wat hij doet

analyse-weighing = Bezig met afwegen
analyse-decisions = { $n ->
    [one] 1 beslissing
   *[other] { $n } beslissingen
}, { $playouts ->
    [one] 1 partij gesimuleerd per beslissing
   *[other] { $playouts } partijen gesimuleerd per beslissing
}, startwaarde { $seed }
analyse-column-number = zet
analyse-column-player = speler
analyse-column-played = gespeeld
analyse-column-best = beste
analyse-column-chance = winstkans
analyse-column-cost = weggegeven
analyse-reasons = Waarom andere zetten beter waren
analyse-better = Zet { $move }, { $name }: { $best } was beter
analyse-players = Hoe goed ze speelden
analyse-player = { $name }: { $best } van { $n ->
    [one] 1 beslissing
   *[other] { $n } beslissingen
} zonder duidelijke fout; opgeteld { $cost } winstkans weggegeven
analyse-curve = De winstkans, van de eerste beslissing tot het einde
analyse-rome = Rome alleen
analyse-axis = gedane zetten
analyse-stopped = Gestopt na { $n } van { $wanted } beslissingen.
