/** One probe alone on a planted program, for tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../core/json-lines.ts';
import { sourceNames } from '../../corpus/program-folder.ts';
import { Refusal } from '../admission/refusal.ts';
import { openSubject } from '../admission/subject.ts';
import { candidateOf } from '../admit-for-tests.ts';
import { builtInLimits } from '../plan/limits.ts';
import { openProgram } from '../program-under-test.ts';
import type { Plan } from '../schemas/plan.ts';
import type { AuditProbe } from './probe.ts';

/** The code it refuses with, or the names of the runs it made. The checkpoint is in the first loop, without fields. */
export async function outcomeOf(probe: AuditProbe, folder: string): Promise<string | string[]> {
  const read = (name: string) => readText(join(import.meta.dirname, '../planted', folder, name));
  const language = existsSync(join(import.meta.dirname, '../planted', folder, sourceNames.python)) ? 'python' : 'cpp';
  const source = read(sourceNames[language]);
  const candidate = candidateOf({ source, language, short: read('short.txt'), long: read('long.txt') });
  const plan = { loop_id: 1, instance: 1, iteration: 10, fields: [] } as unknown as Plan;
  const subject = openSubject(candidate, plan, await openProgram(language, source), builtInLimits);
  try {
    return (await probe.run(subject)).map(({ name, notRun }) => (notRun === undefined ? name : `${name}: ${notRun}`));
  } catch (problem) {
    if (problem instanceof Refusal) return problem.code;
    throw problem;
  }
}
