import { describe, expect, test } from 'vitest';
import { buildBoth, count, type InstrumentedRun, observe, stateText } from './instrumented-cpp.ts';

/** `loop:instance` with iterations and steps, `left` when it did not end. */
function instances({ report }: InstrumentedRun): string[] {
  return (report.end?.loops ?? []).flatMap(({ loopId, listed }) =>
    listed
      .toSorted((left, right) => left.instance - right.instance)
      .map(
        ({ instance, iterations, steps, ended }) =>
          `${loopId}:${instance} ${iterations} ${steps}${ended ? '' : ' left'}`,
      ),
  );
}

const loopsProgram = `#include <bits/stdc++.h>
using namespace std;
#define rep(i, n) for (int i = 0; i < (n); i++)
#define FOREVER while (true)
template <class T> T total(const vector<T>& v) {
  T sum = 0;
  for (const T& x : v) { sum += x; }
  return sum;
}
int find_first(const vector<int>& v, int wanted) {
  for (int i = 0; i < (int)v.size(); i++) {
    if (v[i] == wanted) return i;
  }
  return -1;
}
int descend(int depth) {
  int calls = 1;
  for (int i = 0; i < depth; i++) calls += descend(depth - 1);
  return calls;
}
struct Walker {
  int at = 0;
  void walk(int steps) {
    while (steps > 0) { at += steps; steps--; }
  }
};
int main() {
  vector<int> v{4, 5, 6};
  int ans = 0;
  rep(i, 3) rep(j, 2) ans += i * j;
  cout << total(v) << ' ' << find_first(v, 5) << ' ' << descend(2) << endl;
  Walker walker;
  walker.walk(3);
  do { ans++; if (ans == 5) continue; } while (ans < 6);
  FOREVER { if (++ans > 8) break; }
  auto count_down = [&](int n) { int k = 0; for (; n > 0; n--) k++; return k; };
  ans += count_down(4);
  try { for (int i = 0;; i++) { if (i == 2) throw 1; } } catch (int) { ans++; }
  for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) { if (i + j == 1) goto out; }
out:
  for (int i = 0; i < 5; i++);
  while (int left = ans--) { if (left < 12) exit(0); }
}
`;

describe('loops of every kind', () => {
  test('are counted by instance, iteration and way out', async () => {
    const built = await buildBoth(loopsProgram);
    expect(built.loops.map(({ id, kind, line, headerNames }) => [id, kind, line, headerNames.join()])).toEqual([
      [1, 'range-for', 7, 'x'],
      [2, 'for', 11, 'i'],
      [3, 'for', 18, 'i'],
      [4, 'while', 24, ''],
      [5, 'for', 30, 'i'],
      [6, 'for', 30, 'j'],
      [7, 'do', 34, ''],
      [8, 'while', 35, ''],
      [9, 'for', 36, 'n'],
      [10, 'for', 38, 'i'],
      [11, 'for', 39, 'i'],
      [12, 'for', 39, 'j'],
      [13, 'for', 41, 'i'],
      [14, 'while', 42, 'left,ans'],
    ]);
    const run = await built.run('', count);
    expect(instances(run)).toEqual([
      '1:1 3 4',
      '2:1 2 4 left',
      '3:1 2 17',
      '3:2 1 5',
      '3:3 0 1',
      '3:4 1 5',
      '3:5 0 1',
      '4:1 3 7',
      '5:1 3 10',
      '6:1 2 3',
      '6:2 2 3',
      '6:3 2 3',
      '7:1 3 8',
      '8:1 3 5',
      '9:1 4 5',
      '10:1 3 5 left',
      '11:1 1 5 left',
      '12:1 2 4 left',
      '13:1 5 1',
      '14:1 0 6 left',
    ]);
    expect({ stdout: run.stdout, status: run.status }).toEqual({ stdout: await built.runClean(''), status: 'ok' });
  });

  test('of a recursive function are told apart by frame', async () => {
    const built = await buildBoth(loopsProgram);
    const { report } = await built.run('', observe('3:2:1;3:1:2'));
    expect(report.states.map((state) => [state.instance, state.where, state.iteration, stateText(state)])).toEqual([
      [1, 'start', 0, '{"calls":1,"depth":2}'],
      [2, 'start', 0, '{"calls":1,"depth":1}'],
      [2, 'inside', 1, '{"calls":1,"depth":1,"i":0}'],
      [2, 'post', 1, '{"calls":2,"depth":1}'],
      [1, 'inside', 2, '{"calls":3,"depth":2,"i":1}'],
      [1, 'post', 2, '{"calls":5,"depth":2}'],
    ]);
  });
});

test('a loop of a constexpr function counts where the program runs it, not where the compiler does', async () => {
  const built = await buildBoth(`#include <bits/stdc++.h>
using namespace std;
constexpr int sum(int n) {
  int s = 0;
  for (int i = 1; i <= n; i++) {
    s += i;
  }
  return s;
}
template <int N> struct Power {
  constexpr static int of(int x) {
    int y = 1;
    for (int i = 0; i < N; i++) y *= x;
    return y;
  }
};
consteval int never(int n) {
  while (n > 5) n--;
  return n;
}
constexpr auto squares = [] {
  array<int, 4> a{};
  for (int i = 0; i < 4; i++) a[i] = i * i;
  return a;
}();
static_assert(sum(4) == 10 && Power<3>::of(2) == 8 && never(7) == 5);
int main() {
  int n;
  cin >> n;
  cout << sum(n) + Power<2>::of(n) + squares[3] << endl;
}
`);
  expect(built.loops.map(({ refused }) => refused ?? '')).toEqual([
    ...['', 'no_place_for_checkpoint', 'consteval_function', 'no_place_for_checkpoint'],
  ]);
  const run = await built.run('6', observe('1:1:4'));
  expect([run.stdout, await built.runClean('6')]).toEqual(['66\n', '66\n']);
  expect(run.report.states.map(({ step }) => step)).toEqual([4, 8, 11]);
  expect(run.report.states.map(stateText).map((text) => text?.replace(',"squares":[0,1,4,9]', ''))).toEqual([
    ...['{"n":6,"s":0}', '{"i":4,"n":6,"s":6}', '{"n":6,"s":21}'],
  ]);
  expect(run.report.end?.steps).toBe(3 + 9 + 5);
});
