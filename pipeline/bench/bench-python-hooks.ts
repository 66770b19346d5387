/**
 * What counting statements and counting live cells cost a Python program, as ratios to its plain run: 1,000,000 statements with 10,000
 * live integers. Processor time of the program's own work, so that the machine's load has little say; the best of some rounds of each.
 */
import { instrumentPython } from '../../instrumentation/python/instrument-python.ts';
import { pythonRuntime } from '../../instrumentation/python/runtime.ts';
import { runPython } from '../../oracles/toolchain/python.ts';
import { findPythonNative } from '../../oracles/toolchain/python-native.ts';
import { tracePython } from '../../oracles/trace-python.ts';
import type { BenchRow } from '../schemas/bench-row.ts';

const rounds = 5;
const goals = { counting: 2.5, state: 120 } as const;

/** Four statements an iteration. */
const program = `import time
def main():
    values = list(range(1000, 11000))
    total = 0
    for index in range(250_000):
        value = values[index % 10000]
        total = (total + value) % 1000003
        if value % 7 == 0:
            values[index % 9973] = total
        else:
            values[index % 9967] = value + 1
start = time.process_time()
main()
print(time.process_time() - start)
`;

export async function benchPythonHooks(): Promise<BenchRow[]> {
  const counted = (await instrumentPython(program)).text;
  const native = await findPythonNative();
  const best = { plain: Infinity, counting: Infinity, state: Infinity };
  const note = (kind: keyof typeof best, stdout: Buffer | string) => {
    best[kind] = Math.min(best[kind], Number(String(stdout)));
  };
  for (let round = 0; round < rounds; round += 1) {
    note('plain', (await runPython({ program, input: '' })).stdout);
    const environment = { ...native?.environment, MIDRUN_MODE: 'count' };
    const readOnly = native?.readOnly ?? [];
    const run = { program: counted, input: '', runtime: pythonRuntime, captureState: true, environment, readOnly };
    note('counting', (await runPython(run)).stdout);
  }
  const checkpoint = { loopId: 1, instance: 1, iteration: 1 };
  note('state', (await tracePython(program, { input: '', checkpoint, stride: 1, workLimit: 1e12 })).stdout);
  return [
    {
      name: 'Python, 1,000,000 statements, plain',
      value: rounded(best.plain),
      unit: 's',
      goal: 'no goal',
      holds: true,
    },
    ratio('counting', best.counting / best.plain, goals.counting),
    ratio('exact state metrics, 10,000 live integers', best.state / best.plain, goals.state),
  ];
}

function ratio(what: string, value: number, goal: number): BenchRow {
  return {
    name: `Python, ${what} / plain`,
    value: rounded(value),
    unit: 'ratio',
    goal: `at most ${goal}`,
    holds: value <= goal,
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
