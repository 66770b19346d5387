import sys


class Fault(Exception):
    pass


class Function:
    def __init__(self, names, body, scope):
        self.names = names
        self.body = body
        self.scope = scope


def read(text):
    stack = [[]]
    for token in text.replace("(", " ( ").replace(")", " ) ").split():
        if token == "(":
            stack.append([])
        elif token == ")":
            done = stack.pop()
            stack[-1].append(done)
        elif token.lstrip("-").isdigit():
            stack[-1].append(int(token))
        else:
            stack[-1].append(token)
    return stack[0][0]


def show(value):
    if isinstance(value, Function) or callable(value):
        return "fn"
    if isinstance(value, list):
        return "[" + " ".join(show(v) for v in value) + "]"
    return str(value)


world = {}
calls = 0


def apply(f, args):
    global calls
    if not isinstance(f, Function):
        return f(*args)
    if len(args) != len(f.names):
        raise Fault(f"arity {len(args)} for {len(f.names)}")
    calls += 1
    scope = dict(f.scope)
    scope.update(zip(f.names, args))
    return work(f.body, scope)


def fold(f, z, values):
    for v in values:
        z = apply(f, [z, v])
    return z


given = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "mod": lambda a, b: a % b,
    "less": lambda a, b: int(a < b),
    "same": lambda a, b: int(a == b),
    "row": lambda *parts: list(parts),
    "head": lambda values: values[0],
    "rest": lambda values: values[1:],
    "join": lambda a, b: a + b,
    "size": len,
    "upto": lambda n: list(range(n)),
    "each": lambda f, values: [apply(f, [v]) for v in values],
    "fold": fold,
}


def work(e, scope):
    if isinstance(e, int):
        return e
    if isinstance(e, str):
        for names in (scope, world, given):
            if e in names:
                return names[e]
        raise Fault(f"unknown {e}")
    head = e[0]
    if head == "def":
        world[e[1]] = work(e[2], scope)
        return world[e[1]]
    if head == "if":
        return work(e[2] if work(e[1], scope) != 0 else e[3], scope)
    if head == "let":
        inner = dict(scope)
        inner[e[1]] = work(e[2], scope)
        return work(e[3], inner)
    if head == "fn":
        return Function(e[1], e[2], scope)
    f, *args = [work(part, scope) for part in e]
    return apply(f, args)


faults = 0
for line in sys.stdin:
    if not line.strip():
        continue
    try:
        print(show(work(read(line), {})))
    except Fault as fault:
        faults += 1
        print(fault)
print(faults, calls, *sorted(world) or "-")
