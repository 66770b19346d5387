/** What a run folder still lacks. Reads only: a dry run and a collection start from the same numbers. */
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { closestWords } from '../closest-word.ts';
import { readTasks } from '../read-tasks.ts';
import { type RunFolder, runFolder } from '../run-folder.ts';
import type { Plan } from '../schemas/run-manifest.ts';
import type { Task } from '../schemas/task.ts';
import { servedBy } from '../served-by.ts';
import { nothingSpent, type Spent, spentWith } from './cost.ts';
import { type CollectOptions, planOf } from './options.ts';
import { type Cell, idsOf, plannedCells } from './plan.ts';
import { readAsked } from './prediction-log.ts';
import { requestKey } from './request-key.ts';
import type { Setting } from './setting.ts';

export interface OpenCells {
  /** Planned cells without an answer. */
  readonly open: readonly Cell[];
  /** Those of them that are asked now. */
  readonly cells: readonly Cell[];
  /** Open cells that have answers only to prompts or with parameters that have changed since. */
  readonly stale: number;
  readonly folder: RunFolder;
  readonly spent: Spent;
  readonly meanOutputTokens: number | null;
  /** Who served the answers of planned cells. */
  readonly servedBy: ReadonlySet<string>;
  /** Bytes of whole lines in the predictions file, and of all. */
  readonly fileBytes: { readonly wholeBytes: number; readonly totalBytes: number };
}

export interface PlannedCells {
  readonly plan: Plan;
  readonly planned: readonly Cell[];
  readonly tasks: readonly Task[];
}

/** The cells that are asked for. Throws MidrunError (exit code 2) for a broken corpus, or when nothing is planned. */
export function planCells(options: CollectOptions, setting: Setting): PlannedCells {
  const plan = planOf(options);
  const tasks = readTasks(options.corpusDirectory);
  refuseUnknownIds(tasks, plan.ids ?? [], options.corpusDirectory);
  refuseUnknownNames(tasks, plan, options.corpusDirectory);
  const planned = plannedCells(tasks, [plan], setting.id);
  if (planned.length === 0) throw nothingPlanned(options);
  return { plan, planned, tasks };
}

/** Those of them that are still open. Throws MidrunError (exit code 2) for a broken run folder. */
export function findOpenCells(options: CollectOptions, setting: Setting, { planned, tasks }: PlannedCells): OpenCells {
  const folder = runFolder(options.runsDirectory, setting.id);
  const promptOf = new Map(tasks.map((task) => [task.task_id, task.prompt]));
  let spent = nothingSpent;
  const output = { tokens: 0, answers: 0 };
  const serverOf = new Map<string, string>();
  const answeredCells = new Set<string>();
  const { answered, givenUp, fileBytes } = readAsked(folder.predictionsFile, (row) => {
    spent = spentWith(spent, row, setting.price, promptOf.get(row.task_id) ?? '');
    if (row.outcome !== 'no_response') answeredCells.add(row.cell_id);
    const server = servedBy(row);
    if (server !== undefined) serverOf.set(row.request_key, server);
    if (row.output_tokens === null) return;
    output.tokens += row.output_tokens;
    output.answers += 1;
  });
  // Keys are worth their while only where there is something to compare them with.
  const servers = new Set<string>();
  const open = planned.filter((cell) => {
    if (answered.size === 0) return true;
    const key = requestKey(setting, cell);
    if (!answered.has(key)) return true;
    const server = serverOf.get(key);
    if (server !== undefined) servers.add(server);
    return false;
  });
  const leavesOut = options.askAgain === false && givenUp.size > 0;
  const cells = leavesOut ? open.filter((cell) => !givenUp.has(requestKey(setting, cell))) : open;
  const meanOutputTokens = output.answers === 0 ? null : output.tokens / output.answers;
  const stale = open.filter(({ id }) => answeredCells.has(id)).length;
  return { open, cells, stale, folder, spent, meanOutputTokens, fileBytes, servedBy: servers };
}

function refuseUnknownIds(tasks: readonly Task[], ids: readonly string[], corpusDirectory: string): void {
  if (ids.length === 0) return;
  const known = new Set(tasks.flatMap(idsOf));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown === undefined) return;
  throw new MidrunError({
    code: 'unknown_id',
    message: `no task, case or program of the corpus is called "${unknown}"`,
    file: join(corpusDirectory, 'tasks.jsonl'),
    remedy: `The closest: ${closestWords(unknown, [...known], 3).join(', ')}.`,
  });
}

/** A name that is spelled wrong would leave its tasks out without a word. */
export function refuseUnknownNames(tasks: readonly Task[], plan: Plan, corpusDirectory: string): void {
  const kinds = [
    ['study', plan.studies, (task: Task) => task.study],
    ['arm', plan.arms, (task: Task) => task.arm],
    ['template', plan.templates, (task: Task) => task.template],
  ] as const;
  for (const [kind, named, nameOf] of kinds) {
    if (named === undefined || named === null) continue;
    const known = [...new Set<string>(tasks.map(nameOf))].sort();
    const unknown = named.find((name) => !known.includes(name));
    if (unknown === undefined) continue;
    throw new MidrunError({
      code: `unknown_${kind}`,
      message: `no task of the corpus is of the ${kind} "${unknown}"`,
      file: join(corpusDirectory, 'tasks.jsonl'),
      remedy: `There are: ${known.join(', ')}.`,
    });
  }
}

function nothingPlanned({ studies, arms, templates, corpusDirectory }: CollectOptions): MidrunError {
  const subset = [...(studies ?? []), ...(arms ?? []), ...(templates ?? [])].join(', ');
  return new MidrunError({
    code: 'nothing_planned',
    message: subset === '' ? 'the corpus holds no tasks' : `no task of the corpus is in: ${subset}`,
    file: join(corpusDirectory, 'tasks.jsonl'),
    remedy: 'Check the names of studies, arms and templates, or build the corpus: make corpus.',
  });
}
