### De uitgave zonder server: laden, opslag, nieuwe versies.

offline-loading = Het spel wordt geladen: { $percent }%
offline-starting = Het spel start…
offline-failed = Het spel kon niet worden geladen. Probeer het opnieuw met een netwerkverbinding.
offline-retry = Opnieuw proberen
offline-storage-none = Deze browser bewaart hier niets, misschien omdat het een privévenster is: partijen gaan verloren als je het sluit.
offline-storage-full = De opslag van deze browser is vol: de laatste actie is niet bewaard. Verwijder afgelopen partijen onder “Mijn tafels”; daarna gaat de partij verder.
offline-friends = Spelen via een netwerk vraagt om een server. Deze pagina heeft er geen: alles gebeurt op dit apparaat.
offline-friends-server = Op deze server spelen: { $server }
offline-new-version = Er is een nieuwe versie van deze pagina. Je partijen blijven.
offline-new-version-take = Laden
offline-close = Sluiten
offline-everything = Alles op dit apparaat
offline-everything-about = Alle partijen, instellingen en kaartsets van deze pagina zijn alleen in deze browser opgeslagen. Bewaar ze in een bestand om ze te houden of mee te nemen naar een ander apparaat.
offline-export = Alles bewaren
offline-import = Bewaard bestand laden
offline-import-question = Alles vervangen wat hier is opgeslagen?
offline-import-format = Dit bestand is niet door deze pagina bewaard of is beschadigd. Er is niets veranderd.
offline-import-full = Deze browser heeft geen plaats voor de inhoud van het bestand. Er is niets veranderd.
offline-import-failed = Het bestand kon niet worden geladen. Er is niets veranderd.
offline-your-data-about = Je naam, je acties en je tafels zijn alleen in deze browser opgeslagen. Er wordt niets verstuurd.
