import { expect, test } from 'vitest';
import { cyclomaticCpp } from './cyclomatic-cpp.ts';
import { preprocess } from './preprocess-for-tests.ts';

test.each([
  ['int main() {}', 1],
  ['int f(int a) { return a > 0 && a < 3 || a == 7 ? 1 : 2; }', 4],
  ['int f(int a) { if (a) return 1; else if (a == 2) return 3; else return 4; }', 3],
  ['int f(int a) { for (;;) while (a) do a--; while (a); for (int x : v) ; }', 5],
  ['int f(int a) { switch (a) { case 1: case 2: return 1; default: return 2; } }', 3],
  ['int f() { try { g(); } catch (int) {} catch (...) {} }', 3],
  [
    '#define rep(i, n) for (int i = 0; i < n; i++)\n#define both(a, b) a && b\nvoid f() { rep(i, 3) rep(j, both(1, 2)) ; }',
    4,
  ],
  ['#define chmax(a, b) ((a) < (b) ? ((a) = (b), 1) : 0)\nvoid f(int a) { if (chmax(a, 3)) chmax(a, 4); }', 4],
  ['void f(int&& a) { auto g = [&](bool b) { return not b and a; }; }', 2],
])('%s has complexity %i', async (source, complexity) => {
  expect(await cyclomaticCpp(source, preprocess)).toBe(complexity);
});

test('an expression of thousands of terms is read', async () => {
  const source = `bool f(bool a) { return ${Array(8000).fill('a').join(' && ')}; }`;
  expect(await cyclomaticCpp(source, preprocess)).toBe(8000);
});
