### Aan een tafel van een server, in de terminal.

join-no-link = “{ $link }” is geen link naar een tafel; zo ziet hij eruit: { $example }
join-unreachable = De server is niet bereikbaar: { $why }
join-no-table = Die tafel bestaat niet.
join-seated = Je zit aan tafel als { $name }.
join-watching = Je kijkt toe.
join-waiting = Het spel begint als iedereen er is en klaar is.
join-sat = { $name } gaat zitten.
join-ready = { $name } is klaar.
join-left = Een bot speelt voor { $name }, die is weggegaan.
join-replaced = Een bot speelt voor { $name }, zoals de gastheer wil.
join-late = Een bot speelt voor { $name }, want het duurde te lang.
join-back = { $name } is terug.
join-said = { $name } zegt: { $text }
join-closed = De gastheer heeft de tafel gesloten.
join-lost = De verbinding is weg. Nieuwe poging …
join-found = Weer verbonden.
join-hint = { $move }: { $percent } % kans om te winnen
join-hints = Wat de adviseur denkt
join-over = Het spel is afgelopen. Typ rematch om nog eens te spelen, of quit.
join-goodbye = Je bent weg; je plaats blijft van jou. Kom terug met: { $command }
join-goodbye-watcher = Je bent weg.
help-say = say TEKST: iets tegen de tafel zeggen
help-hint = hint: de adviseur vragen, waar de tafel dat toestaat
help-leave = quit: weggaan; je plaats blijft van jou en je kunt terugkomen (q)
