import { describe, expect, test } from 'vitest';
import { inputOf, quickPrograms, sourceOf } from './corpus-inputs-for-tests.ts';
import { type BuiltCpp, buildBoth, count, type InstrumentedRun, observe, stateAt, stop } from './instrumented-cpp.ts';

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
        '{"event":"state","where":"inside","loop":1,"instance":1,"iteration":3,"step":8,"state":{"sum":3},"types":{"sum":"int"},"holds":{},"skipped":{},"used":{}}',
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

test('a program may end at once, without its destructors, and finds nothing of how it is run around it', async () => {
  const built = await buildBoth(`#include <cstdio>
#include <cstdlib>
struct Loud { ~Loud() { std::puts("destroyed"); } } loud;
int main() {
  int told = 0;
  for (int i = 0; i < 4; i++) told += std::getenv("MIDRUN_MODE") != nullptr || std::getenv("MIDRUN_FIELDS") != nullptr;
  for (int i = 0; i < 4; i++) {
    told += i;
  }
  std::printf("%d\\n", told);
  std::fflush(stdout);
  std::_Exit(0);
}
`);
  expect(await built.runClean('')).toBe('6\n');
  const counted = await built.run('', { ...count, MIDRUN_FIELDS: 'told' });
  expect([counted.stdout, counted.report.end?.steps]).toEqual(['6\n', 14]);
  const stopped = await built.run('', stop('post:2:1'));
  expect([stopped.stdout, stateAt(stopped, 'post'), stopped.lines.length]).toEqual(['', '{"told":6}', 1]);
});

test('what the hooks keep in memory runs no operator new of the program, and what reports need of it does not count', async () => {
  const built = await buildBoth(`#include <cstdio>
#include <cstdlib>
#include <vector>
static char room[1 << 20];
void* operator new(std::size_t bytes) {
  static std::size_t left = sizeof room;
  left -= (bytes + 15) / 16 * 16;
  return room + left;
}
int given_back = 0;
void operator delete(void*) noexcept { given_back++; }
void operator delete(void*, std::size_t) noexcept { given_back++; }
int main() {
  std::vector<int> v;
  for (int i = 0; i < 4; i++) {
    v.push_back(i);
    for (int k = 0; k < 2; k++) {
      v[i] += k;
    }
  }
  std::printf("%d\\n", v[3]);
}
`);
  const counted = await built.run('', count);
  // Three allocations of three statements each, as v grows to 1, 2 and 4; three times, memory is given back.
  expect([counted.stdout, counted.report.end?.steps]).toEqual(['4\n', 1 + 1 + 4 * (1 + 1 + 2) + 3 * 3 + 3 + 1]);
  const observed = await built.run('', observe('1:1:3;2:4:2'));
  expect(observed.report.end?.steps).toBe(counted.report.end?.steps);
  const stopped = await built.run('', stop('inside:1:1:3'));
  const inside = observed.report.states.find(({ where, loopId }) => where === 'inside' && loopId === 1);
  expect([inside?.step, stopped.report.states[0]?.step]).toEqual([17, 17]);
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
