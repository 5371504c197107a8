"""What the bots show about the game: docs/game.md, made from games of bots that are all alike."""
