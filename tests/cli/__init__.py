"""The command line, in the process and as a process of its own."""
