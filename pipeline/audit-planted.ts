/** Tries the audit of programs on all planted ones, and says on a terminal how it did. */
import { markdownTable } from 'markdown-table';
import PQueue from 'p-queue';
import { writeFileInOneStep } from '../core/json-lines.ts';
import { judgePlanted, plantedFolders } from '../oracles/planted/judge-planted.ts';
import type { PlantedVerdict } from '../oracles/schemas/planted-verdict.ts';

/** Verdicts go to `resultsFile`, unless only some programs were tried. Returns whether all are right. */
export async function auditPlanted(only: string | undefined, jobs: number, resultsFile: string): Promise<boolean> {
  const folders = plantedFolders().filter((folder) => only === undefined || folder.includes(only));
  const queue = new PQueue({ concurrency: jobs });
  const verdicts = await Promise.all(folders.map((folder) => queue.add(() => judgePlanted(folder))));
  if (only === undefined) writeFileInOneStep(resultsFile, `${JSON.stringify(verdicts, null, 2)}\n`);
  process.stdout.write(`${describe(verdicts)}\n`);
  return verdicts.every(isRight);
}

function isRight({ verdict }: PlantedVerdict): boolean {
  return verdict === 'found' || verdict === 'passed';
}

function describe(verdicts: readonly PlantedVerdict[]): string {
  const rows = verdicts.map(({ language, program, fault, verdict, code, probe }) => [
    `${language}/${program}`,
    fault ?? 'none',
    verdict,
    code ?? '',
    probe ?? '',
  ]);
  const [planted, clean] = [true, false].map((faulty) => verdicts.filter(({ fault }) => (fault !== null) === faulty));
  const found = planted?.filter(isRight).length;
  const alarms = clean?.filter((verdict) => !isRight(verdict)).length;
  return [
    markdownTable([['program', 'planted fault', 'verdict', 'code', 'probe'], ...rows]),
    '',
    `${found} of ${planted?.length} faults found, ${alarms} false alarms on ${clean?.length} look-alikes`,
  ].join('\n');
}
