"""Worker processes: bots, and readers of untrusted records."""
