"""Adapters for a web worker: tables, bots and storage of one browser, without a server.

They use `asyncio` as Pyodide offers it, without threads, sockets and files; tests run natively.
"""
