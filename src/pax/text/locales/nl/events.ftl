### Wat er aan tafel gebeurt, als regels van een verslag.
### $you is "yes" als het de lezer zelf overkomt; $name is anders wie.
### Het attribuut .brief staat in een opsomming achter de naam: "Livia: trekt, neemt een kaart."

event-rome-showed = Rome krijgt { $card }, open.
event-rome-hid = Rome krijgt { $n } verborgen kaarten.
event-saw = { $you ->
        [yes] Je ziet { $card }.
       *[no] { $name } ziet { $card }.
    }
    .brief = ziet { $card }
event-laid = { $you ->
        [yes] Je legt { $card } in je display.
       *[no] { $name } legt { $card } in de display.
    }
    .brief = legt { $card } in de display
event-kept = { $you ->
        [yes] Je houdt { $card }.
       *[no] { $name } houdt { $card }.
    }
    .brief = houdt { $card }
event-drew = { $you ->
        [yes] Je trekt.
       *[no] { $name } trekt.
    }
    .brief = trekt
event-drew-nothing = { $you ->
        [yes] De stapel is leeg: je krijgt aurei in plaats van kaarten.
       *[no] De stapel is leeg: { $name } krijgt aurei in plaats van kaarten.
    }
    .brief = kan niet trekken (stapel leeg)
event-took = { $you ->
        [yes] Je neemt { $card } op hand.
       *[no] { $name } neemt { $card }.
    }
    .brief = neemt { $card }
event-offered = { $you ->
        [yes] Je biedt { $card } aan onder legioen { $legion }.
       *[no] { $name } biedt { $card } aan onder legioen { $legion }.
    }
    .brief = biedt { $card } aan onder legioen { $legion }
event-buried = { $you ->
        [yes] Je schuift { $card } onder de stapel.
       *[no] { $name } schuift { $card } onder de stapel.
    }
    .brief = schuift { $card } onder de stapel
event-bought = { $you ->
        [yes] Je koopt legioen { $legion } ({ $cards }) voor { $aurei }.
       *[no] { $name } koopt legioen { $legion } ({ $cards }) voor { $aurei }.
    }
    .brief = koopt legioen { $legion } ({ $cards }) voor { $aurei }
event-skipped = { $you ->
        [yes] Je koopt niets.
       *[no] { $name } koopt niets.
    }
    .brief = koopt niets
event-played = { $you ->
        [yes] Je speelt { $card } en betaalt { $aurei }.
       *[no] { $name } speelt { $card } en betaalt { $aurei }.
    }
    .brief = speelt { $card } voor { $aurei }
event-played-free = { $you ->
        [yes] Je speelt { $card }.
       *[no] { $name } speelt { $card }.
    }
    .brief = speelt { $card }
event-stopped = { $you ->
        [yes] Je beëindigt je beurt.
       *[no] { $name } beëindigt de beurt.
    }
    .brief = speelt niets meer
event-passed = { $you ->
        [yes] Je past.
       *[no] { $name } past.
    }
    .brief = past
event-peeked = { $you ->
        [yes] Je gluurt naar de verborgen kaarten van Rome.
       *[no] { $name } gluurt naar de verborgen kaarten van Rome.
    }
    .brief = gluurt naar de verborgen kaarten van Rome
event-shown = { $you ->
        [yes] Verborgen kaart { $place } van Rome is { $card }.
       *[no] { $name } ziet verborgen kaart { $place } van Rome: { $card }.
    }
    .brief = ziet verborgen kaart { $place } van Rome, { $card }
event-received = { $you ->
        [yes] { $n ->
            [0] Je krijgt geen inkomen.
           *[other] Je krijgt { $aurei }.
        }
       *[no] { $n ->
            [0] { $name } krijgt geen inkomen.
           *[other] { $name } krijgt { $aurei }.
        }
    }
    .brief = { $n ->
        [0] krijgt geen inkomen
       *[other] krijgt { $aurei }
    }
event-conspired = { $you ->
        [yes] Je neemt de kaart Primus Conspiratus: jij bent nu de samenzweerder.
       *[no] { $name } neemt de kaart Primus Conspiratus en is nu de samenzweerder.
    }
    .brief = neemt Primus Conspiratus
event-rome-took = Rome neemt legioen { $legion }: { $cards }.
event-filled = Legioen { $legion } krijgt { $card }.
event-round-began = Ronde { $round } begint; { $you ->
        [yes] jij bent
       *[no] { $name } is
    } startspeler.
event-round-began-solo = Ronde { $round } begint.
event-turn-began = { $you ->
        [yes] Je bent aan de beurt.
       *[no] { $name } is aan de beurt.
    }
event-turned = Rome draait verborgen kaart { $place } om: { $card }.
event-took-back = { $you ->
        [yes] Je neemt { $moves ->
            [one] je laatste zet
           *[other] je laatste { $moves } zetten
        } terug.
       *[no] { $name } neemt { $moves ->
            [one] een zet
           *[other] { $moves } zetten
        } terug.
    }
    .brief = neemt { $moves ->
        [one] een zet
       *[other] { $moves } zetten
    } terug
event-list = { $name }: { $what }.

event-ended-rome = Het spel is afgelopen: Rome wint, en { $you ->
    [yes] jij wint
   *[no] { $name } wint
} mee als samenzweerder.
event-ended-nobody = Het spel is afgelopen: Rome wint en er is geen samenzweerder. Niemand wint.
event-ended-player = Het spel is afgelopen: Rome is verslagen, en { $you ->
    [yes] jij wint
   *[no] de winnaar is { $name }
}.
event-ended-shared = Het spel is afgelopen: Rome is verslagen. Samen winnen: { $names }.
event-ended-level-won = Het spel is afgelopen: het niveau is gehaald!
event-ended-level-lost = Het spel is afgelopen: het niveau is niet gehaald.
