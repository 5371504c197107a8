### Wat er aan tafel gebeurt, stap voor stap getoond.

beats-speed = Snelheid: { $n ->
    [1] normaal
   *[other] { $n } keer
}
beats-speed-change = Snelheid veranderen
beats-skip = Naar mijn beurt
beats-repeat = Sinds je laatste beurt
beats-repeat-lead = Nog eens tonen wat de anderen hebben gedaan.
beats-volume = Volume
beats-says-all = Elke actie van de anderen melden

scene-peek = Wat Rome verbergt
scene-peek-lead = Alleen jij ziet deze kaarten. De anderen weten dat je hebt gekeken.
scene-peek-aurei = 2 aurei voor je verslag
scene-peek-same = Hiermee heeft Rome nog steeds { $now } van de 7 categorieën.
scene-peek-more = Hiermee heeft Rome op dit moment { $then } van de 7 categorieën, niet { $now }.
scene-peek-done = Onthouden en verder
scene-conspirator-over = Primus Conspiratus
scene-conspirator = { $you ->
    [yes] Jij leidt de samenzwering
   *[no] { $name } leidt de samenzwering
}
scene-conspirator-wins = { $you ->
    [yes] Als Rome wint, win jij mee. Jij begint elke ronde.
   *[no] Als Rome wint, wint { $name } mee, en begint elke ronde.
}
scene-conspirator-rome = Rome heeft { $held } van de 7 categorieën en heeft er { $needs } nodig.
scene-go-on = Verder
scene-march = Rome trekt weg met legioen { $legion }
scene-last-round = De laatste ronde begint
scene-last-round-short = Laatste ronde

recall-title = Geheugen
recall-brief = { $unseen } ongezien, { $buried } onder de stapel
recall-waits = Het verslag wordt gelezen…
recall-unseen = Nog niet gezien: in de stapel, in handen, bij Rome of terzijde
recall-unseen-of = { $category }: { $n } nog niet gezien
recall-buried = Door jou onder de stapel gelegd
recall-depth = { $above ->
    [0] bovenop
    [one] 1 kaart erboven
   *[other] { $above } kaarten erboven
}
recall-bought = Gekocht en niet gespeeld
recall-none = geen
recall-rounds = Ronden over:
recall-rounds-left = { $least ->
    [0] hoogstens { $most }
   *[other] { $least } tot { $most }
}
recall-counts = Aurei en handkaarten van iedereen meetellen
recall-hand = { $n ->
    [one] 1 kaart op hand
   *[other] { $n } kaarten op hand
}

sheet-played = In je display:
sheet-strength = { $category } { $before } → { $after }; Rome heeft { $rome }
sheet-stronger = Je zou sterker zijn dan Rome.
sheet-first = Het zou daar je eerste kaart zijn.
sheet-points = { $n ->
    [0] Naar de stand van nu geen extra punten
    [one] Naar de stand van nu 1 punt meer
   *[other] Naar de stand van nu { $n } punten meer
}
