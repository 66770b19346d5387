/** Freezes a built corpus as a release. */
import { join } from 'node:path';
import { canary, trainingNote } from '../../core/canary.ts';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { encodeRow, writeFileInOneStep } from '../../core/json-lines.ts';
import type { Schema } from '../../core/schema.ts';
import { readBuiltCorpus } from '../lint/built-corpus.ts';
import { distributions } from '../lint/distributions.ts';
import { readPrograms } from '../lint/linted-corpus.ts';
import type { ReleaseManifest } from '../schemas/release-manifest.ts';
import { corpusFiles, readRows } from '../stages/corpus-files.ts';
import { readCorpusManifest } from './corpus-manifest.ts';
import { renderDatasheet } from './datasheet.ts';
import { isReleased, readRelease, releaseFiles } from './release-files.ts';
import { refusals, releasedCases } from './released-cases.ts';

export interface ReleaseOptions {
  /** Such as `1.0.0`. */
  readonly version: string;
  readonly corpusDirectory: string;
  /** The programs it was built from. */
  readonly programsDirectory: string;
  readonly into: string;
  /** Whether a release of this version that says something else is replaced. */
  readonly replace: boolean;
}

/** Returns the manifest. Throws MidrunError (exit code 2) when the corpus is not one to be released. */
export async function writeRelease(options: ReleaseOptions): Promise<ReleaseManifest> {
  const { version, corpusDirectory, programsDirectory, into } = options;
  const built = readCorpusManifest(corpusDirectory);
  requireSandbox(built.sandbox, corpusDirectory);
  const { programs } = readPrograms(programsDirectory);
  requireAll(
    programs.map(({ programId }) => programId),
    corpusDirectory,
  );
  const file = (name: string) => join(into, name);
  const cases = textOf(releasedCases(corpusDirectory), releaseFiles.cases);
  const refused = textOf(refusals(corpusDirectory), releaseFiles.refusals);
  const manifest: ReleaseManifest = {
    release: version,
    canary,
    note: trainingNote,
    licence: 'MIT',
    programs: built.programs,
    cases: built.cases,
    refused: built.refused,
    cases_by_study: built.cases_by_study,
    refused_by_code: built.refused_by_code,
    sandbox: built.sandbox,
    prompt_version: built.prompt_version,
    runtimes: built.runtimes,
    corpus_files: built.files,
    cases_sha256: sha256(cases),
    refusals_sha256: sha256(refused),
  };
  requireNewVersion(manifest, options);
  const datasheet = renderDatasheet(
    manifest,
    await distributions({ programs, built: readBuiltCorpus(corpusDirectory) }),
  );
  encodeRow(manifest, file(releaseFiles.manifest.name), releaseFiles.manifest.schema);
  writeFileInOneStep(file(releaseFiles.cases.name), cases);
  writeFileInOneStep(file(releaseFiles.refusals.name), refused);
  writeFileInOneStep(file(releaseFiles.datasheet.name), datasheet);
  writeFileInOneStep(file(releaseFiles.manifest.name), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function textOf<Row>(rows: readonly Row[], { name, schema }: { name: string; schema: Schema<Row> }): string {
  return rows.map((row) => `${encodeRow(row, name, schema)}\n`).join('');
}

function requireSandbox(sandbox: string, file: string): void {
  if (sandbox === 'bubblewrap') return;
  throw new MidrunError({
    code: 'not_sandboxed',
    message: `the programs of this corpus ran under "${sandbox}", without the sandbox`,
    file,
    remedy: 'Install bubblewrap and build the corpus again.',
  });
}

/** A release holds the programs of one folder, all of them, and no others. */
function requireAll(programIds: readonly string[], corpusDirectory: string): void {
  const known = new Set([
    ...readRows(corpusDirectory, corpusFiles.programs).map(({ program_id }) => program_id),
    ...readRows(corpusDirectory, corpusFiles.exclusions).map(({ program_id }) => program_id),
  ]);
  const missing = programIds.filter((id) => !known.has(id));
  const foreign = [...known].filter((id) => !programIds.includes(id));
  if (missing.length + foreign.length === 0) return;
  const [id, what] =
    missing[0] === undefined ? [foreign[0], 'is not of the corpus that is released'] : [missing[0], 'is not in it'];
  throw new MidrunError({
    code: 'corpus_of_other_programs',
    message: `${id} ${what}, with ${missing.length + foreign.length - 1} more`,
    file: corpusDirectory,
    remedy: 'Build exactly the programs to be released: midrun corpus --programs corpus/programs.',
  });
}

/** Whoever cites a version means one state of the corpus. */
function requireNewVersion(manifest: ReleaseManifest, { into, replace }: ReleaseOptions): void {
  if (replace || !isReleased(into)) return;
  const earlier = readRelease(into).manifest;
  if (earlier.release !== manifest.release) return;
  if (JSON.stringify(earlier) === JSON.stringify(manifest)) return;
  throw new MidrunError({
    code: 'version_taken',
    message: `release ${manifest.release} is another state of the corpus`,
    file: join(into, releaseFiles.manifest.name),
    remedy: 'Give this state a new version, or --replace a release that nobody has yet.',
  });
}
