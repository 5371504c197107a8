"""Games by bots as they were: the same choices, compiled and interpreted."""
