"""Building: environments, native code, the web client, what the machine lacks."""
