"""Tables of people and bots over the protocol."""
