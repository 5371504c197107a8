### Aan een tafel van een server, in de terminal.

join-no-link = “{ $link }” is geen link naar een tafel; zo ziet hij eruit: { $example }
join-unreachable = De server is niet bereikbaar: { $why }
join-other-version = Dit programma en de server spreken verschillende versies van het protocol: installeer de versie van pax die de server heeft.
join-no-table = Die tafel bestaat niet.
join-seated = Je zit aan tafel als { $name }.
join-watching = Je kijkt toe.
join-waiting = Het spel begint als iedereen er is en klaar is.
join-sat = { $name } gaat zitten.
join-ready = { $name } is klaar.
join-left = Een bot speelt voor { $name }, die is weggegaan.
join-replaced = Een bot speelt voor { $name }, op verzoek van de gastheer.
join-late = Een bot speelt voor { $name }, want het duurde te lang.
join-back = { $name } is terug.
join-kicked = De gastheer heeft { $name } weggestuurd; de plaats is weer vrij.
join-gone = { $name } is niet gekomen; de plaats is weer vrij.
join-swapped = De gastheer heeft de volgorde van de plaatsen veranderd.
join-arrived = { $name } is aan tafel gekomen.
join-sent-away = Je hebt geen plaats meer aan deze tafel.
join-origin-record = Let op: deze partij begint met een opgeslagen partij. Wie de tafel heeft geopend, kent misschien elke kaart.
join-origin-duplicate = Let op: met deze kaarten is al aan een andere tafel gespeeld. Wie daarbij was, kent ze misschien.
join-origin-public = Let op: de kaarten van deze verdeling zijn openbaar. Iedereen kan ze zien, ook terwijl deze partij wordt gespeeld.
join-origin-public-from = Vanaf { $when } kan iedereen deze kaarten zien, ook als deze partij dan nog bezig is.
join-same-address = Let op: { $name } komt van hetzelfde adres als een andere plaats.
join-said = { $name } zegt: { $text }
join-closed = De gastheer heeft de tafel gesloten.
join-lost = Verbinding verbroken. Nieuwe poging…
join-found = Weer verbonden.
join-hint = { $move }: { $percent }% winstkans
join-hint-equal = { $move }: { $percent }% winstkans — ongeveer gelijk
join-hints = { $tries ->
    [one] Wat de adviseur denkt, na 1 uitgespeelde partij
   *[other] Wat de adviseur denkt, na { $tries } uitgespeelde partijen
}
join-over = Het spel is afgelopen. Typ rematch om nog eens te spelen, of quit.
join-goodbye = Je hebt de tafel verlaten; je plaats blijft voor je bewaard. Kom terug met: { $command }
join-goodbye-watcher = Je hebt de tafel verlaten.
help-say = say TEKST: iets zeggen tegen iedereen aan tafel
help-hint = hint: de adviseur vragen, waar de tafel dat toestaat
help-leave = quit: weggaan; je plaats blijft van jou en je kunt terugkomen (q)
join-announcement = Mededeling van de server: { $text }
