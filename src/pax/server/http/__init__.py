"""HTTP: connections with limits, routes, files of the web client."""
