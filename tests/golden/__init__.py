"""Whole games as readable text, for each number of players and solo level, one in every language.

`make golden` regenerates the files; review the diff before you commit it.
"""
