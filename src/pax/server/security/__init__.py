"""What protects a server from strangers: limits, addresses, names, keys."""
