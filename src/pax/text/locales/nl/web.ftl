### Texts of the browser.

web-title = Pax
web-home = Naar het begin
web-done = Klaar

web-start-title = Rome staat. Hoelang nog?
web-start-lead = Een kaartspel van zeven machten voor 1 tot 8 spelers. Versla Rome samen en word de eerste, of smeed een complot en laat Rome winnen.
web-play-now = Nu spelen
web-play = Spelen
web-players = Spelers
web-level = Tegenstanders
web-level-citizen = Burger
web-level-senator = Senator
web-level-consul = Consul
web-level-random = Dobbelsteen
web-running = Verdergaan met
web-solo = Solocampagne
web-solo-lead = Vijf niveaus, alleen tegen Rome.
web-solo-level = Solo, niveau { $level }
web-friends = Met vrienden
web-friends-lead = Maak een tafel en deel de link.
web-seats = Plaatsen
web-make-table = Tafel maken
web-here-together = Op dit apparaat
web-here-lead = Met meer mensen aan één apparaat. Een gordijn verbergt de kaarten terwijl het wordt doorgegeven.
web-player-number = Speler { $n }
web-more-people = Nog iemand
web-fewer-people = Eén minder
web-replay = Herhalingen
web-replay-lead = Bekijk een partij opnieuw, zet voor zet.
web-open-record = Partij openen
web-stats = Mijn partijen
web-rules = Regels
web-credit = PAX is ontworpen door Bernd Eisenstein en uitgegeven door Irongames. Dit is een onofficiële uitgave, gemaakt door bewonderaars. Bevalt het spel, koop het dan.
web-guest = Gast
web-your-name = Je naam

web-settings = Instellingen
web-language = Taal
web-theme = Kleuren
web-theme-auto = zoals het systeem
web-theme-light = licht
web-theme-dark = donker
web-pace = Tempo van de bots
web-pace-none = meteen
web-pace-quick = vlot
web-pace-calm = rustig
web-sound = Geluiden
web-motion = Kaarten bewegen
web-forced = Gedwongen zetten vanzelf doen
web-notify = Meld het als ik aan de beurt ben
web-move-seat = Op een ander apparaat verdergaan
web-move-seat-lead = Scan dit met het andere apparaat. Wie de link heeft, heeft je plaats.
web-guide = Beslissingen uitleggen

web-waiting = De tafel wordt gedekt
web-seat-open = nog vrij
web-ready = klaar
web-here = is er
web-bot = bot
web-sit = Ga zitten
web-link = Link voor je vrienden
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = De link als QR-code
web-be-ready = Ik ben klaar
web-start = Beginnen
web-start-with-bots = Beginnen; bots nemen de vrije plaatsen
web-when-ready = Het spel begint als iedereen klaar is.
web-kick = { $name } wegsturen
web-sent-away = Je hebt geen plaats meer aan deze tafel.
web-same-address = van hetzelfde adres als een andere plaats
web-origin-record = Dit spel begint met een verslag: wie de tafel heeft gemaakt, kent misschien elke kaart.
web-origin-duplicate = Met deze kaarten is al aan een andere tafel gespeeld: wie daarbij was, kent ze misschien.
web-connecting = Verbinden …
web-offline = Geen verbinding, nieuwe poging …
web-no-table = Deze tafel kan niet worden geopend.
web-pass-on = Geef het apparaat door aan { $name }.
web-lift = Gordijn openen
web-your-turn = Jouw beurt – Pax

web-rome = Rome
web-player = Speler
web-points = Punten
web-standing = Sterkte per categorie
web-holds = { $n } van 7
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
web-if-now = Als het spel nu eindigde:
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
web-rounds = minstens { $n ->
    [0] deze ronde
    [one] nog 1 ronde
   *[other] nog { $n } rondes
}
web-rounds-exactly = { $n ->
    [one] nog 1 ronde
   *[other] nog { $n } rondes
}
web-romes = Rome zou dit legioen nemen
web-romes-short = voor Rome
web-empty = leeg

web-own = Jouw kant
web-drawn = Net getrokken
web-hand = Je hand: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
web-hand-empty = Geen kaarten in de hand
web-aurei = Aurei
web-of = { $n } van { $limit }
web-discount = Korting
web-sees = Tegelijk te zien
web-aurei-means = Je geld. Je betaalt er legioenen mee, en elke kaart die je in een beurt na de eerste speelt.
web-limit-means = { $category }: je mag { $limit ->
    [0] er nog geen hebben. Speel eerst een Land of een Intrige.
    [one] 1 symbool hebben: zoveel als je Land of Intrige hebt, wat het meeste is.
   *[other] { $limit } symbolen hebben: zoveel als je Land of Intrige hebt, wat het meeste is.
}
web-discount-means = Elke 3 symbolen Rijkdom maken elk legioen voor jou 1 aureus goedkoper.
web-sees-means = Zoveel kaarten zie je tegelijk als je trekt: 2 met 3 symbolen Religie, alle met 6.
web-preview = { $costs ->
    [0] +{ $brings }
   *[other] −{ $costs } → +{ $brings }
}
web-card = { $category } { $symbols }/{ $value }

web-decision = Jouw beslissing
web-ask-laying = Leg een kaart op je tableau, gratis.
web-ask-keeping = Houd een van deze kaarten; de andere gaan onder de stapel.
web-ask-beginning = Jouw beurt: trek, of bekijk de verborgen kaarten van Rome.
web-ask-placing = { $in_view ->
    [one] Waar gaat deze kaart heen?
   *[other] Kies een kaart, en waar ze heen gaat.
}{ $to_come ->
    [0] { "" }
    [one] {" "}Er komt er nog één.
   *[other] {" "}Er komen er nog { $to_come }.
}
web-ask-buying = Een legioen kopen? Je hebt { $aurei }.
web-ask-playing = Een kaart spelen? { $played ->
    [0] De eerste is gratis
   *[other] De volgende kost { $cost }
}; je hebt { $aurei }. Nu stoppen levert { $income } op.
web-ask-answering = Een senator! Eén kaart spelen voor { $cost }?
web-ask-over = Het spel is afgelopen.
web-waits = { $you ->
    [yes] Het is jouw beslissing.
   *[no] { $name } denkt na …
}
web-do-lay = { $card } leggen
web-do-keep = { $card } houden
web-do-draw = Trekken
web-do-peek = Spieken (+{ $brings })
web-do-take = Nemen
web-do-offer = Legioen { $legion }
web-do-bury = Begraven
web-do-buy = Legioen { $legion } voor { $costs }
web-do-skip = Niets kopen
web-do-play = { $card } spelen
web-do-end = Beurt beëindigen (+{ $brings })
web-do-pass = Niets spelen
web-means-offer = { $card } onder legioen { $legion }{ $rome ->
    [yes] ; Rome zou het nemen
   *[no] { "" }
}
web-undo = Terugnemen
web-hint = Tip
web-chance = { $n } %
web-show-end = Toon de uitslag
web-log = Wat er gebeurd is
web-earlier = Tonen wat er eerder gebeurde
web-look = De tafel op dit moment bekijken
web-moment = Zo lag de tafel toen.
web-back-to-now = Terug naar nu
web-said = { $name }: “{ $text }”
web-chat = Zeg iets …
web-chat-say = Zeg
web-seated-sat = { $name } gaat zitten.
web-seated-ready = { $name } is klaar.
web-seated-left = Een bot speelt nu voor { $name }.
web-seated-replaced = Een bot speelt nu voor { $name }.
web-seated-late = { $name } deed er te lang over: een bot speelt verder.
web-seated-back = { $name } is terug.
web-seated-kicked = De gastheer heeft { $name } weggestuurd: de plaats is weer vrij.
web-seated-gone = { $name } is niet gekomen: de plaats is weer vrij.
web-seated-arrived = { $name } is aan tafel gekomen.
web-replace = Laat een bot voor { $name } spelen
web-back = Mijn plaats van de bot terugnemen
web-closed = De tafel is gesloten.

web-now-laying = een van de kaarten die je ziet leggen.
web-now-keeping = een van de kaarten die je ziet houden.
web-now-beginning = trekken, of naar de verborgen kaarten van Rome spieken.
web-now-placing = een kaart nemen, onder een legioen aanbieden of begraven.
web-now-buying = een legioen kopen, of niets kopen.
web-now-playing = een kaart spelen, of je beurt beëindigen.
web-now-answering = één kaart spelen, of niets spelen.
web-reason-no-solo-peek = Wie alleen speelt mag niet spieken bij de verborgen kaarten van Rome: trek in plaats daarvan. (In de uitgaven nl, fr en pt mag het wel.)
