### Ein Blick auf den Tisch, und was man sich an einem Platz merkt.

turn-over = Die Partie ist zu Ende.
turn-setup = Vorbereitung: { $you ->
    [yes] Wähle deine ersten Karten.
   *[no] { $name } wählt die ersten Karten.
}
turn-solo = Runde { $round }.
turn = Runde { $round }: { $you ->
    [yes] Du bist am Zug.
   *[no] { $name } ist am Zug.
}
turn-answer = Runde { $round }: { $active } hat einen Senator ausgelegt, und { $you ->
    [yes] du darfst
   *[no] { $name } darf
} eine Karte auslegen.
starter = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} Startspieler dieser Runde.
conspirator = { $you ->
    [yes] Du bist
   *[no] { $name } ist
} der Verschwörer.
no-conspirator = Es gibt noch keinen Verschwörer.

pile = Stapel: { $n } Karten.
pile-last-round = Stapel: { $n ->
    [0] leer
    [one] 1 Karte
   *[other] { $n } Karten
}. Dies ist die letzte Runde.
pile-rounds-exact = Stapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}. Nach dieser Runde { $fewest ->
    [one] kommt noch 1 Runde
   *[other] kommen noch { $fewest } Runden
}.
pile-rounds = Stapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}. Nach dieser Runde { $fewest ->
    [0] { $most ->
        [one] kommt höchstens noch 1 Runde
       *[other] kommen höchstens noch { $most } Runden
    }
   *[other] kommen noch mindestens { $fewest } und höchstens { $most ->
        [one] 1 Runde
       *[other] { $most } Runden
    }
}.

rome = Rom: { $n ->
    [0] keine offenen Karten
    [one] 1 offene Karte
   *[other] { $n } offene Karten
}
rome-hidden = { $n } verdeckte Karten, am Ende der Partie aufgedeckt
rome-hidden-known = { $n } verdeckte Karten, die du gesehen hast: { $cards }

display-group = { $category } { $n } ({ $cards })
display-empty = keine Karten in der Auslage

legions = Legionen
legion-empty = Legion { $legion }: leer
legion = Legion { $legion }: { $cards }, Wert { $worth }
legion-price = { $legion }, kostet dich { $aurei }
legion-romes = { $legion } — diese würde Rom nehmen
discount = Dank Wohlstand kostet dich jede Legion { $aurei } weniger.

players = Auslagen
other-players = Die anderen Auslagen
player = { $name }: { $display }
player-counts = { $name } ({ $aurei }, { $cards } auf der Hand): { $display }
your-side = { $you ->
    [yes] Du
   *[no] { $name }
}
hand = { $aurei } und { $n ->
    [0] keine Karten auf der Hand
    [one] 1 Karte auf der Hand: { $cards }
   *[other] { $n } Karten auf der Hand: { $cards }
}
in-view = Gezogen, noch zu verteilen: { $cards }
limit = Limit: { $limit ->
    [0] noch keine Flotte oder Armee (lege erst Land oder Intrige aus)
    [one] je 1 Symbol { $fleet } (du hast { $fleets }) und { $army } (du hast { $armies })
   *[other] je { $limit } Symbole { $fleet } (du hast { $fleets }) und { $army } (du hast { $armies })
}

standing = Stärke nach Kategorien, ohne Roms { $n } verdeckte Karten
standing-certain = Stärke nach Kategorien, mit Roms { $n } verdeckten Karten
strength = { $name } { $n }
standing-category = { $category }  Rom { $rome }, { $players } — { $holder }
holder-rome = geht an Rom
holder-players = { $n ->
    [one] { $you ->
        [yes] du schlägst Rom
       *[no] { $names } schlägt Rom
    }
   *[other] { $you ->
        [yes] { $names } schlagt Rom
       *[no] { $names } schlagen Rom
    }
}
would-lose = Rom würde mit { $held } von 7 Kategorien verlieren ({ $needs } nötig). Es gewinnt, wer die meisten Punkte hat.
would-win = Rom würde mit { $held } von 7 Kategorien gewinnen ({ $needs } nötig) und mit Rom { $you ->
    [yes] du
   *[no] { $name }
} als Verschwörer.
would-win-nobody = Rom würde mit { $held } von 7 Kategorien gewinnen ({ $needs } nötig). Kein Spieler würde mitgewinnen.
solo-goal = Kategorien in deiner Auslage: { $present } von 7 (noch nicht: { $missing }), stärker als Rom in { $beaten }. Für die Stufe brauchst du alle 7 und musst in mindestens { $goal } stärker sein.
solo-goal-all = Alle 7 Kategorien in deiner Auslage, stärker als Rom in { $beaten }. Für die Stufe musst du in mindestens { $goal } stärker sein.

memory = Was du dir gemerkt hast
memory-spectator = Was man wissen kann
memory-hand = { $name }: { $aurei }, { $cards } auf der Hand{ $known ->
    [none] { "" }
    [all] : { $which }
   *[some] , darunter { $which }
}
memory-place = { $card } an Stelle { $place }
memory-pile = Bekannt im Stapel ({ $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}), von oben gezählt: { $cards }
memory-pile-unknown = { $n ->
    [0] Der Stapel ist leer.
    [one] Die letzte Karte im Stapel ist unbekannt.
   *[other] Keine der { $n } Karten im Stapel ist bekannt.
}
memory-unseen = { $n ->
    [one] 1 Karte wurde
   *[other] { $n } Karten wurden
} noch nicht gesehen (im Stapel, auf anderen Händen, verdeckt oder beiseitegelegt)
memory-unseen-none = Jede Karte wurde gesehen.
memory-unseen-category = { $category }: { $cards }
count-of-kind = { $n } × { $kind }
memory-points = Punkte, wenn die Partie jetzt zu Ende wäre, ohne Roms verdeckte Karten: { $points }
memory-points-certain = Punkte, wenn die Partie jetzt zu Ende wäre: { $points }
