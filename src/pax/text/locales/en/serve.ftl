### What the server says in the terminal.

serve-at = PAX tables are at { $address } (Ctrl-C stops)
serve-cannot-listen = Cannot listen there: { $why }
serve-one-writer = Several workers need PostgreSQL: give its URL with --database.
database-cannot-open = The database cannot be opened: { $why }
export-cannot-write = The file cannot be written: { $why }
export-done = { $n ->
    [one] 1 game
   *[other] { $n } games
} written to { $file }
import-cannot-read = The file cannot be read: { $why }
import-wrong = { $file }, game { $number }: { $why }
import-done = { $new } new, { $old } there before
