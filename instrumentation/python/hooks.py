"""Hooks of an instrumented program and the runner that installs them (protocol.md).

Last part of the run-time that is put in front of an instrumented program; see runtime.ts. The hooks live in `builtins`, so the
program needs no extra line: its docstring and `from __future__` stay first.
"""

import atexit
import builtins
import io
import keyword
import os
import posix
import types

REPORTS = 3
LISTED_INSTANCES = 64
# Frames that the hooks may need on top of the program's own; encoding a deep value takes several a level.
FRAMES_OF_HOOKS = 50
NEVER = -1
# All of them are read before the program begins, which is not to see how it is run.
INSTRUCTIONS = tuple(name for name in os.environ if name.startswith("MIDRUN_"))
INITIAL_NAMES = (("__annotations__", {}), ("__cached__", None))
HOOKS = ("midrun__step", "midrun__start", "midrun__inside", "midrun__post")
CODE_OF_FUNCTION = 1
FRAMES_OF_ENCODING = 5 * MAXIMUM_DEPTH + 50

end_process = os._exit
process_id = posix.getpid()
program_code = None

mode = os.environ.get("MIDRUN_MODE", "")
minimum_iterations = int(os.environ.get("MIDRUN_MINIMUM_ITERATIONS", "20"))
only_instance = int(os.environ.get("MIDRUN_INSTANCE", "0"))
wanted_fields = os.environ["MIDRUN_FIELDS"].split("\n") if "MIDRUN_FIELDS" in os.environ else None
expressions = list(filter(None, os.environ.get("MIDRUN_EXPRESSIONS", "").split("\n")))


def report(line):
    data = (line + "\n").encode("utf-8")
    while data:
        data = data[os.write(REPORTS, data):]


def leave():
    """Ends the process so that no handler, exit function or other thread of the program can change anything."""
    for stream in (sys.stdout, sys.__stdout__):
        try:
            # Not the stream's own flush, which could be code of the program.
            io.TextIOWrapper.flush(stream)
        except BaseException:
            pass
    end_process(0)


def stop_at_limit():
    report('{"event":"too_long","steps":%d}' % step_limit)
    leave()


class Instance:
    __slots__ = ("number", "iterations", "first_step", "target")

    def __init__(self, number, target):
        self.number = number
        self.iterations = 0
        self.first_step = steps_so_far()
        self.target = target


class LoopRecord:
    def __init__(self):
        self.instances = 0
        self.most = 0
        self.listed = []

    def close(self, instance, ended):
        iterations = instance.iterations
        if iterations > self.most:
            self.most = iterations
        if iterations >= minimum_iterations and only_instance in (0, instance.number):
            steps = steps_so_far() - instance.first_step if ended else None
            self.listed.append((instance.number, iterations, steps, ended))

    def line(self, loop):
        self.listed.sort(key=lambda entry: (-(entry[2] or 0), entry[0]))
        listed = ",".join(
            '{"instance":%d,"iterations":%d,"steps":%s,"ended":%s}'
            % (number, iterations, "null" if steps is None else steps, "true" if ended else "false")
            for number, iterations, steps, ended in self.listed[:LISTED_INSTANCES]
        )
        return '{"loop":%d,"instances":%d,"most":%d,"listed":[%s]}' % (loop, self.instances, self.most, listed)


records = {}
running = {}  # (loop, id of frame) -> its running Instance: recursion and repeated calls are told apart
targets = {}  # (loop, instance) -> iteration to report (0: only the state after the loop)
stop_where = None


def read_targets():
    global stop_where
    if mode in ("observe", "trace"):
        for part in filter(None, os.environ.get("MIDRUN_TARGETS", "").split(";")):
            loop, instance, iteration = map(int, part.split(":"))
            targets[loop, instance] = iteration
    if mode == "stop":
        stop_where, loop, instance, *iteration = os.environ["MIDRUN_CHECKPOINT"].split(":")
        targets[int(loop), int(instance)] = int(iteration[0]) if iteration else 0


def on_loop_start(loop):
    # Loops of few iterations start millions of times, so nothing is made here that most instances need not.
    frame = sys._getframe(1)
    frame_id = id(frame)
    place = loop, frame_id
    record = records.get(loop)
    if record is None:
        record = records[loop] = LoopRecord()
    number = record.instances = record.instances + 1
    left = running.get(place)
    if left is not None:
        left.iterations = counts.iterations(loop, frame_id)
        record.close(left, False)
    target = targets.get((loop, number)) if targets else None
    instance = running[place] = Instance(number, target)
    if target is None:
        counts.begin(loop, frame_id, NEVER)
    else:
        counts.begin(loop, frame_id, NEVER if stop_where == "post" else target or NEVER)
        if mode == "observe":
            report_state(frame, "start", loop, instance)
    builtins.midrun__step()


def on_target(loop, frame=None):
    frame = frame or sys._getframe(1)
    instance = running[loop, id(frame)]
    instance.iterations = instance.target
    report_state(frame, "inside", loop, instance)


def on_loop_end(loop):
    frame = sys._getframe(1)
    frame_id = id(frame)
    instance = running.pop((loop, frame_id))
    instance.iterations = counts.iterations(loop, frame_id)
    records[loop].close(instance, True)
    if instance.target is not None and stop_where != "inside":
        report_state(frame, "post", loop, instance)


def frame_variables(frame):
    """Variables by name: those of the frame, then globals that nothing hides from it, be it a local that has no value yet, or no longer."""
    hidden = hidden_names(frame.f_code)
    variables = {name: value for name, value in dict(frame.f_globals).items() if name not in hidden}
    variables.update(frame.f_locals)
    return variables


def hidden_names(code):
    """Names of globals that mean something else in a function: its own variables, and those of the functions around it."""
    around = [function for function in functions_around(code, program_code) or () if function is not code]
    of_others = {name for function in around for name in own_names(function)} - own_names(code)
    return own_names(code) | (of_others - names_of_globals(code) if of_others else of_others)


def own_names(code):
    return {*code.co_varnames, *code.co_cellvars, *code.co_freevars}


def functions_around(code, outer):
    """The functions from `outer` down to `code`, among them these two unless they are a module or a class; None where `code` is not inside."""
    own = [outer] if outer.co_flags & CODE_OF_FUNCTION else []
    if outer is code:
        return own
    for inner in outer.co_consts:
        found = functions_around(code, inner) if type(inner) is types.CodeType else None
        if found is not None:
            return own + found
    return None


def names_of_globals(code):
    """Names that a function uses as globals: in a function around which they are variables, it has to say so by `global`."""
    import dis

    return {step.argval for step in dis.get_instructions(code) if step.opname.endswith("_GLOBAL")}


def value_of_field(name, variables):
    if name in variables:
        return variables[name]
    if name.isidentifier():
        raise Unserialisable("unbound")
    return value_of_expression(name, variables)


def value_of_expression(text, variables):
    """The value of a declared expression; the statements of the program that it runs count for nothing."""
    hooks = {name: getattr(builtins, name) for name in HOOKS}
    try:
        for name in HOOKS:
            setattr(builtins, name, do_nothing)
        return eval(compile(text, "<field>", "eval", dont_inherit=True), dict(variables))
    except BaseException as problem:
        raise Unserialisable("raises " + type(problem).__name__) from None
    finally:
        for name, hook in hooks.items():
            setattr(builtins, name, hook)


def is_own_name(name):
    """A name that the program can write: `globals()` takes any key."""
    if type(name) is not str or not name.isidentifier() or keyword.iskeyword(name):
        return False
    return not name.startswith("midrun__") and not (name.startswith("__") and name.endswith("__"))


def report_state(frame, where, loop, instance):
    if mode == "trace":
        report_trace(where)
        return
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(min(limit + FRAMES_OF_ENCODING, 2**31 - 1))
    try:
        report(line_of_state(frame, where, loop, instance))
    finally:
        sys.setrecursionlimit(limit)
    if mode == "stop":
        leave()


def line_of_state(frame, where, loop, instance):
    variables = frame_variables(frame)
    names = wanted_fields if wanted_fields is not None else [*filter(is_own_name, variables), *expressions]
    state, kinds, holds, skipped = [], [], [], []
    for name in sorted(names, key=utf16_order):
        quoted = text_of_string(name)
        try:
            value = value_of_field(name, variables)
            encoder = Encoder()
            text = encoder.encode(value)
            if len(text.encode("utf-8")) > MAXIMUM_FIELD_BYTES:
                raise Unserialisable("too_large")
            state.append("%s:%s" % (quoted, text))
            kind = type_descriptor(value)
            kinds.append("%s:%s" % (quoted, text_of_string(kind)))
            unnamed = sorted(encoder.kinds.difference(words_of_descriptor(kind)))
            if unnamed:
                holds.append("%s:[%s]" % (quoted, ",".join(map(text_of_string, unnamed))))
        except Unserialisable as reason:
            skipped.append("%s:%s" % (quoted, text_of_string(str(reason))))
    return (
        '{"event":"state","where":"%s","loop":%d,"instance":%d,"iteration":%d,"step":%d,"state":{%s},"types":{%s},"holds":{%s},"skipped":{%s},"used":{}}'
        % (where, loop, instance.number, instance.iterations, steps_so_far(), *map(",".join, (state, kinds, holds, skipped)))
    )


def report_end():
    if posix.getpid() != process_id:
        return
    if mode == "trace":
        report_trace("end")
        return
    for (loop, frame_id), instance in list(running.items()):
        instance.iterations = counts.iterations(loop, frame_id)
        records[loop].close(instance, False)
    loops = ",".join(records[loop].line(loop) for loop in sorted(records))
    report('{"event":"end","steps":%d,"loops":[%s]}' % (steps_so_far(), loops))


def report_and_end_process(status):
    """Stands in for os._exit, which some programs end by."""
    report_end()
    end_process(status)


def do_nothing(_=None):
    return True


def install():
    active = mode in ("count", "observe", "stop", "trace")
    builtins.midrun__step = count_step if active else do_nothing
    builtins.midrun__start = on_loop_start if active else do_nothing
    builtins.midrun__inside = counts.on_iteration if active else do_nothing
    builtins.midrun__post = on_loop_end if active else do_nothing
    if active:
        count_by_thread()
        counts.call_at_target(on_target)
        read_targets()
        atexit.register(report_end)
        os._exit = posix._exit = report_and_end_process


def run_program(path):
    """Runs the program as `__main__`, as the interpreter itself would."""
    global program_code
    with open(path, "rb") as file:
        code = program_code = compile(file.read(), path, "exec", dont_inherit=True)
    sys.argv = sys.argv[1:]
    module = types.ModuleType("__main__")
    # What the interpreter itself gives a program besides.
    module.__dict__.update((name, value) for name, value in INITIAL_NAMES if name in globals())
    module.__file__ = path
    module.__builtins__ = builtins
    sys.modules["__main__"] = module
    sys.setrecursionlimit(sys.getrecursionlimit() + FRAMES_OF_HOOKS)
    if mode == "trace":
        start_trace(code, module.__dict__)
    for name in INSTRUCTIONS:
        os.environ.pop(name, None)
    exec(code, module.__dict__)


install()
run_program(sys.argv[1])
