"""Whole games as readable text, one for each number of players and each solo level.

`make golden` writes them anew; read the difference before you commit it.
"""
