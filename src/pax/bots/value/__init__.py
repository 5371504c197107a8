"""The value network: the chance to win, judged from a state."""
