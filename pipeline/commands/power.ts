/** `midrun power`: how often each test of the analysis finds a known cause of errors, and a false one, on this corpus. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { renderJson } from '../../analysis/formats/render-json.ts';
import { renderMarkdown } from '../../analysis/formats/render-markdown.ts';
import type { PowerTask } from '../../analysis/power/known-truth.ts';
import { causes } from '../../analysis/power/known-truth.ts';
import { powerTable } from '../../analysis/tables/power-table.ts';
import { MidrunError } from '../../core/errors.ts';
import { writeFileInOneStep } from '../../core/json-lines.ts';
import { countOption } from '../option-kinds.ts';
import { studyCauses } from '../power/study-causes.ts';
import { startProgress } from '../progress.ts';
import { type CheckpointTask, readCheckpointTasks } from '../read-tasks.ts';
import { analysisOption, corpusOption } from '../workspace.ts';

interface PowerArguments {
  corpus: string;
  analysis: string;
  language: CheckpointTask['language'];
  replicates: number;
  seed: number;
  slope: number;
  spread: number;
  jobs: number;
  json: boolean;
}

export const powerCommand: CommandModule<object, PowerArguments> = {
  command: 'power',
  describe: 'Measure what the tests of the analysis find when the cause of the errors is known',
  builder: (parser) =>
    parser
      .option('language', {
        choices: ['python', 'cpp'] as const,
        default: 'python' as const,
        describe: 'Programs of this language',
      })
      .option('replicates', { ...countOption('replicates', 'Sets of errors for each cause'), default: 2_000 })
      .option('seed', { ...countOption('seed', 'Seed of the errors', 0), default: 1 })
      .option('slope', { type: 'number', default: 0.2, describe: 'Log-odds of an error per doubling of the cause' })
      .option('spread', {
        type: 'number',
        default: 0.8,
        describe: 'Standard deviation between sources, log-odds',
      })
      .option('jobs', {
        ...countOption('jobs', 'Causes studied at a time'),
        default: availableParallelism(),
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .option('corpus', corpusOption)
      .option('analysis', analysisOption),
  handler: runPower,
};

async function runPower(chosen: ArgumentsCamelCase<PowerArguments>): Promise<void> {
  const { language, replicates, seed, slope, spread, jobs } = chosen;
  const tasks = powerTasks(readCheckpointTasks(chosen.corpus), language);
  if (tasks.length === 0) {
    throw new MidrunError({
      code: 'no_measured_tasks',
      message: `no task of ${language} has all its metrics`,
      file: join(chosen.corpus, 'tasks.jsonl'),
      remedy: 'Build a corpus with programs of that language: make corpus.',
    });
  }
  const options = { replicates, seed, slope, sourceDeviation: spread };
  const progress = startProgress('power', replicates * causes.length);
  let done = 0;
  const afterReplicate = () => {
    done += 1;
    progress.update(done);
  };
  const rows = await studyCauses(tasks, options, { jobs, afterReplicate });
  progress.stop();
  const sources = new Set(tasks.map(({ sourceId }) => sourceId)).size;
  const table = powerTable(rows, { language, tasks: tasks.length, sources, options });
  for (const [ending, render] of [
    ['md', renderMarkdown],
    ['json', renderJson],
  ] as const)
    writeFileInOneStep(join(chosen.analysis, 'power', `${table.name}.${ending}`), render(table));
  process.stdout.write(chosen.json ? renderJson(table) : renderMarkdown(table));
}

/** As in the adjusted models: tasks of one language with every metric, without NetworkX. */
function powerTasks(tasks: readonly CheckpointTask[], language: CheckpointTask['language']): PowerTask[] {
  return tasks
    .filter((task) => task.language === language && !task.study.startsWith('networkx-'))
    .flatMap((task) => {
      const { trace_length, peak_state, state_load, cyclomatic } = task;
      if (!trace_length || !peak_state || !state_load || !cyclomatic) return [];
      return [
        {
          taskId: task.task_id,
          caseId: task.case_id,
          sourceId: task.source_id,
          study: task.study,
          arm: task.arm,
          answerBytes: 0,
          metrics: { trace_length, peak_state, state_load, cyclomatic },
        },
      ];
    });
}
