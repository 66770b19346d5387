"""Counts the cells that live variables reach, at the line events of the program (state-metrics.md).

Part of the run-time of a traced run, put between canonical_json.py and hooks.py; see runtime.ts. `classify` decides what every kind
of value counts, also for native/walk.h, which does the counting where it could be compiled.
"""

# How a kind of value is counted; as in native/types.h.
NOTHING, SCALAR, TEXT, SEQUENCE, MAPPING, ITERATED, ARRAY, RECORD = range(8)
COUNTED_AS = {
    **dict.fromkeys(("NoneType", "bool", "int", "float", "complex", "range", "Decimal", "Fraction", "Enum"), SCALAR),
    **dict.fromkeys(("str", "bytes", "bytearray"), TEXT),
    **dict.fromkeys(("list", "tuple"), SEQUENCE),
    **dict.fromkeys(("dict", "defaultdict", "Counter", "OrderedDict"), MAPPING),
    **dict.fromkeys(("set", "frozenset", "deque"), ITERATED),
    "array": ARRAY,
}
WORK_OF_FRAME = 64

classified = {}
uncountable = set()


def classify(value):
    """(kind, known ancestor or None, whether it has fields by name, descriptors of its slots), the same for all values of a type."""
    kind = type(value)
    known = classified.get(id(kind))
    if known is None:
        known = classified[id(kind)] = kind, find_class(value, kind)
    return known[1]


def find_class(value, kind):
    ancestor = known_ancestor(kind)
    if ancestor is None:
        if is_of_numpy(value):
            uncountable.add("numpy")
            return NOTHING, None, False, ()
        if reason_against(value) is not None:
            return NOTHING, None, False, ()
    counted_as = RECORD if ancestor is None else COUNTED_AS[ancestor.__name__]
    return counted_as, ancestor, kind.__dictoffset__ != 0, tuple(slots_of(kind))


def cells_reached(values):
    """Cells of the values and of everything they hold: a container or record once, scalars and strings at every occurrence."""
    cells = 0
    met = set()
    pending = list(values)
    while pending:
        value = pending.pop()
        counted_as, ancestor, has_fields, slots = classify(value)
        if counted_as == SCALAR:
            cells += 1
        elif counted_as == TEXT:
            cells += 1 + ancestor.__len__(value)
        elif counted_as != NOTHING and id(value) not in met:
            met.add(id(value))
            cells += 1
            if counted_as == ARRAY:
                cells += ancestor.__len__(value)
            elif counted_as == MAPPING:
                pending.extend(dict.keys(value))
                pending.extend(dict.values(value))
            elif counted_as != RECORD:
                pending.extend(ancestor.__iter__(value))
            pending.extend(fields_of(value, has_fields, slots))
    return cells


def fields_of(value, has_fields, slots):
    for slot in slots:
        try:
            yield slot.__get__(value, type(value))
        except AttributeError:
            pass
    if has_fields:
        try:
            yield from dict.values(object.__getattribute__(value, "__dict__"))
        except (AttributeError, TypeError):
            pass


def is_hidden(name):
    return type(name) is str and (name[:1] == "." or (len(name) >= 4 and name[:2] == "__" and name[-2:] == "__"))


def visible(variables):
    return [value for name, value in variables if not is_hidden(name)]


class StateTracer:
    """The extension's interface in Python, for one program."""

    def start(self, code, variables, classify, token, added_lines, stride, work_limit):
        self.code = code
        self.variables = variables
        self.token = token
        self.added_lines = added_lines
        self.stride = stride
        self.work_limit = work_limit
        self.until_sample = (stride + 1) // 2
        self.number_of_events = self.samples = self.load = self.peak = self.work = 0
        self.exhausted = self.failed = False
        self.last_line = None
        self.pairs = set()
        self.trace_thread()

    def trace_thread(self):
        sys.settrace(self.token)

    def is_own(self, frame):
        return frame.f_code.co_filename is self.code.co_filename

    def on_event(self, frame, event, _):
        if not self.is_own(frame):
            return None
        if event == "line" and frame.f_lineno not in self.added_lines:
            self.on_line(frame)
        return self.token

    def on_line(self, frame):
        line = frame.f_lineno
        self.number_of_events += 1
        if self.last_line is not None:
            self.pairs.add((self.last_line, line))
        self.last_line = line
        self.until_sample -= 1
        if self.until_sample == 0:
            self.until_sample = self.stride
            if not (self.exhausted or self.failed):
                try:
                    self.observe(frame)
                except Exception:
                    # Another thread changed what was being walked: the program goes on, its numbers are given up.
                    self.failed = True

    def observe(self, frame):
        values = visible(self.variables.items())
        frames = 1
        while frame is not None:
            if self.is_own(frame) and frame.f_code is not self.code:
                scope = frame.f_locals
                if isinstance(scope, dict) or type(scope).__name__ == "FrameLocalsProxy":
                    frames += 1
                    values += visible(dict.items(scope) if isinstance(scope, dict) else scope.items())
            frame = frame.f_back
        cells = cells_reached(values)
        self.work += cells + WORK_OF_FRAME * frames
        if self.work > self.work_limit:
            self.exhausted = True
            return
        self.samples += 1
        self.load += cells
        self.peak = max(self.peak, cells)

    def totals(self):
        return self.number_of_events, self.samples, self.load, self.peak, self.work, self.failed

    def edges(self):
        return list(self.pairs)
