### Open cards, chances and hints. Only the web client uses these.

chances-replay-drawn = { $n ->
    [one] Gezogene Karte
   *[other] Gezogene Karten
}
chances-alone = Rom allein
chances-curve-note = Geschätzt bei jeder Entscheidung nach dem, was der Spieler am Zug wissen konnte. Alle Chancen zusammen ergeben mit Roms alleinigem Sieg 100 %.
chances-hint-lead = { $n ->
    [one] Deine Chance, die Partie zu gewinnen, nach jeder Aktion: geschätzt aus { $n } zu Ende gespielten Partie; ein weiterer Tipp ergänzt sie.
   *[other] Deine Chance, die Partie zu gewinnen, nach jeder Aktion: geschätzt aus { $n } zu Ende gespielten Partien; ein weiterer Tipp ergänzt sie.
}
chances-hint-chance = { $chance } % ± { $error }
chances-hint-equal = gleich gut im Rahmen des Fehlers
chances-hint-more = { $n ->
    [one] { $n } weitere Aktion ist nicht besser.
   *[other] { $n } weitere Aktionen sind nicht besser.
}
