import { expect, test } from 'vitest';
import { refusalOf } from './admit-for-tests.ts';
import { checkSource } from './check-source.ts';

test.each([
  ['a Python program', 'python', 'def f(x: int) -> int: return x\nprint(f(1))\n'],
  ['one that declares UTF-8', 'python', '#!/usr/bin/env python3\n# -*- coding: utf-8 -*-\nprint("é")\n'],
  ['one that speaks of coding later', 'python', 'x = 1\n\n# coding: latin-1\n'],
  ['a C++ program', 'cpp', '#include <iostream>\nint main() { std::cout << 1; }\n'],
] as const)('%s passes', async (_, language, source) => {
  await expect(checkSource(language, source)).resolves.toBeUndefined();
});

test.each([
  ['Python 2', 'python', 'x = 1\nprint "a"\n', 2],
  ['a return outside of a function', 'python', 'x = 1\n\nreturn x\n', 3],
  ['a null character', 'python', 'x = 1\0\n', 1],
  ['a sum of 9,000 terms', 'python', `x = 1\nx = ${Array(9000).fill('x').join(' + ')}\n`, 1],
  ['another encoding', 'python', '#!/usr/bin/python\n# -*- coding: latin-1 -*-\nprint("é")\n', 2],
  ['C++ that does not compile', 'cpp', 'int main() {\n  return x;\n}\n', 2],
] as const)('%s is no supported source, and the line is named', async (_, language, source, line) => {
  const { code, evidence } = await refusalOf(checkSource(language, source));
  expect([code, evidence.line, typeof evidence.message]).toEqual(['unsupported_source', line, 'string']);
});
