"""Tasks for bots: decisions, hints, analyses; their pace. Who runs them is a port."""
