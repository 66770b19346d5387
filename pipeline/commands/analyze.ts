/** `midrun analyze`: grades every planned cell of every run and prints the tables and figures. */
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { MidrunError } from '../../core/errors.ts';
import { analyzeRuns, bootstrap } from '../analyze-runs.ts';
import type { PlannedRows } from '../grade/planned-rows.ts';
import { graderNames } from '../grade/verdict.ts';
import { countOption } from '../option-kinds.ts';
import { analyzeSimulationRuns } from '../simulation/analyze-simulation-runs.ts';
import { analysisOption, corpusOption, foldersOfSuite, runsOption, type Suite, suiteOption } from '../workspace.ts';

interface AnalyzeArguments {
  suite: Suite;
  corpus: string;
  runs: string;
  analysis: string;
  setting: string[] | undefined;
  grader: (typeof graderNames)[number];
  seed: number;
  replicates: number;
}

/** A larger seed would start the stream of a smaller one. */
const largestSeed = 2 ** 32 - 1;

export const analyzeCommand: CommandModule<object, AnalyzeArguments> = {
  command: 'analyze',
  describe: 'Grade the answers and write tables and figures',
  builder: (parser) =>
    parser
      .option('suite', suiteOption)
      .option('setting', { type: 'string', array: true, describe: 'Only these settings (default: all runs)' })
      .option('grader', { choices: graderNames, default: 'midrun' as const, describe: 'How answers are judged' })
      .option('seed', { ...countOption('seed', 'Seed of the bootstrap', 0, largestSeed), default: bootstrap.seed })
      .option('replicates', {
        ...countOption('replicates', 'Bootstrap replicates', 100),
        default: bootstrap.replicates,
      })
      .option('corpus', corpusOption)
      .option('runs', runsOption)
      .option('analysis', analysisOption),
  handler: runAnalyze,
};

async function runAnalyze(given: ArgumentsCamelCase<AnalyzeArguments>): Promise<void> {
  const chosen = foldersOfSuite(given);
  const options = {
    corpusDirectory: chosen.corpus,
    runsDirectory: chosen.runs,
    analysisDirectory: chosen.analysis,
    settings: chosen.setting,
  };
  const draws = { seed: chosen.seed, replicates: chosen.replicates };
  if (chosen.suite === 'simulation') {
    requireOwnGrader(chosen.grader);
    const { scoring, headline } = await analyzeSimulationRuns(options, draws);
    return printAnalysis(headline, scoring);
  }
  const { grading, headline } = await analyzeRuns({ ...options, grader: chosen.grader }, draws);
  printAnalysis(headline, grading);
}

function requireOwnGrader(grader: AnalyzeArguments['grader']): void {
  if (grader === 'midrun') return;
  throw new MidrunError({
    code: 'no_such_grader',
    message: `the simulation suite has no grader "${grader}"`,
    remedy: 'Leave it out: strict and lenient scores stand side by side.',
  });
}

type Remarkable = Omit<PlannedRows<never>, 'rows' | 'settings'>;

function printAnalysis(headline: string, counts: Remarkable): void {
  const { notAsked, stale, unplanned, superseded, mixedServers, tornLines } = counts;
  const remarks = [
    notAsked > 0 && `${notAsked} planned cells were not asked yet; they count as without response`,
    stale > 0 && `${stale} answers belong to prompts that have changed since and were not used`,
    unplanned > 0 && `${unplanned} answers belong to tasks that left the corpus and were not used`,
    superseded > 0 && `${superseded} further answers of cells that already had one were not used`,
    mixedServers.length > 0 && `answers of one setting come from several models: ${mixedServers.join('; ')}`,
    tornLines.length > 0 && `the last line is torn and was left out: ${tornLines.join(', ')}`,
  ].filter((remark) => remark !== false);
  process.stdout.write([headline, ...remarks.map((remark) => `Note: ${remark}.\n`)].join(''));
}
