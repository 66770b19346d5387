/** What was found of every loop of a program, in words: counts, verdict, and of everything in sight why it is a field or not. */

import words from '../../oracles/plan/verdict-words.json' with { type: 'json' };
import type { Plan } from '../../oracles/schemas/plan.ts';
import { ordinal } from '../prompt/ordinal.ts';

type Loop = Plan['loops'][number];

/** `plan` is undefined for a case that was refused before it had one. */
export function describeLoops(loops: Plan['loops'], plan: Plan | undefined): string[] {
  return loops.flatMap((loop) => [
    `loop ${loop.loop_id}, line ${loop.line} (${loop.kind}): ${countsOf(loop)}. ${verdictOf(loop)}.`,
    ...(loop.verdict === 'chosen' && plan !== undefined ? describeCheckpoint(plan) : []),
    ...describeVariables(loop),
  ]);
}

function countsOf({ instances, longest_iterations, instance, trace_share }: Loop): string {
  if (instances === 0) return 'never starts on the long input';
  const starts = instances === 1 ? 'starts once' : `starts ${instances} times`;
  const most = `${instances === 1 ? '' : 'at most '}${longest_iterations} iteration${longest_iterations === 1 ? '' : 's'}`;
  if (trace_share === null) return `${starts}, ${most}`;
  const whose = instances === 1 ? '' : `in its ${ordinal(instance ?? 1)} execution `;
  return `${starts}, ${most}, ${whose}${percent(trace_share)} of the long trace`;
}

function percent(share: number): string {
  return share < 0.001 ? 'less than 0.1 %' : `${(100 * share).toFixed(1)} %`;
}

function verdictOf({ verdict, instances }: Loop): string {
  if (verdict === 'chosen') return 'Chosen';
  if (instances === 0 && verdict === 'too_few_iterations') return 'Not chosen';
  const known: Readonly<Record<string, string>> = words.loops;
  return `Not chosen: ${known[verdict] ?? verdict}`;
}

function describeCheckpoint({ instance, iteration, iterations, fields }: Plan): string[] {
  const field = ({ name, type, prefix }: Plan['fields'][number]) =>
    `${name} (${type}${prefix === null ? '' : `, cut to ${prefix.join(' x ')}`})`;
  return [
    `  checkpoints: in its ${ordinal(instance)} execution, inside at the start of iteration ${iteration} of ${iterations}, post right after the loop`,
    `  fields: ${fields.map(field).join(', ')}`,
  ];
}

/** Names with one verdict stand together. */
function describeVariables({ variables, verdict, fields }: Loop): string[] {
  const known: Readonly<Record<string, string>> = words.variables;
  const others = variables.filter((variable) => variable.verdict !== 'field');
  const groups = [...Map.groupBy(others, (variable) => variable.verdict)].map(
    ([reason, group]) => `${group.map(({ name }) => name).join(', ')} (${known[reason] ?? reason})`,
  );
  return [
    ...(verdict !== 'chosen' && fields !== null ? [`  would have the fields ${fields.join(', ')}`] : []),
    ...(groups.length > 0 ? [`  ${fields === null ? 'in sight' : 'no fields'}: ${groups.join('; ')}`] : []),
  ];
}
