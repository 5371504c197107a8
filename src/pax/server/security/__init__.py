"""Protection against abuse: client addresses, usage counters, admission, the deal key."""
