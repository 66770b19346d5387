/** `midrun audit planted`: tries the audit on planted faults. `midrun audit code-simulation DIR`: audits a published data folder. */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { ArgumentsCamelCase, CommandModule } from 'yargs';
import { MidrunError } from '../../core/errors.ts';
import { encodeRow, writeFileInOneStep } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { auditPlanted } from '../audit-planted.ts';
import { auditDataFolder } from '../code-simulation-audit/audit-data-folder.ts';
import { describeAudit } from '../code-simulation-audit/describe-audit.ts';
import { folderOption } from '../option-kinds.ts';
import schema from '../schemas/audit-measurement.schema.json' with { type: 'json' };
import type { AuditMeasurement } from '../schemas/audit-measurement.ts';

interface AuditArguments {
  what: 'planted' | 'code-simulation';
  folder: string | undefined;
  only: string | undefined;
  jobs: number;
  json: boolean;
  out: string;
}

const measurementSchema = compileSchema<AuditMeasurement>(schema);

export const auditCommand: CommandModule<object, AuditArguments> = {
  command: 'audit <what> [folder]',
  describe: 'Audit planted programs, or a data folder of the code-simulation study',
  builder: (parser) =>
    parser
      .positional('what', {
        choices: ['planted', 'code-simulation'] as const,
        demandOption: true,
        describe: 'planted: programs with one fault each and look-alikes; code-simulation: the data in FOLDER',
      })
      .positional('folder', {
        type: 'string',
        describe: 'With code-simulation: the folder that holds StraightLine, ...',
      })
      .option('only', {
        type: 'string',
        describe: 'Only planted programs whose folder holds this text; nothing is written',
      })
      .option('jobs', { type: 'number', default: availableParallelism(), describe: 'Planted programs at a time' })
      .option('json', {
        type: 'boolean',
        default: false,
        describe: 'With code-simulation: print JSON in place of tables',
      })
      .option(
        'out',
        folderOption('out', 'Folder of the results', join(import.meta.dirname, '../../build/audit'), 'build/audit'),
      ),
  handler: runAudit,
};

async function runAudit({ what, folder, only, jobs, json, out }: ArgumentsCamelCase<AuditArguments>): Promise<void> {
  requireFolderWhereMeant(what, folder);
  if (what === 'planted') {
    if (!(await auditPlanted(only, jobs, join(out, 'planted.json')))) process.exitCode = 1;
    return;
  }
  const rows = await auditDataFolder(folder as string);
  const file = join(out, 'code-simulation.json');
  const text = `[\n${rows.map((row) => encodeRow(row, file, measurementSchema)).join(',\n')}\n]\n`;
  writeFileInOneStep(file, text);
  process.stdout.write(json ? text : `${describeAudit(rows)}\nEvery level and batch: ${file}\n`);
}

function requireFolderWhereMeant(what: AuditArguments['what'], folder: string | undefined): void {
  if ((what === 'code-simulation') === (folder !== undefined)) return;
  throw new MidrunError({
    code: 'usage',
    message:
      what === 'planted' ? `planted programs are not in a folder that is given: ${folder}` : 'no folder is given',
    remedy: 'midrun audit code-simulation FOLDER audits a data folder, midrun audit planted the planted programs.',
  });
}
