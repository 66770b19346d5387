import { describe, expect, test } from 'vitest';
import { comparedTraces, middleOfLargestLoop, momentsOf } from './compared-traces-for-tests.ts';
import { measureRun } from './metrics/measure-state.ts';
import { openPythonProgram } from './python-program.ts';
import { edgePrograms } from './test-programs/python-edge-programs.ts';
import { findPythonNative } from './toolchain/python-native.ts';
import { tracePython } from './trace-python.ts';

test('the compiled parts are at hand here, so that these tests compare two tracers', async () => {
  expect(await findPythonNative()).toBeDefined();
});

/** One value of every kind, and its cells. */
const kinds: [value: string, cells: number, before?: string][] = [
  ['5', 1],
  ['10 ** 50', 1],
  ['3.5', 1],
  ['None', 1],
  ['True', 1],
  ['2 + 3j', 1],
  ['"abc"', 4],
  ['""', 1],
  ['b"abc"', 4],
  ['bytearray(b"ab")', 3],
  ['range(10)', 1],
  ['Decimal("1.50")', 1, 'from decimal import Decimal'],
  ['Fraction(1, 3)', 1, 'from fractions import Fraction'],
  ['Enum("Colour", "RED").RED', 1, 'from enum import Enum'],
  ['IntEnum("Size", "S").S', 1, 'from enum import IntEnum'],
  ['[1, 2, 3]', 1 + 3],
  ['[]', 1],
  ['(1, "ab")', 1 + 1 + 3],
  ['["ab"] * 3', 1 + 3 * 3],
  ['list(range(100))', 1 + 100],
  ['["ab"] * 99 + [0]', 1 + 99 * 3 + 1],
  ['[0] * 99 + [[1]]', 1 + 99 + 2],
  ['[[0]] + [0] * 99', 1 + 2 + 99],
  ['{1: 2, "a": [3]}', 1 + (1 + 1) + (2 + 2)],
  ['{(1, 2): 3}', 1 + 3 + 1],
  ['{1, 2}', 1 + 2],
  ['frozenset({1})', 1 + 1],
  ['deque([1, [2]])', 1 + 1 + 2, 'from collections import deque'],
  ['array("i", [1, 2, 3])', 1 + 3, 'from array import array'],
  ['defaultdict(list, {1: [2]})', 1 + 1 + 2, 'from collections import defaultdict'],
  ['Counter("aab")', 1 + 2 * (2 + 1), 'from collections import Counter'],
  ['OrderedDict([(1, 2)])', 1 + 2, 'from collections import OrderedDict'],
  ['Point(1, 2)', 1 + 2, 'from collections import namedtuple; Point = namedtuple("Point", "x y")'],
  ['Item(1, "ab")', 1 + 1 + 3, 'from dataclasses import make_dataclass; Item = make_dataclass("Item", ["a", "b"])'],
  ['Slotted()', 1 + 1, 'class Slotted:\n    __slots__ = "set", "unset"\n    def __init__(self): self.set = 1'],
  [
    'Derived()',
    1 + 1 + 1,
    'class Base: __slots__ = "a",\nclass Derived(Base):\n    def __init__(self): self.a = self.b = 1',
  ],
  [
    'Named([1, 2])',
    1 + 2 + 3,
    'class Named(list):\n    def __init__(self, items): super().__init__(items); self.name = "ab"',
  ],
  ['Text("abc")', 1 + 3, 'class Text(str): pass'],
  ['Failure("no")', 1, 'class Failure(Exception): pass'],
  ['ValueError("no")', 0],
  ['print', 0],
  ['lambda: 0', 0],
  ['object', 0],
  ['math', 0, 'import math'],
  ['iter([1, 2])', 0],
  ['(n for n in [1, 2])', 0],
  ['{1: 2}.keys()', 0],
  ['open("/dev/null")', 0],
  ['re.compile("a")', 0, 'import re'],
  ['[len, 1]', 1 + 0 + 1],
  ['[[1]] * 3', 1 + 2],
  ['(lambda made: made.append(made) or made)([])', 1],
];

test.concurrent.each(kinds)('%s has %i cells', async (value, cells, before = '') => {
  const source = `${before}\nvalue = ${value}\nfor number in 7, 8:\n    pass\n`;
  const trace = { input: '', checkpoint: { loopId: 1, instance: 1, iteration: 1 }, stride: 1 };
  const traces = [await tracePython(source, trace), await tracePython(source, { ...trace, tracer: 'python' })] as const;
  // The last observation sees the value and the number of the loop.
  expect(traces.map(({ moments }) => moments.get('end')?.peak)).toEqual([cells + 1, cells + 1]);
});

test('the reference counts all kinds of values alike', async () => {
  const setUp = kinds.map(([, , before = '']) => before).join('\n');
  const values = kinds.map(([value]) => `    ${value},`).join('\n');
  const source = `${setUp}\nvalues = [\n${values}\n]\nfor value in values:\n    pass\n`;
  const { compiled, python, reference } = await comparedTraces(source, '');
  expect([momentsOf(compiled), momentsOf(python)]).toEqual([reference.moments, reference.moments]);
});

/** Observations, load and peak, added up by hand in the comments: one number a line event. */
const programs: readonly (readonly [name: string, source: string, figures: readonly number[]])[] = [
  [
    'recursion counts the variables of every frame',
    `def down(n):
    if n == 0:
        return 0
    return down(n - 1)
for i in range(2):
    down(2)
`,
    // def 0, for 0; twice: call 1, n = 2 in two lines 2 2, n = 1: 3 3, n = 0: 4 4, for 1.
    [18, 0 + 0 + 2 * (1 + 2 + 2 + 3 + 3 + 4 + 4 + 1), 4],
  ],
  [
    'a generator counts while it runs',
    `def numbers():
    kept = [1, 2]
    for n in range(2):
        yield n
total = 0
for n in numbers():
    total += n
`,
    // def 0, total 0, for 1; kept 1, for 4, yield 5; += 2, for 2; for 6, yield 6; += 2, for 2; for 6.
    [13, 0 + 0 + 1 + (1 + 4 + 5) + (2 + 2) + (6 + 6) + (2 + 2) + 6, 6],
  ],
  [
    'a thread is observed as well',
    `import threading
found = []
def work():
    for n in range(3):
        found.append(n)
thread = threading.Thread(target=work)
thread.start(); thread.join()
`,
    // import 0, found 0, def 1, Thread 1, start 1; in the thread for 1, append 2, for 3, append 3, for 4, append 4, for 5.
    [12, 0 + 0 + 1 + 1 + 1 + (1 + 2 + 3 + 3 + 4 + 4 + 5), 5],
  ],
  [
    'objects that point at each other count once',
    `class Node:
    count = 0
    def __init__(self, value):
        self.value = value
        self.next = None
head = None
for value in range(2):
    node = Node(value)
    node.next = head
    head = node
`,
    // class 0, its body 0 0 1; head 0, for 1; first round: 2, init 4 5, 5 5, for 4; second: 4, init 6 7, 7 6, for 6.
    [18, 0 + (0 + 0 + 1) + 0 + 1 + (2 + 4 + 5 + 5 + 5 + 4) + (4 + 6 + 7 + 7 + 6 + 6), 7],
  ],
];

test.concurrent.each(programs)('%s', async (_, source, figures) => {
  const { compiled, python } = await comparedTraces(source, '');
  expect([momentsOf(compiled).end, momentsOf(python).end]).toEqual([figures, figures]);
});

describe('every peculiar program', () => {
  // The reference does not follow threads, and needs a run that comes to its end.
  const comparable = edgePrograms.filter(
    ({ name, exitCode }) => exitCode === undefined && !/thread|os\._exit/.test(name),
  );
  test.concurrent.each(comparable.map(({ name, source }) => [name, source] as const))(
    'counts as the reference does: %s',
    async (_, source) => {
      if ((await middleOfLargestLoop(await openPythonProgram(source), '')) === undefined) return;
      const { compiled, python, reference } = await comparedTraces(source, '');
      for (const trace of [compiled, python]) {
        expect(trace.problem).toBeUndefined();
        expect(momentsOf(trace)).toEqual(reference.moments);
        expect(trace.moments.get('end')?.edges).toEqual(reference.edges);
      }
    },
  );

  test.concurrent.each(edgePrograms.map(({ name, source }) => [name, source] as const))(
    'counts iterations in C as in Python: %s',
    async (_, source) => {
      const program = await openPythonProgram(source);
      const count = { MIDRUN_MODE: 'count', MIDRUN_MINIMUM_ITERATIONS: '0' };
      const [compiled, python] = await Promise.all([
        program.runInstrumented('', count),
        program.runInstrumented('', { ...count, MIDRUN_NATIVE: '' }),
      ]);
      expect(python.report).toEqual(compiled.report);
    },
  );
});

/** Lists about the length from which they are shadowed, under every kind of change; some for a while hold more than leaves. */
const changingLists = `lists = [list(range(1000 + 70 * n, 1000 + 71 * n + 60)) for n in range(6)]
seed = 7
def draw(limit):
    global seed
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed // 65536 % limit
for round in range(300):
    chosen = lists[draw(len(lists))]
    change = draw(12)
    if change == 0: chosen.append(draw(9999) + 300)
    elif change == 1: chosen.append('text' * draw(5))
    elif change == 2 and chosen: chosen.pop(draw(len(chosen)))
    elif change == 3: chosen.insert(draw(len(chosen) + 1), 2.5)
    elif change == 4: chosen.reverse()
    elif change == 5 and chosen: chosen[draw(len(chosen))] = [draw(5)] * draw(3)
    elif change == 6: chosen[:] = [item for item in chosen if type(item) is not list]
    elif change == 7: lists[draw(len(lists))] = chosen[:]
    elif change == 8: chosen.sort(key=str)
    elif change == 9 and len(chosen) < 300: chosen.extend(range(draw(90)))
    elif change == 10: del chosen[draw(100) + 50:]
    else: lists[draw(len(lists))] = [str(n) for n in range(draw(200))]
print(sum(map(len, lists)))
`;

test('long lists that change in every way count as by a plain walk', async () => {
  const trace = { input: '', checkpoint: { loopId: 1, instance: 1, iteration: 150 }, stride: 1, workLimit: 1e12 };
  const compiled = await tracePython(changingLists, trace);
  const python = await tracePython(changingLists, { ...trace, tracer: 'python' });
  expect(momentsOf(compiled)).toEqual(momentsOf(python));
  expect(compiled.moments.get('end')?.peak).toBeGreaterThan(600);
});

/** Six line events a round; the list is long in half of the rounds. */
const uneven = `rows = []
total = 0
for round in range(3000):
    rows.append(round)
    total += len(rows)
    if round % 50 == 25:
        rows = []
    else:
        total -= 1
print(total)
`;
const checkpoint = { loopId: 1, instance: 1, iteration: 2 };
const measured = async (workLimit: number, source = uneven, tracer?: 'python') => {
  const traced = (stride: number) =>
    tracePython(source, { input: '', checkpoint, stride, workLimit, ...(tracer && { tracer }) });
  const output = (await (await openPythonProgram(source)).runClean('')).stdout.toString();
  return await measureRun(traced, output);
};

test('beyond its work limit a run is estimated from a sample, the same way every time and by both tracers', async () => {
  const exact = (await measured(1e9)).at('end');
  expect(exact).toMatchObject({
    peak_state_status: 'MEASURED',
    state_stride: 1,
    state_repetitions: 3,
    state_reason: null,
  });
  const run = await measured(200_000);
  const [estimated, again, python] = [run, await measured(200_000), await measured(200_000, uneven, 'python')].map(
    (one) => one.at('end'),
  );
  expect(estimated).toMatchObject({
    peak_state_status: 'LOWER_BOUND',
    state_load_status: 'ESTIMATED',
    state_observations: exact.state_observations,
    state_stride: 97,
    state_repetitions: 1,
  });
  expect([again, python]).toEqual([estimated, estimated]);
  expect((estimated?.state_load ?? 0) / (exact.state_load ?? 0)).toBeCloseTo(1, 1.5);
  expect(estimated?.peak_state).toBeLessThanOrEqual(exact.peak_state ?? 0);
  // The checkpoint came before the limit was reached.
  expect(run.at('inside')).toEqual({ ...(await measured(1e9)).at('inside'), state_repetitions: 1 });
});

test('what cannot be measured is null with its reason', async () => {
  const reasons = async (source: string, workLimit = 1e9) => {
    const run = await measured(workLimit, source);
    return (['inside', 'post', 'end'] as const).map((moment) => {
      const { peak_state: peak, state_load: load, state_reason: reason } = run.at(moment);
      return peak === null && load === null ? reason : 'has a value';
    });
  };
  expect(await reasons(uneven, 2_000)).toEqual(['has a value', 'too_much_state', 'too_much_state']);
  expect(await reasons(uneven.replace('3000', '300'), 20_000)).toEqual(['has a value', 'few_samples', 'few_samples']);
  const replaced = 'import sys\nfor n in range(3):\n    sys.settrace(None)\n';
  expect(await reasons(replaced)).toEqual(Array(3).fill('trace_replaced'));
  expect(await reasons('for n in range(3):\n    pass\nraise SystemExit(1)\n')).toEqual(Array(3).fill('run_failed'));
  expect(await reasons('import sys\nfor n in range(3):\n    print(sys.gettrace() is None)\n')).toEqual(
    Array(3).fill('output_changed'),
  );
  expect(await reasons('for n in range(1):\n    pass\n')).toEqual([
    'checkpoint_not_reached',
    'has a value',
    'has a value',
  ]);
});

test('the branch signature is the set of moves between statements', async () => {
  const source = `total = 0
for n in range(4):
    if n % 2: total += 1
    else:
        total += max(
            n,
            1)
while total > 0: total -= 1
`;
  const run = { input: '', checkpoint: { loopId: 1, instance: 1, iteration: 2 }, stride: 1 };
  for (const tracer of [undefined, 'python'] as const) {
    const { moments } = await tracePython(source, { ...run, ...(tracer && { tracer }) });
    expect([...moments].map(([moment, { edges }]) => [moment, [...edges].sort()])).toEqual([
      ['inside', ['1>2', '2>3', '3>5', '5>2']],
      ['post', ['1>2', '2>3', '3>2', '3>5', '5>2']],
      ['end', ['1>2', '2>3', '2>8', '3>2', '3>5', '5>2', '8>8']],
    ]);
  }
});
