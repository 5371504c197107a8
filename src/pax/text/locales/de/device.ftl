### What this device can do: links, notifications and keys. Only the web client uses these.

device-link-local = Dieser Link funktioniert nur auf diesem Rechner.
device-link-lan = Für andere Geräte in deinem Netzwerk: Starte PAX mit { $command }, öffne die angezeigte Adresse und eröffne dort einen neuen Tisch.
device-link-address = Für andere Geräte in deinem Netzwerk öffne { $address } in diesem Browser und eröffne den Tisch dort.
device-link-by-hand = Dieser Browser kann nicht selbst kopieren. Kopiere den Link von hier:
device-keys = Einzelne Buchstaben drücken Knöpfe
device-notify-works = Die Benachrichtigungen sind eingeschaltet.
device-notify-blocked = Die Benachrichtigungen sind blockiert. Erlaube sie für diese Seite in den Einstellungen des Browsers.
device-notify-insecure = Benachrichtigungen gibt es hier nicht: Browser erlauben sie nur auf Seiten, die über https geöffnet sind.
device-notify-unavailable = Benachrichtigungen gibt es auf diesem Gerät nicht: Sein Browser zeigt sie für Webseiten nicht an.
device-push-on = Du wirst auch benachrichtigt, wenn PAX geschlossen ist.
device-push-off = Du wirst nur benachrichtigt, solange PAX in diesem Browser geöffnet ist.
device-quiet = Ruhezeit
device-quiet-from = von
device-quiet-to = bis
