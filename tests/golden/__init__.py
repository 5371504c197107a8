"""Whole games as readable text, for each number of players and solo level, one in every language.

`make golden` writes them anew; read the difference before you commit it.
"""
