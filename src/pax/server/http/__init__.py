"""HTTP: connections with limits, endpoints, static files of the web client."""
