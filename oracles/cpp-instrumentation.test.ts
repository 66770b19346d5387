import { describe, expect, test } from 'vitest';
import { writeCanonical } from '../core/canonical-json.ts';
import { inputOf, quickPrograms, sourceOf } from './corpus-inputs-for-tests.ts';
import { type BuiltCpp, buildBoth, type InstrumentedRun } from './instrumented-cpp.ts';
import type { StateReport } from './run-report.ts';

const count = { MIDRUN_MODE: 'count', MIDRUN_MINIMUM_ITERATIONS: '0' };
const observe = (targets: string, more = {}) => ({ MIDRUN_MODE: 'observe', MIDRUN_TARGETS: targets, ...more });
const stop = (checkpoint: string, more = {}) => ({ MIDRUN_MODE: 'stop', MIDRUN_CHECKPOINT: checkpoint, ...more });

const stateText = (report: StateReport | undefined) => report && writeCanonical(report.state);
const stateAt = ({ report }: InstrumentedRun, where: StateReport['where']) =>
  stateText(report.states.find((state) => state.where === where));

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

test('a global is read by its full name: the bare one can mean a name of std too', async () => {
  const built = await buildBoth(`#include <bits/stdc++.h>
using namespace std;
int count = 1, size[2] = {2, 3};
namespace {
int rank = 5;
void climb() {
  for (int i = 0; i < 2; i++) {
    rank += i;
  }
}
}
namespace graph { namespace walk {
int distance = 4;
void go() {
  for (int i = 0; i < 2; i++) {
    distance += i;
  }
}
} }
using namespace graph::walk;
int main() {
  climb();
  graph::walk::go();
}
`);
  expect(stateAt(await built.run('', observe('1:1:2')), 'inside')).toBe('{"count":1,"i":1,"rank":5,"size":[2,3]}');
  expect(stateAt(await built.run('', observe('2:1:2')), 'inside')).toBe('{"count":1,"distance":4,"i":1,"size":[2,3]}');
});

test('a reference that the program leaves alone from the loop on is not read: what it names may be gone', async () => {
  const built = await buildBoth(`#include <bits/stdc++.h>
using namespace std;
int main() {
  int n;
  cin >> n;
  vector<vector<int>> rows(1);
  auto& first = rows[0];
  first.push_back(7);
  const int &size = n;
  for (auto& row : vector<vector<int>>{{1, 2}, {3}}) {
    auto& start = row[0];
    rows.clear();
    for (int i = 0; i < size; i++) {
      rows.push_back({i, start});
    }
    auto& last = rows.back();
    last.push_back(1);
    while (rows.size() > 2) {
      rows.pop_back();
    }
  }
  cout << rows[1][1] << endl;
}
`);
  const run = await built.run('5', observe('1:1:2;2:1:2;3:1:2'));
  expect([run.status, run.stdout, await built.runClean('5')]).toEqual(['ok', '3\n', '3\n']);
  const names = run.report.states
    .filter(({ where }) => where === 'inside')
    .map(({ state }) => [...state.keys()].join(' '));
  expect(names).toEqual(['i n row rows size start', 'n row rows size', 'n row rows size']);
});

const scopesProgram = `#include <bits/stdc++.h>
using namespace std;
#define int long long
#define f first
#define all(x) (x).begin(), (x).end()
const int N = 105;
int grid[N][7], flat[200005];
char word[N];
int total, hidden = 1;
struct Point { int x, y; bool operator<(const Point& o) const { return x < o.x; } };
class Counter {
  int hits = 0;
  Point* last = nullptr;
  vector<Point> seen;
 public:
  void hit(const Point& p) { hits++; seen.push_back(p); }
};
template <class T> struct Stack { vector<T> items; void push(T x) { items.push_back(x); } };
struct Named : Point { string name; };
namespace later { int unseen; }
signed main() {
  int n;
  cin >> n;
  vector<int> a(n), unset[2];
  vector<vector<int>> table(n, vector<int>(2));
  int lengths[n], square[n][n + 1];
  memset(lengths, 0, sizeof lengths);
  memset(square, 0, sizeof square);
  auto [low, high] = make_pair(3, 'c');
  Counter counter;
  Stack<string> stack;
  Named named;
  named.x = 1, named.y = 2, named.name = "n";
  struct Local { int q; } local{5};
  priority_queue<Point> heap;
  pair<int, int> p{1, 2};
  int* pointer = &n;
  auto square_of = [&](int x) { return x * x; };
  int hidden = 7;
  for (int i = 0; i < n; i++) {
    a[i] = square_of(i);
    lengths[i] = i;
    square[i][0] = 1;
    grid[i][2] = i;
    flat[i] = 1;
    word[i] = 'a';
    counter.hit({i, -i});
    stack.push("s");
    heap.push({i % 3, i});
    p.f += i;
    total += i;
    table[i][1] = i;
  }
  [&total = total, n, twice = n * 2]() {
    int inner = 0;
    for (int i = 0; i < n; i++) {
      inner += total;
    }
  }();
  [&]() {
    for (int i = 0; i < 2; i++) {
      total += a[i];
    }
  }();
  cout << total << endl;
}
`;

describe('states', () => {
  test('hold every variable that is in sight, with its type, or why it is left out', async () => {
    const built = await buildBoth(scopesProgram);
    const { report } = await built.run('3', observe('1:1:3'));
    const inside = report.states.find(({ where }) => where === 'inside');
    expect(stateText(inside)).toBe(
      '{"N":105,"a":[0,1,0],"counter":{"hits":2,"seen":[{"x":0,"y":0},{"x":1,"y":-1}]},"flat":[1,1],' +
        '"grid":[[0,0,0],[0,0,1]],"heap":[{"x":1,"y":1},{"x":0,"y":0}],"hidden":7,"high":"c","i":2,"lengths":[0,1],' +
        '"local":{"q":5},"low":3,"n":3,"named":{"name":"n","x":1,"y":2},"p":[2,2],"square":[[1],[1]],' +
        '"stack":{"items":["s","s"]},"table":[[0,0],[0,1],[0,0]],"total":1,"unset":[],"word":"aa"}',
    );
    expect(Object.fromEntries(inside?.types ?? [])).toMatchObject({
      a: 'vector<long long>',
      counter: 'Counter',
      flat: 'long long[200005]',
      grid: 'long long[105][7]',
      heap: 'priority_queue<Point>',
      high: 'char',
      lengths: 'long long[3]',
      p: 'pair<long long, long long>',
      square: 'long long[3][4]',
      unset: 'vector<long long>[2]',
      word: 'char[105]',
    });
    expect(Object.fromEntries(inside?.skipped ?? [])).toEqual({ pointer: 'pointer', square_of: 'function' });
    expect(Object.fromEntries(inside?.used ?? [])).toEqual({
      flat: [2],
      grid: [2, 3],
      lengths: [2],
      square: [2, 1],
      unset: [0],
      word: [2],
    });
  });

  test('of a lambda hold what it captures', async () => {
    const built = await buildBoth(scopesProgram);
    const { report } = await built.run(
      '3',
      observe('2:1:1;3:1:1', { MIDRUN_FIELDS: 'n\ntwice\ninner\ntotal\na\nhidden\ntable' }),
    );
    const inside = report.states.filter(({ where }) => where === 'inside').map(stateText);
    expect(inside).toEqual(['{"inner":0,"n":3,"total":3,"twice":6}', '{"a":[0,1,4],"total":3}']);
  });

  test('cut arrays to the lengths they are given and leave out a field that is too large', async () => {
    const built = await buildBoth(scopesProgram);
    const cut = await built.run(
      '3',
      observe('1:1:3', { MIDRUN_FIELDS: 'flat\ngrid\nword', MIDRUN_PREFIXES: 'flat=4\ngrid=2x2\nword=1' }),
    );
    expect(stateAt(cut, 'inside')).toBe('{"flat":[1,1,0,0],"grid":[[0,0],[0,0]],"word":"a"}');
    const whole = await built.run(
      '3',
      observe('1:1:3', { MIDRUN_FIELDS: 'flat\ntotal', MIDRUN_PREFIXES: 'flat=200005' }),
    );
    const inside = whole.report.states.find(({ where }) => where === 'inside');
    expect([stateText(inside), Object.fromEntries(inside?.skipped ?? [])]).toEqual([
      '{"total":1}',
      { flat: 'too_large' },
    ]);
  });

  test('are read without running the program: its comparisons and loops count for nothing', async () => {
    const built = await buildBoth(`#include <bits/stdc++.h>
using namespace std;
struct P { int x; bool operator<(const P& o) const { for (int i = 0; i < 3; i++) {} return x < o.x; } };
int main() {
  priority_queue<P> heap;
  for (int i = 0; i < 5; i++) heap.push({i});
}
`);
    const quiet = await built.run('', count);
    const watched = await built.run('', { ...observe('2:1:5'), MIDRUN_MINIMUM_ITERATIONS: '0' });
    expect(watched.lines.at(-1)).toBe(quiet.lines.at(-1));
    expect(stateAt(watched, 'inside')).toBe('{"heap":[{"x":3},{"x":2},{"x":1},{"x":0}],"i":4}');
  });
});

const printing = `#include <cstdio>
#include <iostream>
#include <cstdlib>
struct Loud { ~Loud() { std::cout << "destroyed\\n"; } } loud;
void bye() { std::puts("bye"); }
int main() {
  std::atexit(bye);
  std::ios::sync_with_stdio(false);
  int sum = 0;
  for (int i = 1; i <= 4; i++) {
    sum += i;
    std::cout << sum << '\\n';
  }
  std::cout << "end" << std::endl;
}
`;

describe('stop mode', () => {
  test('ends the process inside the loop with what was printed so far', async () => {
    const built = await buildBoth(printing);
    const run = await built.run('', stop('inside:1:1:3', { MIDRUN_FIELDS: 'sum' }));
    expect({ ...run, report: null }).toEqual({
      status: 'ok',
      stdout: '1\n3\n',
      report: null,
      lines: [
        '{"event":"state","where":"inside","loop":1,"instance":1,"iteration":3,"step":8,"state":{"sum":3},"types":{"sum":"int"},"skipped":{},"used":{}}',
      ],
    });
  });

  test('ends the process right after the loop', async () => {
    const built = await buildBoth(printing);
    const run = await built.run('', stop('post:1:1'));
    expect([run.stdout, stateAt(run, 'post'), run.lines.length]).toEqual(['1\n3\n6\n10\n', '{"sum":10}', 1]);
  });

  test('runs to the end, destructors and exit functions counted, when the checkpoint is never reached', async () => {
    const built = await buildBoth(printing);
    const run = await built.run('', stop('inside:1:1:9'));
    expect([run.stdout, run.report.states.length, run.report.end?.steps]).toEqual([await built.runClean(''), 0, 15]);
  });

  test('without a mode, the hooks report nothing', async () => {
    const built = await buildBoth(printing);
    const run = await built.run('');
    expect([run.stdout, run.lines]).toEqual([await built.runClean(''), []]);
  });
});

test('the checkpoints of abc310_e have the published values', async () => {
  const built = await buildBoth(`#include <bits/stdc++.h>
using namespace std;
int main() {
  int n;
  string s;
  cin >> n >> s;
  long long ans = 0, cnt0 = 0, cnt1 = 0;
  long long dp0 = 0, dp1 = 0;
  for (char c : s) {
    if (c == '0') {
      dp0 = 1;
      dp1 = cnt0 + cnt1;
    } else {
      dp0 = cnt1;
      dp1 = cnt0 + 1;
    }
    ans += dp1;
    cnt0 = dp0;
    cnt1 = dp1;
  }
  cout << ans << endl;
}
`);
  const input = `1002\n${'01'.repeat(501)}\n`;
  const fields = { MIDRUN_FIELDS: 'ans\ncnt1\ndp1' };
  const inside = await built.run(input, stop('inside:1:1:502', fields));
  const post = await built.run(input, stop('post:1:1', fields));
  expect([stateAt(inside, 'inside'), stateAt(post, 'post')]).toEqual([
    '{"ans":63250,"cnt1":500,"dp1":500}',
    '{"ans":251502,"cnt1":2,"dp1":2}',
  ]);
});

test('a container of many elements is left out at once, at any depth', async () => {
  const built = await buildBoth(`#include <bits/stdc++.h>
using namespace std;
struct Deep { vector<Deep> inner; };
int main() {
  map<int, int> m;
  unordered_set<int> s;
  priority_queue<int> q;
  vector<map<int, int>> v(1);
  Deep deep;
  Deep* at = &deep;
  for (int i = 0; i < 9000; i++) {
    m[i] = i, s.insert(i), q.push(i), v[0][i] = i;
    if (i < 300) at->inner.resize(1), at = &at->inner[0];
  }
}
`);
  const run = await built.run('', observe('1:1:5'));
  const post = run.report.states.find(({ where }) => where === 'post');
  expect([stateText(post), Object.fromEntries(post?.skipped ?? [])]).toEqual([
    '{}',
    { at: 'pointer', deep: 'depth', m: 'too_large', q: 'too_large', s: 'too_large', v: 'too_large' },
  ]);
});

test('names and macros of the standard library are the program’s own where it does not include them', async () => {
  const built = await buildBoth(`#include <iostream>
#include <vector>
using namespace std;
#define string 3
#define vector_of(type) vector<type>
int count, map[4], queue;
double y1;
struct pair_of { int left, right; };
int main() {
  vector_of(int) set(1);
  pair_of stack{1, 2};
  for (; count < string; count++) {
    map[count] = queue += count + 1;
    set.push_back(queue);
    stack.left += queue;
    y1 += 0.5;
  }
  cout << queue << "\\n";
}
`);
  const run = await built.run('', observe('1:1:3'));
  expect(run.stdout).toBe('6\n');
  expect(stateAt(run, 'post')).toBe(
    '{"count":3,"map":[1,3,6],"queue":6,"set":[0,1,3,6],"stack":{"left":11,"right":2},"y1":1.5}',
  );
});

describe('the programs of the corpus', () => {
  test.each(quickPrograms('cpp'))('%s does the same in every mode', async (id) => {
    const built = await buildBoth(sourceOf(id));
    const input = await inputOf(id, 'long');
    const expected = await built.runClean(input);
    const counted = await built.run(input, count);
    expect([(await built.run(input)).stdout, counted.stdout]).toEqual([expected, expected]);
    await expectStatesAgree(built, input, counted, expected);
  });
});

/** The instance with most steps that ended: observed states equal stopped ones, and stopped output is a prefix. */
async function expectStatesAgree(
  built: BuiltCpp,
  input: string,
  counted: InstrumentedRun,
  expected: string,
): Promise<void> {
  const usable = new Set(built.loops.filter(({ refused }) => refused === undefined).map(({ id }) => id));
  const [largest] = (counted.report.end?.loops ?? [])
    .filter(({ loopId }) => usable.has(loopId))
    .flatMap(({ loopId, listed }) => listed.map((entry) => ({ loopId, ...entry })))
    .filter(({ ended }) => ended)
    .sort((left, right) => right.steps - left.steps);
  if (largest === undefined) throw new Error('no loop to observe');
  const { loopId, instance, iterations } = largest;
  const iteration = Math.ceil(iterations / 2);
  const observed = await built.run(input, observe(`${loopId}:${instance}:${iteration}`));
  const inside = await built.run(input, stop(`inside:${loopId}:${instance}:${iteration}`));
  const post = await built.run(input, stop(`post:${loopId}:${instance}`));
  expect(observed.stdout).toBe(expected);
  expect([stateAt(inside, 'inside'), stateAt(post, 'post')]).toEqual([
    stateAt(observed, 'inside'),
    stateAt(observed, 'post'),
  ]);
  expect([inside.stdout, post.stdout].map((text) => expected.startsWith(text))).toEqual([true, true]);
  expect(stateAt(inside, 'inside')).not.toBe(stateAt(post, 'post'));
}
