"""Statistics of the game from games among equal bots: generates docs/game.md."""
