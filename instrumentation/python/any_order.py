"""Lets a program meet the members of its sets in another order: Python promises none.

Part of the run-time that is put in front of an instrumented program in one run of the audit; see runtime.ts. Rewritten are the places
where an order comes out of a set: loops, comprehensions, unpacking, `pop`, and calls of functions that take their arguments in order.
"""

import ast
import builtins

plain_compile = compile
ORDERED = {"list", "tuple", "iter", "enumerate", "map", "filter", "zip", "sum", "min", "max", "reduce", "accumulate", "deque", "chain"}
ORDERED_METHODS = {"join", "extend", "extendleft", "fromkeys", "from_iterable", "writelines"}


def reordered(value):
    """The members of a set, last hash first; anything else as it is."""
    if type(value) is set or type(value) is frozenset:
        return tuple(value)[::-1]
    return value


def pop_another(value):
    if type(value) is not set or not value:
        return value.pop()
    member = reordered(value)[0]
    value.remove(member)
    return member


class OrderTaken(ast.NodeTransformer):
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
        if isinstance(node.targets[0], (ast.Tuple, ast.List)):
            node.value = call("midrun__reordered", node.value)
        return node

    def visit_Call(self, node):
        self.generic_visit(node)
        function = node.func
        if isinstance(function, ast.Attribute) and function.attr == "pop" and not node.args and not node.keywords:
            return call("midrun__pop", function.value)
        named = isinstance(function, ast.Name) and function.id in ORDERED
        method = isinstance(function, ast.Attribute) and function.attr in (ORDERED | ORDERED_METHODS)
        if named or method:
            node.args = [argument if isinstance(argument, ast.Starred) else call("midrun__reordered", argument) for argument in node.args]
        return node


def call(name, *arguments):
    made = ast.Call(ast.Name(name, ast.Load()), list(arguments), [])
    return ast.copy_location(made, arguments[0])


def compile(source, path, *more, **options):
    """Stands in for the built-in where the run-time compiles the program."""
    tree = OrderTaken().visit(ast.parse(source, path, *more[:1]))
    return plain_compile(ast.fix_missing_locations(tree), path, *more, **options)


builtins.midrun__reordered = reordered
builtins.midrun__pop = pop_another
