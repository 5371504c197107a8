"""The table core: everything about a table that needs no input or output."""
