/** The whole audit of a data folder: reads it, runs its programs in the sandbox, and measures every finding. */
import type { AuditMeasurement } from '../schemas/audit-measurement.ts';
import { auditFamily } from './audited-family.ts';
import { findDataFolder, readBatches } from './data-folder.ts';
import { families } from './families.ts';
import type { AuditedData } from './finding.ts';
import { findings } from './findings.ts';
import { readPublishedResults } from './published-results.ts';

/** Rows in the order of the list of findings. Throws MidrunError (exit code 2) on a file that does not fit, with its place. */
export async function auditDataFolder(folder: string): Promise<AuditMeasurement[]> {
  const dataFolder = findDataFolder(
    folder,
    families.map((family) => family.folder),
  );
  const data: Map<string, Awaited<ReturnType<typeof auditFamily>>> = new Map();
  for (const family of families) {
    const batches = readBatches(dataFolder, family.folder);
    const results = readPublishedResults(dataFolder, family.experiment);
    if (batches.length > 0) data.set(family.folder, await auditFamily(family, batches, results));
  }
  return await measureAll(data);
}

async function measureAll(data: AuditedData): Promise<AuditMeasurement[]> {
  const rows: AuditMeasurement[] = [];
  for (const finding of findings) {
    rows.push(...(await finding.measure(data)).map((row) => ({ finding: finding.name, ...row })));
  }
  return rows;
}
