### Das Ende einer Partie im Browser, wie es enthüllt wird, und was man daraus lernen kann.

finale-counting = Rom deckt seine verdeckten Karten auf, und die Kategorien werden entschieden.
finale-player = Rom ist besiegt. { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
finale-shared = Rom ist besiegt. Gemeinsam gewinnen { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
finale-rome = Rom gewinnt, und { $you ->
    [yes] du gewinnst mit.
   *[no] { $name } gewinnt mit.
}
finale-nobody = Rom gewinnt, und sonst niemand.
finale-margin = { $you ->
    [yes] { $ahead } mehr als du.
   *[no] { $ahead } mehr als { $name }.
}
finale-held = Rom hält { $held } von 7 und braucht { $needs } zum Sieg
finale-romes = Rom
finale-rome-against = Rom { $rome }, die stärkste Person { $best }
finale-hidden = Was Rom verbarg
finale-card-taken = { $category } { $rome }:{ $best }, Rom abgenommen
finale-card-tie = { $category } { $rome }:{ $best }, Gleichstand gehört Rom
finale-card-romes = { $category } { $rome }:{ $best }, gehört Rom
finale-part-present = Arten
finale-part-stronger = über Rom
finale-part-army = Armee
finale-part-fleet = Flotte
finale-part-conspirator = Plan
finale-part-richest = reich

finale-mistakes = Aus Fehlern lernen
finale-mistakes-others = Die teuersten Entscheidungen
finale-mistakes-lead = Jede führt zu ihrem Moment, mit der besseren Aktion, und lässt sich von dort neu versuchen.
finale-mistakes-none = Der Berater fand keine Entscheidung, die sicher etwas gekostet hat. Gut gespielt!
finale-mistakes-wait = Der Berater sieht sich die Entscheidungen an …
finale-mistake-cost = −{ $cost } Siegchance
finale-mistake = Aktion { $move }, { $you ->
    [yes] du
   *[no] { $name }
}: „{ $played }“. Besser: „{ $best }“.
finale-try-again = Von hier neu versuchen
finale-speed = Tempo
finale-speed-of = { $speed }fach
finale-turns = Alle Züge
finale-turning-at = Aktion { $move }: ein Wendepunkt

do-draw = Ziehen
do-peek = Roms Karten ansehen
do-take = { $card } nehmen
do-offer = { $card } unter Legion { $legion }
do-bury = { $card } unter den Stapel
do-buy = Legion { $legion } kaufen
do-skip = Nichts kaufen
do-play = { $card } auslegen
do-end = Zug beenden
do-pass = Nichts auslegen
do-keep = { $card } behalten
do-lay = { $card } auslegen
