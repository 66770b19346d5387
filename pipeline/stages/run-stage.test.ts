import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { MidrunError } from '../../core/errors.ts';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import { Refusal, Unfinished } from '../../oracles/admission/refusal.ts';
import { runStage, type StageRun } from './run-stage.ts';
import type { Stage } from './stage.ts';

/** A stage that turns words into their lengths and notes what it worked on. */
function lengthStage(work: (word: string) => void | Promise<void> = () => {}) {
  const begun: string[] = [];
  const stage: Stage<string, number> = {
    name: 'length',
    identify: (word) => ({ program_id: `words/${word}`, case_id: null, study: 'words' }),
    key: (word) => [word],
    async run(word) {
      begun.push(word);
      await work(word);
      return word.length;
    },
  };
  return { stage, begun };
}

function freshRun(more: Partial<StageRun> = {}): StageRun {
  const cacheDirectory = temporaryFolder('stage');
  onTestFinished(() => rmSync(cacheDirectory, { recursive: true, force: true }));
  return { cacheDirectory, engineHash: 'engine', ...more };
}

const fileError = (file: string) =>
  new MidrunError({ code: 'broken', message: 'this file is broken', file, remedy: 'Mend it.' });

test('results come in the order of the inputs, whichever is finished first', async () => {
  const { stage } = lengthStage((word) => sleep(word.length > 3 ? 20 : 0));
  expect(await runStage(stage, ['seven', 'six', 'three'], freshRun({ concurrency: 3 }))).toEqual({
    outputs: [5, 3, 5],
    exclusions: [],
  });
});

test('a refusal becomes an exclusion with its stage, code, probe and evidence, and is kept', async () => {
  const { stage, begun } = lengthStage((word) => {
    if (word === 'bad') throw new Refusal('reads_environment', { clock: true }, 'other surrounding');
  });
  const run = freshRun();
  const expected = {
    outputs: [4],
    exclusions: [
      {
        program_id: 'words/bad',
        case_id: null,
        study: 'words',
        stage: 'length',
        code: 'reads_environment',
        probe: 'other surrounding',
        explanation: expect.stringContaining('reads time'),
        evidence: { clock: true },
      },
    ],
  };
  expect(await runStage(stage, ['good', 'bad'], run)).toEqual(expected);
  expect(await runStage(stage, ['good', 'bad'], run)).toEqual(expected);
  expect(begun).toEqual(['good', 'bad']);
});

test('what did not finish is tried once more, and counts when it finishes then', async () => {
  let attempts = 0;
  const { stage } = lengthStage(() => {
    attempts += 1;
    if (attempts === 1) throw new Unfinished('wall_timeout');
  });
  expect(await runStage(stage, ['slow'], freshRun())).toEqual({ outputs: [4], exclusions: [] });
  expect(attempts).toBe(2);
});

test('what does not finish twice ends the stage with exit code 3, with everything else stored', async () => {
  const stuck = lengthStage((word) => {
    if (word === 'stuck') throw new Unfinished('wall_timeout');
  });
  const run = freshRun();
  await expect(runStage(stuck.stage, ['one', 'stuck', 'two'], run)).rejects.toMatchObject({
    exitCode: 3,
    message: 'stage length: 1 not finished (first: words/stuck: wall_timeout)',
  });
  expect(stuck.begun.filter((word) => word === 'stuck')).toHaveLength(2);
  const quiet = lengthStage();
  expect(await runStage(quiet.stage, ['one', 'stuck', 'two'], run)).toEqual({ outputs: [3, 5, 3], exclusions: [] });
  expect(quiet.begun).toEqual(['stuck']);
});

test('bad input is reported after the others are stored, and names every file to be corrected', async () => {
  const picky = lengthStage((word) => {
    if (word.startsWith('bad')) throw fileError(`${word}.txt`);
  });
  const run = freshRun({ concurrency: 1 });
  await expect(runStage(picky.stage, ['bad1', 'fine', 'bad2'], run)).rejects.toMatchObject({
    code: 'broken',
    exitCode: 2,
    file: 'bad1.txt',
    remedy: 'Mend it.\nAlso to be corrected:\n  bad2.txt',
  });
  const mended = lengthStage();
  await runStage(mended.stage, ['bad1', 'fine', 'bad2'], run);
  expect(mended.begun).toEqual(['bad1', 'bad2']);
});

test('an input whose key cannot be told does not lose the work on the others', async () => {
  const { stage } = lengthStage();
  const key = (word: string) => {
    if (word === 'gone') throw fileError('gone');
    return [word];
  };
  const run = freshRun();
  await expect(runStage({ ...stage, key }, ['gone', 'kept'], run)).rejects.toMatchObject({ file: 'gone' });
  const again = lengthStage();
  await runStage(again.stage, ['kept'], run);
  expect(again.begun).toEqual([]);
});

test('a fault is no bad input: it keeps its stack and says whose it was', async () => {
  const { stage } = lengthStage(() => {
    throw new TypeError('undefined is not a function');
  });
  await expect(runStage(stage, ['odd'], freshRun())).rejects.toThrow(
    /^words\/odd: TypeError: undefined is not a function\n +at /,
  );
});

test('at most as many inputs are under work at once as asked for', async () => {
  let now = 0;
  let most = 0;
  const { stage } = lengthStage(async () => {
    now += 1;
    most = Math.max(most, now);
    await sleep(5);
    now -= 1;
  });
  await runStage(stage, ['a', 'b', 'c', 'd', 'e', 'f'], freshRun({ concurrency: 3 }));
  expect(most).toBe(3);
});

test('an interruption lets what is under way finish, begins nothing more, and tries nothing again', async () => {
  const interruption = new AbortController();
  const { stage, begun } = lengthStage((word) => {
    if (word === 'second') {
      interruption.abort();
      throw new Unfinished('ended by SIGINT');
    }
  });
  const run = freshRun({ concurrency: 1, signal: interruption.signal });
  await expect(runStage(stage, ['first', 'second', 'third'], run)).rejects.toMatchObject({ exitCode: 3 });
  expect(begun).toEqual(['first', 'second']);
});

test('another engine, another stage or another key takes nothing from the cache', async () => {
  const { stage, begun } = lengthStage();
  const run = freshRun();
  await runStage(stage, ['word'], run);
  await runStage(stage, ['word'], { ...run, engineHash: 'other' });
  await runStage({ ...stage, name: 'other' }, ['word'], run);
  await runStage(stage, ['ward'], run);
  expect(begun).toEqual(['word', 'word', 'word', 'ward']);
});
