/** `midrun audit planted`: tries the audit on programs with one planted fault each, and on look-alikes without one. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { markdownTable } from 'markdown-table';
import PQueue from 'p-queue';
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { writeFileInOneStep } from '../../core/json-lines.ts';
import { judgePlanted, plantedFolders } from '../../oracles/planted/judge-planted.ts';
import type { PlantedVerdict } from '../../oracles/schemas/planted-verdict.ts';

interface AuditArguments {
  what: 'planted';
  only: string | undefined;
  jobs: number;
}

const resultsFile = join(import.meta.dirname, '../../build/audit/planted.json');

export const auditCommand: CommandModule<object, AuditArguments> = {
  command: 'audit <what>',
  describe: 'Try the audit on programs with a planted fault; verdicts go to build/audit/planted.json',
  builder: (parser) =>
    parser
      .positional('what', { choices: ['planted'] as const, demandOption: true, describe: 'Which programs' })
      .option('only', { type: 'string', describe: 'Only programs whose folder holds this text; nothing is written' })
      .option('jobs', { type: 'number', default: availableParallelism(), describe: 'Programs at a time' }),
  handler: runAudit,
};

async function runAudit({ only, jobs }: ArgumentsCamelCase<AuditArguments>): Promise<void> {
  const folders = plantedFolders().filter((folder) => only === undefined || folder.includes(only));
  const queue = new PQueue({ concurrency: jobs });
  const verdicts = await Promise.all(folders.map((folder) => queue.add(() => judgePlanted(folder))));
  if (only === undefined) writeFileInOneStep(resultsFile, `${JSON.stringify(verdicts, null, 2)}\n`);
  process.stdout.write(`${describe(verdicts)}\n`);
  if (!verdicts.every(isRight)) process.exitCode = 1;
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
