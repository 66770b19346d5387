/** The files of a release: `manifest.json`, `cases.jsonl`, `refusals.jsonl` and `DATASHEET.md`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { parseRow, readJsonLines, readText } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { builtInProgramsDirectory } from '../../corpus/built-in.ts';
import exclusionSchema from '../../oracles/schemas/exclusion.schema.json' with { type: 'json' };
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';
import manifestSchema from '../schemas/release-manifest.schema.json' with { type: 'json' };
import type { ReleaseManifest } from '../schemas/release-manifest.ts';
import caseSchema from '../schemas/released-case.schema.json' with { type: 'json' };
import type { ReleasedCase } from '../schemas/released-case.ts';

export const releaseDirectory = join(builtInProgramsDirectory, '../release');

export const releaseFiles = {
  manifest: { name: 'manifest.json', schema: compileSchema<ReleaseManifest>(manifestSchema) },
  cases: { name: 'cases.jsonl', schema: compileSchema<ReleasedCase>(caseSchema) },
  refusals: { name: 'refusals.jsonl', schema: compileSchema<Exclusion>(exclusionSchema) },
  datasheet: { name: 'DATASHEET.md' },
} as const;

export interface Release {
  readonly manifest: ReleaseManifest;
  readonly cases: readonly ReleasedCase[];
  readonly refusals: readonly Exclusion[];
}

export function isReleased(directory: string): boolean {
  return existsSync(join(directory, releaseFiles.manifest.name));
}

/** Throws MidrunError (exit code 2) when there is no release, or its files are not those its manifest names. */
export function readRelease(directory: string): Release {
  if (!isReleased(directory)) throw noRelease(directory);
  const file = join(directory, releaseFiles.manifest.name);
  const manifest = parseRow(JSON.stringify(JSON.parse(readText(file))), file, 1, releaseFiles.manifest.schema);
  requireHash(join(directory, releaseFiles.cases.name), manifest.cases_sha256);
  requireHash(join(directory, releaseFiles.refusals.name), manifest.refusals_sha256);
  return {
    manifest,
    cases: readJsonLines(join(directory, releaseFiles.cases.name), releaseFiles.cases.schema),
    refusals: readJsonLines(join(directory, releaseFiles.refusals.name), releaseFiles.refusals.schema),
  };
}

function requireHash(file: string, hash: string): void {
  readText(file);
  if (sha256(readFileSync(file)) === hash) return;
  throw new MidrunError({
    code: 'release_changed',
    message: 'this file is not the one that the manifest of the release names',
    file,
    remedy:
      'Restore it: a release is never changed. A new state of the corpus is a new version: make release VERSION=...',
  });
}

function noRelease(directory: string): MidrunError {
  return new MidrunError({
    code: 'no_release',
    message: 'there is no release of the corpus here',
    file: directory,
    remedy: 'Build the corpus and release it: make corpus, make release VERSION=1.0.0.',
  });
}
