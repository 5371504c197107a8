### Checking a deal, and comparing the tables that play the same cards.

check-title = Verdeling controleren
check-lead = Voor het delen heeft de server met een vingerafdruk beloofd welk geheim hij gebruikt. De partij is afgelopen en het geheim is bekend: deze browser rekent nu alles zelf na.
check-verdict-right = De verdeling was eerlijk.
check-verdict-wrong = Deze verdeling klopt niet.
check-step-right = juist
check-step-wrong = fout
check-promise = De belofte
check-promise-right = Deze browser onthield deze vingerafdruk voordat de kaarten open lagen, en hij is nog dezelfde.
check-promise-unseen = Deze browser heeft de vingerafdruk voor de partij niet gezien; dit toont de server nu. Wie meespeelde, kan hem met de zijne vergelijken.
check-promise-wrong = De server toont een andere vingerafdruk dan voor de partij.
check-noted = Eerder onthouden:
check-secret = Het geheim
check-secret-right = De vingerafdruk (SHA-256) van het geheim is de beloofde: het geheim stond vooraf vast.
check-secret-wrong = De vingerafdruk (SHA-256) van het geheim is niet de beloofde: het geheim is veranderd.
check-the-secret = Geheim:
check-its-fingerprint = Hier berekend:
check-nonces = De bijdragen van de spelers
check-nonces-right = De browser van elke speler voegt een willekeurige tekst toe: zo kan de server de kaarten niet alleen kiezen.
check-nonces-duplicate = Deze kaarten zijn aan de eerste tafel gedeeld, met de bijdragen van daar.
check-nonces-wrong = De tekst die deze browser stuurde, ontbreekt: de kaarten zijn zonder die tekst gedeeld.
check-no-nonce = geen
check-own-nonce = door deze browser gestuurd
check-seat = Plaats { $number }
check-pile = De kaarten
check-pile-right = Opnieuw geschud met het geheim en de bijdragen liggen de { $cards } kaarten van de stapel precies zoals ermee gespeeld is.
check-pile-wrong = Opnieuw geschud liggen de kaarten anders, vanaf kaart { $place } van { $cards }.
check-show-pile = De berekende stapel tonen, bovenste kaart eerst
check-starter = Wie begon
check-starter-right = Het lot besliste: het geheim trekt nummer { $number } van { $seats }, in de volgorde waarin de plaatsen zijn gemaakt. Dat was { $name }.
check-starter-duplicate = Aan de eerste tafel besliste het lot, met hetzelfde geheim: nummer { $number } van { $seats }. Dezelfde plaats begon hier, gespeeld door { $name }.
check-starter-wrong = Het lot had moeten beslissen, maar het geheim trekt een ander nummer dan { $number } van { $seats }.
check-starter-chosen = { $name } begon. Dat is niet geloot: het was voor deze tafel gekozen, of het schoof door na de vorige partij.
check-starter-alone = { $name } speelde alleen.
check-how = Zo werkt het: de kaarten worden geordend en volgens Fisher-Yates geschud, met getallen uit HMAC-SHA-256 van het geheim, de bijdragen en een teller. Wie begint, wordt op dezelfde manier geloot. Met de twee bestanden kan iedereen dit met een eigen programma narekenen.
check-save-proof = Het bewijs opslaan
check-save-record = De partij opslaan
check-replay = Herhaling
check-back = Naar de tafel
compare-title = Dezelfde kaarten
compare-lead = Meerdere tafels kunnen dezelfde verdeling spelen: dezelfde stapel, en dezelfde plaats begint. Dit maakte elke tafel ervan.
compare-open = { $n ->
    [one] Eén tafel speelt nog.
   *[other] { $n } tafels spelen nog.
}
compare-done = Alle { $n } tafels zijn klaar.
compare-alone = Niemand anders heeft nog met deze kaarten gespeeld. De gastheer kan ze aan het eind van de partij aan anderen geven.
compare-seat = Plaats
compare-seat-number = Plaats { $n }
compare-table = Tafel { $n }
compare-this = deze tafel
compare-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
compare-outcome = Uitslag
compare-waiting = nog niet begonnen
compare-running = wordt gespeeld
compare-over = afgelopen
compare-closed = voor het einde gesloten
compare-rome-won = Rome heeft gewonnen
compare-won = Winst: { $name }
compare-won-with-rome = Winst met Rome: { $name }
compare-replay = Herhaling
compare-secret = De andere tafels, hun kaarten en herhalingen gaan open als iedereen klaar is.
compare-invite = Anderen met deze kaarten laten spelen
compare-link = Link voor de spelers
compare-to-table = Naar de tafel
