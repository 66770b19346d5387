import { expect, test } from 'vitest';
import { expressionMacros } from './expression-macros.ts';

const expressions = [
  '#define chmax(a, b) ((a) < (b) ? ((a) = (b), 1) : 0)',
  '#define all(x) (x).begin(), (x).end()',
  '#define sz(x) (int)(x).size()',
  '#define sq(x) x * x',
  '#define read(x) scanf("%d", &x)',
  '#define ask(x) not x and sizeof x',
  '#define make(t) new t(0)',
];

const others = [
  '#define rep(i, n) for (int i = 0; i < (n); i++)',
  '#define vec(T) vector<T>',
  '#define int_vector(x) vector<int> x',
  '#define each(x, v) auto &x : v',
  '#define same(x) x',
  '#define INF 1000',
  '#define swap_them(a, b) { int c = a; a = b; b = c; }',
  '#define two(a, b) a; b',
  '#define glue(a, b) a##b',
  '#define text(a) #a',
  '#define declare(x) ll x',
  '#define plus(x) x +',
  '#define empty(x)',
  '#define twice(x) x * 2\n#if twice(1) > 1\n#endif',
  '#define either(x) x * 2\n#define either(x) return x',
];

test.each(expressions)('%s is an expression', (source) => {
  expect(expressionMacros(`${source}\n`).size).toBe(1);
});

test.each(others)('%s is none', (source) => {
  expect(expressionMacros(`${source}\n`)).toEqual(new Set());
});
