/**
 * How near a corpus build stays to the runs it needs: a cold build of programs spread over the built-in studies, and then every
 * sandboxed run of that build once more, bare, from the requests it made. Both use all cores, in one process, one right after the
 * other. Then programs are added to the built corpus one by one.
 */

import { loadavg } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { type Language, readProgramFolder } from '../../corpus/program-folder.ts';
import { useCppCache } from '../../oracles/toolchain/cpp.ts';
import { foldersOf } from '../preset.ts';
import type { BenchRow } from '../schemas/bench-row.ts';
import { buildCorpus } from '../stages/build-corpus.ts';
import { corpusFiles, readRows } from '../stages/corpus-files.ts';
import type { FolderReference } from '../stages/ingest.ts';
import { repeatRuns, whileRecordingRuns } from './bare-runs.ts';

const goals = { ratio: 1.3, seconds: { python: 5, cpp: 20 } } as const;
const languageNames = { python: 'Python', cpp: 'C++' } as const;

/** Programs of each language that are added. */
const addedPrograms = 3;

export async function benchBuild({ cases }: { readonly cases: number }): Promise<BenchRow[]> {
  const directory = temporaryFolder('bench');
  const loadBefore = loadavg()[0] ?? 0;
  useCppCache(join(directory, 'cpp'));
  try {
    const all = foldersOf('full');
    const folders = spread(all, Math.min(cases, all.length - 2 * addedPrograms));
    const corpusDirectory = join(directory, 'corpus');
    const build = { corpusDirectory, cacheDirectory: join(directory, 'stages') };
    const whole = await whileRecordingRuns(() => buildCorpus({ ...build, folders }));
    const { wallInSeconds: floor } = await repeatRuns(whole.runs, directory);
    const rows = [
      row('load of the machine before', loadBefore, 'processes', 'no goal', true),
      row(`build of ${readRows(corpusDirectory, corpusFiles.cases).length} cases`, whole.seconds, 's', 'no goal', true),
      row(`its ${whole.runs.length} sandboxed runs alone`, floor, 's', 'no goal', true),
      row(
        'build / bare runs',
        whole.seconds / floor,
        'ratio',
        `at most ${goals.ratio}`,
        whole.seconds / floor <= goals.ratio,
      ),
      row(
        "build, Midrun's own / programs' and compilers' processor time",
        whole.ownCpuInSeconds / whole.cpuInSeconds,
        'ratio',
        'no goal',
        true,
      ),
    ];
    for (const language of ['python', 'cpp'] as const) {
      const added = spread(
        all.filter((one) => !folders.includes(one) && isIn(language, one)),
        addedPrograms,
      );
      rows.push(...(await addOneByOne(language, added, folders, build, directory)));
    }
    return rows;
  } finally {
    useCppCache(join(import.meta.dirname, '../../build/cache/cpp'));
  }
}

type BuildPlace = { readonly corpusDirectory: string; readonly cacheDirectory: string };

/** Each program joins the built corpus alone; of the times, the middle one counts. */
async function addOneByOne(
  language: Language,
  added: readonly FolderReference[],
  folders: readonly FolderReference[],
  build: BuildPlace,
  directory: string,
): Promise<BenchRow[]> {
  const additions = [];
  for (const one of added)
    additions.push(await whileRecordingRuns(() => buildCorpus({ ...build, folders: [...folders, one] })));
  additions.sort((left, right) => left.seconds - right.seconds);
  const middle = additions[Math.floor(additions.length / 2)];
  if (middle === undefined) return [];
  const goal = goals.seconds[language];
  const name = languageNames[language];
  return [
    row(`adding a ${name} program`, middle.seconds, 's', `below ${goal}`, middle.seconds < goal),
    row(
      `its ${middle.runs.length} sandboxed runs alone`,
      (await repeatRuns(middle.runs, directory)).wallInSeconds,
      's',
      'no goal',
      true,
    ),
  ];
}

function isIn(language: Language, { folder }: FolderReference): boolean {
  return readProgramFolder(folder).language === language;
}

/** `count` of them, at even distances. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor((index * items.length) / count)] as Item,
  );
}

function row(name: string, value: number, unit: string, goal: string, holds: boolean): BenchRow {
  return { name, value: Math.round(value * 100) / 100, unit, goal, holds };
}
