/** In what a built corpus is not the released one: case by case, then whole files. */
import type { ReleaseDifference } from '../schemas/release-difference.ts';
import type { ReleasedCase } from '../schemas/released-case.ts';
import { type CorpusManifest, readCorpusManifest } from './corpus-manifest.ts';
import type { Release } from './release-files.ts';
import { refusals, releasedArms, releasedCases } from './released-cases.ts';

export interface Comparison {
  /** None exactly when every file of the corpus is the released one, byte for byte. */
  readonly differences: readonly ReleaseDifference[];
  /** Runtimes of another version; they explain differences, and are none by themselves. */
  readonly runtimes: readonly RuntimeChange[];
}

export interface RuntimeChange {
  readonly name: string;
  readonly released: string;
  readonly here: string;
}

/** Throws MidrunError when the corpus is not built to its end. */
export function compareWithRelease(release: Release, corpusDirectory: string): Comparison {
  const built = readCorpusManifest(corpusDirectory);
  const runtimes = runtimeChanges(release, built);
  const files = fileDifferences(release, built);
  if (files.length === 0) return { differences: [], runtimes };
  const admission = admissionDifferences(release, corpusDirectory);
  const here = new Map(releasedCases(corpusDirectory).map((row) => [row.case_id, row]));
  const cases = release.cases.flatMap((row) => {
    const other = here.get(row.case_id);
    return other === undefined ? [] : caseDifferences(row, other);
  });
  return { differences: [...admission, ...cases, ...files], runtimes };
}

function runtimeChanges({ manifest: { runtimes } }: Release, built: CorpusManifest): RuntimeChange[] {
  const names = new Set([...Object.keys(runtimes), ...Object.keys(built.runtimes)]);
  return [...names]
    .map((name) => ({ name, released: runtimes[name] ?? 'none', here: built.runtimes[name] ?? 'none' }))
    .filter(({ released, here }) => released !== here);
}

function fileDifferences({ manifest: { corpus_files } }: Release, { files }: CorpusManifest): ReleaseDifference[] {
  return Object.keys({ ...corpus_files, ...files }).flatMap((name) => {
    const [released, here] = [corpus_files[name] ?? null, files[name] ?? null];
    return released === here ? [] : [{ about: name, what: 'sha256', released, here }];
  });
}

/** Cases and programs that are admitted in one and refused, or not there at all, in the other. */
function admissionDifferences(release: Release, corpusDirectory: string): ReleaseDifference[] {
  const released = verdicts(release.cases, release.refusals);
  const here = verdicts(releasedCases(corpusDirectory), refusals(corpusDirectory));
  const ids = [...new Set([...released.keys(), ...here.keys()])].sort();
  return ids.flatMap((about) => {
    const [before, now] = [released.get(about) ?? null, here.get(about) ?? null];
    return before === now ? [] : [{ about, what: 'admission', released: before, here: now }];
  });
}

function verdicts(cases: Release['cases'], refused: Release['refusals']): Map<string, string> {
  return new Map([
    ...cases.map(({ case_id }): [string, string] => [case_id, 'admitted']),
    ...refused.map(({ program_id, case_id, code, probe }): [string, string] => [
      case_id ?? program_id,
      `refused: ${code}${probe === null ? '' : ` (${probe})`}`,
    ]),
  ]);
}

function caseDifferences(released: ReleasedCase, here: ReleasedCase): ReleaseDifference[] {
  return (Object.keys(released) as (keyof ReleasedCase)[]).flatMap((column) => {
    const [before, now] = [asList(released[column]), asList(here[column])];
    return before.flatMap((value, index) => {
      if (value === now[index]) return [];
      const what = before.length === 1 ? column : `${column} ${releasedArms[index]}`;
      return [{ about: released.case_id, what, released: value, here: now[index] ?? null }];
    });
  });
}

const asList = (value: ReleasedCase[keyof ReleasedCase]): string[] => [value].flat().map(String);
