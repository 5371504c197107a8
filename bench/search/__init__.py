"""How fast the bots' search is, beside OpenSpiel's native one."""
