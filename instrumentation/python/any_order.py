"""Lets a program meet the members of its sets in another order: Python promises none.

Part of the run-time that is put in front of an instrumented program in one run of the audit; see runtime.ts. Rewritten are the places
where an order comes out of a set: loops, comprehensions, unpacking, `pop`, calls of functions that take their arguments in order, and
texts made of sets. A call is looked at while the program runs: a function of the program's own gets its arguments as they are.
"""

import array
import ast
import builtins
import collections
import functools
import heapq
import itertools
import math
import sys
import types

plain_compile = compile
SETS = (set, frozenset)


def is_reordered(value):
    """A set that gives its members as the built-in does."""
    return isinstance(value, SETS) and type(value).__iter__ in (set.__iter__, frozenset.__iter__)


def reordered(value):
    """The members of a set, last hash first; anything else as it is."""
    if is_reordered(value):
        return tuple(value)[::-1]
    return value


class Shown:
    """Is printed as a set whose members come in another order."""

    def __init__(self, members):
        self.members = members

    def __repr__(self):
        members = "{%s}" % ", ".join(map(repr, map(shown, reordered(self.members))))
        return members if type(self.members) is set else "%s(%s)" % (type(self.members).__name__, members)


def shown(value, depth=0):
    """What stands in for a value where a text is made of it."""
    kind = type(value)
    if is_reordered(value) and kind.__repr__ in (set.__repr__, frozenset.__repr__) and len(value) > 1:
        return Shown(value)
    if kind not in (list, tuple, dict) or depth > 4:
        return value
    if kind is dict:
        parts = {key: shown(part, depth + 1) for key, part in value.items()}
        return parts if any(parts[key] is not part for key, part in value.items()) else value
    parts = [shown(part, depth + 1) for part in value]
    return kind(parts) if any(one is not other for one, other in zip(parts, value)) else value


def pop_another(value):
    if not isinstance(value, set) or type(value).pop is not set.pop or len(value) < 2:
        return value.pop()
    # The second one. Looking for the last would take longer, the larger the set.
    first = set.pop(value)
    second = set.pop(value)
    set.add(value, first)
    return second


def added(target, value):
    """What is added to a sequence in place."""
    return reordered(value) if isinstance(target, (list, collections.deque, array.array, bytearray)) else value


TAKE_ORDER = [list, tuple, iter, enumerate, map, filter, zip, sum, sorted, dict, bytes, bytearray, array.array, math.prod, math.fsum]
TAKE_ORDER += [functools.reduce, collections.deque, collections.Counter, collections.OrderedDict]
TAKE_ORDER += [heapq.nsmallest, heapq.nlargest, heapq.merge]
TAKE_ORDER += [value for name, value in vars(itertools).items() if not name.startswith("_")]
MAKE_TEXT = [print, str, repr, format, ascii]
ORDERED_METHODS = ("join", "extend", "extendleft", "fromkeys", "from_iterable", "writelines", "update", "subtract")
NAMES = {function.__name__ for function in [*TAKE_ORDER, *MAKE_TEXT, min, max]} | {*ORDERED_METHODS} - {"count", "repeat"}
# By identity, since what a program calls need not be hashable.
takes_order, makes_text = ({id(function) for function in functions} for functions in (TAKE_ORDER, MAKE_TEXT))
counting = (collections.Counter.update, collections.Counter.subtract)


def call_in_another_order(function, *arguments, **options):
    change = change_for(function, arguments)
    return function(*(arguments if change is None else map(change, arguments)), **options)


def change_for(function, arguments):
    if id(function) in takes_order:
        return reordered
    if id(function) in makes_text:
        return shown
    if function is min or function is max:
        return reordered if len(arguments) == 1 else None
    if type(function) is types.BuiltinMethodType:
        if function.__name__ == "format" and isinstance(function.__self__, str):
            return shown
        return reordered if function.__name__ in ORDERED_METHODS and not isinstance(function.__self__, SETS) else None
    return reordered if type(function) is types.MethodType and function.__func__ in counting else None


class OrderTaken(ast.NodeTransformer):
    def __init__(self, names):
        self.names = names

    def visit_For(self, node):
        self.generic_visit(node)
        node.iter = call("midrun__reordered", node.iter)
        return node

    def visit_comprehension(self, node):
        self.generic_visit(node)
        node.iter = call("midrun__reordered", node.iter)
        return node

    def visit_Starred(self, node):
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = call("midrun__reordered", node.value)
        return node

    def visit_YieldFrom(self, node):
        self.generic_visit(node)
        node.value = call("midrun__reordered", node.value)
        return node

    def visit_Assign(self, node):
        self.generic_visit(node)
        target = node.targets[0]
        if isinstance(target, (ast.Tuple, ast.List)):
            node.value = call("midrun__reordered", node.value)
        if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
            node.value = call("midrun__reordered", node.value)
        return node

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        if isinstance(node.op, ast.Add) and not isinstance(node.value, (ast.Constant, ast.BinOp)):
            seen = seen_again(node.target)
            if seen is not None:
                node.value = call("midrun__added", seen, node.value)
        return node

    def visit_FormattedValue(self, node):
        self.generic_visit(node)
        node.value = call("midrun__shown", node.value)
        return node

    def visit_BinOp(self, node):
        self.generic_visit(node)
        is_text = isinstance(node.left, ast.JoinedStr) or (isinstance(node.left, ast.Constant) and type(node.left.value) is str)
        if isinstance(node.op, ast.Mod) and is_text:
            node.right = call("midrun__shown", node.right)
        return node

    def visit_Call(self, node):
        self.generic_visit(node)
        function = node.func
        if isinstance(function, ast.Attribute) and function.attr == "pop" and not node.args and not node.keywords:
            return call("midrun__pop", function.value)
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", None)
        if name in self.names:
            node.args.insert(0, function)
            node.func = ast.copy_location(ast.Name("midrun__call", ast.Load()), function)
        return node


def seen_again(target):
    """The target of an assignment as a value, where to look at it once more changes nothing."""
    if isinstance(target, ast.Name):
        return ast.copy_location(ast.Name(target.id, ast.Load()), target)
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
        return ast.copy_location(ast.Attribute(target.value, target.attr, ast.Load()), target)
    return None


def other_names(tree):
    """Names that the program gives to functions that take an order: `from itertools import product as cross`, `show = print`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from (alias.asname for alias in node.names if alias.asname and alias.name in NAMES)
        if isinstance(node, ast.Assign) and (getattr(node.value, "id", None) in NAMES or getattr(node.value, "attr", None) in NAMES):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def call(name, *arguments):
    made = ast.Call(ast.Name(name, ast.Load()), list(arguments), [])
    return ast.copy_location(made, arguments[0])


def compile(source, path, *more, **options):
    """Stands in for the built-in where the run-time compiles the program."""
    tree = ast.parse(source, path, *more[:1])
    tree = OrderTaken(NAMES | {*other_names(tree)}).visit(tree)
    return plain_compile(ast.fix_missing_locations(tree), path, *more, **options)


def allow_more_recursion():
    """A call that is looked at takes a frame more."""
    plain_set_limit, plain_get_limit = sys.setrecursionlimit, sys.getrecursionlimit
    sys.setrecursionlimit = lambda limit: plain_set_limit(min(2 * limit, 2**31 - 1))
    sys.getrecursionlimit = lambda: plain_get_limit() // 2
    sys.setrecursionlimit(plain_get_limit())


builtins.midrun__reordered = reordered
builtins.midrun__shown = shown
builtins.midrun__pop = pop_another
builtins.midrun__added = added
builtins.midrun__call = call_in_another_order
allow_more_recursion()
