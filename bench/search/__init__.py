"""Speed of the bots' search, compared with OpenSpiel's native one."""
