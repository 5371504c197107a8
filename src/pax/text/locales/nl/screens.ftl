### Teksten van de andere schermen in de browser: het einde, herhalingen, de regels, eigen partijen.

screen-home = Startpagina
screen-language = Taal
screen-loading = Een ogenblik…

screen-end-face-down = een gedekte kaart
screen-end-categories = De zeven categorieën
screen-end-open = nog niet beslist
screen-end-romes = voor Rome
screen-end-players = { $you ->
    [alone] Jij bent sterker
   *[no] { $names } { $n ->
        [one] is sterker
       *[other] zijn sterker
    }
}
screen-end-all = Alles in één keer tonen
screen-end-player = Speler
screen-end-part-present = Categorieën aanwezig
screen-end-part-stronger = Sterker dan Rome
screen-end-part-army = Legersterkte
screen-end-part-fleet = Vlootsterkte
screen-end-part-conspirator = Primus Conspiratus
screen-end-part-richest = De rijkste
screen-end-part-total = Punten
screen-end-winner = winnaar
screen-end-explain = { $you ->
    [yes] Jouw punten
   *[no] Punten van { $name }
}
screen-end-level = Niveau { $level }: { $present } van de 7 categorieën in je display, sterker dan Rome in { $beaten } van de { $goal } die nodig zijn.
screen-end-curve = Winstkans
screen-end-curve-alt = { $name }: van { $first } in het begin tot { $last } aan het einde
screen-end-turning = Keerpunten
screen-end-turn-up = Zet { $move }: { $you ->
    [yes] je winstkans stijgt
   *[no] winstkans van { $name } stijgt
} van { $before } naar { $after }
screen-end-turn-down = Zet { $move }: { $you ->
    [yes] je winstkans daalt
   *[no] winstkans van { $name } daalt
} van { $before } naar { $after }
screen-end-curve-wait = De adviseur loopt de partij nog eens door…
screen-end-next = Door naar niveau { $level }
screen-end-rematch = Nog een partij
screen-end-share = Deel de herhaling
screen-end-copied = De link naar de herhaling is gekopieerd.
screen-end-watch = Bekijk de herhaling
screen-end-close = Terug naar de tafel

screen-replay-title = Herhaling
screen-replay-open = Partij openen
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
screen-replay-eyes = Weergave
screen-replay-everything = alle kaarten open
screen-replay-spectator = als toeschouwer
screen-replay-link = Kopieer de link naar deze zet
screen-replay-copied = De link is gekopieerd.
screen-replay-file-only = Deze partij staat alleen in een bestand op je apparaat, dus er is geen link. Download haar om haar door te geven.
screen-replay-download = Partij downloaden
screen-replay-continue = Vanaf hier verder spelen
screen-replay-as = Speel als { $name }
screen-replay-over = Hier is de partij al afgelopen: ga een paar zetten terug om verder te spelen.
screen-replay-broken = Dit is geen opgeslagen partij PAX.
screen-replay-missing = Deze partij is er hier niet, of ze is nog bezig.
screen-replay-hand = Hand van { $name }
screen-replay-hidden = Verborgen kaarten van Rome
screen-replay-pile = De stapel, van boven af
screen-replay-happened = Wat er gebeurde
screen-replay-dealt = De kaarten zijn gedeeld.

screen-rules-contents = Inhoud
screen-rules-called = Op knoppen en in het verslag staat een kaart als categorie met symbolen/waarde: F23 is “Vloot 2/3”.
screen-rules-guide = Leg elke beslissing uit als ze voor het eerst voorkomt
screen-rules-guide-again = Toon alle uitleg opnieuw

screen-stats-title = Mijn partijen
screen-stats-none = Je hebt op dit apparaat nog geen partij uitgespeeld. Elke partij die je uitspeelt, wordt hier met haar herhaling bewaard.
screen-stats-played = Partijen
screen-stats-won = Gewonnen
screen-stats-share = Winstpercentage
screen-stats-points = Gemiddeld aantal punten
screen-stats-best = Meeste punten
screen-stats-rome = Winst van Rome
screen-stats-conspirator = Gewonnen als samenzweerder
screen-stats-by-players = Naar aantal spelers
screen-stats-players = { $n ->
    [one] solo
   *[other] { $n } spelers
}
screen-stats-campaign = Solocampagne
screen-stats-level = Niveau { $level }
screen-stats-tried = { $won } van { $tried } gewonnen
screen-stats-untried = nog niet geprobeerd
screen-stats-closed = nog vergrendeld
screen-stats-finished = Uitgespeelde partijen
screen-stats-running = Lopende partijen
screen-stats-go-on = Verder spelen
screen-stats-result-won = gewonnen
screen-stats-result-lost = verloren
screen-stats-result-nobody = niemand won
screen-stats-with = tegen { $names }
screen-stats-solo-level = solo, niveau { $level }
screen-stats-points-of = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
screen-stats-replay = Herhaling
screen-stats-forget = Partij uit de lijst verwijderen
screen-stats-local = Deze lijst staat alleen in deze browser.
