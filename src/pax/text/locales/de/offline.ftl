### Die Ausgabe ohne Server: Laden, Speicher, neue Versionen.

offline-loading = Das Spiel wird geladen: { $percent } %
offline-starting = Das Spiel startet …
offline-failed = Das Spiel konnte nicht geladen werden. Versuch es mit Netzverbindung noch einmal.
offline-retry = Noch einmal versuchen
offline-storage-none = Dieser Browser speichert hier nichts, vielleicht weil das Fenster privat ist: Partien gehen verloren, wenn du es schließt.
offline-storage-full = Der Speicher dieses Browsers ist voll: Die letzte Aktion wurde nicht gespeichert. Lösche beendete Partien unter „Meine Tische“; danach geht die Partie weiter.
offline-friends = Über ein Netz zu spielen braucht einen Server. Diese Seite hat keinen: Alles geschieht auf diesem Gerät.
offline-friends-server = Auf diesem Server spielen: { $server }
offline-new-version = Es gibt eine neue Version dieser Seite. Deine Partien bleiben.
offline-new-version-take = Laden
offline-close = Schließen
offline-everything = Alles auf diesem Gerät
offline-everything-about = Alle Partien, Einstellungen und Kartensätze dieser Seite sind nur in diesem Browser gespeichert. Sichere sie in einer Datei, um sie zu behalten oder auf ein anderes Gerät mitzunehmen.
offline-export = Alles sichern
offline-import = Gesicherte Datei laden
offline-import-question = Alles ersetzen, was hier gespeichert ist?
offline-import-format = Diese Datei stammt nicht von dieser Seite oder ist beschädigt. Nichts wurde geändert.
offline-import-full = Für den Inhalt der Datei hat dieser Browser keinen Platz. Nichts wurde geändert.
offline-import-failed = Die Datei konnte nicht geladen werden. Nichts wurde geändert.
offline-your-data-about = Dein Name, deine Aktionen und deine Tische sind nur in diesem Browser gespeichert. Nichts davon wird verschickt.
