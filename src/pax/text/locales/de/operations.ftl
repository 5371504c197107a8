### What an operator reads in the terminal.

serve-metrics = Metriken für Prometheus stehen unter { $address }
backup-done = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
} in { $file } gesichert
restore-done = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
} wiederhergestellt
restore-not-empty = Diese Datenbank enthält schon Spiele. Stelle in einer neuen wieder her.
prune-done = { $n ->
    [one] 1 Tisch gelöscht
   *[other] { $n } Tische gelöscht
}
prune-would = { $n ->
    [one] 1 Tisch würde gelöscht
   *[other] { $n } Tische würden gelöscht
}
admin-no-table = Es gibt keinen Tisch { $table }.
admin-no-open-table = Es gibt keinen offenen Tisch { $table }.
admin-closed = Der Tisch { $table } ist geschlossen.
admin-deleted = Der Tisch { $table } ist mit allen seinen Spielen gelöscht.
admin-announced = Die Ankündigung wird allen gezeigt.
admin-withdrawn = Es wird keine Ankündigung mehr gezeigt.
admin-no-limit = Es gibt keine Grenze { $name }. Die Grenzen sind: { $names }.
admin-limit-set = { $name } ist ab jetzt { $value }.
admin-limit-reset = { $name } ist wieder so, wie jeder Server gestartet wurde.
admin-banned = { $network } ist gesperrt.
admin-unbanned = { $network } ist nicht mehr gesperrt.
admin-not-banned = { $network } ist nicht gesperrt.
admin-not-an-address = { $address } ist weder eine Adresse noch ein Netz.
admin-no-person = Auf Platz { $seat } sitzt kein Mensch.
admin-erased = { $n ->
    [one] 1 Partie ist überschrieben.
   *[other] { $n } Partien sind überschrieben.
}
serve-push-contact = Zu --push-key gehört --push-contact: eine Adresse, unter der Push-Dienste dich erreichen; sie beginnt mit mailto oder https.
serve-notices-extra = Benachrichtigungen brauchen weitere Bibliotheken: Installiere pax-card-game mit dem Extra „notices“.
serve-push-key = Der Schlüssel für Web Push lässt sich nicht verwenden: { $why }
serve-test-ca = Unter { $file } gibt es kein Zertifikat für Tests.
serve-waits = Ein anderer Server hat { $file } geöffnet. Dieser beginnt, sobald jener beendet ist.
database-failed = Die Datenbank lässt sich nicht benutzen: { $why }
restore-no-backup = { $file } ist keine Sicherung von PAX.
prune-campaigns-done = { $n ->
    [one] 1 Kampagne gelöscht
   *[other] { $n } Kampagnen gelöscht
}
prune-campaigns-would = { $n ->
    [one] 1 Kampagne würde gelöscht
   *[other] { $n } Kampagnen würden gelöscht
}
prune-records-done = { $n ->
    [one] 1 importierte Aufzeichnung gelöscht
   *[other] { $n } importierte Aufzeichnungen gelöscht
}
prune-records-would = { $n ->
    [one] 1 importierte Aufzeichnung würde gelöscht
   *[other] { $n } importierte Aufzeichnungen würden gelöscht
}
admin-notices-deleted = { $n ->
    [one] 1 Adresse für Nachrichten ist gelöscht.
   *[other] { $n } Adressen für Nachrichten sind gelöscht.
}
admin-webhooks-stay = Dieser Tisch hat Webhooks seines Gastgebers. Ist das dieselbe Person, dann schreibe host statt des Platzes: { $table } host
