/** Reads the manifest of a built corpus, and proves that the files beside it are those it names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { readText } from '../../core/json-lines.ts';

export interface CorpusManifest {
  readonly programs: number;
  readonly cases: number;
  readonly refused: number;
  readonly cases_by_study: Readonly<Record<string, number>>;
  readonly refused_by_code: Readonly<Record<string, number>>;
  readonly sandbox: string;
  readonly prompt_version: string;
  readonly runtimes: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

/** Throws MidrunError (exit code 2) when the corpus is missing, half built or was changed by hand. */
export function readCorpusManifest(corpusDirectory: string): CorpusManifest {
  const manifest = JSON.parse(readText(join(corpusDirectory, 'manifest.json'))) as CorpusManifest;
  for (const [name, hash] of Object.entries(manifest.files)) {
    const file = join(corpusDirectory, name);
    readText(file);
    if (sha256(readFileSync(file)) === hash) continue;
    throw new MidrunError({
      code: 'corpus_not_as_built',
      message: 'this file is not the one that the manifest of its corpus names',
      file,
      remedy: 'Build the corpus to its end: make corpus.',
    });
  }
  return manifest;
}
