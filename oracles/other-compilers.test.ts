/** Every g++ that is installed beside the usual one makes programs that report the same. */
import { afterAll, expect, test, vi } from 'vitest';
import { findTools } from './sandbox/tools.ts';
import { findCpp } from './toolchain/cpp.ts';

const majorInUse = Number.parseInt((await findCpp()).version, 10);
const compilers = [11, 12, 13, 14, 15, 16]
  .filter((major) => major !== majorInUse)
  .map((major) => `g++-${major}`)
  .filter((name) => findTools(name).length > 0);

const ownChoice = process.env.MIDRUN_CXX;
afterAll(() => {
  if (ownChoice === undefined) delete process.env.MIDRUN_CXX;
  else process.env.MIDRUN_CXX = ownChoice;
});

/** Structures, members of classes, templates, lambdas, bindings, bits, wide integers, arrays and hash tables. */
const program = `#include <bits/stdc++.h>
using namespace std;
#define rep(i, n) for (int i = 0; i < (n); i++)
template <class T> class Tally {
  map<T, int> counts;
public:
  void add(T value) { counts[value]++; }
  int most() const {
    int best = 0;
    for (const auto& [value, count] : counts) best = max(best, count);
    return best;
  }
};
struct Place { int x = 0, y = 0; bool operator==(const Place&) const = default; };
int seen[200];
int main() {
  int n;
  cin >> n;
  Tally<int> tally;
  vector<Place> path;
  unordered_map<string, double> weights;
  bitset<8> bits;
  __int128 wide = 1;
  optional<char> last;
  rep(i, n) {
    auto step = [&](int by) { return (i * by) % 7; };
    tally.add(step(3));
    path.push_back({step(2), step(5)});
    weights[to_string(i % 3)] += 0.5;
    bits.flip(i % 8);
    wide = wide * 3 + i;
    seen[i] = i * i;
    last = char('a' + i % 26);
    if (i % 4 == 3) path.pop_back();
  }
  cout << tally.most() << ' ' << path.size() << ' ' << weights["1"] << ' ' << bits << ' ' << (long long)(wide % 1000007) << '\\n';
}
`;

/** What a run in every mode prints and reports. */
async function reportsOf(compiler: string | undefined) {
  if (compiler !== undefined) process.env.MIDRUN_CXX = compiler;
  vi.resetModules();
  const { buildBoth } = await import('./instrumented-cpp.ts');
  const built = await buildBoth(program);
  const input = '40\n';
  const counted = await built.run(input, { MIDRUN_MODE: 'count' });
  const observed = await built.run(input, { MIDRUN_MODE: 'observe', MIDRUN_TARGETS: '2:1:17' });
  const { findCpp: findOther } = await import('./toolchain/cpp.ts');
  const reports = [await built.runClean(input), counted.stdout, counted.lines, observed.stdout, observed.lines];
  return { version: (await findOther()).version, reports };
}

const own = await reportsOf(undefined);

test('the compiler in use observes the program', () => {
  expect(own.reports.at(-1)).toHaveLength(4);
});

test.each(compilers)(
  'the same outputs, steps and states with %s',
  async (compiler) => {
    const other = await reportsOf(compiler);
    expect(`g++-${other.version.split('.')[0]}`).toBe(compiler);
    expect(other.reports).toEqual(own.reports);
  },
  240_000,
);
