### What the server says in the terminal.

serve-at = PAX-Tische stehen bereit unter { $address } (Ende mit Strg-C)
serve-cannot-listen = Dort kann nicht gelauscht werden: { $why }
serve-one-writer = Mehrere Prozesse brauchen PostgreSQL: seine URL mit --database angeben.
database-cannot-open = Die Datenbank lässt sich nicht öffnen: { $why }
export-cannot-write = Die Datei lässt sich nicht schreiben: { $why }
export-done = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
} nach { $file } geschrieben
import-cannot-read = Die Datei lässt sich nicht lesen: { $why }
import-wrong = { $file }, Spiel { $number }: { $why }
import-done = { $new } neu, { $old } schon vorhanden
