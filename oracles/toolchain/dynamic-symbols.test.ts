import { expect, test } from 'vitest';
import { compileCpp } from './compile-cpp.ts';
import { undefinedSymbols } from './dynamic-symbols.ts';

test('a program that looks at the clock takes it from the C library', async () => {
  const compiled = await compileCpp(
    '#include <cstdio>\n#include <ctime>\nint main() { std::printf("%ld", std::time(nullptr)); }\n',
    'clean',
  );
  if (!compiled.ok) throw new Error(compiled.message);
  const symbols = undefinedSymbols(compiled.binary);
  expect(symbols.filter((name) => ['printf', 'time', 'rand'].includes(name))).toEqual(['printf', 'time']);
});

test('what is no ELF file is refused', () => {
  expect(() => undefinedSymbols(import.meta.filename)).toThrow('not a 64-bit little-endian ELF file');
});
