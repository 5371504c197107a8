"""Pictures of every screen and state of the web client, to be looked at."""
