### Texts of the browser.

web-title = Pax
web-home = Naar de startpagina
web-done = Klaar

web-start-title = Nog staat Rome. Hoelang nog?
web-start-lead = Een kaartspel in het oude Rome, voor 1 t/m 8 spelers. Versla Rome samen en word zelf de beste – of smeed een complot en win met Rome mee.
web-play-now = Nu spelen
web-play = Spelen
web-players = Spelers
web-level = Sterkte van de tegenstanders
web-level-citizen = Burger
web-level-senator = Senator
web-level-consul = Consul
web-level-random = Willekeurig
web-level-novice = Nieuweling
web-level-brutus = Brutus
web-level-spartacus = Spartacus
web-running = Verder spelen
web-solo = Solocampagne
web-solo-lead = Vijf niveaus, alleen tegen Rome.
web-solo-level = Solo, niveau { $level }
web-friends = Met vrienden
web-friends-lead = Open een tafel en deel de link.
web-seats = Plaatsen
web-make-table = Tafel openen
web-here-together = Op dit apparaat
web-here-lead = Met meer spelers op één apparaat. Een gordijn verbergt de kaarten terwijl je het doorgeeft.
web-player-number = Speler { $n }
web-more-people = Speler toevoegen
web-fewer-people = Speler verwijderen
web-replay = Herhalingen
web-replay-lead = Bekijk een partij opnieuw, zet voor zet.
web-open-record = Partij openen
web-stats = Mijn partijen
web-rules = Regels
web-credit = PAX is ontworpen door Bernd Eisenstein en uitgegeven door Irongames. Dit is een onofficiële uitgave van liefhebbers. Vind je het leuk? Koop dan het origineel.
web-guest = Gast
web-your-name = Je naam

web-settings = Instellingen
web-language = Taal
web-theme = Thema
web-theme-auto = systeem
web-theme-light = licht
web-theme-dark = donker
web-pace = Speltempo
web-pace-none = meteen
web-pace-quick = vlot
web-pace-calm = rustig
web-sound = Geluiden
web-motion = Kaarten animeren
web-forced = Gedwongen zetten automatisch spelen
web-notify = Melding geven als ik aan de beurt ben
web-move-seat = Op een ander apparaat verdergaan
web-move-seat-lead = Scan dit met het andere apparaat. Wie de link heeft, heeft je plaats.
web-guide = Beslissingen uitleggen

web-waiting = Wachten op spelers
web-seat-open = nog vrij
web-ready = klaar
web-here = aanwezig
web-bot = bot
web-sit = Plaatsnemen
web-link = Link voor je vrienden
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = De link als QR-code
web-be-ready = Ik ben klaar
web-start = Starten
web-start-with-bots = Starten met bots
web-free-seats = Bots voor de vrije plaatsen
web-when-ready = Het spel begint als iedereen klaar is.
web-sent-away = Je hebt geen plaats meer aan deze tafel.
web-same-address = van hetzelfde adres als een andere plaats
web-origin-record = Deze partij begint met een opgeslagen partij: wie de tafel heeft geopend, kent misschien elke kaart.
web-origin-duplicate = Met deze kaarten is al aan een andere tafel gespeeld: wie daarbij was, kent ze misschien.
web-connecting = Verbinden…
web-offline = Geen verbinding, nieuwe poging…
web-no-table = Deze tafel kan niet worden geopend.
web-pass-on = Geef het apparaat door aan { $name }.
web-lift = Gordijn openen
web-your-turn = Jouw beurt – Pax

web-rome = Rome
web-player = Speler
web-points = Punten
web-standing = Sterkte per categorie
web-holds = { $n }/7
web-rome-holds = Rome heeft { $n } van de 7 categorieën
web-beats-rome = Sterker dan Rome in { $n } van de 7 categorieën
web-strength = { $category } { $n }{ $beats ->
    [yes] , sterker dan Rome
   *[no] { "" }
}
web-strength-on-cards = { $strength } ({ $symbols ->
    [one] 1 symbool
   *[other] { $symbols } symbolen
} op { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
})
web-rome-strength = { $category } { $n }, { $holds ->
    [yes] in handen van Rome
   *[no] de beste speler heeft { $best }
}
web-conspirator = samenzweerder
web-starter = startspeler
web-peeked = kent de verborgen kaarten van Rome
web-away = niet verbonden
web-without-hidden = De { $n } verborgen kaarten van Rome zijn niet meegeteld.
web-points-open = Minstens { $points }: wie de 4 punten voor de rijkste krijgt, blijkt pas aan het eind.

web-market = Stapel en legioenen
web-pile = Stapel: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}, { $rounds }
web-cards-left = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
web-last-round = laatste ronde
web-rounds = { $n ->
    [0] misschien laatste ronde
    [one] minstens nog 1 ronde
   *[other] minstens nog { $n } ronden
}
web-rounds-exactly = { $n ->
    [one] nog 1 ronde
   *[other] nog { $n } ronden
}
web-romes = Rome zou dit legioen nemen
web-romes-short = Rome
web-empty = leeg

web-own = Jouw kant
web-drawn = Net getrokken
web-hand = Je hand: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
web-hand-empty = Geen kaarten op hand
web-aurei = Aurei
web-open-counts = Open aantallen
web-counts = { $name }: { $aurei }, { $cards } op hand
web-of = { $n } van { $limit }
web-discount = Korting
web-sees = Kaarten tegelijk
web-aurei-means = Je geld. Je betaalt er legioenen mee, en elke kaart na de eerste die je in een beurt speelt.
web-limit-means = { $category }: je mag { $limit ->
    [0] nog geen symbolen hebben. Speel eerst Land of Intrige.
    [one] 1 symbool hebben: zoveel als je Land- of Intrigesymbolen hebt (het hoogste aantal telt).
   *[other] { $limit } symbolen hebben: zoveel als je Land- of Intrigesymbolen hebt (het hoogste aantal telt).
}
web-discount-means = Per 3 symbolen Rijkdom kost elk legioen je 1 aureus minder.
web-sees-means = Zoveel kaarten zie je tegelijk als je trekt: 2 met 3 symbolen Religie, alle met 6.
web-card = { $category } { $symbols }/{ $value }

web-decision = Jouw beslissing
web-ask-laying = Leg gratis een kaart in je display.
web-ask-keeping = Houd een van deze kaarten; de andere { $in_view ->
    [2] gaat
   *[other] gaan
} onder de stapel.
web-ask-beginning = Jouw beurt: trek, of bekijk de verborgen kaarten van Rome.
web-ask-placing = { $in_view ->
    [one] Waar gaat deze kaart heen?
   *[other] Kies een kaart en haar plek.
}{ $to_come ->
    [0] { "" }
    [one] {" "}Er komt nog 1 kaart.
   *[other] {" "}Er komen nog { $to_come } kaarten.
}
web-ask-buying = Een legioen kopen? Je hebt { $aurei }.
web-ask-playing = Een kaart spelen? { $played ->
    [0] De eerste is gratis.
   *[other] De volgende kost { $cost }.
}
web-ask-answering = Een Senator! Eén kaart spelen voor { $cost }?
web-ask-over = Het spel is afgelopen.
web-waits = { $you ->
    [yes] Jij beslist.
   *[no] { $name } denkt na…
}
web-do-lay = { $card } leggen
web-do-keep = { $card } houden
web-do-draw = Trekken
web-do-peek = Gluren (+{ $brings })
web-do-take = Nemen
web-do-offer = Legioen { $legion }
web-do-bury = Onder de stapel
web-do-buy = Legioen { $legion } voor { $costs }
web-do-skip = Niets kopen
web-do-play = { $card } spelen
web-do-end = Einde beurt (+{ $brings })
web-do-pass = Niets spelen
web-means-offer = { $card } – onder legioen { $legion }{ $rome ->
    [yes] ; Rome zou het nemen
   *[no] { "" }
}
web-undo = Terugnemen
web-hint = Tip
web-chance = { $n }%
web-show-end = Toon de uitslag
web-log = Wat er gebeurd is
web-earlier = Tonen wat er eerder gebeurde
web-look = De tafel op dat moment tonen
web-moment = Zo lag alles er op dat moment bij.
web-back-to-now = Terug naar het spel
web-said = { $name }: “{ $text }”
web-chat = Bericht…
web-chat-say = Versturen
web-seated-sat = { $name } gaat zitten.
web-seated-ready = { $name } is klaar.
web-seated-left = Een bot speelt nu voor { $name }.
web-seated-replaced = Een bot speelt nu voor { $name }.
web-seated-late = { $name } deed er te lang over: een bot speelt verder.
web-seated-back = { $name } is terug.
web-seated-kicked = De gastheer heeft { $name } weggestuurd: de plaats is weer vrij.
web-seated-gone = { $name } is niet gekomen: de plaats is weer vrij.
web-seated-arrived = { $name } is aan tafel gekomen.
web-swapped = De gastheer heeft de volgorde van de plaatsen veranderd.
web-replace = Laat een bot voor { $name } spelen
web-back = Mijn plaats terugnemen
web-closed = De tafel is gesloten.
web-table-menu = Spelers

web-now-laying = een van de getrokken kaarten in je display leggen.
web-now-keeping = een van de getrokken kaarten houden.
web-now-beginning = trekken of naar de verborgen kaarten van Rome gluren.
web-now-placing = een kaart nemen, onder een legioen aanbieden of onder de stapel schuiven.
web-now-buying = een legioen kopen, of niets kopen.
web-now-playing = een kaart spelen, of je beurt beëindigen.
web-now-answering = één kaart spelen, of niets spelen.
web-reason-no-solo-peek = In het solospel mag je de verborgen kaarten van Rome niet bekijken: trek in plaats daarvan. (In de Nederlandse, Franse en Portugese spelregels mag het wel.)

# Options and clock.
web-options = Opties
web-options-changed = gewijzigd
web-bots-mixed = verschillende bots
web-cards = Kaartenlijst
web-reconstruction = De ingebouwde kaartenset is een reconstructie.
web-enter-deck = De echte kaarten invoeren
web-my-tables = Mijn tafels en gegevens
web-begins = begint
web-clock = nog { $time }
web-clock-hours = { $hours } u { $minutes } min
web-clock-days = { $days } d { $hours } u
web-clock-soon = Je tijd is bijna om. Daarna beslist een bot voor je.
