### Checking a deal, and comparing the tables that play the same cards.

check-title = Verteilung prüfen
check-lead = Bevor die Karten verteilt wurden, hat der Server mit einem Fingerabdruck zugesagt, welches Geheimnis er benutzt. Jetzt ist die Partie zu Ende und das Geheimnis offen: Dieser Browser rechnet alles selbst nach.
check-verdict-right = Die Verteilung war ehrlich.
check-verdict-wrong = Diese Verteilung stimmt nicht.
check-step-right = richtig
check-step-wrong = falsch
check-promise = Die Zusage
check-promise-right = Dieser Browser hat sich diesen Fingerabdruck gemerkt, bevor die Karten offen lagen, und er ist noch derselbe.
check-promise-unseen = Dieser Browser hat den Fingerabdruck vor der Partie nicht gesehen; diesen zeigt der Server jetzt. Wer mitgespielt hat, kann ihn mit seinem vergleichen.
check-promise-wrong = Der Server zeigt einen anderen Fingerabdruck als vor der Partie.
check-noted = Vorher gemerkt:
check-secret = Das Geheimnis
check-secret-right = Der Fingerabdruck (SHA-256) des Geheimnisses ist der zugesagte: Das Geheimnis stand vorher fest.
check-secret-wrong = Der Fingerabdruck (SHA-256) des Geheimnisses ist nicht der zugesagte: Das Geheimnis wurde ausgetauscht.
check-the-secret = Geheimnis:
check-its-fingerprint = Hier berechnet:
check-nonces = Die Beiträge der Spieler
check-nonces-right = Der Browser jedes Spielers gibt einen Zufallstext dazu; so kann der Server die Karten nicht allein bestimmen.
check-nonces-duplicate = Diese Karten wurden am ersten Tisch verteilt, mit den Beiträgen von dort.
check-nonces-wrong = Der Text, den dieser Browser geschickt hat, fehlt: Die Karten wurden ohne ihn verteilt.
check-no-nonce = keiner
check-own-nonce = von diesem Browser geschickt
check-seat = Platz { $number }
check-pile = Die Karten
check-pile-right = Neu gemischt aus Geheimnis und Beiträgen liegen die { $cards } Karten des Stapels genau so, wie mit ihnen gespielt wurde.
check-pile-wrong = Neu gemischt liegen die Karten anders, ab Karte { $place } von { $cards }.
check-show-pile = Den berechneten Stapel zeigen, oberste Karte zuerst
check-starter = Wer begonnen hat
check-starter-right = Das Los hat entschieden: Das Geheimnis zieht Nummer { $number } von { $seats } in der Reihenfolge, in der die Plätze angelegt wurden. Das war { $name }.
check-starter-duplicate = Am ersten Tisch hat das Los entschieden, aus demselben Geheimnis: Nummer { $number } von { $seats }. Derselbe Platz hat hier begonnen, gespielt von { $name }.
check-starter-wrong = Das Los hätte entscheiden sollen, aber das Geheimnis zieht eine andere Nummer als { $number } von { $seats }.
check-starter-chosen = { $name } hat begonnen. Das wurde nicht ausgelost: Es wurde für diesen Tisch festgelegt oder ging nach der vorigen Partie reihum weiter.
check-starter-alone = { $name } hat allein gespielt.
check-how = So geht es: Die Karten werden geordnet und nach Fisher-Yates gemischt, mit Zahlen aus HMAC-SHA-256 von Geheimnis, Beiträgen und einem Zähler. Ebenso wird gelost, wer beginnt. Mit den beiden Dateien kann das jeder mit einem eigenen Programm nachrechnen.
check-save-proof = Beweis als Datei speichern
check-save-record = Partie als Datei speichern
check-replay = Wiederholung
check-back = Zum Tisch
compare-title = Dieselben Karten
compare-lead = Mehrere Tische können dieselbe Verteilung spielen: derselbe Stapel, und derselbe Platz beginnt. Hier steht, was jeder daraus gemacht hat.
compare-open = { $n ->
    [one] Ein Tisch spielt noch.
   *[other] { $n } Tische spielen noch.
}
compare-done = Alle { $n } Tische sind fertig.
compare-alone = Mit diesen Karten hat noch niemand sonst gespielt. Der Gastgeber kann sie am Ende der Partie an andere weitergeben.
compare-seat = Platz
compare-seat-number = Platz { $n }
compare-table = Tisch { $n }
compare-this = dieser Tisch
compare-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
compare-outcome = Ergebnis
compare-waiting = noch nicht begonnen
compare-running = wird gespielt
compare-over = beendet
compare-closed = vor dem Ende geschlossen
compare-rome-won = Rom hat gewonnen
compare-won = Sieg: { $name }
compare-won-with-rome = Sieg mit Rom: { $name }
compare-replay = Wiederholung
compare-secret = Die anderen Tische, ihre Karten und Wiederholungen werden zugänglich, wenn alle fertig sind.
compare-invite = Andere mit diesen Karten spielen lassen
compare-link = Link für die Spieler
compare-to-table = Zum Tisch
