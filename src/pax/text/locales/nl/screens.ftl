### Teksten van de andere schermen in de browser: het einde, herhalingen, de regels, eigen partijen.

screen-home = Begin
screen-language = Taal
screen-loading = Een ogenblik …

screen-end-hidden = Rome draait zijn verborgen kaarten om
screen-end-face-down = een gesloten kaart
screen-end-categories = De zeven categorieën
screen-end-open = nog niet beslist
screen-end-romes = voor Rome
screen-end-players = { $names } { $n ->
    [one] is sterker
   *[other] zijn sterker
}
screen-end-rome-has = Rome { $n }
screen-end-held = Rome heeft er { $held } van de 7
screen-end-all = Alles in één keer tonen
screen-end-player = Speler
screen-end-part-present = Categorieën aanwezig
screen-end-part-stronger = Sterker dan Rome
screen-end-part-army = Sterkte van het leger
screen-end-part-fleet = Sterkte van de vloot
screen-end-part-conspirator = Samenzweerder
screen-end-part-richest = De rijkste
screen-end-part-total = Punten
screen-end-winner = winnaar
screen-end-explain = { $you ->
    [yes] Zo kom je aan je punten
   *[no] Zo komt { $name } aan de punten
}
screen-end-level = Niveau { $level }: alle 7 categorieën op je tableau ({ $present } liggen er) en in { $goal } sterker dan Rome ({ $beaten } gehaald).
screen-end-curve = De kans om te winnen
screen-end-curve-alt = { $name }: van { $first } in het begin tot { $last } aan het einde
screen-end-turning = Keerpunten
screen-end-turn-up = Zet { $move }: { $you ->
    [yes] jij stijgt
   *[no] { $name } stijgt
} van { $before } naar { $after }
screen-end-turn-down = Zet { $move }: { $you ->
    [yes] jij daalt
   *[no] { $name } daalt
} van { $before } naar { $after }
screen-end-curve-wait = De raadgever loopt de partij nog eens door …
screen-end-next = Door naar niveau { $level }
screen-end-rematch = Nog een partij
screen-end-share = Deel de herhaling
screen-end-copied = De link naar de herhaling is gekopieerd.
screen-end-watch = Bekijk de herhaling
screen-end-close = Terug naar de tafel

screen-replay-title = Herhaling
screen-replay-open = Open een verslag
screen-replay-file = Kies een bestand (.json of .jsonl) of sleep het hierheen.
screen-replay-games = In dit bestand staan { $n } partijen. Welke wil je zien?
screen-replay-game = Partij { $n }: { $players }
screen-replay-position = Zet { $move } van { $total }
screen-replay-first = Naar het begin
screen-replay-back = Eén zet terug
screen-replay-play = Afspelen
screen-replay-pause = Pauze
screen-replay-on = Eén zet verder
screen-replay-last = Naar het einde
screen-replay-eyes = Gezien door
screen-replay-everything = iedereen, alle kaarten open
screen-replay-spectator = een toeschouwer
screen-replay-link = Kopieer de link naar deze zet
screen-replay-copied = De link is gekopieerd.
screen-replay-file-only = Dit verslag staat in een bestand van jou, dus er is geen link naartoe. Download het en geef het door.
screen-replay-download = Download het verslag
screen-replay-continue = Vanaf hier verder met bots
screen-replay-as = Speel als { $name }
screen-replay-over = Hier is de partij al afgelopen: ga een paar zetten terug om verder te spelen.
screen-replay-broken = Dit is geen verslag van een partij PAX.
screen-replay-missing = Dit verslag is er niet op deze server, of de partij loopt nog.
screen-replay-hand = Hand van { $name }
screen-replay-hidden = Verborgen kaarten van Rome
screen-replay-pile = De stapel, van boven af
screen-replay-happened = Wat er gebeurde
screen-replay-dealt = De kaarten zijn gedeeld.

screen-rules-contents = Inhoud
screen-rules-called = Op knoppen en in het verslag heet een kaart naar haar categorie, symbolen en waarde: F23 is “Vloot 2/3”.
screen-rules-guide = Leg elke beslissing uit als ze voor het eerst voorkomt
screen-rules-guide-again = Toon alle uitleg opnieuw

screen-stats-title = Mijn partijen
screen-stats-none = Je hebt op dit apparaat nog geen partij uitgespeeld. Elke partij die je uitspeelt, wordt hier met haar herhaling bewaard.
screen-stats-played = Partijen
screen-stats-won = Gewonnen
screen-stats-share = Aandeel gewonnen
screen-stats-points = Punten gemiddeld
screen-stats-best = Meeste punten
screen-stats-rome = Rome won
screen-stats-conspirator = Gewonnen als samenzweerder
screen-stats-by-players = Naar aantal spelers
screen-stats-players = { $n ->
    [one] alleen
   *[other] { $n } spelers
}
screen-stats-campaign = Veldtocht in je eentje
screen-stats-level = Niveau { $level }
screen-stats-tried = { $won } van { $tried } gewonnen
screen-stats-untried = nog niet geprobeerd
screen-stats-closed = nog niet open
screen-stats-finished = Uitgespeelde partijen
screen-stats-running = Lopende partijen
screen-stats-go-on = Verder spelen
screen-stats-result-won = gewonnen
screen-stats-result-lost = verloren
screen-stats-result-nobody = niemand won
screen-stats-with = met { $names }
screen-stats-solo-level = solo, niveau { $level }
screen-stats-points-of = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
screen-stats-replay = Herhaling
screen-stats-forget = Vergeet deze partij
screen-stats-local = Deze lijst staat alleen in deze browser.
