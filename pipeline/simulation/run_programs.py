"""Runs many short programs, each in a process of its own, and reports what expressions over their names are worth.

Standard input: {"programs": [{"program": ..., "expressions": [...]}], "seconds": limit of each}.
Descriptor 3: a list of {"values": [...]}, {"error": kind, "message": ...} or {"unfinished": true}, in the same order.
"""

import json
import os
import select
import signal
import sys
import time

RESULTS = 3
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


def carry_out(task):
    names = {"__name__": "__main__"}
    try:
        exec(compile(task["program"], "program.py", "exec"), names)
        return {"values": [answer_text(eval(expression, names)) for expression in task["expressions"]]}
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
