### What the server says in the terminal.

serve-at = PAX-Tische stehen bereit unter { $address } (Ende mit Strg-C)
