"""Canonical JSON of live Python values (specification, section 3), without running any code of the program.

Part two of the run-time that is put in front of an instrumented program; see runtime.ts. A value is written as its known ancestor,
through the methods of that ancestor, so that a subclass of the program cannot run code of its own here.
"""

import math
import sys

MAXIMUM_DEPTH = 200
# A field that is longer is not written. A cell takes a byte or more, so the number of cells shows it before the text is made.
MAXIMUM_FIELD_BYTES = 16_384
MAXIMUM_FIELD_BITS = MAXIMUM_FIELD_BYTES * 10 // 3
# Texts that are made only to order the members of sets.
MAXIMUM_KEY_CELLS = 200_000
ESCAPES = {8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r", 34: '\\"', 92: "\\\\"}
ESCAPES.update({code: "\\u%04x" % code for code in range(32) if code not in ESCAPES})


class Unserialisable(Exception):
    """Carries the reason in one word of the protocol."""


def text_of_string(value):
    if str.__len__(value) > MAXIMUM_FIELD_BYTES:
        raise Unserialisable("too_large")
    text = str.__str__(value)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise Unserialisable("lone_surrogate") from None
    return '"' + text.translate(ESCAPES) + '"'


def text_of_integer(value):
    bits = int.bit_length(value)
    if bits > MAXIMUM_FIELD_BITS:
        raise Unserialisable("too_large")
    if bits < 2000 or not hasattr(sys, "set_int_max_str_digits"):
        return int.__repr__(value)
    limit = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        return int.__repr__(value)
    finally:
        sys.set_int_max_str_digits(limit)


def text_of_float(value):
    """Shortest round-trip digits in the layout of ECMAScript's Number::toString, with `.0` where it would print an integer."""
    value = float.__float__(value)
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


def text_of_complex(value):
    parts = complex.real.__get__(value), complex.imag.__get__(value)
    return '{"$complex":[%s,%s]}' % tuple(map(text_of_float, parts))


def text_of_member(value):
    name = object.__getattribute__(value, "_name_")
    if type(name) is not str:
        raise Unserialisable("unserialisable")
    return text_of_string("%s.%s" % (type(value).__name__, name))


def text_of_fraction(value):
    return '{"$fraction":[%s,%s]}' % (text_of_integer(value._numerator), text_of_integer(value._denominator))


SCALARS = {
    "NoneType": lambda value: "null",
    "bool": lambda value: "true" if value else "false",
    "int": text_of_integer,
    "float": text_of_float,
    "str": text_of_string,
    "bytes": lambda value: '{"$bytes":"%s"}' % bytes.hex(value),
    "bytearray": lambda value: '{"$bytes":"%s"}' % bytearray.hex(value),
    "complex": text_of_complex,
    "Enum": text_of_member,
    "Decimal": lambda value: '{"$decimal":%s}' % text_of_string(known_ancestor(type(value)).__str__(value)),
    "Fraction": text_of_fraction,
}


# Of keys that make a dictionary an object.
KINDS_OF_NAMES = {id(kind) for kind in (str, int, bool)}


def is_long(ancestor, value):
    try:
        return ancestor.__len__(value) > MAXIMUM_FIELD_BYTES
    except OverflowError:
        # A range of more numbers than a length can say.
        return True


def utf16_order(key):
    return key.encode("utf-16-be", "surrogatepass")


# How values are sorted: the rank of their built-in, and the value as that built-in, which compares without code of the program.
COMPARABLE = {
    "NoneType": (0, lambda value: 0),
    "bool": (1, bool),
    "int": (2, int.__int__),
    "float": (2, float.__float__),
    "Fraction": (2, lambda value: known_ancestor(type(value))(value._numerator, value._denominator)),
    "Decimal": (2, lambda value: known_ancestor(type(value))(value)),
    "complex": (3, lambda value: (complex.real.__get__(value), complex.imag.__get__(value))),
    "str": (4, str.__str__),
    "bytes": (5, lambda value: bytes.__getitem__(value, slice(None))),
}


class Encoder:
    """Encodes one field. Raises Unserialisable with the reason when the value has no canonical JSON."""

    def __init__(self):
        self.cells = 0
        self.key_cells = 0
        self.path = set()
        # Names of the kinds met: a descriptor names neither what an object holds nor what is nested deep.
        self.kinds = set()

    def encode(self, value):
        self.cells += 1
        if self.cells > MAXIMUM_FIELD_BYTES or self.key_cells > MAXIMUM_KEY_CELLS:
            raise Unserialisable("too_large")
        ancestor = known_ancestor(type(value))
        if ancestor is not None:
            self.kinds.add(name_of_kind(type(value), ancestor))
        if ancestor is not None and ancestor.__name__ in SCALARS:
            return SCALARS[ancestor.__name__](value)
        if id(value) in self.path:
            raise Unserialisable("cycle")
        if len(self.path) >= MAXIMUM_DEPTH:
            raise Unserialisable("depth")
        self.path.add(id(value))
        try:
            return self.container(value, ancestor)
        finally:
            self.path.discard(id(value))

    def container(self, value, ancestor):
        if ancestor is None:
            return self.numpy_value(value) if is_of_numpy(value) else self.record(value)
        if is_long(ancestor, value):
            raise Unserialisable("too_large")
        if ancestor in (set, frozenset):
            return self.sequence(self.in_order(list(ancestor.__iter__(value))))
        if ancestor.__name__ == "OrderedDict":
            return self.pairs(ancestor.items(value))
        if descends_from(ancestor, dict):
            return self.mapping(list(dict.items(value)))
        return self.sequence(ancestor.tolist(value) if ancestor.__name__ == "array" else ancestor.__iter__(value))

    def in_order(self, values, part=lambda value: value):
        try:
            return sorted(values, key=lambda value: self.order_key(part(value)))
        except ArithmeticError:
            # A Decimal that is not a number has no place among numbers.
            raise Unserialisable("unserialisable") from None

    def order_key(self, value):
        """Type first, then value; tuples element by element; values of all other types come last, by their canonical text."""
        ancestor = known_ancestor(type(value))
        if ancestor is tuple:
            return 6, [self.order_key(item) for item in tuple.__iter__(value)]
        rank, plain = COMPARABLE.get(getattr(ancestor, "__name__", None), (7, self.key_text))
        return rank, plain(value)

    def key_text(self, value):
        cells = self.cells
        try:
            return self.encode(value)
        finally:
            self.key_cells += self.cells - cells
            self.cells = cells

    def sequence(self, values):
        return "[" + ",".join([self.encode(value) for value in values]) + "]"

    def pairs(self, items):
        return "[" + ",".join(["[%s,%s]" % (self.encode(key), self.encode(value)) for key, value in items]) + "]"

    def mapping(self, items):
        kinds = {id(type(key)) for key, _ in items}
        if len(kinds) > 1 or not kinds <= KINDS_OF_NAMES:
            return self.pairs(self.in_order(items, lambda item: item[0]))
        return self.members({key if type(key) is str else self.encode(key): value for key, value in items})

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
        # Of two slots with one name, the one of the subclass is written.
        for slot in reversed([*slots_of(type(value))]):
            try:
                fields[slot.__name__] = slot.__get__(value)
            except AttributeError:
                pass
        try:
            fields.update(object.__getattribute__(value, "__dict__"))
        except AttributeError:
            if not fields:
                raise Unserialisable("unserialisable") from None
        if any(type(name) is not str for name in fields):
            raise Unserialisable("unserialisable")
        return self.members(fields)
