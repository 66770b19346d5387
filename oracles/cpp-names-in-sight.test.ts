import { expect, test } from 'vitest';
import { buildBoth, observe, stateAt } from './instrumented-cpp.ts';

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
