/** Collection neither imports nor opens what holds the true answers. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { startSimulatedSubjects } from '../simulated/server.ts';
import { smallCorpus } from './small-corpus.ts';

const root = join(import.meta.dirname, '..', '..');
const collectFolder = join(root, 'pipeline', 'collect');

/** The project files that a file imports, directly or through others. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!file.endsWith('.ts')) return found;
  for (const match of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    importsOf(resolve(dirname(file), match[1] as string), found);
  }
  return found;
}

test('no file that collection imports knows the oracles', () => {
  const files = readdirSync(collectFolder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const imported = new Set(files.flatMap((name) => [...importsOf(join(collectFolder, name))]));
  const names = [...imported].map((file) => relative(root, file)).sort();
  expect(names).toContain('pipeline/read-tasks.ts');
  expect(names.filter((name) => /oracle|pipeline\/grade|simulated\/(?!subject-names)|corpus-files/.test(name))).toEqual(
    [],
  );
  const mentioning = names.filter((name) => readFileSync(join(root, name), 'utf8').includes('oracles.jsonl'));
  expect(mentioning).toEqual([]);
});

test('collection does not open the file of the oracles', async () => {
  const [known, asked] = [smallCorpus(3), smallCorpus(3)];
  const server = await startSimulatedSubjects({ corpusDirectory: known.corpusDirectory });
  onTestFinished(() => server.close());
  // Whoever opens a pipe that nobody writes to waits for ever.
  const oracles = join(asked.corpusDirectory, 'oracles.jsonl');
  rmSync(oracles);
  await execa('mkfifo', [oracles]);
  const { corpusDirectory, runsDirectory } = asked;
  const options = { corpusDirectory, runsDirectory, simulatedBaseUrl: server.baseUrl, model: 'sim/oracle' };
  const script = join(import.meta.dirname, 'collect-script.ts');
  const { stdout } = await execa(process.execPath, [script, JSON.stringify(options)], { timeout: 20_000 });
  expect(stdout).toContain('"exitCode":0');
});
