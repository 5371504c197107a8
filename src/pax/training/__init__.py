"""Training of policy and value network; only tools use it."""
