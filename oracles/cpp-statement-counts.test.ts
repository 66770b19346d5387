import { describe, expect, test } from 'vitest';
import { buildBoth, count } from './instrumented-cpp.ts';

/** Steps of a program whose `main` holds the given statements. */
async function stepsOf(statements: string, declarations = ''): Promise<number | undefined> {
  const built = await buildBoth(
    `#include <bits/stdc++.h>\nusing namespace std;\n${declarations}\nint main() {\n${statements}\n}\n`,
  );
  return (await built.run('', count)).report.end?.steps;
}

describe('statements are counted exactly', () => {
  test('declarations, expressions, branches and loops', async () => {
    // int x, if, x = 1 (3); for, 3 x (if, y or z) (7); while, 2 x statement (3); do, 1 x statement (2); return (1)
    const steps = await stepsOf(`
      int x = 0;
      if (x == 0) x = 1; else x = 2;
      for (int i = 0; i < 3; i++) if (i == 1) x += 1; else { x += 2; }
      while (x < 8) x++;
      do x--; while (x > 100);
      return 0;`);
    expect(steps).toBe(3 + 7 + 3 + 2 + 1);
  });

  test('else-if chains, switch, labels, empty statements and types', async () => {
    // int a (1); if, else-if, a = 3 (3); switch, a++, a++, break (4); goto, label's a++ (2); struct none, prototype none, ; none; P p (1)
    const steps = await stepsOf(`
      int a = 2;
      if (a == 0) a = 1; else if (a == 2) a = 3; else a = 4;
      switch (a) { case 1: a = 9; break; case 3: a++; default: a++; break; }
      goto done;
      a = 100;
      done: a++;
      struct P { int q; }; int helper(int); using Number = int; typedef int Other; static_assert(true); ; {}
      P p;`);
    expect(steps).toBe(1 + 3 + 4 + 2 + 1);
  });

  test('calls count the statements of the function, a macro call counts once, constants are not counted', async () => {
    const steps = await stepsOf(
      `
      const int table = square(3);
      int x = square(table);
      TWICE(x);
      auto f = [&](int d) { x += d; return x; };
      f(1); f(2);
      vector<int> v(x);`,
      '#define TWICE(a) a += 1; a += 1\nconstexpr int square(int n) { int s = n * n; return s; }\nconstexpr int nine = square(3);',
    );
    // table, whose square(3) is a constant (1); x with 2 inside (3); macro (1); f (1); 2 calls of 1 + 2 (6); v (1)
    expect(steps).toBe(1 + 3 + 1 + 1 + 6 + 1);
  });

  test('a step limit ends the run after exactly that many statements', async () => {
    const built = await buildBoth('int main() {\n  int x = 0;\n  while (true) x++;\n}\n');
    const { lines, status } = await built.run('', { MIDRUN_MODE: 'count', MIDRUN_STEP_LIMIT: '1000' });
    expect({ lines, status }).toEqual({ lines: ['{"event":"too_long","steps":1000}'], status: 'ok' });
  });

  test('a program of exactly the limit is not too long', async () => {
    const built = await buildBoth('int main() {\n  int x = 0;\n  x++;\n  return x - 1;\n}\n');
    const { lines } = await built.run('', { MIDRUN_MODE: 'count', MIDRUN_STEP_LIMIT: '3' });
    expect(lines).toEqual(['{"event":"end","steps":3,"loops":[]}']);
  });
});
