### An einem Tisch eines Servers, im Terminal.

join-no-link = „{ $link }“ ist kein Link zu einem Tisch; er sieht aus wie { $example }
join-unreachable = Der Server ist nicht zu erreichen: { $why }
join-no-table = Diesen Tisch gibt es nicht.
join-seated = Du sitzt als { $name } am Tisch.
join-watching = Du schaust zu.
join-waiting = Die Partie beginnt, wenn alle da und bereit sind.
join-sat = { $name } setzt sich.
join-ready = { $name } ist bereit.
join-left = Ein Bot spielt für { $name }, weil dieser Platz verlassen wurde.
join-replaced = Ein Bot spielt für { $name }, so will es der Gastgeber.
join-late = Ein Bot spielt für { $name }, weil es zu lange dauerte.
join-back = { $name } ist wieder da.
join-said = { $name } sagt: { $text }
join-closed = Der Gastgeber hat den Tisch geschlossen.
join-lost = Die Verbindung ist weg. Neuer Versuch …
join-found = Wieder verbunden.
join-hint = { $move }: { $percent } % Gewinnchance
join-hints = Was der Berater meint
join-over = Die Partie ist zu Ende. Mit rematch spielst du noch einmal, mit quit hörst du auf.
join-goodbye = Du bist gegangen; dein Platz bleibt dir. Zurück kommst du mit: { $command }
join-goodbye-watcher = Du bist gegangen.
help-say = say TEXT: etwas zum Tisch sagen
help-hint = hint: den Berater fragen, wo der Tisch es erlaubt
help-leave = quit: gehen; dein Platz bleibt dir, und du kannst zurückkommen (q)
