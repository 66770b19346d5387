/**
 * The analysis at the size of the paper's run (11,200 rows): its resampling and models against numpy and statsmodels, its time
 * and memory as a whole, and how both grow. Each measurement is a process of its own.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { writeFileInOneStep } from '../../core/json-lines.ts';
import type { BenchRow } from '../schemas/bench-row.ts';
import type { AnalysisInput, AnalysisWork } from './analysis-work.ts';
import { madeUpGrades } from './made-up-grades.ts';
import { pythonWith } from './python-with.ts';
import type { WholeAnalysis } from './time-analyze.ts';

const directory = join(import.meta.dirname, '../../build/bench');
const replicates = 10_000;
/** Where the rows grow, resampling would hide what each row costs. */
const growthReplicates = 1_000;
const goals = { ratio: 0.5, deviation: 1e-9, monteCarlo: 6, growth: 5 } as const;

export async function benchAnalysis(): Promise<BenchRow[]> {
  const load = row('load of the machine before the analysis', loadavg()[0] ?? 0, 'processes');
  const compared = await compareWithPython();
  const whole = await wholeAnalysis(1, replicates);
  return [
    load,
    ...compared,
    row(`analysis of ${whole.rows} rows`, whole.seconds, 's'),
    row('its processor time', whole.cpuInSeconds, 's'),
    row('its peak memory', whole.peakInMegabytes, 'MB'),
    ...(await growth()),
  ];
}

async function growth(): Promise<BenchRow[]> {
  const [one, four, sixteen] = [
    await wholeAnalysis(1, growthReplicates),
    await wholeAnalysis(4, growthReplicates),
    await wholeAnalysis(16, growthReplicates),
  ];
  const ratio = (large: WholeAnalysis, small: WholeAnalysis) =>
    row(
      `processor time of ${large.rows} / ${small.rows} rows, ${growthReplicates} replicates`,
      large.cpuInSeconds / small.cpuInSeconds,
      'ratio',
      goals.growth,
    );
  return [
    ratio(four, one),
    ratio(sixteen, four),
    row(`peak memory of ${sixteen.rows} rows`, sixteen.peakInMegabytes, 'MB'),
  ];
}

async function wholeAnalysis(scale: number, replicates: number): Promise<WholeAnalysis> {
  const { stdout } = await execa(process.execPath, [script('time-analyze.ts'), String(scale), String(replicates)]);
  return JSON.parse(stdout);
}

async function compareWithPython(): Promise<BenchRow[]> {
  const python = await pythonWith('python', script('python-requirements.txt'));
  if ('reason' in python) return [row(`numpy and statsmodels are left out: ${python.reason}`, 0, '-')];
  const file = join(directory, 'analysis-input.json');
  writeFileInOneStep(file, JSON.stringify(analysisInput()));
  const side = async (command: string, name: string): Promise<AnalysisWork> => {
    // One thread on both sides: threads of a linear algebra library that wait count as processor time.
    const { stdout } = await execa(command, [script(name), file], { env: { OPENBLAS_NUM_THREADS: '1' } });
    return JSON.parse(stdout);
  };
  const ours = await side(process.execPath, 'analysis-work.ts');
  const theirs = await side(python.executable, 'analysis_work.py');
  const names = ['bootstrap', 'permutations', 'logits'] as const;
  const total = ({ parts }: AnalysisWork, clock: 'seconds' | 'cpuInSeconds') =>
    names.reduce((sum, name) => sum + parts[name][clock], 0);
  const { permutations, sharedPermutations = permutations } = theirs.parts;
  const savedBySharing = permutations.cpuInSeconds - sharedPermutations.cpuInSeconds;
  return [
    ...names.flatMap((part) => [
      row(`${part}, processor time`, ours.parts[part].cpuInSeconds, 's'),
      row(`${part}, numpy and statsmodels`, theirs.parts[part].cpuInSeconds, 's'),
    ]),
    row(
      'resampling and models / numpy and statsmodels, processor time',
      total(ours, 'cpuInSeconds') / total(theirs, 'cpuInSeconds'),
      'ratio',
      goals.ratio,
    ),
    row(
      'the same where numpy too permutes once for all metrics of a series',
      total(ours, 'cpuInSeconds') / (total(theirs, 'cpuInSeconds') - savedBySharing),
      'ratio',
    ),
    row(
      'resampling and models / numpy and statsmodels, time',
      total(ours, 'seconds') / total(theirs, 'seconds'),
      'ratio',
      goals.ratio,
    ),
    row('largest deviation from numpy and statsmodels', largestDeviation(ours, theirs), 'relative', goals.deviation),
    row(
      'largest deviation of a permutation p',
      largestMonteCarloDeviation(ours, theirs),
      'standard errors',
      goals.monteCarlo,
    ),
  ];
}

/** Completed rows, with the columns that both sides read. */
function analysisInput(): AnalysisInput {
  const rows = madeUpGrades(1, 1)
    .filter(({ completed }) => completed)
    .map(({ case_id, source_id, study, arm, setting, correct, trace_length, peak_state, state_load, cyclomatic }) => ({
      ...{ case_id, source_id, study, arm, setting, error: Number(!correct) },
      ...{
        trace_length: trace_length ?? 0,
        peak_state: peak_state ?? 0,
        state_load: state_load ?? 0,
        cyclomatic: cyclomatic ?? 0,
      },
    }));
  return { seed: 1, replicates, rows };
}

/** Of everything but the permutations, which have streams of their own. */
function largestDeviation(ours: AnalysisWork, theirs: AnalysisWork): number {
  const compared = ['endpoints', 'deviations', 'areas', 'coefficients', 'errorsCr1s', 'errorsCr3', 'facts'] as const;
  return Math.max(
    ...compared.flatMap((name) => {
      if (ours[name].length !== theirs[name].length) return [Number.MAX_VALUE];
      return ours[name].map((value, place) => {
        const other = theirs[name][place] as number;
        return Math.abs(value - other) / (1 + Math.abs(other));
      });
    }),
  );
}

/** Of two estimates of one p from so many replicates each. */
function largestMonteCarloDeviation(ours: AnalysisWork, theirs: AnalysisWork): number {
  return Math.max(
    ...ours.permutationPs.map((p, place) => {
      const other = theirs.permutationPs[place] as number;
      const middle = (p + other) / 2;
      return p === other ? 0 : Math.abs(p - other) / Math.sqrt((2 * middle * (1 - middle)) / replicates);
    }),
  );
}

const script = (name: string) => join(import.meta.dirname, name);

function row(name: string, value: number, unit: string, most?: number): BenchRow {
  const rounded = Number(value.toPrecision(3));
  const goal = most === undefined ? 'no goal' : `at most ${most}`;
  return { name, value: rounded, unit, goal, holds: most === undefined || value <= most };
}
