/** Where the runs of a setting lie: `runs/<percent-encoded setting>/`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../core/errors.ts';
import { readText, writeFileInOneStep } from '../core/json-lines.ts';
import { compileSchema } from '../core/schema.ts';
import schema from './schemas/run-manifest.schema.json' with { type: 'json' };
import type { RunManifest } from './schemas/run-manifest.ts';

const manifestSchema = compileSchema<RunManifest>(schema);

export interface RunFolder {
  readonly directory: string;
  readonly manifestFile: string;
  readonly predictionsFile: string;
}

/** The folder of a setting. */
export function runFolder(runsDirectory: string, settingId: string): RunFolder {
  return folderAt(join(runsDirectory, encodeURIComponent(settingId)));
}

/** The folders that hold a manifest or predictions, in order of name. */
export function runFolders(runsDirectory: string): RunFolder[] {
  if (!existsSync(runsDirectory)) return [];
  return readdirSync(runsDirectory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => folderAt(join(runsDirectory, entry.name)))
    .filter((folder) => existsSync(folder.manifestFile) || existsSync(folder.predictionsFile))
    .sort((left, right) => (left.directory < right.directory ? -1 : 1));
}

function folderAt(directory: string): RunFolder {
  return {
    directory,
    manifestFile: join(directory, 'manifest.json'),
    predictionsFile: join(directory, 'predictions.jsonl'),
  };
}

/** The manifest of a run folder. Throws MidrunError when it is missing or broken. */
export function readManifest(folder: RunFolder): RunManifest {
  const file = folder.manifestFile;
  const text = readText(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw brokenManifest(file, `this file is not JSON: ${(cause as Error).message}`);
  }
  const complaint = manifestSchema.complaint(value);
  if (complaint !== undefined) throw brokenManifest(file, `"${complaint.field}" ${complaint.message}`);
  return value as RunManifest;
}

function brokenManifest(file: string, message: string): MidrunError {
  const remedy =
    'Restore the file; or delete it and collect again: answers already in predictions.jsonl are not asked again.';
  return new MidrunError({ code: 'broken_manifest', message, file, remedy });
}

/** Replaces the manifest in one step. */
export function writeManifest(folder: RunFolder, manifest: RunManifest): void {
  const complaint = manifestSchema.complaint(manifest);
  if (complaint !== undefined) throw brokenManifest(folder.manifestFile, `"${complaint.field}" ${complaint.message}`);
  writeFileInOneStep(folder.manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}
