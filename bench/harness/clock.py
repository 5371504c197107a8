"""The stopwatch of every measurement."""

import time

# Processor time, not the time of day: what other processes of the machine do in between is not
# charged to the subject that happened to be running.
clock = time.process_time
