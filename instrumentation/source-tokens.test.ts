import { expect, test } from 'vitest';
import { sourceTokens } from './source-tokens.ts';

const shown = async (language: 'python' | 'cpp', source: string) =>
  (await sourceTokens(language, source)).map(({ text, isName }) => (isName ? `<${text}>` : text));

test('a Python source is its tokens, without comments and layout', async () => {
  const source = '# counts\nfor x in data:\n    if x > " ":  # not blank\n        total.n += 10\n';
  const tokens = ['for', '<x>', 'in', '<data>', ':', 'if', '<x>', '>', '"', ' ', '"', ':'];
  expect(await shown('python', source)).toEqual([...tokens, '<total>', '.', '<n>', '+=', '10']);
});

test('a C++ source is its tokens, types by name included', async () => {
  const source = 'struct P { int x; }; // a point\nP f(P p) { return /* it */ p; }';
  const [struct, f] = ['struct <P> { int <x> ; } ;', '<P> <f> ( <P> <p> ) { return <p> ; }'];
  expect(await shown('cpp', source)).toEqual(`${struct} ${f}`.split(' '));
});

test('an empty source has no tokens', async () => {
  expect(await shown('python', '')).toEqual([]);
});
