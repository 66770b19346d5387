"""Counts the statements that a program starts; with threads, so that the scheduler has no say in it.

Part of the run-time that is put in front of an instrumented program; see runtime.ts. The count a thread sees at a checkpoint is that of
its starter when it was started, its own, and that of threads that have ended since. What other living threads do meanwhile is left out:
`Thread(target=main)` gives the same numbers whenever the waiting thread happens to run.
"""

import _thread
import builtins
import itertools
import operator
import os

step_limit = int(os.environ.get("MIDRUN_STEP_LIMIT", str(2**62)))


class StepCount:
    """The interface of native/steps.h in Python."""

    def limit_steps(self, limit, call):
        # At the speed of C: an exhausted range hands over to the function that ends the run.
        self.limit = limit
        self.remaining = iter(range(1, limit + 1))
        self.step = itertools.chain(self.remaining, map(lambda _: call(), (0,))).__next__

    def steps(self):
        return self.limit - operator.length_hint(self.remaining)


step_count = native or StepCount()
step_count.limit_steps(step_limit, lambda: stop_at_limit())
count_step = step_count.step

# By number of the thread, the main one being 0; empty until the program starts a thread.
own_steps = {}
seen_at_start = {0: {}}
living = {0}
current = _thread._local()


def steps_so_far():
    return sum(steps_seen().values()) if own_steps else step_count.steps()


def steps_seen():
    me = getattr(current, "number", 0)
    at_start = seen_at_start[me]
    return {
        thread: at_start.get(thread, 0) if thread in living and thread != me else steps
        for thread, steps in list(own_steps.items())
    }


def count_step_of_thread():
    own_steps[getattr(current, "number", 0)] += 1
    return count_step()


def counted_by_thread(function):
    """What a new thread runs in place of a function of the program."""
    if not own_steps:
        own_steps[0] = steps_so_far()
        builtins.midrun__step = count_step_of_thread
    number = len(own_steps)
    seen_at_start[number] = steps_seen()
    own_steps[number] = 0
    living.add(number)

    def run(*arguments, **options):
        current.number = number
        try:
            return function(*arguments, **options)
        finally:
            living.discard(number)

    return run


def count_by_thread():
    """Makes every thread that is started from now on count by itself."""
    for name in ("start_new_thread", "start_joinable_thread"):
        start = getattr(_thread, name, None)
        if start is not None:
            setattr(_thread, name, lambda function, *more, start=start, **options: start(counted_by_thread(function), *more, **options))
