/** The tasks of an item, one a rendering and template, with their oracles. */
import { canary } from '../../core/canary.ts';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import type { SimulationItem } from '../../corpus/simulation/schemas/simulation-item.ts';
import { closestWord } from '../closest-word.ts';
import type { Oracle } from '../schemas/oracle.ts';
import type { Task } from '../schemas/task.ts';
import {
  type Rendering,
  renderTask,
  type TemplateName,
  takesExamples,
  templateNames,
  templatesFor,
} from './templates/render-task.ts';
import type { WorkedItem } from './templates/working.ts';

/** How an item is asked: `code~cot`. */
export interface Manner {
  readonly rendering: Rendering;
  readonly template: TemplateName;
}

export const renderings: readonly Rendering[] = ['code', 'story'];

/** The paper's protocol, and its own way of asking for a simulation of code. */
export const usualManners: readonly string[] = ['cot', 'code~cosm'];

/** Reads `cot` (in every rendering) and `code~cot`; `all` is every template. Throws MidrunError (exit code 2) on an unknown name. */
export function mannersNamed(names: readonly string[]): Manner[] {
  const known = renderings.flatMap((rendering) => templateNames.map((template) => ({ rendering, template })));
  const isNamed = ({ rendering, template }: Manner) =>
    ['all', template, `${rendering}~${template}`].some((name) => names.includes(name));
  const words = ['all', ...templateNames, ...known.map(({ rendering, template }) => `${rendering}~${template}`)];
  const unknown = names.find((name) => !words.includes(name));
  if (unknown === undefined) return known.filter(isNamed);
  const meant = closestWord(unknown, words);
  throw new MidrunError({
    code: 'unknown_template',
    message: `there is no template "${unknown}" in the simulation suite`,
    remedy: `${meant === undefined ? '' : `Did you mean ${meant}? `}Templates: ${templateNames.join(', ')}, all; code~cot names one rendering.`,
  });
}

/**
 * The tasks of an item in the manners asked for, of those that it has. An item is no example of itself; without any example it is
 * not asked with solved questions.
 */
export function renderTasks(
  item: SimulationItem,
  manners: readonly Manner[],
  examples: readonly WorkedItem[],
): { task: Task; oracle: Oracle }[] {
  const others = examples.filter((example) => example.item.program !== item.program);
  return manners
    .filter(({ rendering, template }) => templatesFor(item, rendering).includes(template))
    .filter(({ template }) => others.length > 0 || !takesExamples(template))
    .map((manner) => ({ task: taskOf(item, manner, others), oracle: oracleOf(item, manner) }));
}

const taskId = (item: SimulationItem, { rendering, template }: Manner) => `${item.item_id}/${rendering}~${template}`;

function taskOf(item: SimulationItem, manner: Manner, examples: readonly WorkedItem[]): Task {
  const { rendering, template } = manner;
  const { prompt, promptVersion, tokenBudget } = renderTask(item, rendering, template, examples);
  return {
    task_id: taskId(item, manner),
    case_id: item.item_id,
    source_id: item.world_id,
    study: item.family,
    language: rendering === 'code' ? 'python' : null,
    arm: rendering,
    template,
    prompt_version: promptVersion,
    prompt_sha256: sha256(prompt),
    match_policy: 'tagged',
    trace_length: item.trace_length,
    cyclomatic: null,
    peak_state: null,
    state_load: null,
    state_status: 'NOT_REQUESTED',
    edge_overlap: null,
    answer_kind: item.answer_kind,
    token_budget: tokenBudget,
    canary,
    prompt,
  };
}

function oracleOf(item: SimulationItem, manner: Manner): Oracle {
  return {
    task_id: taskId(item, manner),
    case_id: item.item_id,
    arm: manner.rendering,
    answer_sha256: sha256(item.answer),
    answer_bytes: Buffer.byteLength(item.answer),
    trace_length: item.trace_length,
    canary,
    answer: item.answer,
    state_before_loop: item.copy_initial ?? '',
  };
}
