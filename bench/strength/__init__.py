"""How strong the bots are: the table of docs/bots.md, measured by the arena."""
