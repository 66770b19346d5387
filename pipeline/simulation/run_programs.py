"""Runs many short programs, some in each process, and reports what expressions over their names are worth.

Standard input: {"programs": [{"program": ..., "expressions": [...], "changes": bytes}], "seconds": limit of each process, "together":
how many programs share one}.
Descriptor 3: a list of {"values": [...]}, {"error": kind, "message": ...} or {"unfinished": true}, in the same order. Beside values,
where "changes" is given: every change of a variable as [line, name, value], up to that many bytes, and whether these are all of them.
"""

import copy
import json
import os
import select
import signal
import sys
import time

RESULTS = 3
PROGRAM = "program.py"
LONGEST_REPORT = 1 << 20
# What a change takes in traces.jsonl beside its name and value.
REST_OF_ROW = 40


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
        # What each name was last reported to hold, of collections.
        self.named = {}
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
            held = known.get(name)
            if type(held) is type(value) and held == value:
                continue
            known[name] = copy.deepcopy(value)
            text = answer_text(value)
            # What a called function did to a list of its caller is seen once, in the function; a name that it gets there begins with it.
            if isinstance(value, (list, set)):
                is_seen = self.collections.get(id(value), (None, None))[1] == text
                if is_seen and (held is not None or self.named.get(name) == text):
                    continue
                self.named[name] = text
                # Held, so that no other collection gets its identity.
                self.collections[id(value)] = (value, text)
            self.add([self.lines.get(frame, frame.f_lineno), name, text])

    def add(self, row):
        self.limit -= REST_OF_ROW + len(row[1]) + len(row[2])
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
        found = {} if changes is None else {"changes": changes.rows, "complete": changes.complete}
        return {"values": values, **found}
    except BaseException as error:
        return {"error": type(error).__name__, "message": str(error)[:300]}
    finally:
        sys.settrace(None)


def run_child(tasks, pipe):
    for descriptor in (0, 1, 2, RESULTS):
        if descriptor != pipe:
            os.dup2(os.open(os.devnull, os.O_RDWR), descriptor)
    for task in tasks:
        report = json.dumps(carry_out(task)).encode() + b"\n"
        while report:
            report = report[os.write(pipe, report):]


def read_reports(pipe, seconds, most):
    """The whole lines that the child writes, at most so many bytes of them, and whether it came to an end in time."""
    deadline = time.monotonic() + seconds
    report = b""
    ended = False
    while len(report) <= most:
        ready, _, _ = select.select([pipe], [], [], max(0, deadline - time.monotonic()))
        part = os.read(pipe, 1 << 16) if ready else None
        if not part:
            ended = part is not None
            break
        report += part
    return [json.loads(line) for line in report.split(b"\n")[:-1]], ended


def run_in_child(tasks, seconds):
    """What became of the first of these programs: of all of them, unless one does not end or ends its process."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            run_child(tasks, writing)
        finally:
            os._exit(0)
    os.close(writing)
    reports, ended = read_reports(reading, seconds, LONGEST_REPORT * len(tasks))
    os.close(reading)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    if reports:
        return reports
    return [{"error": "SystemExit", "message": "the process ended before its program"} if ended else {"unfinished": True}]


if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)
request = json.load(sys.stdin)
programs = request["programs"]
results = []
while len(results) < len(programs):
    some = programs[len(results):len(results) + request["together"]]
    results += run_in_child(some, request["seconds"])
with os.fdopen(RESULTS, "w") as stream:
    json.dump(results, stream)
