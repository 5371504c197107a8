"""HTTP: connections with limits, routes, static files of the web client."""
