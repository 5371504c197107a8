"""What each seat is told and knows: visibility, events, views, worlds."""
