/** Runs the benchmarks, writes their rows and prints them as a table. */
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import { benchBootstrap } from '../../analysis/estimators/bench-bootstrap.ts';
import { MidrunError } from '../../core/errors.ts';
import { writeJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import schema from '../schemas/bench-row.schema.json' with { type: 'json' };
import type { BenchRow } from '../schemas/bench-row.ts';
import { benchAnalysis } from './bench-analysis.ts';
import { benchBuild } from './bench-build.ts';
import { benchCollection } from './bench-collection.ts';
import { benchCppHooks } from './bench-cpp-hooks.ts';
import { benchPythonHooks } from './bench-python-hooks.ts';

export interface BenchSize {
  /** Of the corpus that is built. */
  readonly cases: number;
}

const benchmarks: Readonly<Record<string, (size: BenchSize) => BenchRow[] | Promise<BenchRow[]>>> = {
  analysis: benchAnalysis,
  bootstrap: benchBootstrap,
  build: benchBuild,
  collection: benchCollection,
  cpp: benchCppHooks,
  python: benchPythonHooks,
};

const resultsFile = join(import.meta.dirname, '../../build/bench/results.jsonl');

/** Throws MidrunError (exit code 2) for the name of no benchmark. */
export async function printBench(only: readonly string[] | undefined, size: BenchSize): Promise<void> {
  const rows: BenchRow[] = [];
  for (const name of only ?? Object.keys(benchmarks)) rows.push(...(await findBenchmark(name)(size)));
  writeJsonLines(resultsFile, rows, compileSchema<BenchRow>(schema));
  const cells = rows.map(({ name, value, unit, goal, holds }) => [
    name,
    String(value),
    unit,
    goal,
    holds ? 'yes' : 'NO',
  ]);
  process.stdout.write(
    `${markdownTable([['what', 'value', 'unit', 'goal', 'holds'], ...cells], { align: ['l', 'r', 'l', 'l', 'l'] })}\n`,
  );
}

function findBenchmark(name: string) {
  const benchmark = benchmarks[name];
  if (benchmark !== undefined) return benchmark;
  throw new MidrunError({
    code: 'unknown_benchmark',
    message: `there is no benchmark "${name}"`,
    remedy: `Benchmarks: ${Object.keys(benchmarks).join(', ')}.`,
  });
}
