### Eine aufgezeichnete Partie in einem Augenblick, und was an einer Aufzeichnung falsch ist.

replay-game = { $name }, Partie { $game }
replay-move = Nach { $move } von { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
}
replay-last = Letzte Aktion: { $move }
replay-next = Nächste Aktion: { $move }

open = Alle Karten
open-hand = { $name }: { $hand }
open-in-view = Von { $name } gezogen, noch zu verteilen: { $cards }
open-rome = Roms verdeckte Karten: { $cards }
open-pile = { $n ->
    [0] Stapel: leer
   *[other] Stapel ({ $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }), von oben: { $cards }
}
open-aside = Beiseite: { $n ->
    [0] keine Karte
   *[other] { $cards }
}

verify-good = { $name }: { $n ->
    [one] 1 Aufzeichnung stimmt
   *[other] alle { $n } Aufzeichnungen stimmen
}
verify-bad = { $name }: { $bad } von { $n ->
    [one] 1 Aufzeichnung
   *[other] { $n } Aufzeichnungen
} { $bad ->
    [one] ist
   *[other] sind
} falsch
record-empty = { $name }: die Datei ist leer
record-wrong = { $name }, Aufzeichnung { $record }, { $place }: { $why }
verify-stopped = Vor dem Ende abgebrochen: Der Rest wurde nicht geprüft.
record-unreadable = { $name }: nicht lesbar: { $why }
