import { describe, expect, test } from 'vitest';
import { buildBoth, count, observe, stateAt, stateText } from './instrumented-cpp.ts';

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
    expect(Object.fromEntries(inside?.holds ?? [])).toEqual({
      counter: ['long long', 'vector<Point>'],
      heap: ['long long'],
      local: ['long long'],
      named: ['long long', 'string'],
      stack: ['vector<string>'],
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

test('structs within structs, fields hidden by fields and containers of their own kind are read as the program means them', async () => {
  const built = await buildBoth(`#include <bits/stdc++.h>
using namespace std;
long long total = 100;
struct Item { int id = 1, cost = 2; };
struct Special : Item { int id = 7; };
struct Point {
  struct { int x, y; };
  union { struct { int left, right; }; int both[2]; };
};
struct Trie : map<char, Trie> {};
struct Walk { int total = 0; void run(); };
void Walk::run() {
  Trie trie;
  Special special;
  Point point = {{3, 4}, {{5, 6}}};
  int looks = 0;
  auto squares = views::iota(0, 3) | views::transform([&](int x) { return looks++, x * x; });
  for (int i = 0; i < 3; i++) {
    total += i, ::total += 10;
    special.id += i, special.Item::id--, point.x += i;
    trie['a'];
  }
}
int main() { Walk().run(); }
`);
  const run = await built.run('', observe('1:1:3'));
  const post = run.report.states.find(({ where }) => where === 'post');
  expect([stateText(post), Object.fromEntries(post?.skipped ?? [])]).toEqual([
    '{"looks":0,"point":{"x":6,"y":4},"special":{"cost":2,"id":10}}',
    { squares: 'unserialisable', trie: 'unserialisable' },
  ]);
});

test('the used part of an array ends after its last element that is not zero, in every dimension', async () => {
  const built = await buildBoth(`struct Cell { short a, b; };
int flat[9], grid[4][5], cube[2][3][4], none[7];
double real[4];
Cell cells[3][3];
unsigned char raw[2][6];
int main() {
  for (int i = 0; i < 3; i++) {
    flat[i * 2] = 1;
    grid[0][3] = grid[2][1] = 5;
    cube[1][0][2] = cube[0][1][0] = i;
    real[1] = -0.0;
    cells[i][2 - i].b = 1;
    raw[0][4] = 9;
  }
}
`);
  const run = await built.run('', observe('1:1:3'));
  const post = run.report.states.find(({ where }) => where === 'post');
  expect(Object.fromEntries(post?.used ?? [])).toEqual({
    flat: [5],
    grid: [3, 4],
    cube: [2, 2, 3],
    none: [0],
    real: [2],
    cells: [3, 3],
    raw: [1, 5],
  });
});
