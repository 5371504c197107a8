"""Build the edition without a server: Pyodide, and the package compiled to WebAssembly for it."""
