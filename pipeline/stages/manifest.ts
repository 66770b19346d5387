/** What a built corpus consists of: the hash of every file, counts, and the versions of everything that can change an oracle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canary, trainingNote } from '../../core/canary.ts';
import { sha256 } from '../../core/hash.ts';
import { writeFileInOneStep } from '../../core/json-lines.ts';
import { sandboxKind } from '../../oracles/sandbox/sandbox-kind.ts';
import { promptVersion } from '../prompt/render-prompt.ts';
import { corpusFiles, readRows } from './corpus-files.ts';
import type { Engine } from './engine-hash.ts';

/** Holds no time and no place, so that two builds from the same inputs agree byte for byte. */
export function writeManifest(corpusDirectory: string, engine: Engine): void {
  const cases = readRows(corpusDirectory, corpusFiles.cases);
  const exclusions = readRows(corpusDirectory, corpusFiles.exclusions);
  const manifest = {
    manifest_version: 1,
    canary,
    note: trainingNote,
    programs: new Set(cases.map(({ source_id }) => source_id)).size,
    cases: cases.length,
    tasks: readRows(corpusDirectory, corpusFiles.tasks).length,
    refused: exclusions.length,
    cases_by_study: countBy(cases.map(({ study }) => study)),
    refused_by_code: countBy(exclusions.map(({ code }) => code)),
    sandbox: sandboxKind(),
    ...(sandboxKind() !== 'bubblewrap' && { warning: 'The programs ran under limits alone, without a sandbox.' }),
    prompt_version: promptVersion,
    runtimes: engine.versions,
    files: Object.fromEntries(
      Object.values(corpusFiles).map(({ name }) => [name, sha256(readFileSync(join(corpusDirectory, name)))]),
    ),
  };
  writeFileInOneStep(join(corpusDirectory, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts = Object.groupBy([...values].sort(), (value) => value);
  return Object.fromEntries(Object.entries(counts).map(([value, all]) => [value, all?.length ?? 0]));
}
