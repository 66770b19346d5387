import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProgramFolder } from '../corpus/program-folder.ts';
import quick from '../corpus/quick.json' with { type: 'json' };
import { comparedTraces, momentsOf } from './compared-traces-for-tests.ts';
import { runPython } from './toolchain/python.ts';

const programs = join(import.meta.dirname, '../corpus/programs');
const pythonPrograms = quick.programs.filter((id) => !id.includes('cpp'));

/** Long inputs take minutes: MIDRUN_LONG_TESTS=1 npx vitest run oracles/state-corpus.test.ts */
const lengths = process.env.MIDRUN_LONG_TESTS === '1' ? ['short', 'long'] : ['short'];

async function inputOf(id: string, length: string): Promise<string> {
  const { inputs } = readProgramFolder(join(programs, id));
  if ('short' in inputs) return inputs[length as 'short' | 'long'];
  const { generator, seed } = inputs;
  return (
    await runPython({ program: generator, programArguments: [length, String(seed)], input: '' })
  ).stdout.toString();
}

describe.each(lengths)(
  'on the %s input',
  (length) => {
    test.concurrent.each(pythonPrograms)('both tracers count what the reference walker counts: %s', async (id) => {
      const source = readFileSync(join(programs, id, 'program.py'), 'utf8');
      const { compiled, python, reference } = await comparedTraces(source, await inputOf(id, length));
      for (const trace of [compiled, python]) {
        expect(momentsOf(trace)).toEqual(reference.moments);
        expect(trace.edges).toEqual(reference.edges);
      }
    });
  },
  600_000,
);
