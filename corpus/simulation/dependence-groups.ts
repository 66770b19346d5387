/** Which variables of a program depend on one another, whatever the direction: the connected parts of its dependence graph. */
import type { LinearProgram } from './linear-program.ts';

/** The parts, each sorted, in order of declaration. `further` are pairs that belong together for another reason. */
export function dependenceGroups(
  { initial, statements }: LinearProgram,
  further: readonly (readonly [string, string])[] = [],
): string[][] {
  const groups = new Map(initial.map(([name]) => [name, new Set([name])]));
  const uses = statements.flatMap(({ target, operand }) =>
    typeof operand === 'string' ? [[target, operand] as const] : [],
  );
  for (const [one, other] of [...uses, ...further]) {
    const [kept, joined] = [groups.get(one), groups.get(other)];
    if (kept === undefined || joined === undefined) throw new Error(`${one} or ${other} was not declared`);
    if (kept === joined) continue;
    for (const name of joined) {
      kept.add(name);
      groups.set(name, kept);
    }
  }
  return [...new Set(groups.values())].map((group) => [...group].sort());
}
