"""Reads generated values in the form of sample.ts and prints their canonical JSON; put after the encoder.

A reader is a function that takes the next value from the input; the functions that take readers make one.
"""

import array
import collections
import dataclasses
import decimal
import enum
import fractions
import struct

source = sys.stdin.buffer.read()
offset = 0

if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)


def take(length):
    global offset
    offset += length
    return source[offset - length:offset]


def token():
    return take(source.index(b" ", offset) + 1 - offset)[:-1].decode()


def integer():
    return int(token())


def boolean():
    return integer() == 1


def double():
    return struct.unpack(">d", bytes.fromhex(token()))[0]


def raw():
    return take(integer())


def text():
    return raw().decode()


def nothing():
    return None


def several(kind, item):
    return lambda: kind([item() for _ in range(integer())])


def mapping(kind, key, value):
    return lambda: kind([(key(), value()) for _ in range(integer())])


def product(*items):
    return lambda: tuple([item() for item in items])


def optional(item):
    return lambda: item() if boolean() else None


def made(kind, *items):
    return lambda: kind(*[item() for item in items])


def any_of(*items):
    return lambda: items[integer()]()


def anything():
    return any_of(nothing, boolean, integer, double, text, raw, several(list, anything), several(tuple, anything), mixed_dictionary)()


def mixed_key():
    return any_of(nothing, boolean, integer, text)()


def mixed_dictionary():
    return mapping(dict, mixed_key, anything)()


def default_dictionary(items):
    return collections.defaultdict(int, items)


def long_array(items):
    return array.array("q", items)


def counter(items):
    return collections.Counter(dict(items))


def from_last_to_first(items):
    """An OrderedDict that got its order by moves, which the dict it is made of does not know."""
    ordered = collections.OrderedDict(reversed(items))
    for key, _ in items:
        ordered.move_to_end(key)
    return ordered


class Colour(enum.Enum):
    RED = 1
    GREEN = 2
    BLUE = 3


def colour():
    return list(Colour)[integer()]


Point = collections.namedtuple("Point", "x y")


class Edge:
    def __init__(self, to, cost, name, path):
        self.to, self.cost, self.name, self.path = to, cost, name, path


class SlottedEdge:
    __slots__ = ("path", "name", "cost", "to")
    __init__ = Edge.__init__


@dataclasses.dataclass(order=True)
class DataEdge:
    to: int
    cost: float
    name: str
    path: list


def print_all(reader):
    for _ in range(integer()):
        sys.stdout.buffer.write(Encoder().encode(reader()).encode() + b"\n")
