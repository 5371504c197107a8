### What the server says in the terminal.

serve-at = As mesas de PAX estão em { $address } (Ctrl-C para terminar)
