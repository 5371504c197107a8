"""The web client in a real browser: how soon it answers and one plays, how little is sent."""
