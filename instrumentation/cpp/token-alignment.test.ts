import { expect, test } from 'vitest';
import { tokenize } from './cpp-tokens.ts';
import { definedMacros } from './macro-definitions.ts';
import { expandMacros } from './macro-expansion.ts';
import { preprocess } from './preprocess-for-tests.ts';
import { alignTokens } from './token-alignment.ts';

/** Every token of the expanded text with the piece of the source it leads to: `token<start>` and `token<end>` where they are known. */
async function aligned(source: string): Promise<string[]> {
  const expansion = await expandMacros(source, preprocess);
  if ('error' in expansion) throw new Error(expansion.error);
  const map = alignTokens(tokenize(source), expansion.tokens, definedMacros(source));
  return expansion.tokens
    .filter(({ mark }) => mark === undefined)
    .map(({ text, start, end }) => {
      const [from, to] = [map.starts.get(start), map.ends.get(end)];
      if (from !== undefined && to !== undefined)
        return source.slice(from, to) === text ? text : `${text}=${source.slice(from, to)}`;
      if (from !== undefined) return `${text}<${source.slice(from, from + 3)}`;
      return to === undefined ? `${text}?` : `${text}>${source.slice(to - 3, to)}`;
    });
}

test('the outside of a macro call has a place, its inside has none', async () => {
  expect(await aligned('#define rep(i,n) for(int i=0;i<(n);++i)\nrep(k,5) f(k);\n')).toEqual(
    'for<rep (? int? k? =? 0? ;? k? <? (? 5? )? ;? ++? k? )>,5) f ( k ) ;'.split(' '),
  );
});

test('two calls side by side are told apart', async () => {
  expect(await aligned('#define r(i) for(;i;)\nr(a) r(b) ;\n')).toEqual(
    'for<r(a (? ;? a? ;? )>(a) for<r(b (? ;? b? ;? )>(b) ;'.split(' '),
  );
});

test('macros that choose among macros, redefine words, span lines or vanish', async () => {
  const source = [
    '#define PICK(a, b, c, name, ...) name',
    '#define REP2(i, n) while (i < n)',
    '#define REP3(i, a, n) while (i < n)',
    '#define REP(...) PICK(__VA_ARGS__, REP3, REP2)(__VA_ARGS__)',
    '#define int long long // wide',
    '#define debug(x)',
    '#define F first',
    '#if 0',
    'int hidden;',
    '#else',
    'REP(i,',
    '  3) { p.F; debug(p); int q; }',
    '#endif',
    '',
  ].join('\n');
  expect(await aligned(source)).toEqual([
    'while<REP',
    '(?',
    'i?',
    '<?',
    '3?',
    ')> 3)',
    '{',
    'p',
    '.',
    'first=F',
    ';',
    ';',
    'long<int',
    'long>int',
    'q',
    ';',
    '}',
  ]);
});

test('a macro whose marks would change the program does not spoil the rest', async () => {
  const source = '#define TEXT(x) #x\n#define INDIRECT(x) TEXT(x)\n#define FIVE 2 + 3\ns = INDIRECT(FIVE);\nt = u;\n';
  expect(await aligned(source)).toEqual(['s', '=', '"2 + 3"?', ';?', 't', '=', 'u', ';']);
});

test('a text that the preprocessor refuses gives its message', async () => {
  expect(await expandMacros('#define 3\n', preprocess)).toMatchObject({ error: expect.stringContaining('macro') });
});

test('a comment after a definition ends with its line, one in it may span lines', async () => {
  const source = '#define N 5 // as in /* this\n#define M /* a\nb */ 6\nx = N; /* c */ y = M;\n';
  expect(await aligned(source)).toEqual(['x', '=', '5=N', ';', 'y', '=', '6=M', ';']);
});

test('raw strings, digit separators and comments are single tokens or none', () => {
  const texts = tokenize('x = R"(a"b // )" + 1\'000\'000 /* y */ + \'"\'; // z\n#define q \\\n r\n"\\"" >>= u8"é"').map(
    ({ text }) => text,
  );
  expect(texts).toEqual(['x', '=', 'R"(a"b // )"', '+', "1'000'000", '+', "'\"'", ';', '"\\""', '>>=', 'u8"é"']);
});
