import { describe, expect, test } from 'vitest';
import { refusalOf } from './admit-for-tests.ts';
import { checkSource } from './check-source.ts';
import { refusePythonTwoRun } from './python-two.ts';

describe('Python 2 is recognised where it does not parse', () => {
  test.each([
    ['a print statement on line 2', 'n = 3\nprint n\n'],
    ['a print statement on line 1', 'if 1: print "a, b" % 3\n'],
    ['an exec statement on line 1', 'exec "x = 1"\n'],
    ['raw_input on line 1', 'n = raw_input()\nif n <> 3: pass\n'],
    ['an except clause with a comma on line 3', 'try:\n    pass\nexcept ValueError, e :\n    raise e\n'],
    ['a raise statement with a comma on line 1', 'raise ValueError, "no"\n'],
    ['the operator <> on line 2', 'n = 2\nif n <> 3: pass\n'],
    ['a long integer on line 1', 'n = 10L\n'],
    ['a text in backquotes on line 1', 'n = `3`\n'],
  ])('%s: %j', async (sign, source) => {
    const { code, message } = await refusalOf(checkSource('python', source));
    expect([code, message]).toEqual([
      'unsupported_source',
      `The program is written for Python 2 (${sign}); programs are Python 3.`,
    ]);
  });
});

test('a slip in a Python 3 program is no Python 2', async () => {
  const { evidence } = await refusalOf(checkSource('python', 'print(3)\nfor i in range(3)\n    print (i)\n'));
  expect(evidence).toEqual({ line: 2, message: "expected ':'" });
});

test('Python 2 that parses is recognised by what it misses', () => {
  const signOf = (line: string) => /\((.*)\)/.exec(refusePythonTwoRun(line)?.message ?? '')?.[1];
  expect(signOf("NameError: name 'xrange' is not defined. Did you mean: 'range'?")).toBe('it uses xrange');
  expect(signOf("AttributeError: 'dict' object has no attribute 'iteritems'")).toBe('it uses iteritems');
  expect(signOf("ModuleNotFoundError: No module named 'Queue'")).toBe('it uses Queue');
  expect(signOf("NameError: name 'total' is not defined")).toBeUndefined();
});
