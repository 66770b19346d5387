import { expect, test } from 'vitest';
import { openPythonProgram } from '../../python-program.ts';

const otherOrder = { name: 'another order', runtime: 'any-order' } as const;

/** Those of some texts, each the body of a function of its own, that print something else when sets give their members in another order. */
async function followingOrder(texts: readonly string[]): Promise<string[]> {
  const functions = texts.map((text, index) => {
    const body = ['s = {3, 100, 57, 1, 88}', ...text.split('\n')].map((line) => `    ${line}\n`).join('');
    return `def part${index}():\n${body}part${index}()\nprint("//")\n`;
  });
  const program = await openPythonProgram(`import heapq, itertools
from collections import Counter, deque
from itertools import product as cross
show = print
pairs = {(7, 1), (100, 1), (3, 2), (57, 2)}
class Bag(set): pass
${functions.join('')}`);
  const [plain, other] = [await program.runClean(''), await program.runClean('', otherOrder)];
  expect([plain.stderr.toString(), other.stderr.toString()]).toEqual(['', '']);
  const parts = other.stdout.toString().split('//\n');
  const expected = plain.stdout.toString().split('//\n');
  return texts.filter((_, index) => parts[index] !== expected[index]);
}

test('an order that comes out of a set is met in another way', async () => {
  const texts = [
    'print(s)',
    'show("all", s)',
    'print([1, {"a": s}])',
    'print(repr(s), str(1))',
    'print(f"{s}")',
    'print("%s %d" % (s, 1))',
    'print("{}".format(s))',
    'print(frozenset(s))',
    'print(Bag(s))',
    'print(sorted(pairs, key=lambda pair: pair[1]))',
    'print(list(itertools.combinations(s, 2))[0])',
    'print(next(iter(cross(s, s))))',
    'print(heapq.nsmallest(2, s, key=lambda one: 0))',
    'print(Counter(s).most_common(1))',
    'c = Counter(); c.update(s); print(list(c))',
    'a = [0]; a += s; print(a)',
    'a = [0]; a[1:] = s; print(a)',
    'a = deque(); a.extend(s); print(a)',
    'print(list({}.fromkeys(s)))',
    'print(dict(pairs))',
    'a, *b = s; print(a)',
    'print(*s)',
    'print(max(s, key=lambda one: one > 3))',
    'print([one for one in Bag(s)][0])',
    'print(s.pop())',
  ];
  expect(await followingOrder(texts)).toEqual(texts);
});

test('where no order is taken, nothing changes', async () => {
  const texts = [
    'a = min(s, {1}, key=len); a.add(5); print(len(a), sorted(a))',
    // Functions of the program's own that bear the names of built-in ones get their sets as they are.
    'def reduce(values): return values - {1}\nprint(sorted(reduce(s)))',
    'class Domain:\n    def filter(self, banned): return s - banned\n    def update(self, more): return more & s\nprint(sorted(Domain().filter({3})), Domain().update({3}))',
    's.update({4}); s |= {5}; s.discard(3); print(len(s), 4 in s, sum(s), max(s))',
    'print({5}, [set()], f"{frozenset()}")',
    'total = 0\nwhile s: total += s.pop()\nprint(total)',
    'class Sum:\n    def __iadd__(self, other): return other & s\na = Sum()\na += {3}\nprint(a)',
    // A recursion near its limit, through a call that is looked at.
    'def depth(n): return 0 if n == 0 else max(depth(k) for k in [n - 1]) + 1\nprint(depth(320))',
  ];
  expect(await followingOrder(texts)).toEqual([]);
});
