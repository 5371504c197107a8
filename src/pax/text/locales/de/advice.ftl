### Rat zu einer Entscheidung, und Rückschau auf eine beendete Partie.

advice-decides = { $name } entscheidet
advice-chances = Mit der besten Aktion gewinnt { $name } von hier aus { $chance } der Partien; Rom gewinnt { $rome }.
advice-tries = { $tries ->
    [one] 1 Partie wurde simuliert, nach dem, was { $name } wissen kann, Startwert { $seed }.
   *[other] { $tries } Partien wurden simuliert, nach dem, was { $name } wissen kann, Startwert { $seed }.
} ± ist der Standardfehler.
advice-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-column-move = Aktion
advice-column-chance = Siegchance
advice-column-equal = Vergleich
advice-equal = etwa gleich
advice-column-tries = Versuche
advice-column-rome = Rom
advice-column-meaning = was sie bewirkt

analyse-weighing = Wird bewertet
analyse-decisions = { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
}, { $playouts ->
    [one] 1 Partie für jede simuliert
   *[other] { $playouts } Partien für jede simuliert
}, Startwert { $seed }
analyse-column-number = Aktion
analyse-column-player = Spieler
analyse-column-played = gespielt
analyse-column-best = am besten
analyse-column-chance = Siegchance
analyse-column-cost = verschenkt
analyse-reasons = Warum andere Aktionen besser waren
analyse-better = Aktion { $move }, { $name }: Besser war { $best }
analyse-players = Wie gut sie gespielt haben
analyse-player = { $name }: { $best } von { $n ->
    [one] 1 Entscheidung
   *[other] { $n } Entscheidungen
} ohne klaren Fehler; zusammengezählt { $cost } Siegchance verschenkt
analyse-curve = Die Siegchance, von der ersten Entscheidung bis zum Ende
analyse-rome = Rom allein
analyse-axis = gemachte Aktionen
analyse-stopped = Nach { $n } von { $wanted } Entscheidungen angehalten.
