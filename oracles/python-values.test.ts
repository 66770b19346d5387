import { expect, test } from 'vitest';
import { writeCanonical } from '../core/canonical-json.ts';
import { openPythonProgram } from './python-program.ts';
import type { StateReport } from './run-report.ts';

/** Expression, its type as a prompt names it, and the exact canonical JSON. */
const values: readonly (readonly [expression: string, type: string, json: string])[] = [
  ['None', 'NoneType', 'null'],
  ['True', 'bool', 'true'],
  ['-7', 'int', '-7'],
  ['2**63', 'int', '9223372036854775808'],
  ['-10**30', 'int', '-1000000000000000000000000000000'],
  ['10**5000', 'int', `1${'0'.repeat(5000)}`],
  ['10**16_383', 'int', `1${'0'.repeat(16_383)}`],
  ['3.0', 'float', '3.0'],
  ['0.1 + 0.2', 'float', '0.30000000000000004'],
  ['-0.0', 'float', '-0.0'],
  ['1e20', 'float', '100000000000000000000.0'],
  ['1e21', 'float', '1e+21'],
  ['123456789012345680.0', 'float', '123456789012345680.0'],
  ['1e-6', 'float', '0.000001'],
  ['1e-7', 'float', '1e-7'],
  ['5e-324', 'float', '5e-324'],
  ['-1.5e300', 'float', '-1.5e+300'],
  ["float('nan')", 'float', '{"$float":"nan"}'],
  ["float('inf')", 'float', '{"$float":"inf"}'],
  ["[-float('inf')]", 'list[float]', '[{"$float":"-inf"}]'],
  ['1 - 2j', 'complex', '{"$complex":[1.0,-2.0]}'],
  ["'é\"\\\\\\n\\t\\x01\\x7f\\u2028\\U0001F600'", 'str', '"é\\"\\\\\\n\\t\\u0001\x7f\u2028\u{1f600}"'],
  ["b'\\xff\\0'", 'bytes', '{"$bytes":"ff00"}'],
  ["bytearray(b'ab')", 'bytearray', '{"$bytes":"6162"}'],
  ['[]', 'list', '[]'],
  ['[1, 2]', 'list[int]', '[1,2]'],
  ['[1, "a", None, 2.5, True]', 'list[NoneType|bool|float|int|str]', '[1,"a",null,2.5,true]'],
  ['(1, (2,), ())', 'tuple[int|tuple|tuple[int]]', '[1,[2],[]]'],
  ['[[[[[1]]]]]', 'list[list[list[list[list]]]]', '[[[[[1]]]]]'],
  ['range(2, 9, 3)', 'range', '[2,5,8]'],
  ['collections.deque([1, 2], 3)', 'deque[int]', '[1,2]'],
  ["array.array('i', [3, 1])", 'array', '[3,1]'],
  ['{3, 10, 2}', 'set[int]', '[2,3,10]'],
  [
    '{1, "a", (2, 3), None, False, b"z"}',
    'set[NoneType|bool|bytes|int|str|tuple[int]]',
    '[null,false,1,"a",{"$bytes":"7a"},[2,3]]',
  ],
  ['frozenset([frozenset([1]), frozenset()])', 'frozenset[frozenset|frozenset[int]]', '[[1],[]]'],
  ['{(1, None), (1, 2)}', 'set[tuple[NoneType|int]|tuple[int]]', '[[1,null],[1,2]]'],
  ['{"b": 1, "a": {2: 3}}', 'dict[str:dict[int:int]|int]', '{"a":{"2":3},"b":1}'],
  ['{"\\uffff": 1, "\\U0001F600": 2}', 'dict[str:int]', '{"\u{1f600}":2,"\uffff":1}'],
  ['{10: 1, 2: 2}', 'dict[int:int]', '{"10":1,"2":2}'],
  ['{True: 1, False: 0}', 'dict[bool:int]', '{"false":0,"true":1}'],
  ['{None: 1}', 'dict[NoneType:int]', '[[null,1]]'],
  [
    '{(fractions.Fraction(n, 4), 1) for n in (-46, 9, 10, 4)}',
    'set[tuple[Fraction|int]]',
    '[[{"$fraction":[-23,2]},1],[{"$fraction":[1,1]},1],[{"$fraction":[9,4]},1],[{"$fraction":[5,2]},1]]',
  ],
  ['{fractions.Fraction(5, 2), 2, 10.5}', 'set[Fraction|float|int]', '[2,{"$fraction":[5,2]},10.5]'],
  [
    '{decimal.Decimal("10.5"): 1, decimal.Decimal("-9"): 2, 9: 3, fractions.Fraction(19, 2): 4}',
    'dict[Decimal|Fraction|int:int]',
    '[[{"$decimal":"-9"},2],[9,3],[{"$fraction":[19,2]},4],[{"$decimal":"10.5"},1]]',
  ],
  [
    '{10j, -1+2j, 9, 9j}',
    'set[complex|int]',
    '[9,{"$complex":[-1.0,2.0]},{"$complex":[0.0,9.0]},{"$complex":[0.0,10.0]}]',
  ],
  ['{2.5: 1, -1.0: 2}', 'dict[float:int]', '[[-1.0,2],[2.5,1]]'],
  ['{1: "x", "1": "y"}', 'dict[int|str:str]', '[[1,"x"],["1","y"]]'],
  ['{(1, 2): 3, (0, 5): 4}', 'dict[tuple[int]:int]', '[[[0,5],4],[[1,2],3]]'],
  ['{b"k": 1}', 'dict[bytes:int]', '[[{"$bytes":"6b"},1]]'],
  ['{frozenset([2, 1]): 1}', 'dict[frozenset[int]:int]', '[[[1,2],1]]'],
  ['collections.defaultdict(list, {1: [2]})', 'defaultdict[int:list[int]]', '{"1":[2]}'],
  ["collections.Counter('aab')", 'Counter[str:int]', '{"a":2,"b":1}'],
  ['moved', 'OrderedDict[str:int]', '[["b",2],["a",1]]'],
  ["decimal.Decimal('1.50')", 'Decimal', '{"$decimal":"1.50"}'],
  ['fractions.Fraction(3, -6)', 'Fraction', '{"$fraction":[-1,2]}'],
  ['Point(1, "a")', 'namedtuple[int|str]', '[1,"a"]'],
  ['[Point(1, 2)]', 'list[namedtuple[int]]', '[[1,2]]'],
  ['{Point(10, 0), Point(9, 5)}', 'set[namedtuple[int]]', '[[9,5],[10,0]]'],
  ['Typed(4)', 'namedtuple[int]', '[4]'],
  ['Colour.RED', 'Enum', '"Colour.RED"'],
  ['Level.HIGH', 'Enum', '"Level.HIGH"'],
  ['{Colour.RED: 1, Colour.BLUE: 2}', 'dict[Enum:int]', '[["Colour.BLUE",2],["Colour.RED",1]]'],
  ['Pair(1, [2])', 'Pair', '{"a":1,"b":[2]}'],
  ['slotted', 'Slotted', '{"_Slotted__w":6,"u":5}'],
  ['Counter()', 'object', '{"n":1}'],
  // Neither a metaclass that compares its classes nor a property in the place of a slot is asked.
  ['Metre(3)', 'Metre', '{"size":3}'],
  ['{Metre(3): Metre(4)}', 'dict[Metre:Metre]', '[[{"size":3},{"size":4}]]'],
  ['covered', 'Covered', '{"u":5}'],
  ['[[0] * 2] * 2', 'list[list[int]]', '[[0,0],[0,0]]'],
  // Subclasses are written as what they descend from, and none of their own code runs.
  ['Loud([1, 2])', 'list[int]', '[1,2]'],
  ['LoudInt(5)', 'int', '5'],
  ['LoudText("x")', 'str', '"x"'],
  ['LoudDict({"k": 1})', 'dict[str:int]', '{"k":1}'],
  ['LoudFloat(2.5)', 'float', '2.5'],
  ['{Comparing(2), Comparing(1)}', 'set[Comparing]', '[{"value":1},{"value":2}]'],
  ['{Comparing(2): 0, Comparing(1): 3}', 'dict[Comparing:int]', '[[{"value":1},3],[{"value":2},0]]'],
];

/** Expression and the reason why it is no field. */
const skipped: readonly (readonly [expression: string, reason: string])[] = [
  ["'a\\ud800'", 'lone_surrogate'],
  ['[lambda: 0]', 'function'],
  ['len', 'function'],
  ['[].append', 'function'],
  ['Pair', 'class'],
  ['int', 'class'],
  ['collections', 'module'],
  ['iter([1])', 'iterator'],
  ['(i for i in [1])', 'iterator'],
  ['enumerate([])', 'iterator'],
  ['cyclic', 'cycle'],
  ['linked', 'cycle'],
  ['neighbours', 'cycle'],
  ['deep(201)', 'depth'],
  ['list(range(16_385))', 'too_large'],
  ['[[0] * 3000] * 3000', 'too_large'],
  ['set(range(10_000_000, 10_400_000))', 'too_large'],
  ['{frozenset([k]) for k in range(9_000)}', 'too_large'],
  ['"x" * 10_000_000', 'too_large'],
  ['10**400_000', 'too_large'],
  ['["x" * 100] * 200', 'too_large'],
  ['range(10**20)', 'too_large'],
  ['object()', 'unserialisable'],
  ['{decimal.Decimal("nan"), 1}', 'unserialisable'],
  ['numbered', 'unserialisable'],
  ['sys.stdin', 'iterator'],
  ['{}.keys()', 'unserialisable'],
  ['re.compile("a")', 'unserialisable'],
];

const declarations = `import array, collections, dataclasses, decimal, enum, fractions, re, sys, typing
Point = collections.namedtuple('Point', 'x y')
class Typed(typing.NamedTuple):
    only: int
class Colour(enum.Enum):
    RED = 1
    BLUE = 2
class Level(enum.IntEnum):
    HIGH = 3
@dataclasses.dataclass
class Pair:
    a: int
    b: list
class Slotted:
    __slots__ = ('u', '__w', 'unset')
    def __init__(self): self.u = 5; self.__w = 6
slotted = Slotted()
class Counter:
    def __init__(self): self.n = 1
def shout(*_): raise SystemExit('code of the program ran')
class Loud(list): __iter__ = __len__ = __getitem__ = shout
class LoudInt(int): __repr__ = __str__ = __int__ = __index__ = bit_length = shout
class LoudText(str): __iter__ = __str__ = encode = translate = shout
class LoudDict(dict): __iter__ = __getitem__ = keys = items = __len__ = shout
class LoudFloat(float): __ne__ = __repr__ = __float__ = shout
quiet = False
class Comparing:
    def __init__(self, value): self.value = value
    def __hash__(self): return shout() if quiet else 7
    def __eq__(self, other): return shout() if quiet else self is other
    def __lt__(self, other): return shout()
class Named(type):
    def __eq__(cls, other): return shout() if quiet else cls is other
class Metre(metaclass=Named):
    def __init__(self, size): self.size = size
class Open: __slots__ = ('u',)
class Covered(Open):
    __slots__ = ()
    u = property(shout)
covered = Covered(); Open.u.__set__(covered, 5)
numbered = Counter(); numbered.__dict__[1] = 2
moved = collections.OrderedDict(a=1, b=2)
moved.move_to_end('a')
cyclic = [1]; cyclic.append(cyclic)
class Link: pass
linked = Link(); linked.next = linked
neighbours = Link(); neighbours.near = {neighbours}
def deep(levels):
    value = []
    for _ in range(levels - 1): value = [value]
    return value
`;

/** The state of a program whose variables v0, v1, ... hold the expressions. */
async function stateOf(expressions: readonly string[]): Promise<StateReport> {
  const assignments = expressions.map((expression, index) => `v${index} = ${expression}\n`).join('');
  const program = await openPythonProgram(
    `${declarations}${assignments}quiet = True\nfor _ in range(3):\n    pass\nprint(1)\n`,
  );
  const loopId = program.loops.at(-1)?.id ?? 0;
  const { result, report } = await program.runInstrumented('', {
    MIDRUN_MODE: 'stop',
    MIDRUN_CHECKPOINT: `inside:${loopId}:1:2`,
    MIDRUN_FIELDS: expressions.map((_, index) => `v${index}`).join('\n'),
  });
  expect(result.stderr.toString()).toBe('');
  return report.states[0] as StateReport;
}

test('every kind of value has its exact canonical JSON and its type', async () => {
  const { state, types, skipped: missing } = await stateOf(values.map(([expression]) => expression));
  expect(Object.fromEntries(missing)).toEqual({});
  const actual = values.map(([expression], index) => [
    expression,
    types.get(`v${index}`),
    writeCanonical(state.get(`v${index}`) ?? null),
  ]);
  expect(actual).toEqual(values);
});

test('types that no descriptor names, in an object or nested deep, are reported beside it', async () => {
  const { types, holds } = await stateOf([
    'Metre([{1: None}, {2.5}])',
    '[[[[[True]]]]]',
    'linked.next.__class__',
    '[{3: (4, "a")}]',
  ]);
  expect(Object.fromEntries(types)).toEqual({
    v0: 'Metre',
    v1: 'list[list[list[list[list]]]]',
    v3: 'list[dict[int:tuple[int|str]]]',
  });
  expect(Object.fromEntries(holds)).toEqual({ v0: ['NoneType', 'dict', 'float', 'int', 'list', 'set'], v1: ['bool'] });
});

test('what is no data, or too much of it, is skipped with a reason', async () => {
  const { state, skipped: missing } = await stateOf(skipped.map(([expression]) => expression));
  expect([...state.keys()]).toEqual([]);
  expect(skipped.map(([expression], index) => [expression, missing.get(`v${index}`)])).toEqual(skipped);
});

test('a value 200 levels deep is written, even near the end of the recursion limit', async () => {
  const program = await openPythonProgram(`def deep(levels):
    value = []
    for _ in range(levels - 1): value = [value]
    return value
def descend(n):
    if n: return descend(n - 1)
    kept = deep(200)
    for i in range(2):
        pass
    return 0
print(descend(985))
`);
  expect((await program.runClean('')).stdout.toString()).toBe('0\n');
  const { result, report } = await program.runInstrumented('', { MIDRUN_MODE: 'observe', MIDRUN_TARGETS: '2:1:1' });
  expect([result.stdout.toString(), result.stderr.toString()]).toEqual(['0\n', '']);
  const kept = `${'['.repeat(200)}${']'.repeat(200)}`;
  expect(report.states.map(({ where, state }) => `${where} ${writeCanonical(state)}`)).toEqual([
    `start {"kept":${kept},"n":0}`,
    `inside {"i":0,"kept":${kept},"n":0}`,
    `post {"i":1,"kept":${kept},"n":0}`,
  ]);
});
