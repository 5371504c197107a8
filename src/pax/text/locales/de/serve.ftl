### What the server says in the terminal.

serve-at = PAX-Tische stehen bereit unter { $address } (Ende mit Strg-C)
serve-cannot-listen = Unter dieser Adresse kann der Server nicht starten: { $why }
serve-one-writer = Für mehrere Prozesse wird PostgreSQL gebraucht: Gib die URL mit --database an.
database-cannot-open = Die Datenbank lässt sich nicht öffnen: { $why }
database-missing = { $file }: Diese Datenbank gibt es nicht
export-cannot-write = { $file }: konnte nicht geschrieben werden: { $why }
export-none = Noch ist keine Partie zu Ende: Es wurde nichts geschrieben.
export-done = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} nach { $file } geschrieben
import-done = { $new } neu, { $old } schon vorhanden

### `pax play`.

private-at = PAX ist bereit: Öffne { $address } in einem Browser. Strg-C beendet; die Partien bleiben gespeichert.
private-lan = PAX ist bereit: Öffne { $address } auf diesem Rechner und auf jedem anderen Gerät im selben Netz.
private-qr = Handys im selben Netz können mit diesem Code mitspielen. Jeder in diesem Netz kann hier Tische öffnen.
private-no-network = Dieser Rechner ist mit keinem Netz verbunden: Im Moment kann niemand sonst mitspielen.
private-stop = Strg-C beendet; die Partien bleiben gespeichert.
private-stopped = Beendet. Die Partien sind gespeichert.
private-port-taken = Port { $port } gehört schon einem anderen Programm: Ohne --port wird ein freier gesucht.
no-web-client = Dieses PAX hat keinen Web-Client: Es wurde mit PAX_WEB=off gebaut. Baue es ohne diese Einstellung neu (make play) oder spiele am Terminal: pax table spielt auf diesem Rechner, pax table --join LINK an einem Tisch dieses Servers. In /api/openapi.json steht, wie ein Programm Tische öffnet und Plätze einnimmt.
database-in-use = Ein anderer Server hat { $file } geöffnet. Beenden Sie ihn zuerst, oder nennen Sie mit --database eine andere Datei.
serve-wrong-proxy = Ein Proxy wird durch seine Adresse oder sein Netz angegeben: { $why }
deal-key-unusable = Der Schlüssel zum Austeilen lässt sich nicht verwenden: { $why }
