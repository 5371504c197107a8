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

# How it stands, in one glance.
verdict-rome = Rome { $held } van { $needs }.
verdict-rome-wins = Rome zou winnen met { $held } van 7; { $more ->
    [one] 1 moet
   *[other] { $more } moeten
} nog vallen.
verdict-lead = Je leidt met { $points }, { $margin } voor.
verdict-level = Je leidt met { $points }, gelijk met { $names }.
verdict-behind = { $names } { $n ->
    [one] leidt
   *[other] leiden
} met { $points }, je staat { $behind } achter.
verdict-leader = { $names } { $n ->
    [one] leidt
   *[other] leiden
} met { $points }.
verdict-hope = Je wint als Rome er nog { $more } bij krijgt.
verdict-with-rome = Je zou meewinnen.
verdict-solo = Alle 7 categorieën: tot nu toe { $present }. Sterker dan Rome in { $goal }: tot nu toe { $beaten }.
sign-bonus = +{ $n }: elke 3 symbolen Vloot tellen als een Leger erbij, en elke 3 symbolen Leger als een Vloot.
sign-peeked = { $n } door de verborgen kaarten die je hebt gezien.
sheet-limit = Je limiet voor Vloot en Leger zou { $n } zijn.
sheet-conspires = Je zou de samenzweerder worden.

# On the cards, the legions and the bar.
card-short = { $n } te kort
card-limit = limiet { $n }
legion-here = hier aanbieden
legion-keep = je houdt { $n }
stage-next = { $n ->
    [one] Hierna komt nog 1 kaart
   *[other] Hierna komen nog { $n } kaarten
}
step-title = Stappen van de beurt
step-draw = Trekken
step-buy = Kopen
step-play = Spelen
step-income = Inkomen
jump-decision = Naar de beslissing
story-round = Ronde { $round }

scene-peek-falls = Hierdoor heeft Rome { $categories }.
scene-conspirator-card = { $card }: Intrige nu { $own } tegen { $other }.
