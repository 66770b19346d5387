"""What kind of value something is: the built-in type that decides its canonical JSON, and its type as a prompt names it.

Part one of the run-time that is put in front of an instrumented program; see runtime.ts.
"""

BUILT_IN = (type(None), bool, int, float, complex, str, bytes, bytearray, list, tuple, range, dict, set, frozenset)
OF_MODULES = {
    ("collections", "deque"),
    ("collections", "defaultdict"),
    ("collections", "Counter"),
    ("collections", "OrderedDict"),
    ("array", "array"),
    ("decimal", "Decimal"),
    ("fractions", "Fraction"),
    ("enum", "Enum"),
}
KNOWN_NAMES = {kind.__name__ for kind in BUILT_IN} | {name for _, name in OF_MODULES} | {"namedtuple"}
DESCRIBED_BY_ELEMENTS = {"list", "tuple", "deque", "dict", "defaultdict", "Counter", "OrderedDict", "set", "frozenset"}
# Classes are told apart by identity: a metaclass of the program may compare and hash its classes in its own way, or not at all.
BUILT_IN_IDENTITIES = {id(kind) for kind in BUILT_IN}
known_ancestors = {}


def known_ancestor(kind):
    """The nearest ancestor that canonical JSON has a form for; None for classes of the program's own."""
    known = known_ancestors.get(id(kind))
    if known is None:
        # The class is kept, so that no other can come to have its identity.
        known = known_ancestors[id(kind)] = kind, find_known_ancestor(kind)
    return known[1]


def descends_from(kind, ancestor):
    return any(one is ancestor for one in kind.__mro__)


def find_known_ancestor(kind):
    ancestors = [
        ancestor
        for ancestor in kind.__mro__
        if id(ancestor) in BUILT_IN_IDENTITIES or (ancestor.__module__, ancestor.__name__) in OF_MODULES
    ]
    # An IntEnum is an int first; its members are written by name all the same.
    enumerations = [ancestor for ancestor in ancestors if ancestor.__name__ == "Enum"]
    return (enumerations or ancestors or [None])[0]


def is_namedtuple(kind):
    return kind is not tuple and descends_from(kind, tuple) and any("_fields" in ancestor.__dict__ for ancestor in kind.__mro__)


def is_of_numpy(value):
    return type(value).__module__.partition(".")[0] == "numpy"


CODE_KINDS = {"function": "function", "builtin_function_or_method": "function", "method": "function", "module": "module"}


def reason_against(value):
    """Why an object is code or a resource rather than data; None for objects of a user's class."""
    kind = type(value)
    if descends_from(kind, type):
        return "class"
    if kind.__name__ in CODE_KINDS and kind.__module__ == "builtins":
        return CODE_KINDS[kind.__name__]
    if any("__next__" in ancestor.__dict__ for ancestor in kind.__mro__):
        return "iterator"
    if kind.__module__ in ("builtins", "_io", "re", "itertools", "functools", "_random", "random", "threading", "_thread", "operator"):
        return "unserialisable"
    return None


def slots_of(kind):
    """The descriptors of a class's slots, by which they are read even where a property of a subclass bears their name."""
    for ancestor in kind.__mro__:
        if "__slots__" in ancestor.__dict__:
            yield from (member for member in ancestor.__dict__.values() if type(member).__name__ == "member_descriptor")


def name_of_kind(kind, ancestor):
    return "namedtuple" if ancestor is tuple and is_namedtuple(kind) else ancestor.__name__


def type_descriptor(value, depth=0):
    """Readable type of a value that can be written: `list[int]`, `dict[tuple[int]:int]`; element types in order, joined by `|`.

    It names what decides the form of the JSON: the built-in a class descends from, `namedtuple`, `Enum`; else the program's class.
    """
    if is_of_numpy(value):
        return type_descriptor(value.tolist(), depth)
    kind = type(value)
    ancestor = known_ancestor(kind)
    if ancestor is None:
        return "object" if kind.__name__ in KNOWN_NAMES else kind.__name__
    name = name_of_kind(kind, ancestor)
    if depth > 3 or ancestor.__name__ not in DESCRIBED_BY_ELEMENTS:
        return name
    if descends_from(ancestor, dict):
        items = list(dict.items(value))
        parts = [element_types([item[index] for item in items], depth) for index in (0, 1)]
    else:
        parts = [element_types(ancestor.__iter__(value), depth)]
    return "%s[%s]" % (name, ":".join(parts)) if parts[0] else name


def words_of_descriptor(text):
    for mark in "[]|:":
        text = text.replace(mark, " ")
    return text.split()


def element_types(values, depth):
    return "|".join(sorted({type_descriptor(value, depth + 1) for value in values}))
