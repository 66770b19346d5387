"""Canonical JSON of live Python values (specification, section 3), without running any code of the program.

Part one of the run-time that is put in front of an instrumented program; see runtime.ts.
"""

import math
import sys

MAXIMUM_DEPTH = 200
MAXIMUM_CELLS = 200_000
ESCAPES = {8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r", 34: '\\"', 92: "\\\\"}
ESCAPES.update({code: "\\u%04x" % code for code in range(32) if code not in ESCAPES})


class Unserialisable(Exception):
    """Carries the reason in one word of the protocol."""


def text_of_string(value):
    if any(0xD800 <= ord(character) <= 0xDFFF for character in value):
        raise Unserialisable("lone_surrogate")
    return '"' + str.translate(value, ESCAPES) + '"'


def text_of_integer(value):
    if value.bit_length() < 2000 or not hasattr(sys, "set_int_max_str_digits"):
        return int.__repr__(value)
    limit = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        return int.__repr__(value)
    finally:
        sys.set_int_max_str_digits(limit)


def text_of_float(value):
    """Shortest round-trip digits in the layout of ECMAScript's Number::toString, with `.0` where it would print an integer."""
    if value != value:
        return '{"$float":"nan"}'
    if value in (math.inf, -math.inf):
        return '{"$float":"inf"}' if value > 0 else '{"$float":"-inf"}'
    shortest = float.__repr__(value)
    sign = "-" if shortest.startswith("-") else ""
    mantissa, _, exponent = shortest.lstrip("-").partition("e")
    whole, _, fraction = mantissa.partition(".")
    point = len(whole) + int(exponent or 0)
    padded = whole + fraction
    stripped = padded.lstrip("0")
    point -= len(padded) - len(stripped)
    digits = stripped.rstrip("0")
    if not digits:
        return sign + "0.0"
    count = len(digits)
    if count <= point <= 21:
        return sign + digits + "0" * (point - count) + ".0"
    if 0 < point <= 21:
        return sign + digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    tail = "." + digits[1:] if count > 1 else ""
    return "%s%s%se%+d" % (sign, digits[0], tail, point - 1)


def utf16_order(key):
    return key.encode("utf-16-be", "surrogatepass")


def type_rank(value):
    if value is None:
        return 0
    for rank, kinds in enumerate((bool, (int, float), str, bytes, tuple), 1):
        if isinstance(value, kinds):
            return rank
    return 6


def in_order(values):
    """Sorted by type and value; by canonical text where values of one type do not compare."""
    values = list(values)
    if not any(isinstance(value, frozenset) for value in values):
        try:
            return sorted(values, key=lambda value: (type_rank(value), value))
        except TypeError:
            pass
    return sorted(values, key=lambda value: Encoder().encode(value))


class Encoder:
    """Encodes one field. Raises Unserialisable with the reason when the value has no canonical JSON."""

    def __init__(self):
        self.cells = 0
        self.path = set()

    def encode(self, value):
        self.cells += 1
        if self.cells > MAXIMUM_CELLS:
            raise Unserialisable("too_large")
        kind = type(value)
        if value is None:
            return "null"
        if kind is bool:
            return "true" if value else "false"
        if kind is int:
            return text_of_integer(value)
        if kind is str:
            return text_of_string(value)
        if kind is float:
            return text_of_float(value)
        if kind in (bytes, bytearray):
            return '{"$bytes":"%s"}' % bytes(value).hex()
        if kind is complex:
            return '{"$complex":[%s,%s]}' % (text_of_float(value.real), text_of_float(value.imag))
        if is_a(value, "enum", "Enum"):
            return text_of_string("%s.%s" % (kind.__name__, value._name_))
        return self.inside(value, self.encode_container)

    def inside(self, value, encode):
        if id(value) in self.path:
            raise Unserialisable("cycle")
        if len(self.path) >= MAXIMUM_DEPTH:
            raise Unserialisable("depth")
        self.path.add(id(value))
        try:
            return encode(value)
        finally:
            self.path.discard(id(value))

    def encode_container(self, value):
        if isinstance(value, (list, tuple, range)) or is_a(value, "collections", "deque"):
            return self.sequence(type_iterator(value)(value))
        if isinstance(value, dict):
            return self.mapping(value)
        if isinstance(value, (set, frozenset)):
            return self.sequence(in_order(value))
        if is_a(value, "array", "array"):
            return self.sequence(value.tolist())
        if is_a(value, "decimal", "Decimal"):
            return '{"$decimal":%s}' % text_of_string(str(value))
        if is_a(value, "fractions", "Fraction"):
            return '{"$fraction":[%s,%s]}' % (text_of_integer(value.numerator), text_of_integer(value.denominator))
        if isinstance(value, int):
            return text_of_integer(int(value))
        if isinstance(value, float):
            return text_of_float(float(value))
        if isinstance(value, str):
            return text_of_string(str.__str__(value))
        if type(value).__module__.partition(".")[0] == "numpy":
            return self.numpy_value(value)
        return self.record(value)

    def sequence(self, values):
        return "[" + ",".join([self.encode(value) for value in values]) + "]"

    def pairs(self, value, keys):
        return "[" + ",".join(["[%s,%s]" % (self.encode(key), self.encode(dict.__getitem__(value, key))) for key in keys]) + "]"

    def mapping(self, value):
        keys = list(dict.keys(value))
        if is_a(value, "collections", "OrderedDict"):
            return self.pairs(value, keys)
        kinds = {type(key) for key in keys}
        if len(kinds) > 1 or not kinds <= {str, int, bool, type(None)}:
            return self.pairs(value, in_order(keys))
        named = {key if type(key) is str else self.encode(key): key for key in keys}
        return self.members({name: dict.__getitem__(value, key) for name, key in named.items()})

    def members(self, values):
        parts = [text_of_string(name) + ":" + self.encode(values[name]) for name in sorted(values, key=utf16_order)]
        return "{" + ",".join(parts) + "}"

    def numpy_value(self, value):
        data_type = getattr(value, "dtype", None)
        if data_type is None or data_type.kind not in "biufcSU":
            raise Unserialisable("unserialisable")
        return self.encode(value.tolist())

    def record(self, value):
        """An object of a user's class, as its fields by name."""
        reason = reason_against(value)
        if reason is not None:
            raise Unserialisable(reason)
        fields = {}
        for ancestor in reversed(type(value).__mro__):
            slots = ancestor.__dict__.get("__slots__", ())
            for slot in [slots] if isinstance(slots, str) else slots:
                mangled = "_%s%s" % (ancestor.__name__.lstrip("_"), slot) if slot.startswith("__") and not slot.endswith("__") else slot
                try:
                    fields[slot] = object.__getattribute__(value, mangled)
                except AttributeError:
                    pass
        fields.pop("__dict__", None)
        fields.pop("__weakref__", None)
        try:
            fields.update(object.__getattribute__(value, "__dict__"))
        except AttributeError:
            if not fields:
                raise Unserialisable("unserialisable") from None
        return self.members(fields)


def is_a(value, module, name):
    return any(ancestor.__name__ == name and ancestor.__module__ == module for ancestor in type(value).__mro__)


def type_iterator(value):
    """The container's own iterator, so that a subclass cannot run code of the program here."""
    for kind in (list, tuple, range):
        if isinstance(value, kind):
            return kind.__iter__
    return sys.modules["collections"].deque.__iter__


CODE_KINDS = {"function": "function", "builtin_function_or_method": "function", "method": "function", "module": "module"}


def reason_against(value):
    """Why an object is code or a resource rather than data; None for objects of a user's class."""
    kind = type(value)
    if isinstance(value, type):
        return "class"
    if kind.__name__ in CODE_KINDS and kind.__module__ == "builtins":
        return CODE_KINDS[kind.__name__]
    if hasattr(kind, "__next__"):
        return "iterator"
    if kind.__module__ in ("builtins", "_io", "re", "itertools", "functools", "_random", "random", "threading", "_thread", "operator"):
        return "unserialisable"
    return None


def type_descriptor(value, depth=0):
    """Readable type of a value: `list[int]`, `dict[tuple[int]:int]`; element types in order, joined by `|`."""
    name = type(value).__name__
    if depth > 3:
        return name
    if isinstance(value, dict):
        keys, items = element_types(dict.keys(value), depth), element_types(dict.values(value), depth)
        return "%s[%s:%s]" % (name, keys, items) if keys else name
    if isinstance(value, (list, tuple, set, frozenset)) or is_a(value, "collections", "deque"):
        items = element_types(list(value), depth)
        return "%s[%s]" % (name, items) if items else name
    return name


def element_types(values, depth):
    return "|".join(sorted({type_descriptor(value, depth + 1) for value in values}))
