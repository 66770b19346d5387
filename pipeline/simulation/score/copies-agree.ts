/** Do the equivalent functions of a fault-tolerant program give the same in a reply, right or wrong? */
import type { SimulationItem } from '../../../corpus/simulation/schemas/simulation-item.ts';
import { mentionsIn } from '../trace/mentions.ts';

type Asked = Pick<SimulationItem, 'family' | 'parameters' | 'answer' | 'program'>;

/** By the last value that the reply gives each of `x1`, `x2`, ...; null where there are no copies, or one of them has no value. */
export function copiesAgree({ family, parameters, answer, program }: Asked, reply: string): boolean | null {
  const copies = family === 'redundant' ? Number(parameters.copies) : 0;
  if (copies < 2) return null;
  const names = Array.from({ length: copies }, (_, copy) => `x${copy + 1}`);
  const stated = new Map<string, string>();
  const examples = new Map(names.map((name) => [name, answer]));
  for (const { variable, value } of mentionsIn(reply, examples, program)) stated.set(variable, value);
  return stated.size < copies ? null : new Set(stated.values()).size === 1;
}
