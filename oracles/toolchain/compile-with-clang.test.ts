import { expect, test } from 'vitest';
import { instrumentCpp } from '../../instrumentation/cpp/instrument-cpp.ts';
import { findClang } from './clang.ts';
import { compileWithClang } from './compile-with-clang.ts';
import { preprocess } from './cpp.ts';

const longChain = Array.from({ length: 400 }, (_, index) => `else if (n == ${index}) n += ${index % 7};`).join('\n  ');

const isInstalled = (await findClang()) !== undefined;

test.each([
  ['structs that only a typedef names', 'typedef struct { int x, y; } Point;\nPoint p;\nstruct { Point at; } world;\n'],
  [
    'names of the library that it does not include',
    'using namespace std;\nint count, sort;\nint used() { return count; }\n',
  ],
  ['a chain of hundreds of branches', `void f(int n) {\n  if (n < 0) n = 0;\n  ${longChain}\n}\n`],
])('with hooks, clang++ compiles what g++ compiles: %s', async (_, text) => {
  const source = `#include <cstdio>\n${text}int main() { for (int i = 0; i < 3; i++) { } }\n`;
  const hooked = await instrumentCpp(source, preprocess);
  if ('error' in hooked) throw new Error(hooked.error);
  const compiled = await compileWithClang(hooked.text, 'libstdc++');
  expect(compiled).toEqual(isInstalled ? expect.objectContaining({ ok: true }) : undefined);
});
