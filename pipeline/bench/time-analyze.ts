/** `node time-analyze.ts SCALE REPLICATES`: the whole analysis of made-up rows, in a process of its own; prints a `WholeAnalysis`. */
import { analyze } from '../../analysis/analyze.ts';
import { madeUpGrades } from './made-up-grades.ts';
import { timed } from './timed.ts';

export interface WholeAnalysis {
  readonly rows: number;
  readonly seconds: number;
  readonly cpuInSeconds: number;
  /** Most memory of the process, rows included. */
  readonly peakInMegabytes: number;
}

const [scale = 1, replicates = 10_000] = process.argv.slice(2).map(Number);
const grades = madeUpGrades(scale, 1);
const { seconds, cpuInSeconds } = timed(() => analyze(grades, { seed: 1, replicates }));
const peakInMegabytes = process.resourceUsage().maxRSS / 1024;
const measured: WholeAnalysis = { rows: grades.length, seconds, cpuInSeconds, peakInMegabytes };
process.stdout.write(JSON.stringify(measured));
