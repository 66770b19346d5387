/** The Python programs of the corpus, as texts for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const programsFolder = join(import.meta.dirname, '../../corpus/programs');

/** Name and source, by name. */
export const corpusPrograms: readonly (readonly [name: string, source: string])[] = readdirSync(programsFolder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('program.py'))
  .sort()
  .map((path) => [path, readFileSync(join(programsFolder, path), 'utf8')]);
