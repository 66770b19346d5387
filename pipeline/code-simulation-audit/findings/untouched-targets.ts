/** Questions that need no simulation: variables that can be asked for and that the program never writes after their declaration. */
import type { Entry } from '../audited-family.ts';
import { byLevel, countOf, type Finding } from '../finding.ts';
import { readUpdates } from '../read-updates.ts';

export const untouchedTargets: Finding = {
  name: 'untouched-targets',
  title: 'Variables that can be asked for and that no statement writes: copying the initial value answers these',
  measure: (data) =>
    ['StraightLine', 'ParallelPaths', 'CriticalPath'].flatMap((folder) =>
      byLevel(data.get(folder), (entries) => {
        const untouched = entries.map(untouchedVariables);
        const asked = entries.flatMap(({ program }) => program.expressions);
        const example = entries[untouched.findIndex((names) => names.length > 0)];
        return [countOf('never written', untouched.flat().length, asked.length, example?.item)];
      }),
    ),
};

function untouchedVariables({ item, program }: Entry): string[] {
  const written = new Set(readUpdates(item).statements.map(({ target }) => target));
  return program.expressions.filter((name) => !written.has(name));
}
