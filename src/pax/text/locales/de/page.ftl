### Pages of the web client that replace a screen. They are in its first file, in all languages.

page-outdated = Diese Seite ist veraltet
page-outdated-lead = Der Server hat eine neuere Version. Lade die Seite neu; deine Partien bleiben erhalten.
page-reload = Neu laden
page-load-failed = Dieser Teil konnte nicht geladen werden
page-load-failed-lead = Das Netz ist ausgefallen, oder der Server hat eine neuere Version.
page-try-again = Noch einmal versuchen
page-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
