"""The table core: the logic of tables, without input or output."""
