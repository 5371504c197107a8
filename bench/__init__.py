"""How fast the rules engine is, beside its peers: ratios from one run on one core."""
