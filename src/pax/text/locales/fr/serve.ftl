### What the server says in the terminal.

serve-at = Les tables de PAX vous attendent sur { $address } (Ctrl-C pour arrêter)
