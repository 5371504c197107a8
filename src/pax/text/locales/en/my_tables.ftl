### The running games of this browser.

tables-title = My tables
tables-waiting = { $n ->
    [0] No table is waiting for you.
    [one] One table is waiting for you.
   *[other] { $n } tables are waiting for you.
}
tables-next = To the table that waits for me
tables-another = { $n ->
    [one] Another table is waiting for you: go there
   *[other] { $n } other tables are waiting for you: go to the next
}
tables-all = All { $n } tables
tables-nobody = Nobody yet
tables-turn-mine = Your turn
tables-turn-theirs = { $name } decides
tables-turn-lobby = waiting for players
tables-turn-over = over: see the result
tables-turn-closed = closed by the host
tables-turn-gone = no longer here
tables-turn-unknown = no answer yet
tables-remove = Remove from the list
tables-none = You have no running game.
tables-local = Only this browser knows this list.
tables-finished = Finished games
tables-delete = Delete
tables-delete-question = The game is deleted with its record and its result. In games with other people your name and your messages are overwritten. This cannot be undone.
tables-delete-failed = The game could not be deleted. Try again.

your-data-title = Your data
your-data-about = The server stores your name, your moves and what you write at the tables. It also stores where it notifies you, if you want that. Only this browser knows which seats are yours.
your-data-save = Save everything about me as a file
your-data-delete = Delete everything about me
your-data-question = Games that you play alone or against bots are deleted. In games with others your name and your messages are overwritten and a bot takes your seat. This cannot be undone.
your-data-back = No, keep it
your-data-deleted = All your data is deleted.
your-data-failed = { $n ->
    [one] One table could not be reached. Try again later.
   *[other] { $n } tables could not be reached. Try again later.
}
your-data-incomplete = { $n ->
    [one] The data of one table is missing from the file. Try again later.
   *[other] The data of { $n } tables is missing from the file. Try again later.
}
your-data-campaign-failed = The campaign could not be deleted. Try again later.
