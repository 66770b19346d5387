/** The tasks of a corpus folder, checked to be the ones their hashes name. */
import { join } from 'node:path';
import type { Arm } from '../analysis/arms.ts';
import { MidrunError } from '../core/errors.ts';
import { sha256 } from '../core/hash.ts';
import { readJsonLines } from '../core/json-lines.ts';
import { compileSchema } from '../core/schema.ts';
import { requireCorpus } from './require-corpus.ts';
import schema from './schemas/task.schema.json' with { type: 'json' };
import type { Task } from './schemas/task.ts';

/** A task of the checkpoint suite. */
export type CheckpointTask = Task & {
  language: 'python' | 'cpp';
  arm: Arm;
  match_policy: 'json-value' | 'tokens';
};

const taskSchema = compileSchema<Task>(schema);

/** Reads `tasks.jsonl`. Throws MidrunError on a broken row, a task id that occurs twice, or a prompt that is not the hashed one. */
export function readTasks(corpusDirectory: string): Task[] {
  requireCorpus(corpusDirectory, 'tasks.jsonl');
  const file = join(corpusDirectory, 'tasks.jsonl');
  const tasks = readJsonLines(file, taskSchema);
  const seen = new Set<string>();
  tasks.forEach((task, index) => {
    const complaint = seen.has(task.task_id)
      ? `task_id "${task.task_id}" occurs twice`
      : sha256(task.prompt) === task.prompt_sha256
        ? undefined
        : 'prompt_sha256 is not the hash of prompt';
    seen.add(task.task_id);
    if (complaint === undefined) return;
    throw new MidrunError({
      code: 'invalid_task',
      message: complaint,
      file,
      place: String(index + 1),
      remedy: 'Render the tasks again: make corpus.',
    });
  });
  return tasks;
}

/** The tasks of a corpus of the checkpoint suite. Throws MidrunError as `readTasks` does, and on a task of the simulation suite. */
export function readCheckpointTasks(corpusDirectory: string): CheckpointTask[] {
  const tasks = readTasks(corpusDirectory);
  const other = tasks.findIndex((task) => task.match_policy === 'tagged');
  if (other === -1) return tasks as CheckpointTask[];
  throw new MidrunError({
    code: 'other_suite',
    message: 'this task belongs to the simulation suite',
    file: join(corpusDirectory, 'tasks.jsonl'),
    place: String(other + 1),
    remedy:
      'Verbs that know it are told so: --suite simulation. Others need the checkpoint suite: --corpus build/corpus.',
  });
}
