import { expect, test } from 'vitest';
import { cyclomaticPython } from './cyclomatic-python.ts';

test.each([
  ['a source without a decision has one path', 'x = 1\nprint(x)\n', 1],
  ['if, elif and else: two decisions', 'if a: b\nelif c: d\nelse: e\n', 3],
  ['loops: one each, their else none', 'for i in a: b\nelse: c\nwhile d: e\n', 3],
  ['every Boolean operator is one', 'x = a and b or c and not d\n', 4],
  ['except clauses are one each, finally and else none', 'try: a\nexcept B: c\nexcept D: e\nelse: f\nfinally: g\n', 3],
  ['a conditional expression and assert', 'assert a, b\nx = 1 if c else 2\n', 3],
  ['comprehensions: every for and every if', 'x = [i for j in a for i in j if i if j]\ny = {k: v for k, v in b}\n', 6],
  [
    'cases count, except a name or a wildcard that matches anything',
    'match a:\n case 1 | 2: b\n case x if x: c\n case _: d\n',
    3,
  ],
  ['a guard is one more, and makes a wildcard decide', 'match a:\n case 1 if b: c\n case _ if d: e\n case _: f\n', 4],
  [
    'all functions of a source count together',
    'def f():\n if a: b\nclass C:\n def g(self):\n  while c: d\nlambda: 1 if e else 2\n',
    4,
  ],
  ['a comment, a string and a with statement decide nothing', '# if\ns = "if a and b"\nwith a: b\n', 1],
  ['a chain of comparisons is one condition', 'if 0 < a < b <= c: d\n', 2],
])('%s', async (_, source, complexity) => {
  expect(await cyclomaticPython(source)).toBe(complexity);
});

test('a program counted by hand', async () => {
  // for 1, if 2, and 3, or 4, while 5, elif 6, generator's for 7 and if 8
  const source = `def find(rows, wanted):
    for row in rows:
        if row and row[0] == wanted or not wanted:
            return row
        while row:
            row.pop()
    return None

if __name__ == "__main__":
    print(find([], 1))
elif total := sum(x for x in rows if x):
    print(total)
`;
  expect(await cyclomaticPython(source)).toBe(10);
});
