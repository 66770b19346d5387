"""Runs many short programs, each in a process of its own, and reports what expressions over their names are worth.

Standard input: {"programs": [{"program": ..., "expressions": [...], "changes": bytes}], "seconds": limit of each}.
Descriptor 3: a list of {"values": [...]}, {"error": kind, "message": ...} or {"unfinished": true}, in the same order. Beside values,
where "changes" is given: every change of a variable as [line, name, value], up to that many bytes, and whether these are all of them.
"""

import json
import os
import select
import signal
import sys
import time

RESULTS = 3
PROGRAM = "program.py"
LONGEST_REPORT = 1 << 20


def answer_text(value):
    """The text that stands for an answer in artefacts (corpus/simulation/answer.ts)."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(answer_text(part) for part in value) + "]"
    if isinstance(value, (set, frozenset)):
        return "{" + ", ".join(sorted(answer_text(part) for part in value)) + "}"
    return str(value)


class Changes:
    """Every change of an integer, a truth value, a text, a list or a set that a variable of the program holds."""

    def __init__(self, limit):
        self.limit = limit
        self.rows = []
        self.complete = True
        self.collections = {}
        self.known = {}
        self.lines = {}

    def __call__(self, frame, event, argument):
        if frame.f_code.co_filename != PROGRAM:
            return None
        if event != "call":
            self.compare(frame)
        if event == "return":
            self.known.pop(frame, None)
            self.lines.pop(frame, None)
        else:
            self.lines[frame] = frame.f_lineno
        return self if self.complete else None

    def compare(self, frame):
        known = self.known.setdefault(frame, {})
        for name, value in list(frame.f_locals.items()):
            if name.startswith("_") or not isinstance(value, (bool, int, str, list, set)):
                continue
            text = answer_text(value)
            if known.get(name) == text:
                continue
            known[name] = text
            # What a called function did to a list of its caller is seen once, in the function.
            if isinstance(value, (list, set)):
                if self.collections.get(id(value), (None, None))[1] == text:
                    continue
                # Held, so that no other collection gets its identity.
                self.collections[id(value)] = (value, text)
            self.add([self.lines.get(frame, frame.f_lineno), name, text])

    def add(self, row):
        self.limit -= len(row[1]) + len(row[2])
        if self.limit < 0:
            self.complete = False
            sys.settrace(None)
        elif self.complete:
            self.rows.append(row)


def carry_out(task):
    names = {"__name__": "__main__"}
    changes = Changes(task["changes"]) if task.get("changes") else None
    try:
        program = compile(task["program"], PROGRAM, "exec")
        sys.settrace(changes)
        exec(program, names)
        values = [answer_text(eval(expression, names)) for expression in task["expressions"]]
        sys.settrace(None)
        found = {} if changes is None else {"changes": changes.rows, "complete": changes.complete}
        return {"values": values, **found}
    except BaseException as error:
        return {"error": type(error).__name__, "message": str(error)[:300]}


def run_child(task, pipe):
    for descriptor in (0, 1, 2, RESULTS):
        if descriptor != pipe:
            os.dup2(os.open(os.devnull, os.O_RDWR), descriptor)
    report = json.dumps(carry_out(task)).encode()
    while report:
        report = report[os.write(pipe, report):]


def read_report(pipe, seconds):
    """All that the child writes, or None when it does not come to an end in time."""
    deadline = time.monotonic() + seconds
    report = b""
    while len(report) <= LONGEST_REPORT:
        ready, _, _ = select.select([pipe], [], [], max(0, deadline - time.monotonic()))
        if not ready:
            return None
        part = os.read(pipe, 1 << 16)
        if not part:
            return report
        report += part
    return None


def run_apart(task, seconds):
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            run_child(task, writing)
        finally:
            os._exit(0)
    os.close(writing)
    report = read_report(reading, seconds)
    os.close(reading)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    if report is None:
        return {"unfinished": True}
    try:
        return json.loads(report)
    except ValueError:
        return {"error": "SystemExit", "message": "the process ended before its program"}


if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)
request = json.load(sys.stdin)
results = [run_apart(task, request["seconds"]) for task in request["programs"]]
with os.fdopen(RESULTS, "w") as stream:
    json.dump(results, stream)
