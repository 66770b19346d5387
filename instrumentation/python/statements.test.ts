import { expect, test } from 'vitest';
import { withStructure } from './instrument-python.ts';
import { lineStartBefore } from './statements.ts';

/** First lines of the statements that count as steps. */
const statementsOf = (source: string) =>
  withStructure(source, ({ statements }) => statements.map(({ node }) => node.text.split('\n')[0]));

const loopsOf = (source: string) =>
  withStructure(source, ({ loops }) =>
    loops.map(({ id, kind, line, headerNames, refused }) =>
      [id, kind, line, headerNames.join(), refused].filter((fact) => fact !== undefined).join(' '),
    ),
  );

test('statements are found in every kind of block, several on a line among them', async () => {
  const source = `import sys
a = 1; b = 2
if a: b = 3
elif b: b = 4
else:
    pass
with open(a) as f, g: h()
try:
    t1()
except E as e: t2()
else: t3()
finally: t4()
match a:
    case 1: m1()
    case _: m2()
@dec
def f(x, y=1):
    return x
class A: z = 0
async def g():
    async with a: w()
    async for q in a: await q
`;
  expect(await statementsOf(source)).toEqual([
    ...[
      'import sys',
      'a = 1',
      'b = 2',
      'if a: b = 3',
      'with open(a) as f, g: h()',
      'try:',
      'match a:',
      '@dec',
      'class A: z = 0',
    ],
    ...[
      'async def g():',
      'b = 3',
      'b = 4',
      'pass',
      'h()',
      't1()',
      't2()',
      't3()',
      't4()',
      'm1()',
      'm2()',
      'return x',
      'z = 0',
    ],
    ...['async with a: w()', 'async for q in a: await q', 'w()', 'await q'],
  ]);
});

test('docstrings, future imports, global, nonlocal and comments are no steps; formatted strings and bytes are', async () => {
  const source = `# comment
r'''of the module'''
from __future__ import annotations
def f():
    "of a function" 'in two parts'
    global g
    def h():
        # comment
        nonlocal f
        f"no docstring"
class A:
    '''of a class'''
    "second string"
def b(): b'bytes'
if 1:
    'no docstring either'
`;
  expect(await statementsOf(source)).toEqual([
    ...[
      'def f():',
      'class A:',
      "def b(): b'bytes'",
      'if 1:',
      'def h():',
      'f"no docstring"',
      '"second string"',
      "b'bytes'",
    ],
    "'no docstring either'",
  ]);
});

test('a backslash between statements is none itself', async () => {
  expect(await statementsOf('a = 1 \\\n\nb = 2 ; \\\n  c = 3\n')).toEqual(['a = 1', 'b = 2', 'c = 3']);
});

test('loops are numbered in source order and know the names their header binds', async () => {
  const source = `for i in a:
    while b:
        for j, (k, *rest) in c: pass
for o.x, p[0] in d:
    for \ufb01 in e:
        pass
[z for z in f]
async def g():
    async for q in h:
        for y in q: pass
`;
  expect(await loopsOf(source)).toEqual([
    '1 for 1 i',
    '2 while 2 ',
    '3 for 3 j,k,rest body_on_header_line',
    '4 for 4 ',
    '5 for 5 fi',
    '6 for 10 y body_on_header_line',
  ]);
});

test('a body on the logical line of its header has no place for a checkpoint line, whatever the layout', async () => {
  expect(await loopsOf('for i in a: b\nwhile c: \\\n  d\nfor i in a: # e \\\n  b\nfor i in (1,\n  2): b\n')).toEqual([
    '1 for 1 i body_on_header_line',
    '2 while 2  body_on_header_line',
    '3 for 4 i',
    '4 for 6 i body_on_header_line',
  ]);
});

test('the line after a loop leaves out trailing comments, and takes in semicolons, backslashes and else', async () => {
  const linesAfter = (source: string) =>
    withStructure(source, ({ loops }, text) =>
      loops.map(({ afterOffset }) => text.slice(afterOffset).split(/\r\n|\r|\n/)[0]),
    );
  expect(await linesAfter('for i in a:\n    b\n    # c\n\nd\n')).toEqual(['    # c']);
  expect(await linesAfter('for i in a:\n    b; # \\\nd\n')).toEqual(['d']);
  expect(await linesAfter('for i in a:\n    b \\\n\nd\n')).toEqual(['d']);
  expect(await linesAfter('for i in a:\r\n    b\r\nelse:\r\n    """x\r\n"""\r\nd\r\n')).toEqual(['d']);
  expect(await linesAfter('for i in a:\n    while b:\n        c\n    else: d # e\nf')).toEqual(['f', 'f']);
  expect(await linesAfter('for i in a:\n    if b:\n        c')).toEqual(['']);
});

test('the start of a line is found after every kind of line end', () => {
  const text = 'ab\r\ncd\ref\ngh';
  expect([0, 1, 4, 5, 7, 8, 10, 11, 12].map((offset) => lineStartBefore(offset, text))).toEqual([
    0, 0, 4, 4, 7, 7, 10, 10, 10,
  ]);
});
