### An einem Tisch eines Servers, im Terminal.

join-no-link = „{ $link }“ ist kein Link zu einem Tisch; er sieht aus wie { $example }
join-unreachable = Der Server ist nicht zu erreichen: { $why }
join-other-version = Dieses Programm und der Server sprechen verschiedene Versionen des Protokolls: Installiere die Version von pax, die der Server hat.
join-no-table = Diesen Tisch gibt es nicht.
join-seated = Du sitzt als { $name } am Tisch.
join-watching = Du schaust zu.
join-waiting = Die Partie beginnt, wenn alle da und bereit sind.
join-sat = { $name } setzt sich.
join-ready = { $name } ist bereit.
join-left = Ein Bot spielt für { $name } weiter.
join-replaced = Ein Bot spielt auf Wunsch des Gastgebers für { $name }.
join-late = Ein Bot spielt für { $name }: Die Zeit ist abgelaufen.
join-back = { $name } ist wieder da.
join-kicked = Der Gastgeber hat { $name } weggeschickt; der Platz ist wieder frei.
join-gone = { $name } ist nicht gekommen; der Platz ist wieder frei.
join-swapped = Der Gastgeber hat die Reihenfolge der Plätze geändert.
join-arrived = { $name } ist am Tisch.
join-sent-away = Du hast an diesem Tisch keinen Platz mehr.
join-origin-record = Hinweis: Diese Partie beginnt mit einer Aufzeichnung. Wer den Tisch geöffnet hat, kennt vielleicht jede Karte.
join-origin-duplicate = Hinweis: Mit diesen Karten wurde schon an einem anderen Tisch gespielt. Wer dort war, kennt sie vielleicht.
join-origin-public = Hinweis: Die Karten dieser Verteilung sind öffentlich. Jeder kann sie sehen, auch während diese Partie läuft.
join-origin-public-from = Ab { $when } kann jeder diese Karten sehen, auch wenn diese Partie dann noch läuft.
join-same-address = Hinweis: { $name } kommt von derselben Adresse wie ein anderer Platz.
join-said = { $name } sagt: { $text }
join-closed = Der Gastgeber hat den Tisch geschlossen.
join-lost = Verbindung verloren. Neuer Versuch …
join-found = Wieder verbunden.
join-hint = { $move }: { $percent } % Siegchance
join-hint-equal = { $move }: { $percent } % Siegchance — etwa gleich
join-hints = { $tries ->
    [one] Was der Berater meint, nach 1 zu Ende gespielten Partie
   *[other] Was der Berater meint, nach { $tries } zu Ende gespielten Partien
}
join-over = Die Partie ist zu Ende. Mit rematch spielst du noch einmal, mit quit hörst du auf.
join-goodbye = Du hast den Tisch verlassen; dein Platz bleibt reserviert. Zurück mit: { $command }
join-goodbye-watcher = Du hast den Tisch verlassen.
help-say = say TEXT: allen am Tisch etwas sagen
help-hint = hint: den Berater fragen, wo der Tisch es erlaubt
help-leave = quit: den Tisch verlassen; dein Platz bleibt reserviert, du kannst zurückkommen (q)
join-announcement = Der Server kündigt an: { $text }
