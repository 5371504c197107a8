"""What all measurements share: clock, rounds, samples, figures, the machine."""
