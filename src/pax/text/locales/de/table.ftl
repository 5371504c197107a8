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
turn-answer = Runde { $round }: { $active } hat einen Senator ausgespielt, und { $you ->
    [yes] du darfst
   *[no] { $name } darf
} eine Karte ausspielen.
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
discount = Dein Reichtum spart dir { $aurei } bei jeder Legion.

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
in-view = Gezogen und noch abzulegen: { $cards }
limit = Limit: { $limit ->
    [0] noch keine Flotte oder Armee (spiel erst Land oder Intrige aus)
    [one] 1 Symbol bei { $fleet } (du hast { $fleets }) und bei { $army } (du hast { $armies })
   *[other] { $limit } Symbole bei { $fleet } (du hast { $fleets }) und bei { $army } (du hast { $armies })
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
would-lose = Rom hätte { $held } von 7 Kategorien und würde verlieren: Es braucht { $needs }. Die meisten Punkte würden gewinnen.
would-win = Rom hätte { $held } von 7 Kategorien und würde gewinnen: Es braucht { $needs }. Mit Rom würde der Verschwörer gewinnen: { $you ->
    [yes] du
   *[no] { $name }
}.
would-win-nobody = Rom hätte { $held } von 7 Kategorien und würde gewinnen: Es braucht { $needs }. Niemand würde mit Rom gewinnen.
solo-goal = In deiner Auslage sind { $present } von 7 Kategorien (es fehlen: { $missing }), und in { $beaten } bist du stärker als Rom. Die Stufe verlangt alle 7, und dass du in { $goal } stärker bist.
solo-goal-all = In deiner Auslage sind alle 7 Kategorien, und in { $beaten } bist du stärker als Rom. Die Stufe verlangt, dass du in { $goal } stärker bist.

memory = Was du dir gemerkt hast
memory-spectator = Was man wissen kann
memory-hand = { $name }: { $aurei }, { $cards } auf der Hand{ $known ->
    [0] { "" }
   *[other] , darunter { $which }
}
memory-place = { $card } an Stelle { $place }
memory-pile = Bekannt im Stapel mit { $n }, von oben gezählt: { $cards }
memory-pile-unknown = Vom Stapel mit { $n } ist keine Karte bekannt.
memory-unseen = { $n ->
    [one] 1 Karte wurde
   *[other] { $n } Karten wurden
} noch nie gesehen: im Stapel, in anderen Händen, verdeckt oder beiseite
memory-unseen-none = Jede Karte wurde gesehen.
memory-unseen-category = { $category }: { $cards }
count-of-kind = { $n } x { $kind }
memory-points = Punkte, wenn die Partie jetzt zu Ende wäre, ohne Roms verdeckte Karten: { $points }
memory-points-certain = Punkte, wenn die Partie jetzt zu Ende wäre: { $points }
