/**
 * Renders the one user message of a task from the template (specification, section 6). The program and its input stand in it
 * literally; a state arm shows the program with its one added line and says in one paragraph what that line means.
 */
import { hashParts } from '../../core/hash.ts';
import type { Field } from '../../oracles/plan/projection.ts';
import { encodingRules } from './encoding-rules.ts';
import { ordinal } from './ordinal.ts';
import template from './templates/default.json' with { type: 'json' };
import encodings from './templates/encodings.json' with { type: 'json' };

/** Changes when any sentence of any prompt could. */
export const promptVersion = hashParts([template, encodings]);

export interface ShownProgram {
  readonly language: 'python' | 'cpp';
  readonly source: string;
  readonly input: string;
}

export function renderFinalPrompt(program: ShownProgram): string {
  return fill(template.final.join('\n'), shownParts(program));
}

/** `iteration` is undefined for the checkpoint after the loop. The source is the shown form. */
export function renderStatePrompt(
  program: ShownProgram,
  checkpoint: { readonly instance: number; readonly iteration: number | undefined; readonly fields: readonly Field[] },
): string {
  const { instance, iteration, fields } = checkpoint;
  const moment = iteration === undefined ? template.post : template.inside;
  return fill(template.state.join('\n'), {
    ...shownParts(program),
    call: template.calls[program.language],
    moment: fill(moment, { instance: ordinal(instance), iteration: ordinal(iteration ?? 0) }),
    fields: fields.map(renderField).join('\n'),
    encodings: encodingRules(
      program.language,
      fields.flatMap(({ type, holds = [] }) => [type, ...holds]),
    ).join(' '),
  });
}

function shownParts({ language, source, input }: ShownProgram): Record<string, string> {
  return { language: template.languages[language], source: onOwnLines(source), input: onOwnLines(input) };
}

function onOwnLines(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function renderField({ name, type, prefix }: Field): string {
  const line = fill(template.field, { name, type });
  return prefix === null ? line : line + fill(template.prefix, { prefix: describePrefix(prefix) });
}

function describePrefix(prefix: readonly number[]): string {
  if (prefix.length === 1) return fill(template.prefix_one, { length: String(prefix[0]) });
  return prefix
    .map((length, index) => fill(template.prefix_more, { length: String(length), dimension: String(index + 1) }))
    .join(' and ');
}

/** Fills `{name}` places in one pass, so that braces inside the program or the input stay what they are. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
