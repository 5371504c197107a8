### Was am Tisch geschieht, als Zeilen eines Protokolls.
### $you ist "yes", wenn es dem geschieht, der liest; $name ist, wem sonst.
### Das Attribut .brief steht in einer Liste hinter dem Namen: "Livia: zieht, nimmt eine Karte."

event-rome-showed = Rom erhält { $card }, offen.
event-rome-hid = Rom erhält { $n } verdeckte Karten.
event-saw = { $you ->
        [yes] Du siehst { $card }.
       *[no] { $name } sieht { $card }.
    }
    .brief = sieht { $card }
event-laid = { $you ->
        [yes] Du legst { $card } in deine Auslage.
       *[no] { $name } legt { $card } in die Auslage.
    }
    .brief = legt { $card } in die Auslage
event-kept = { $you ->
        [yes] Du behältst { $card }.
       *[no] { $name } behält { $card }.
    }
    .brief = behält { $card }
event-drew = { $you ->
        [yes] Du ziehst.
       *[no] { $name } zieht.
    }
    .brief = zieht
event-drew-nothing = { $you ->
        [yes] Der Stapel ist leer: Du erhältst Aurei statt Karten.
       *[no] Der Stapel ist leer: { $name } erhält Aurei statt Karten.
    }
    .brief = kann nicht ziehen (Stapel leer)
event-took = { $you ->
        [yes] Du nimmst { $card } auf die Hand.
       *[no] { $name } nimmt { $card }.
    }
    .brief = nimmt { $card }
event-offered = { $you ->
        [yes] Du bietest { $card } unter Legion { $legion } an.
       *[no] { $name } bietet { $card } unter Legion { $legion } an.
    }
    .brief = bietet { $card } unter Legion { $legion } an
event-buried = { $you ->
        [yes] Du legst { $card } unter den Stapel.
       *[no] { $name } legt { $card } unter den Stapel.
    }
    .brief = legt { $card } unter den Stapel
event-bought = { $you ->
        [yes] Du kaufst Legion { $legion } ({ $cards }) für { $aurei }.
       *[no] { $name } kauft Legion { $legion } ({ $cards }) für { $aurei }.
    }
    .brief = kauft Legion { $legion } ({ $cards }) für { $aurei }
event-skipped = { $you ->
        [yes] Du kaufst nichts.
       *[no] { $name } kauft nichts.
    }
    .brief = kauft nichts
event-played = { $you ->
        [yes] Du legst { $card } aus und zahlst { $aurei }.
       *[no] { $name } legt { $card } aus und zahlt { $aurei }.
    }
    .brief = legt { $card } für { $aurei } aus
event-played-free = { $you ->
        [yes] Du legst { $card } aus.
       *[no] { $name } legt { $card } aus.
    }
    .brief = legt { $card } aus
event-stopped = { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $name } beendet den Zug.
    }
    .brief = legt nichts mehr aus
event-passed = { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
    .brief = passt
event-peeked = { $you ->
        [yes] Du siehst dir Roms verdeckte Karten an.
       *[no] { $name } sieht sich Roms verdeckte Karten an.
    }
    .brief = sieht sich Roms verdeckte Karten an
event-shown = { $you ->
        [yes] Roms verdeckte Karte { $place } ist { $card }.
       *[no] { $name } sieht Roms verdeckte Karte { $place }: { $card }.
    }
    .brief = sieht Roms verdeckte Karte { $place }, { $card }
event-received = { $you ->
        [yes] { $n ->
            [0] Du erhältst kein Einkommen.
           *[other] Du erhältst { $aurei }.
        }
       *[no] { $n ->
            [0] { $name } erhält kein Einkommen.
           *[other] { $name } erhält { $aurei }.
        }
    }
    .brief = { $n ->
        [0] erhält kein Einkommen
       *[other] erhält { $aurei }
    }
event-conspired = { $you ->
        [yes] Du nimmst dir die Karte Primus Conspiratus: Du bist jetzt der Verschwörer.
       *[no] { $name } nimmt sich die Karte Primus Conspiratus und ist jetzt der Verschwörer.
    }
    .brief = nimmt sich Primus Conspiratus
event-rome-took = Rom nimmt Legion { $legion }: { $cards }.
event-filled = Legion { $legion } erhält { $card }.
event-round-began = Runde { $round } beginnt; { $you ->
        [yes] du bist
       *[no] { $name } ist
    } Startspieler.
event-round-began-solo = Runde { $round } beginnt.
event-turn-began = { $you ->
        [yes] Du bist am Zug.
       *[no] { $name } ist am Zug.
    }
event-turned = Rom deckt die verdeckte Karte { $place } auf: { $card }.
event-took-back = { $you ->
        [yes] Du nimmst { $moves ->
            [one] deine letzte Aktion
           *[other] deine letzten { $moves } Aktionen
        } zurück.
       *[no] { $name } nimmt { $moves ->
            [one] eine Aktion
           *[other] { $moves } Aktionen
        } zurück.
    }
    .brief = nimmt { $moves ->
        [one] eine Aktion
       *[other] { $moves } Aktionen
    } zurück
event-list = { $name }: { $what }.

event-ended-rome = Die Partie ist zu Ende: Rom gewinnt und mit Rom { $you ->
    [yes] du
   *[no] { $name }
} als Verschwörer.
event-ended-nobody = Die Partie ist zu Ende: Rom gewinnt, und es gibt keinen Verschwörer. Niemand gewinnt.
event-ended-player = Die Partie ist zu Ende: Rom ist besiegt, und { $you ->
    [yes] du gewinnst
   *[no] der Sieg geht an { $name }
}.
event-ended-shared = Die Partie ist zu Ende: Rom ist besiegt. Gemeinsam gewinnen: { $names }.
event-ended-level-won = Die Partie ist zu Ende: Die Stufe ist geschafft!
event-ended-level-lost = Die Partie ist zu Ende: Die Stufe ist verloren.
