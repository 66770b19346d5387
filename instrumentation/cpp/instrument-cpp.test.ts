import { expect, test } from 'vitest';
import { instrumentCpp } from './instrument-cpp.ts';
import { preprocess } from './preprocess-for-tests.ts';

async function instrument(source: string) {
  const result = await instrumentCpp(source, preprocess);
  if ('error' in result) throw new Error(result.error);
  return result;
}

/** The instrumented text with hooks in short: `$` for a step, `<1 a b|`, `(a b)` and `|a b>` for a loop with what it reports. */
async function hooks(source: string): Promise<string> {
  const { text } = await instrument(source);
  const report = String.raw`\{midrun__::midrun__report midrun__report\(midrun__instance\);((?:midrun__report\.midrun__\w+\("\w+",[^;]*\);)*)\}`;
  const names = (reports: string) => [...reports.matchAll(/"(\w+)"/g)].map(([, name]) => name).join(' ');
  return text
    .replace(
      new RegExp(
        String.raw`\{midrun__::midrun__loop_instance midrun__instance\((\d+)\);if\(midrun__instance.midrun__at_start\(\)\)${report}`,
        'g',
      ),
      (_, id, reports) => `<${id} ${names(reports)}|`,
    )
    .replace(
      new RegExp(String.raw` if\(midrun__instance.midrun__at_iteration\(\)\)${report}`, 'g'),
      (_, reports) => `(${names(reports)})`,
    )
    .replace(
      new RegExp(String.raw` if\(midrun__instance.midrun__at_end\(\)\)${report}\}`, 'g'),
      (_, reports) => `|${names(reports)}>`,
    )
    .replace(/midrun__::midrun__(?:first_)?step\(\);/g, '$');
}

test('a loop gets a block around it, a hook at the top of its body and counted statements', async () => {
  expect(await hooks('int main() { int a = 0; for (int i = 0; i < 3; i++) { a += i; } return a; }')).toBe(
    'int main() { $int a = 0; <1 a|$for (int i = 0; i < 3; i++) {(i a) $a += i; }|a> $return a; }',
  );
});

test('bodies without braces get them, nested ones as well', async () => {
  expect(await hooks('void f(int n) { if (n) while (n) n--; else if (n > 2) return; else do ; while (0); }')).toBe(
    'void f(int n) { $if (n) <1 n|$while (n) {(n)$n--;}|n> else {$if (n > 2) {$return;} else <2 n|$do {(n);} while (0);|n>} }',
  );
});

test('labels, cases and hints keep their statements', async () => {
  expect(
    await hooks(
      'void f(int n) { a: n++; switch (n) { case 1: case 2: n = 3; break; default: ; } [[likely]] n--; if (n) b: n--; }',
    ),
  ).toBe(
    'void f(int n) { a: $n++; $switch (n) { case 1: case 2: $n = 3; $break; default: ; } [[likely]] $n--; $if (n) {b: $n--;} }',
  );
});

test('a macro call is one statement, and a loop may have a macro for its header', async () => {
  const macros = '#define rep(i, n) for (int i = 0; i < (n); i++)\n#define TWICE(x) x; x\n';
  expect(await hooks(`${macros}void f(int n) { rep(i, n) { TWICE(n--); } if (n) TWICE(n++); }`)).toBe(
    `${macros}void f(int n) { <1 n|$rep(i, n) {(i n) $TWICE(n--); }|n> $if (n) TWICE(n++); }`,
  );
});

test('variables are those in sight, the nearest of one name, without the names a header hides', async () => {
  const text = await hooks(
    'struct M { static int q; }; int M::q = 3; int g, h; void f(int n) { int h = 1; vector<int> v(n), w(n, 0); { int gone; } int i; for (auto [x, y] : w) { int j; for (int i = 0; i < n; i++) { int later; } } }',
  );
  expect(text.match(/[<(|][^|()<>]*[|)>]/g)?.filter((part) => /g[|)>]$/.test(part))).toEqual([
    '<1 i v w h n g|',
    '(x y i v w h n g)',
    '<2 j x y v w h n g|',
    '(i j x y v w h n g)',
    '|j x y v w h n g>',
    '|i v w h n g>',
  ]);
});

test('a lambda sees what it captures, and a member function no name that a member hides', async () => {
  const text = await hooks(
    'int g, m; void f(int n) { int a, b, c; auto [s, t] = p; [&, b] { while (a + s) ; }; [a, &c, d = 1](int e) { while (1) ; }; [] { while (1) ; }; } struct S { int m; void k() { while (m) ; } };',
  );
  expect(text.match(/<\d[^|]*\|/g)).toEqual(['<1 a b g m|', '<2 e d a c g m|', '<3 g m|', '<4 g|']);
});

test('arrays of run-time extent are reported by their sizes', async () => {
  const { text } = await instrument(
    'const int N = 5; void f(int n, int p[]) { int a[N][3], b[n][N]; while (n) { n--; } }',
  );
  expect(text.match(/midrun__report\.[^;]*;/g)?.slice(0, 4)).toEqual([
    'midrun__report.midrun__value("a",a);',
    'midrun__report.midrun__array("b",&b[0][0],sizeof(b),sizeof(b[0]));',
    'midrun__report.midrun__value("n",n);',
    'midrun__report.midrun__value("p",p);',
  ]);
});

test('structs tell their name and fields, private, inherited and local ones too', async () => {
  const { text } = await instrument(
    'struct A { int x, *p, q[2]; static int s; A(); void f(); }; class B : A { int y : 3; }; struct C : std::string { int z; }; typedef struct { int t; } D; union U { int u; }; template <class T> struct E { T v; };',
  );
  const members = [...text.matchAll(/return"(\w+)";\}void midrun__visit\([^)]*\)const\{([^}]*)\}\}/g)];
  expect(members.map(([, name, visits]) => `${name}: ${visits?.replace(/midrun__v\b|midrun__/g, '')}`)).toEqual([
    'A: .field("x",x);.field("q",q);',
    'B: A::visit();.field("y",y);',
    'D: .field("t",t);',
    'E: .field("v",v);',
  ]);
});

test('every injected word begins with midrun__ or is a keyword', async () => {
  const source = 'struct A { int x; }; int main() { A a; for (int i = 0; i < 3; i++) a.x++; }';
  const { text } = await instrument(source);
  const own = new Set(source.match(/\w+/g));
  const injected = new Set(
    (text.replace(/"[^"]*"/g, '').match(/[A-Za-z_]\w*/g) ?? []).filter((word) => !own.has(word)),
  );
  const keywords = ['public', 'static', 'const', 'char', 'return', 'void', 'if'];
  expect([...injected].filter((word) => !word.startsWith('midrun__') && !keywords.includes(word))).toEqual([]);
});

test('loops that cannot carry hooks say why', async () => {
  const { loops } = await instrument(
    [
      '#define LOOP(n) for (int i = 0; i < n; i++) n--;',
      'void a(int n) { LOOP(n) }',
      'consteval int b(int n) { while (n) { n--; } return n; }',
      'void c(int n) { while (n @ 2) { n--; } }',
      'void d(int n) { while (n) { n--; } }',
      'void e(int n) {',
      '  while (n) { // counts down',
      '    n--;',
      '  }',
      '}',
      '',
    ].join('\n'),
  );
  expect(loops.map(({ line, refused }) => [line, refused])).toEqual([
    [2, 'unmapped'],
    [3, 'consteval_function'],
    [4, 'syntax_error'],
    [5, 'no_place_for_checkpoint'],
    [7, undefined],
  ]);
});

test('an unfinished conditional is an error with the preprocessor’s message', async () => {
  expect(await instrumentCpp('#if 1\nint main() {}\n', preprocess)).toMatchObject({
    error: expect.stringContaining('unterminated'),
  });
});

test('what the grammar cannot read costs only the loops whose boundaries it could move', async () => {
  const { loops } = await instrument(
    [
      '#define chmax(a, b) ((a) < (b) ? ((a) = (b), 1) : 0)',
      'void a(int n) { if (chmax(n, 3)) { while (n) { chmax(n, n - 1); } } }',
      'void b(int n) {',
      '  while (n) { int x = n @ 2; }',
      '  while (n) n = n @ 2;',
      '  @',
      '  while (n) { n--; }',
      '  n--;',
      '  while (n) { n--; }',
      '  if (n @ 2) while (n) { n--; }',
      '  for (n @; n; n--) { while (n) { n--; } }',
      '}',
    ].join('\n'),
  );
  expect(loops.map(({ line, refused }) => [line, refused === 'syntax_error'])).toEqual([
    [2, false],
    [4, false],
    [5, true],
    [7, true],
    [9, false],
    [10, false],
    [11, true],
    [11, true],
  ]);
});

test('a header has the variables it declares, and those it sets while the body leaves them alone', async () => {
  const { loops } = await instrument(
    [
      '#include <iostream>',
      'void f(int n) {',
      '  int i, j, k;',
      '  for (int a = 0; a < n; a++) {}',
      '  for (i = 0, j = n; i < j; i++, j -= 2) { k = i; }',
      '  for (i = 0; i < n; i++, k++) { i += k; }',
      '  for (i = 0; i < n; ++i) { std::cin >> n >> i; }',
      '  while (i > 0) { i--; }',
      '  while (n--) { i = n; }',
      '  do { j++; } while (std::cin >> k);',
      '}',
    ].join('\n'),
  );
  expect(loops.map(({ headerNames }) => headerNames.join(' '))).toEqual(['a', 'i j', 'k', '', '', 'n', 'k']);
});
