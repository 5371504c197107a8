### What the server says in the terminal.

serve-at = PAX-tafels staan klaar op { $address } (stoppen met Ctrl-C)
