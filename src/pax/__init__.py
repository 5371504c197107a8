"""PAX, the card game by Bernd Eisenstein, as a library and a program."""
