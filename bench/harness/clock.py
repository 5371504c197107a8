"""The clock of all benchmarks."""

import time

# Processor time, not wall time: the work of other processes is not charged to the subject that
# happens to run.
clock = time.process_time
