/** Renders the one user message of a simulation task: the program or the story, the question, and how the answer is asked for. */
import { hashParts } from '../../../core/hash.ts';
import type { AnswerKind } from '../../../corpus/simulation/answer.ts';
import { fill } from './fill.ts';
import templates from './templates.json' with { type: 'json' };
import { type WorkedItem, working } from './working.ts';

export type Rendering = 'code' | 'story';

export const templateNames = ['direct', 'cot', 'cosm', 'kshot-cot', 'kshot-cosm', 'line-by-line'] as const;
export type TemplateName = (typeof templateNames)[number];

interface Template {
  readonly renderings: readonly string[];
  readonly working: string;
  readonly tokens: { readonly base: number; readonly per_step: number; readonly most: number };
  readonly code: readonly string[];
  readonly story?: readonly string[];
}

/** What a prompt shows of an item. */
export interface ShownItem {
  readonly answer_kind: AnswerKind;
  readonly trace_length: number;
  readonly program: string;
  readonly code_question: string;
  readonly story: string | null;
  readonly story_question: string | null;
}

export interface RenderedTask {
  readonly prompt: string;
  /** SHA-256 over all sentences of the template, those of solved questions included. */
  readonly promptVersion: string;
  /** Most tokens a reply may take: enough for the steps it is asked to write, and a bound on what a run costs. */
  readonly tokenBudget: number;
}

/** The templates that an item can be asked with in a rendering; none for a story it does not have. */
export function templatesFor(item: Pick<ShownItem, 'story'>, rendering: Rendering): TemplateName[] {
  if (rendering === 'story' && item.story === null) return [];
  return templateNames.filter((name) => templateOf(name).renderings.includes(rendering));
}

/** Whether the template wants solved questions, of the same family and from the same generator. */
export const takesExamples = (name: TemplateName): boolean => templateOf(name).working !== 'none';

/** Whether the template asks for the steps in writing. */
export const asksForSteps = (name: string): boolean => name !== 'direct';

/** Changes when any sentence of the template could. */
export function promptVersionOf(name: TemplateName): string {
  const { frames, closing, forms } = templates;
  const examples = takesExamples(name) ? [templates.examples, templates.working] : [];
  return hashParts([frames, closing, forms, name, templateOf(name), ...examples]);
}

/**
 * @param examples solved questions, shown by the templates that take any; their answers and changes are those of CPython
 * @throws RangeError for a rendering that the item or the template does not have, and when examples are missing
 */
export function renderTask(
  item: ShownItem,
  rendering: Rendering,
  name: TemplateName,
  examples: readonly WorkedItem[] = [],
): RenderedTask {
  if (!templatesFor(item, rendering).includes(name)) throw new RangeError(`there is no ${rendering} for ${name}`);
  const template = templateOf(name);
  const parts = [
    ...(takesExamples(name) ? renderExamples(examples, template) : []),
    frame(item, rendering),
    (template[rendering] ?? []).join('\n'),
    fill(templates.closing, { form: templates.forms[item.answer_kind] }),
  ];
  const { base, per_step, most } = template.tokens;
  return {
    prompt: parts.join('\n\n'),
    promptVersion: promptVersionOf(name),
    tokenBudget: Math.min(most, base + per_step * item.trace_length),
  };
}

function templateOf(name: TemplateName): Template {
  return templates.templates[name];
}

function frame(item: ShownItem, rendering: Rendering): string {
  const isCode = rendering === 'code';
  const [source, question] = isCode
    ? [item.program, item.code_question]
    : [item.story as string, item.story_question as string];
  const ending = source.endsWith('\n') ? '' : '\n';
  return fill(templates.frames[rendering].join('\n'), { source: source + ending, question });
}

function renderExamples(examples: readonly WorkedItem[], template: Template): string[] {
  if (examples.length === 0) throw new RangeError('a template with solved questions needs some');
  const { opening, example, ending } = templates.examples;
  return [
    opening,
    ...examples.map((worked) =>
      fill(example.join('\n'), {
        question: frame(worked.item, 'code'),
        working: working(worked, template.working === 'states' ? 'states' : 'changes'),
        answer: worked.answer,
      }),
    ),
    ending,
  ];
}
