"""Worker processes: bots, readers of untrusted records, analysis of finished games."""
