### What the server says in the terminal.

serve-at = PAX is being served at { $address } (Ctrl-C stops)
serve-cannot-listen = The server cannot start at this address: { $why }
serve-one-writer = Several workers need PostgreSQL: give its URL with --database.
database-cannot-open = The database cannot be opened: { $why }
database-missing = { $file }: there is no such database
export-cannot-write = { $file }: cannot be written: { $why }
export-none = No game is finished yet, so nothing was written.
export-done = { $n ->
    [one] 1 game
   *[other] { $n } games
} written to { $file }
import-done = { $new } new, { $old } already there

### `pax play`.

private-at = PAX is ready: open { $address } in a browser. Ctrl-C stops; games are saved.
private-lan = PAX is ready: open { $address } on this machine or any other device on the same network.
private-qr = Phones on the same network can join with this code. Anyone on that network can open tables here.
private-no-network = This machine is not on a network: nobody else can join right now.
private-stop = Ctrl-C stops; games are saved.
private-stopped = Stopped. The games are saved.
private-port-taken = Port { $port } is in use by another program. Leave out --port to find a free one.
no-web-client = This build of PAX has no web client: it was built with PAX_WEB=off. Build it again without that (make play), or play in the terminal: pax table plays on this machine, pax table --join LINK at a table of this server. /api/openapi.json says how a program makes tables and takes seats.
database-in-use = Another server has { $file } open. Stop it first, or name another file with --database.
serve-wrong-proxy = A proxy is given by its address or network: { $why }
deal-key-unusable = The deal key cannot be used: { $why }
