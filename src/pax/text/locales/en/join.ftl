### At a server's table, in the terminal.

join-no-link = “{ $link }” is no link to a table; it looks like { $example }
join-unreachable = The server cannot be reached: { $why }
join-no-table = There is no such table.
join-seated = You sit at the table as { $name }.
join-watching = You are watching.
join-waiting = The game begins when everybody is here and ready.
join-sat = { $name } sits down.
join-ready = { $name } is ready.
join-left = A bot plays for { $name }, who has left.
join-replaced = A bot plays for { $name }, as the host wishes.
join-late = A bot plays for { $name }, who was too slow.
join-back = { $name } is back.
join-said = { $name } says: { $text }
join-closed = The host has closed the table.
join-lost = The connection is gone. Trying again …
join-found = Connected again.
join-hint = { $move }: { $percent } % to win
join-hints = What the advisor thinks
join-over = The game is over. Type rematch to play again, or quit.
join-goodbye = You have left; your seat is kept. Come back with: { $command }
join-goodbye-watcher = You have left.
help-say = say TEXT: say something to the table
help-hint = hint: ask the advisor, where the table allows it
help-leave = quit: leave; your seat is kept, and you can come back (q)
