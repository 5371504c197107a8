### What the server says in the terminal.

serve-at = Les tables de PAX vous attendent sur { $address } (Ctrl-C pour arrêter)
serve-cannot-listen = Impossible d’écouter à cette adresse : { $why }
serve-one-writer = Plusieurs processus demandent PostgreSQL : donnez son URL avec --database.
database-cannot-open = La base de données ne peut pas être ouverte : { $why }
export-cannot-write = Le fichier ne peut pas être écrit : { $why }
export-done = { $n ->
    [one] { $n } partie enregistrée
   *[other] { $n } parties enregistrées
} dans { $file }
import-cannot-read = Le fichier ne peut pas être lu : { $why }
import-wrong = { $file }, partie { $number } : { $why }
import-done = { $new } de plus, { $old } déjà là
