### The running games of this browser.

tables-title = Mijn tafels
tables-waiting = { $n ->
    [0] Geen tafel wacht op je.
    [one] Eén tafel wacht op je.
   *[other] { $n } tafels wachten op je.
}
tables-next = Naar de tafel die op me wacht
tables-another = { $n ->
    [one] Een andere tafel wacht op je: erheen
   *[other] { $n } andere tafels wachten op je: naar de volgende
}
tables-all = Alle { $n } tafels
tables-nobody = Nog niemand
tables-turn-mine = Jij bent aan de beurt
tables-turn-theirs = { $name } beslist
tables-turn-lobby = wacht op spelers
tables-turn-over = afgelopen: bekijk de uitslag
tables-turn-closed = gesloten door de gastheer
tables-turn-gone = niet meer hier
tables-turn-unknown = nog geen antwoord
tables-remove = Uit de lijst halen
tables-none = Je hebt geen lopende partij.
tables-local = Alleen deze browser kent deze lijst.
tables-finished = Afgelopen partijen
tables-delete = Verwijderen
tables-delete-question = De partij wordt verwijderd, met haar verslag en uitslag. In partijen met anderen worden je naam en je berichten overschreven. Dit kan niet ongedaan worden gemaakt.
tables-delete-failed = De partij kon niet worden verwijderd. Probeer het nog eens.

your-data-title = Je gegevens
your-data-about = De server bewaart je naam, je zetten en wat je aan de tafels schrijft. Wil je meldingen, dan bewaart hij ook waar die heen gaan. Alleen deze browser weet welke plaatsen van jou zijn.
your-data-save = Alles over mij in een bestand opslaan
your-data-delete = Alles over mij verwijderen
your-data-question = Partijen alleen of tegen bots worden verwijderd. In partijen met anderen worden je naam en je berichten overschreven en neemt een bot je plaats in. Dit kan niet ongedaan worden gemaakt.
your-data-back = Nee, bewaren
your-data-deleted = Alles over jou is verwijderd.
your-data-failed = { $n ->
    [one] Eén tafel was niet bereikbaar. Probeer het later opnieuw.
   *[other] { $n } tafels waren niet bereikbaar. Probeer het later opnieuw.
}
your-data-incomplete = { $n ->
    [one] De gegevens van één tafel ontbreken in het bestand. Probeer het later opnieuw.
   *[other] De gegevens van { $n } tafels ontbreken in het bestand. Probeer het later opnieuw.
}
your-data-campaign-failed = De campagne kon niet worden verwijderd. Probeer het later opnieuw.
