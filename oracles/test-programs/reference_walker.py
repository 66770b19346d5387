"""Counts cells slowly and by the letter of state-metrics.md, over the clean program, for tests: nothing is shared with the tracers.

Runs `reference_walker.py <program>`; LOOP names the checkpoint as "line of the loop, instance, iteration". Writes one JSON object to
file descriptor 3: [observations, load, peak] inside, post and at the end, and the pairs of lines.
"""

import array
import ast
import collections
import decimal
import enum
import fractions
import json
import os
import sys
import types


def cells(value, met):
    if value is None or isinstance(value, (bool, enum.Enum, int, float, complex, range, decimal.Decimal, fractions.Fraction)):
        return 1
    if isinstance(value, (str, bytes, bytearray)):
        return 1 + len(value)
    if isinstance(value, (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType)):
        return 0
    if hasattr(type(value), "__next__") or type(value).__module__ in ("_io", "re", "builtins") and not isinstance(
        value, (list, tuple, dict, set, frozenset)
    ):
        return 0
    if id(value) in met:
        return 0
    met.add(id(value))
    total = 1
    if isinstance(value, array.array):
        total += len(value)
    elif isinstance(value, dict):
        for key, item in value.items():
            total += cells(key, met) + cells(item, met)
    elif isinstance(value, (list, tuple, set, frozenset, collections.deque)):
        for item in value:
            total += cells(item, met)
    for name in slot_names(type(value)):
        if hasattr(value, name):
            total += cells(getattr(value, name), met)
    for item in getattr(value, "__dict__", {}).values():
        total += cells(item, met)
    return total


def slot_names(kind):
    for ancestor in kind.__mro__:
        slots = ancestor.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name not in ("__dict__", "__weakref__"):
                yield "_%s%s" % (ancestor.__name__.lstrip("_"), name) if name[:2] == "__" and name[-2:] != "__" else name


def variables(scope):
    return [value for name, value in scope.items() if not name.startswith(".") and not (name.startswith("__") and name.endswith("__"))]


path = sys.argv[1]
with open(path, encoding="utf-8-sig") as file:
    text = file.read()
code = compile(text, path, "exec")
loop_line, wanted_instance, wanted_iteration = map(int, os.environ["LOOP"].split(","))


def find_loop(node, owner):
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.For, ast.While)) and child.lineno == loop_line:
            return child, owner
        found = find_loop(child, child.name if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) else owner)
        if found:
            return found
    return None


loop, owner = find_loop(ast.parse(text), "<module>")
body_line = min([loop.body[0].lineno] + [decorator.lineno for decorator in getattr(loop.body[0], "decorator_list", [])])
endless = isinstance(loop, ast.While) and isinstance(loop.test, ast.Constant)

observations = load = peak = instances = 0
moments = {}
pairs = set()
last_line = None
previous = {}
running = {}  # frame -> [instance, iterations]
module = types.ModuleType("__main__")


def reach_moment(where):
    moments.setdefault(where, [observations, load, peak])


def leave_loop(frame):
    instance, _ = running.pop(frame)
    if instance == wanted_instance:
        reach_moment("post")


def follow_loop(frame, line):
    global instances
    before = previous.get(frame)
    previous[frame] = line
    if frame in running and not loop.lineno <= line <= loop.end_lineno:
        leave_loop(frame)
    if frame not in running and line == loop.lineno:
        instances += 1
        running[frame] = [instances, 0]
    if frame in running and line == body_line and (endless or before is not None and loop.lineno <= before < body_line):
        running[frame][1] += 1
        if running[frame] == [wanted_instance, wanted_iteration]:
            reach_moment("inside")


def trace(frame, event, _):
    global observations, load, peak, last_line
    if frame.f_code.co_filename != path:
        return None
    if event == "return" and frame in running:
        leave_loop(frame)
    if event != "line":
        return trace
    if frame.f_code.co_name == owner:
        follow_loop(frame, frame.f_lineno)
    observations += 1
    if last_line is not None:
        pairs.add((last_line, frame.f_lineno))
    last_line = frame.f_lineno
    met = set()
    now = sum(cells(value, met) for value in variables(module.__dict__))
    while frame is not None:
        if frame.f_code.co_filename == path and frame.f_code.co_name != "<module>":
            now += sum(cells(value, met) for value in variables(frame.f_locals))
        frame = frame.f_back
    load += now
    peak = max(peak, now)
    return trace


sys.setrecursionlimit(20_000)
sys.argv = sys.argv[1:]
sys.modules["__main__"] = module
module.__file__ = path
sys.settrace(trace)
try:
    exec(code, module.__dict__)
finally:
    sys.settrace(None)
    report = json.dumps({"inside": moments.get("inside"), "post": moments.get("post"), "end": [observations, load, peak], "pairs": sorted(pairs)})
    os.write(3, report.encode())
