### What the server says in the terminal.

serve-at = PAX-tafels staan klaar op { $address } (stoppen met Ctrl-C)
serve-cannot-listen = Daar kan niet worden geluisterd: { $why }
serve-one-writer = Meerdere processen hebben PostgreSQL nodig: geef de URL met --database.
database-cannot-open = De database kan niet worden geopend: { $why }
export-cannot-write = Het bestand kan niet worden geschreven: { $why }
export-done = { $n ->
    [one] 1 spel
   *[other] { $n } spellen
} naar { $file } geschreven
import-cannot-read = Het bestand kan niet worden gelezen: { $why }
import-wrong = { $file }, spel { $number }: { $why }
import-done = { $new } nieuw, { $old } al aanwezig
