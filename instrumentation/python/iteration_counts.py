"""Counts the iterations of running loops, by loop and frame; native/iterations.h does the same faster.

Part of the run-time that is put in front of an instrumented program; see runtime.ts.
"""


class IterationCounts:
    """The interface of native/iterations.h in Python."""

    def __init__(self):
        self.counts = {}

    def begin(self, loop, frame_id, target):
        self.counts[loop, frame_id] = [0, target]

    def iterations(self, loop, frame_id):
        return self.counts[loop, frame_id][0]

    def call_at_target(self, call):
        self.call = call

    def on_iteration(self, loop):
        count = self.counts[loop, id(sys._getframe(1))]
        count[0] += 1
        if count[0] == count[1]:
            # The frame of the program is one further away than under native/iterations.h.
            self.call(loop, sys._getframe(1))


counts = native or IterationCounts()
