### What the server says in the terminal.

serve-at = PAX-tafels staan klaar op { $address } (stoppen met Ctrl-C)
serve-cannot-listen = De server kan op dit adres niet starten: { $why }
serve-one-writer = Meerdere processen hebben PostgreSQL nodig: geef de URL met --database.
database-cannot-open = De database kan niet worden geopend: { $why }
database-missing = { $file }: deze database bestaat niet
export-cannot-write = { $file }: kan niet worden geschreven: { $why }
export-none = Er is nog geen spel afgelopen: er is niets geschreven.
export-done = { $n ->
    [one] 1 partij
   *[other] { $n } partijen
} naar { $file } geschreven
import-done = { $new } nieuw, { $old } al aanwezig

### `pax play`.

private-at = PAX staat klaar: open { $address } in een browser. Stoppen met Ctrl-C; de partijen blijven bewaard.
private-lan = PAX staat klaar: open { $address } op deze computer en op elk ander apparaat in hetzelfde netwerk.
private-qr = Telefoons in hetzelfde netwerk kunnen met deze code meedoen. Iedereen in dat netwerk kan hier tafels openen.
private-no-network = Deze computer is met geen enkel netwerk verbonden: nu kan niemand anders meedoen.
private-stop = Stoppen met Ctrl-C; de partijen blijven bewaard.
private-stopped = Gestopt. De partijen zijn bewaard.
private-port-taken = Poort { $port } is bezet door een ander programma: zonder --port wordt een vrije gezocht.
no-web-client = Deze PAX heeft geen webclient: hij is gebouwd met PAX_WEB=off. Bouw hem opnieuw zonder dat (make play), of speel in de terminal: pax table speelt op deze computer, pax table --join LINK aan een tafel van deze server. In /api/openapi.json staat hoe een programma tafels maakt en plaatsen inneemt.
database-in-use = Een andere server heeft { $file } geopend. Stop die eerst, of geef met --database een ander bestand op.
serve-wrong-proxy = Een proxy wordt met zijn adres of netwerk opgegeven: { $why }
deal-key-unusable = De sleutel voor het delen is onbruikbaar: { $why }
