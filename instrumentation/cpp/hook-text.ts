/** The text of the hooks that are put around and into a loop. It stands inside macro arguments too: every comma is in parentheses. */

import type { Node } from 'web-tree-sitter';
import type { Variable } from './declarations.ts';
import { nodesIn } from './syntax.ts';

export const stepHook = 'midrun__::midrun__step();';
/** Of a statement that opens a block or follows a label: the limit of steps is looked at there. */
export const firstStepHook = 'midrun__::midrun__first_step();';

export interface LoopHooks {
  /** Before the loop statement: opens a block. */
  readonly before: string;
  /** First thing in the body. */
  readonly inside: string;
  /** After the loop statement: closes the block. */
  readonly after: string;
}

/** `expressions` are declared fields; before the loop, what they reach may not be there yet, so nothing evaluates them. */
export function loopHooks(
  id: number,
  around: readonly Variable[],
  header: readonly Variable[],
  expressions: readonly string[] = [],
): LoopHooks {
  const constants = new Set([...around, ...header].filter(({ constant }) => constant).map(({ name }) => name));
  const declared = expressions.map((text) => `midrun__report.midrun__value(${JSON.stringify(text)},(${text}));`);
  const report = (question: string, variables: readonly Variable[], more: readonly string[] = declared) =>
    `if(midrun__instance.midrun__at_${question}()){midrun__::midrun__report midrun__report(midrun__instance);` +
    `${[...variables.map((variable) => reportText(variable, constants)), ...more].join('')}}`;
  return {
    before: `{midrun__::midrun__loop_instance midrun__instance(${id});${report('start', around, [])}`,
    // The space parts a hook from a macro name in the place of a brace.
    inside: ` ${report('iteration', [...header, ...around])}`,
    after: ` ${report('end', around)}}`,
  };
}

function reportText(variable: Variable, constants: ReadonlySet<string>): string {
  const { name, extents, qualifiedName = name } = variable;
  if (!hasRunTimeExtent(variable, constants)) return `midrun__report.midrun__value("${name}",${qualifiedName});`;
  // No template parameter can bind an array whose extent is known only at run time; sizeof can ask for it.
  const sizes = extents.map((_, rank) => `sizeof(${name}${'[0]'.repeat(rank)})`);
  return `midrun__report.midrun__array("${name}",&${name}${'[0]'.repeat(extents.length)},${sizes.join(',')});`;
}

export function hasRunTimeExtent({ extents, global }: Variable, constants: ReadonlySet<string>): boolean {
  if (global) return false;
  return extents.some((extent) => extent !== null && identifiers(extent).some((name) => !constants.has(name)));
}

function identifiers(node: Node): string[] {
  return [...nodesIn(node)].filter(({ type }) => type === 'identifier').map(({ text }) => text);
}
