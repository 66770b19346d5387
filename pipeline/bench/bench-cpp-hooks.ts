/**
 * What counting statements and counting live cells cost a C++ program, as ratios to its plain run: 40,000,000 statements with 10,000
 * live integers in a flat container (1,000,000 take about two milliseconds). Processor time of the program's own work, so that the
 * machine's load has little say; the best of some rounds of each.
 */
import { instrumentCpp } from '../../instrumentation/cpp/instrument-cpp.ts';
import { tracedCpp } from '../../instrumentation/cpp/traced-cpp.ts';
import { buildCpp } from '../../oracles/build-cpp.ts';
import { preprocess, runCpp } from '../../oracles/toolchain/cpp.ts';
import type { BenchRow } from '../schemas/bench-row.ts';

const rounds = 5;
const goals = { counting: 1.3, state: 2 } as const;

/** Four statements an iteration. */
const program = `#include <bits/stdc++.h>
using namespace std;
int main() {
  vector<int> values(10000);
  iota(values.begin(), values.end(), 1000);
  int total = 0;
  for (int index = 0; index < 10000000; index++) {
    int value = values[index % 10000];
    total = (total + value) % 1000003;
    if (value % 7 == 0) values[index % 9973] = total;
    else values[index % 9967] = value + 1;
  }
  if (total >= 0) printf("%.6f\\n", double(clock()) / CLOCKS_PER_SEC);
}
`;

export async function benchCppHooks(): Promise<BenchRow[]> {
  const counted = await instrumentCpp(program, preprocess);
  const traced = await tracedCpp(program, preprocess, 1);
  if ('error' in counted) throw new Error(counted.error);
  if ('error' in traced) throw new Error(traced.error);
  const plain = await best(await buildCpp(program, 'clean'));
  const counting = await best(await buildCpp(counted.text, 'instrumented'), 'count');
  const state = await best(await buildCpp(traced.text, 'traced'), 'trace');
  return [
    { name: 'C++, 40,000,000 statements, plain', value: rounded(plain), unit: 's', goal: 'no goal', holds: true },
    ratio('counting', counting / plain, goals.counting),
    ratio('exact state metrics, 10,000 live integers', state / plain, goals.state),
  ];
}

/** Least processor time of a binary, in seconds. */
async function best(binary: string, mode?: string): Promise<number> {
  const environment = mode === undefined ? {} : { MIDRUN_MODE: mode };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await runCpp({ binary, input: '', environment, captureState: true });
    times.push(Number(stdout.toString()));
  }
  return Math.min(...times);
}

function ratio(what: string, value: number, goal: number): BenchRow {
  return {
    name: `C++, ${what} / plain`,
    value: rounded(value),
    unit: 'ratio',
    goal: `at most ${goal}`,
    holds: value <= goal,
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
