"""The value network: estimates the chance to win from a state."""
