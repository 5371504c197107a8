### Pages of the web client that replace a screen. They are in its first file, in all languages.

page-outdated = Deze pagina is verouderd
page-outdated-lead = De server heeft een nieuwere versie. Laad de pagina opnieuw; je partijen blijven bewaard.
page-reload = Opnieuw laden
page-load-failed = Dit deel kon niet worden geladen
page-load-failed-lead = Het netwerk viel weg, of de server heeft een nieuwere versie.
page-try-again = Opnieuw proberen
page-unreachable = De server is niet te bereiken. Probeer het zo meteen nog eens.
