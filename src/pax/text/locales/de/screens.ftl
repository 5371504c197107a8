### Texte der übrigen Bildschirme im Browser: das Ende, Wiederholungen, die Regeln, eigene Partien.

screen-home = Startseite
screen-language = Sprache
screen-loading = Einen Augenblick …

screen-end-face-down = eine verdeckte Karte
screen-end-categories = Die sieben Kategorien
screen-end-open = noch nicht entschieden
screen-end-romes = geht an Rom
screen-end-players = { $you ->
    [alone] Du bist stärker
    [among] { $names } seid stärker
   *[no] { $names } { $n ->
        [one] ist stärker
       *[other] sind stärker
    }
}
screen-end-all = Alles auf einmal zeigen
screen-end-player = Spieler
screen-end-part-present = Kategorien in der Auslage
screen-end-part-stronger = Stärker als Rom
screen-end-part-army = Armeestärke
screen-end-part-fleet = Flottenstärke
screen-end-part-conspirator = Primus Conspiratus
screen-end-part-richest = Größtes Vermögen
screen-end-part-total = Punkte
screen-end-winner = Sieger
screen-end-explain = { $you ->
    [yes] Deine Punkte im Einzelnen
   *[no] Punkte im Einzelnen: { $name }
}
screen-end-level = Stufe { $level }: { $present } von 7 Kategorien in deiner Auslage, stärker als Rom in { $beaten } von { $goal } nötigen.
screen-end-curve = Siegchance im Verlauf
screen-end-curve-alt = { $name }: von { $first } am Anfang bis { $last } am Ende
screen-end-turning = Wendepunkte
screen-end-turn-up = Aktion { $move }: { $you ->
    [yes] deine Siegchance steigt
   *[no] Siegchance von { $name } steigt
} von { $before } auf { $after }
screen-end-turn-down = Aktion { $move }: { $you ->
    [yes] deine Siegchance fällt
   *[no] Siegchance von { $name } fällt
} von { $before } auf { $after }
screen-end-curve-wait = Der Berater geht die Partie noch einmal durch …
screen-end-next = Weiter zu Stufe { $level }
screen-end-rematch = Noch eine Partie
screen-end-share = Wiederholung teilen
screen-end-copied = Der Link zur Wiederholung ist kopiert.
screen-end-watch = Wiederholung ansehen
screen-end-close = Zurück an den Tisch

screen-replay-title = Wiederholung
screen-replay-open = Eine Aufzeichnung öffnen
screen-replay-file = Wähle eine Datei (.json oder .jsonl) oder zieh sie hierher.
screen-replay-games = Diese Datei enthält { $n } Partien. Welche soll es sein?
screen-replay-game = Partie { $n }: { $players }
screen-replay-position = Aktion { $move } von { $total }
screen-replay-first = Zum Anfang
screen-replay-back = Eine Aktion zurück
screen-replay-play = Abspielen
screen-replay-pause = Anhalten
screen-replay-on = Eine Aktion vor
screen-replay-last = Zum Ende
screen-replay-eyes = Ansicht
screen-replay-everything = alle Karten offen
screen-replay-spectator = wie ein Zuschauer
screen-replay-link = Link zu dieser Stelle kopieren
screen-replay-copied = Der Link ist kopiert.
screen-replay-file-only = Diese Partie gibt es nur als Datei auf deinem Gerät, deshalb hat sie keinen Link. Lade sie herunter, um sie weiterzugeben.
screen-replay-download = Aufzeichnung herunterladen
screen-replay-continue = Von hier weiterspielen
screen-replay-as = Als { $name } spielen
screen-replay-over = Hier ist die Partie schon zu Ende: Geh ein paar Aktionen zurück, um weiterzuspielen.
screen-replay-broken = Das ist keine Aufzeichnung einer Partie PAX.
screen-replay-missing = Diese Aufzeichnung gibt es hier nicht, oder die Partie läuft noch.
screen-replay-hand = Hand von { $name }
screen-replay-hidden = Roms verdeckte Karten
screen-replay-pile = Der Stapel, von oben
screen-replay-happened = Was geschah
screen-replay-dealt = Die Karten sind verteilt.

screen-rules-contents = Inhalt
screen-rules-called = Auf Schaltflächen und im Verlauf steht eine Karte als Kategorie mit Symbolen/Wert: F23 ist „Flotte 2/3“.
screen-rules-guide = Jede Entscheidung erklären, wenn sie zum ersten Mal ansteht
screen-rules-guide-again = Erklärungen wieder zeigen

screen-stats-title = Meine Partien
screen-stats-none = Du hast auf diesem Gerät noch keine Partie beendet. Jede beendete Partie wird hier mit ihrer Wiederholung aufgehoben.
screen-stats-played = Partien
screen-stats-won = Gewonnen
screen-stats-share = Siegquote
screen-stats-points = Punkte im Schnitt
screen-stats-best = Meiste Punkte
screen-stats-rome = Siege Roms
screen-stats-conspirator = Als Verschwörer gewonnen
screen-stats-by-players = Nach Zahl der Spieler
screen-stats-players = { $n ->
    [one] Solo
   *[other] { $n } Spieler
}
screen-stats-campaign = Solokampagne
screen-stats-level = Stufe { $level }
screen-stats-tried = { $won } von { $tried } gewonnen
screen-stats-untried = noch nicht versucht
screen-stats-closed = noch gesperrt
screen-stats-finished = Beendete Partien
screen-stats-running = Laufende Partien
screen-stats-go-on = Weiterspielen
screen-stats-result-won = gewonnen
screen-stats-result-lost = verloren
screen-stats-result-nobody = niemand gewann
screen-stats-with = gegen { $names }
screen-stats-solo-level = solo, Stufe { $level }
screen-stats-points-of = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-stats-replay = Wiederholung
screen-stats-forget = Partie aus der Liste entfernen
screen-stats-local = Diese Liste ist nur in diesem Browser gespeichert.
