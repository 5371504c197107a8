"""What keeps strangers from harming a server: addresses, usage counters, text that can be shown."""
