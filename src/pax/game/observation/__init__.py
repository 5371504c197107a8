"""What each seat sees and knows: visibility, events, views, world sampling."""
