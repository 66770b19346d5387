/** A hand-made corpus of tasks and oracles for tests of collection and grading: no program has to run. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { canary } from '../../core/canary.ts';
import { sha256 } from '../../core/hash.ts';
import { writeJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import type { CheckpointTask } from '../read-tasks.ts';
import oracleSchema from '../schemas/oracle.schema.json' with { type: 'json' };
import type { Oracle } from '../schemas/oracle.ts';
import taskSchema from '../schemas/task.schema.json' with { type: 'json' };
import type { Task } from '../schemas/task.ts';

export interface SmallCorpus {
  readonly corpusDirectory: string;
  readonly runsDirectory: string;
  readonly analysisDirectory: string;
  readonly tasks: readonly CheckpointTask[];
  readonly oracles: readonly Oracle[];
}

/** Answers and trace length of each arm of case number `index`. */
const arms = [
  { arm: 'short-trace-final', steps: 10, answer: (index: number) => `${index}\n${index * index}\n` },
  { arm: 'long-trace-final', steps: 1000, answer: (index: number) => `YES\n${index * 1001} ${'9'.repeat(20)}\n` },
  { arm: 'inside-loop-state', steps: 400, answer: (index: number) => `{"ans":${index},"row":[1.5,2.0,${index}]}\n` },
  { arm: 'post-loop-state', steps: 900, answer: (index: number) => `{"ans":${index + 7},"row":[1.5,2.0,0]}\n` },
] as const;

/** Writes a corpus of `caseCount` cases of four tasks each into a folder that goes when the test is over. */
export function smallCorpus(caseCount: number): SmallCorpus {
  const directory = folderForThisTest();
  const tasks: CheckpointTask[] = [];
  const oracles: Oracle[] = [];
  for (let index = 0; index < caseCount; index += 1) {
    const case_id = `case-${String(index).padStart(4, '0')}`;
    for (const { arm, steps, answer } of arms) {
      const task_id = `${case_id}/${arm}`;
      const prompt = `<program>\nprint(${index})\n</program>\n<input>\n${arm}\n</input>\n{"output": "<exact text>"}`;
      tasks.push({
        task_id,
        case_id,
        source_id: `program-${index}`,
        study: index % 2 === 0 ? 'classic-python' : 'classic-cpp',
        language: index % 2 === 0 ? 'python' : 'cpp',
        arm,
        template: 'default',
        prompt_version: sha256('template'),
        prompt_sha256: sha256(prompt),
        match_policy: arm.endsWith('final') ? 'tokens' : 'json-value',
        trace_length: steps + index,
        cyclomatic: 3,
        peak_state: 12,
        state_load: 240,
        state_status: 'MEASURED',
        edge_overlap: 1,
        canary,
        prompt,
      });
      const text = answer(index);
      oracles.push({
        task_id,
        case_id,
        arm,
        answer_sha256: sha256(text),
        answer_bytes: Buffer.byteLength(text),
        trace_length: steps + index,
        canary,
        answer: text,
        state_before_loop: '{"ans":0}',
      });
    }
  }
  const corpusDirectory = join(directory, 'build', 'corpus');
  writeTasks(corpusDirectory, tasks);
  writeJsonLines(join(corpusDirectory, 'oracles.jsonl'), oracles, compileSchema<Oracle>(oracleSchema));
  const [runsDirectory, analysisDirectory] = [join(directory, 'runs'), join(directory, 'build', 'analysis')];
  return { corpusDirectory, runsDirectory, analysisDirectory, tasks, oracles };
}

/** Replaces the tasks of a corpus folder. */
export function writeTasks(corpusDirectory: string, tasks: readonly Task[]): void {
  writeJsonLines(join(corpusDirectory, 'tasks.jsonl'), tasks, compileSchema<Task>(taskSchema));
}

/** A folder that is removed when the test is over. */
export function folderForThisTest(): string {
  const directory = temporaryFolder('test');
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
