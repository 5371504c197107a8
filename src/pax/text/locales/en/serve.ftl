### What the server says in the terminal.

serve-at = PAX tables are at { $address } (Ctrl-C stops)
