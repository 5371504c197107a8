### The running games of this browser.

tables-title = Meine Tische
tables-waiting = { $n ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $n } Tische warten auf dich.
}
tables-next = Zum Tisch, der auf mich wartet
tables-another = { $n ->
    [one] Ein anderer Tisch wartet auf dich: hingehen
   *[other] { $n } andere Tische warten auf dich: zum nächsten
}
tables-all = Alle { $n } Tische
tables-nobody = Noch niemand
tables-turn-mine = Du bist dran
tables-turn-theirs = { $name } entscheidet
tables-turn-lobby = wartet auf Spieler
tables-turn-over = beendet: Ergebnis ansehen
tables-turn-closed = vom Gastgeber geschlossen
tables-turn-gone = nicht mehr da
tables-turn-unknown = noch keine Antwort
tables-remove = Aus der Liste entfernen
tables-none = Du hast keine laufende Partie.
tables-local = Diese Liste kennt nur dieser Browser.
tables-finished = Beendete Partien
tables-delete = Löschen
tables-delete-question = Die Partie wird mit ihrer Aufzeichnung und ihrem Ergebnis gelöscht. In Partien mit anderen werden dein Name und deine Nachrichten überschrieben. Das lässt sich nicht rückgängig machen.
tables-delete-failed = Die Partie konnte nicht gelöscht werden. Versuch es noch einmal.

your-data-title = Deine Daten
your-data-about = Der Server speichert deinen Namen, deine Aktionen und was du an den Tischen schreibst. Wenn du benachrichtigt werden willst, speichert er auch, wohin. Nur dieser Browser weiß, welche Plätze deine sind.
your-data-save = Alles über mich als Datei speichern
your-data-delete = Alles über mich löschen
your-data-question = Partien allein oder gegen Bots werden gelöscht. In Partien mit anderen werden dein Name und deine Nachrichten überschrieben, und ein Bot übernimmt deinen Platz. Das lässt sich nicht rückgängig machen.
your-data-back = Nein, behalten
your-data-deleted = Alles über dich ist gelöscht.
your-data-failed = { $n ->
    [one] Ein Tisch war nicht erreichbar. Versuche es später noch einmal.
   *[other] { $n } Tische waren nicht erreichbar. Versuche es später noch einmal.
}
your-data-incomplete = { $n ->
    [one] Die Daten eines Tischs fehlen in der Datei. Versuche es später noch einmal.
   *[other] Die Daten von { $n } Tischen fehlen in der Datei. Versuche es später noch einmal.
}
your-data-campaign-failed = Die Kampagne konnte nicht gelöscht werden. Versuche es später noch einmal.
