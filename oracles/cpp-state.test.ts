import { describe, expect, test } from 'vitest';
import { tracedCpp } from '../instrumentation/cpp/traced-cpp.ts';
import { comparedCppTraces } from './compared-cpp-traces-for-tests.ts';
import { momentsOf } from './compared-traces-for-tests.ts';
import { inputOf, quickPrograms, sourceOf } from './corpus-inputs-for-tests.ts';
import { measureRun } from './metrics/measure-state.ts';
import { compileCpp, preprocess, runCpp } from './toolchain/cpp.ts';
import { cppTracer } from './trace-cpp.ts';

/** One value of every kind, and its cells. */
const kinds: [value: string, cells: number][] = [
  ['5', 1],
  ["'a'", 1],
  ['true', 1],
  ['2.5L', 1],
  ['(__int128)7', 1],
  ['complex<double>(1, 2)', 1],
  ['Colour::red', 1],
  ['(int*)nullptr', 1],
  ['make_unique<vector<int>>(5)', 1],
  ['string("abc")', 4],
  ['string_view("abc")', 4],
  ['bitset<8>(3)', 9],
  ['vector<int>{1, 2, 3}', 4],
  ['vector<bool>{true, false}', 3],
  ['vector<string>{"a", "bc"}', 1 + 2 + 3],
  ['vector<vector<int>>{{1}, {}, {2, 3}}', 1 + 2 + 1 + 3],
  ['array<pair<int, int>, 2>{}', 1 + 3 + 3],
  ['deque<pair<int, char>>{{1, 2}}', 1 + 3],
  ['list<int>{1, 2}', 3],
  ['forward_list<int>{1, 2}', 3],
  ['set<string>{"ab"}', 1 + 3],
  ['unordered_set<int>{1, 2}', 3],
  ['map<int, int>{{1, 2}, {3, 4}}', 1 + 2 * 2],
  ['map<string, vector<int>>{{"ab", {1, 2}}}', 1 + 3 + 3],
  ['unordered_multimap<int, char>{{1, 2}, {1, 3}}', 1 + 2 * 2],
  ['make_tuple(1, string("a"), 2.0)', 1 + 1 + 2 + 1],
  ['stack<int>(deque<int>{1, 2})', 3],
  ['queue<string>(deque<string>{"ab"})', 1 + 3],
  ['priority_queue<pair<int, int>>(less<pair<int, int>>{}, {{1, 2}})', 1 + 3],
  ['optional<string>("ab")', 3],
  ['optional<int>()', 1],
  ['variant<int, string>("ab")', 3],
  ['function<void()>([] {})', 0],
  ['[](int x) { return x; }', 0],
  ['vector<int>{1}.begin()', 0],
  ['Point{1, {2, 3}}', 1 + 1 + 3],
  ['vector<Point>(2)', 1 + 2 * (1 + 1 + 3)],
  ['Named{"ab", nullptr}', 1 + 3 + 1],
  ['vector<Named>{{"ab", nullptr}, {"", nullptr}}', 1 + 5 + 3],
  ['Derived{}', 1 + 1 + 3 + 1],
];

const kindsProgram = `#include <bits/stdc++.h>
using namespace std;
enum class Colour { red };
struct Point { int x; int y[2]; };
struct Named { string name; Named* next; };
struct Derived : Point { char c; };
int main() {
${kinds.map(([value], index) => `  const auto v${index} = ${value};\n  show(v${index});`).join('\n')}
}
`;

test('every kind of value has its cells', async () => {
  const traced = await tracedCpp(kindsProgram, preprocess, 0);
  if ('error' in traced) throw new Error(traced.error);
  const show = '#define show(x) std::printf("%llu\\n", midrun__::midrun__cells(x))\n';
  const compiled = await compileCpp(show + traced.text, 'traced');
  if (!compiled.ok) throw new Error(compiled.message);
  const { stdout } = await runCpp({ binary: compiled.binary, input: '' });
  const cells = stdout.toString().trim().split('\n').map(Number);
  expect(kinds.map(([value], index) => [value, cells[index]])).toEqual(kinds);
});

const smallProgram = `#include <vector>
#include <cstdio>
using namespace std;
int used[100], n = 3;
int main() {
  vector<int> v;
  for (int i = 0; i < n; i++) {
    v.push_back(i);
    used[i] = i + 1;
  }
  return 0;
}
`;

test('the cells of a small program, by hand', async () => {
  const checkpoint = { loopId: 1, instance: 1, iteration: 3 };
  const trace = await cppTracer(smallProgram)({ input: '', checkpoint, stride: 1 });
  // used has 1 + 3 cells, n 1. At v: 5; at the loop, with v: 6; per iteration, with i and a growing v: 7, 8; 8, 9; 9, 10; at return: 9.
  expect([momentsOf(trace), trace.usedLengths]).toEqual([
    { inside: [6, 5 + 6 + 7 + 8 + 8 + 9, 9], post: [8, 5 + 6 + 7 + 8 + 8 + 9 + 9 + 10, 10], end: [9, 71, 10] },
    '3',
  ]);
  const looping = ['1>2', '2>3', '3>4', '4>3'];
  expect([...trace.moments].map(([moment, { edges }]) => [moment, [...edges]])).toEqual([
    ['inside', looping],
    ['post', looping],
    ['end', [...looping, '4>5']],
  ]);
});

test('a run beyond its work limit is sampled', async () => {
  const program = smallProgram.replace('n = 3', 'n = 20000').replace('used[i]', 'used[i % 50]');
  const checkpoint = { loopId: 1, instance: 1, iteration: 10_000 };
  const trace = (stride: number) => cppTracer(program)({ input: '', checkpoint, stride, workLimit: 5_000 });
  const exact = await cppTracer(program)({ input: '', checkpoint, stride: 1 });
  const measured = await measureRun(trace, '');
  const { load } = exact.moments.get('end') as { load: number };
  const estimated = measured.at('end');
  expect(estimated).toMatchObject({
    peak_state_status: 'LOWER_BOUND',
    state_load_status: 'ESTIMATED',
    state_observations: 40_003,
  });
  expect(Math.abs((estimated.state_load ?? 0) / load - 1)).toBeLessThan(0.01);
});

test('a traced text that does not compile is a problem of its own', async () => {
  const checkpoint = { loopId: 1, instance: 1, iteration: 1 };
  const trace = await cppTracer('int midrun__trace;\nint main() {}\n')({ input: '', checkpoint, stride: 1 });
  expect(trace.problem).toBe('tracer_failed');
});

const peculiarProgram = `#include <bits/stdc++.h>
using namespace std;
#define int long long
#define rep(i, n) for (int i = 0; i < (n); i++)
namespace shared { vector<vector<int>> rows(4); const int limit = 3; }
struct Node { int value; vector<int> below; string name; Node* up; };
Node nodes[50];
int grid[20][30];
char word[40];
map<string, set<int>> index_of;
template <class T> T total(const vector<T>& v, const vector<T>& again) {
  T sum = 0;
  for (const T& x : v) { sum += x; }
  return sum + again.size();
}
int depth(vector<int>& path, int n) {
  path.push_back(n);
  if (n == 0) return path.size();
  int below = depth(path, n - 1);
  path.pop_back();
  return below;
}
template <class T> struct Tree {
  vector<T> sums;
  static int made;
  Tree(int n) : sums(n + 1) { made++; }
  void add(int i, T x);
  T sum(int i) const {
    T s = 0;
    auto step = [&] { s += sums[i]; };
    for (; i > 0; i -= i & -i) step();
    return s;
  }
};
template <class T> int Tree<T>::made = 0;
template <class T> void Tree<T>::add(int i, T x) {
  for (; i < (int)sums.size(); i += i & -i) sums[i] += x;
}
Tree<int> tree_of_all(8);
signed main() {
  int n;
  cin >> n;
  int local[n][2];
  int fixed[7] = {};
  priority_queue<pair<int, string>> best;
  stack<vector<int>> held;
  auto add = [&](int x) { best.push({x, to_string(x)}); return (int)best.size(); };
  rep(i, n) {
    local[i][0] = add(i);
    nodes[i].below.push_back(i);
    nodes[i].name = string(i, 'x');
    nodes[i].up = nodes;
    grid[i % 5][i] = i;
    word[i] = 'a';
    index_of[to_string(i % 3)].insert(i);
    shared::rows[i % 4].push_back(total(nodes[i].below, nodes[i].below));
    auto& row = shared::rows[i % 4];
    for (auto [key, values] : index_of) { fixed[i % 7] += values.size() + row.size(); }
    held.push({i, i});
    if (i > shared::limit) held.pop();
  }
  Tree<int> tree(n);
  for (Tree<int>* t : {&tree, &tree_of_all}) {
    t->add(3, 5);
    n += t->sum(7);
  }
  vector<int> path;
  cout << depth(path, 5) << " " << total(path, shared::rows[0]) << "\\n";
}
`;

test('a program of many kinds counts as the reference walker counts it', async () => {
  const compared = await comparedCppTraces(peculiarProgram, '12');
  expect(compared?.moments).toEqual(compared?.reference);
  expect(compared?.moments.end?.[0]).toBe(compared?.steps);
});

/** Long inputs take minutes: MIDRUN_LONG_TESTS=1 npx vitest run oracles/cpp-state.test.ts */
const lengths = process.env.MIDRUN_LONG_TESTS === '1' ? ['short', 'long'] : ['short'];

describe.each(lengths)(
  'on the %s input',
  (length) => {
    test.concurrent.each(quickPrograms('cpp'))('cells are those that the reference walker counts: %s', async (id) => {
      const compared = await comparedCppTraces(sourceOf(id), await inputOf(id, length));
      expect(compared?.moments).toEqual(compared?.reference);
      expect(compared?.moments.end?.[0]).toBe(compared?.steps);
    });
  },
  600_000,
);
