"""The backend of every client: routes, messages, tables in memory and their bots, without I/O.

`pax.server` hosts it behind HTTP and WebSockets, `pax.browser` in a web worker.
"""
