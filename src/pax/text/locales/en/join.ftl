### At a server’s table, in the terminal.

join-no-link = “{ $link }” is not a link to a table. A link looks like { $example }
join-unreachable = The server cannot be reached: { $why }
join-other-version = This program and the server speak different versions of the protocol: install the server’s version of pax.
join-no-table = There is no such table.
join-seated = You sit at the table as { $name }.
join-watching = You are watching.
join-waiting = The game begins when everybody is here and ready.
join-sat = { $name } sits down.
join-ready = { $name } is ready.
join-left = A bot plays for { $name }, who has left.
join-replaced = A bot plays for { $name } at the host’s request.
join-late = A bot plays for { $name }, who was too slow.
join-back = { $name } is back.
join-kicked = The host has sent { $name } away; the seat is free again.
join-gone = { $name } never came; the seat is free again.
join-swapped = The host has changed the order of the seats.
join-arrived = { $name } has come to the table.
join-sent-away = You no longer have a seat at this table.
join-origin-record = Note: this game begins from a record. Whoever made the table may know every card.
join-origin-duplicate = Note: these cards were played before at another table. Whoever was there may know them.
join-origin-public = Note: the cards of this deal are public. Anyone can see them, even while this game is played.
join-origin-public-from = From { $when } on, anyone can see these cards, even if this game is still being played.
join-same-address = Note: { $name } comes from the same address as another player.
join-said = { $name } says: { $text }
join-closed = The host has closed the table.
join-lost = Connection lost. Trying again…
join-found = Reconnected.
join-hint = { $move }: { $percent }% chance of winning
join-hint-equal = { $move }: { $percent }% chance of winning — about equal
join-hints = { $tries ->
    [one] What the advisor thinks, from 1 game played out
   *[other] What the advisor thinks, from { $tries } games played out
}
join-over = The game is over. Type rematch to play again, or quit.
join-goodbye = You have left; your seat is kept for you. Come back with: { $command }
join-goodbye-watcher = You have left.
help-say = say TEXT: say something to the table
help-hint = hint: ask the advisor, where the table allows it
help-leave = quit: leave; your seat is kept, and you can come back (q)
join-announcement = The server announces: { $text }
