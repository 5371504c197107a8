### What the server says in the terminal.

serve-at = PAX-Tische stehen bereit unter { $address } (Ende mit Strg-C)
serve-cannot-listen = Dort kann nicht gelauscht werden: { $why }
serve-one-writer = Mehrere Prozesse brauchen PostgreSQL: seine URL mit --database angeben.
database-cannot-open = Die Datenbank lässt sich nicht öffnen: { $why }
database-missing = { $file }: Diese Datenbank gibt es nicht
export-cannot-write = { $file }: nicht zu schreiben: { $why }
export-none = Noch ist keine Partie zu Ende: Es wurde nichts geschrieben.
export-done = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
} nach { $file } geschrieben
import-done = { $new } neu, { $old } schon vorhanden

### `pax play`.

private-at = PAX ist bereit: Öffne { $address } in einem Browser. Strg-C beendet; die Partien bleiben gespeichert.
private-lan = PAX ist bereit: Öffne { $address } auf diesem Rechner und auf jedem anderen Gerät im selben Netz.
private-qr = Telefone im selben Netz kommen mit diesem Code dazu. Jeder in diesem Netz kann hier Tische aufstellen.
private-no-network = Dieser Rechner ist in keinem Netz: Im Moment kann niemand dazukommen.
private-stop = Strg-C beendet; die Partien bleiben gespeichert.
private-stopped = Beendet. Die Partien sind gespeichert.
private-port-taken = Port { $port } gehört schon einem anderen Programm: Ohne --port wird ein freier gesucht.
no-web-client = Dieses PAX hat keinen Web-Client: Es wurde mit PAX_WEB=off gebaut. Baue es ohne das noch einmal (make play) oder spiele am Terminal: pax table spielt auf diesem Rechner, pax table --join LINK an einem Tisch dieses Servers. In /api/openapi.json steht, wie ein Programm Tische aufstellt und Plätze einnimmt.
database-in-use = Ein anderer Server hat { $file } geöffnet. Beenden Sie ihn zuerst, oder nennen Sie mit --database eine andere Datei.
serve-wrong-proxy = Ein Proxy wird durch seine Adresse oder sein Netz angegeben: { $why }
deal-key-unusable = Der Schlüssel zum Austeilen lässt sich nicht verwenden: { $why }
