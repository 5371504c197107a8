### What the server says in the terminal.

serve-at = PAX tables are at { $address } (Ctrl-C stops)
serve-cannot-listen = Cannot listen there: { $why }
serve-one-writer = Several workers need PostgreSQL: give its URL with --database.
database-cannot-open = The database cannot be opened: { $why }
database-missing = { $file }: there is no such database
export-cannot-write = { $file }: cannot be written: { $why }
export-none = No game is finished yet: nothing was written.
export-done = { $n ->
    [one] 1 game
   *[other] { $n } games
} written to { $file }
import-done = { $new } new, { $old } there before

### `pax play`.

private-at = PAX is ready: open { $address } in a browser. Ctrl-C stops; games are kept.
private-lan = PAX is ready: open { $address } on this machine and on any other in the same network.
private-qr = Phones in the same network join with this code. Anybody in that network can make tables here.
private-no-network = This machine is in no network: nobody else can join now.
private-stop = Ctrl-C stops; games are kept.
private-stopped = Stopped. The games are kept.
private-port-taken = Port { $port } is taken by another program: leave --port out to find a free one.
no-web-client = This build of PAX has no web client: it was built with PAX_WEB=off. Build it again without that (make play), or play in the terminal: pax table plays on this machine, pax table --join LINK at a table of this server. /api/openapi.json says how a program makes tables and takes seats.
database-in-use = Another server has { $file } open. Stop it first, or name another file with --database.
serve-wrong-proxy = A proxy is given by its address or network: { $why }
deal-key-unusable = The deal key cannot be used: { $why }
