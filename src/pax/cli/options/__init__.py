"""Options shared by several commands, and the setup of contests and simulations."""
