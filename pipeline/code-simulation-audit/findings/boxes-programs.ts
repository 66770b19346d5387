/** Boxes: programs that do not run, why, and what they would have left with one call for each object. */
import type { ProgramEnd } from '../../simulation/run-programs.ts';
import { type AuditedFamily, type Entry, runOnce } from '../audited-family.ts';
import { byBatch, byLevel, countOf, type Finding, type Measure, share } from '../finding.ts';
import { isRightEnd } from './program-labels.ts';

export const boxesPrograms: Finding = {
  name: 'boxes-programs',
  title:
    'Boxes: programs that do not run, by batch, and labels against the same programs with one call for each object',
  async measure(data) {
    const family = data.get('boxes');
    if (family === undefined) return [];
    const right = await rightWhenMended(family);
    const measures = (entries: readonly Entry[]): Measure[] => [
      share('does not run', entries, ({ end }) => end.kind === 'error'),
      countOf('distinct programs that do not run', ...distinctFailing(entries)),
      share('mended, label right', entries, (entry) => right.has(entry)),
    ];
    return [...byLevel(family, measures), ...byBatch(family, measures)];
  },
};

function distinctFailing(entries: readonly Entry[]): [count: number, of: number] {
  const failing = new Map(entries.map(({ item, end }) => [item.program, end.kind === 'error']));
  return [[...failing.values()].filter(Boolean).length, failing.size];
}

async function rightWhenMended({ entries }: AuditedFamily): Promise<Set<Entry>> {
  const ends = await runOnce(entries.map(({ program }) => ({ ...program, program: oneCallEach(program.program) })));
  return new Set(entries.filter(({ program }, index) => isRightEnd(ends[index] as ProgramEnd, program.labels)));
}

/** `x.add(1, 2)` as `x.add(1)` and `x.add(2)`. */
function oneCallEach(program: string): string {
  return program.replace(/^(\w+\.(?:add|remove))\(([^()]*,[^()]*)\)$/gm, (_, call: string, objects: string) =>
    objects
      .split(',')
      .map((object) => `${call}(${object.trim()})`)
      .join('\n'),
  );
}
