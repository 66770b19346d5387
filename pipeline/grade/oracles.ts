/** The true answers, looked up by task. */
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import { readJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import schema from '../schemas/oracle.schema.json' with { type: 'json' };
import type { Oracle } from '../schemas/oracle.ts';
import type { Task } from '../schemas/task.ts';
import { read } from './match/json-value.ts';

const oracleSchema = compileSchema<Oracle>(schema);

export interface Oracles {
  /** The oracle of a task. Throws MidrunError when there is none, or when it cannot be compared under the task's policy. */
  of(task: Task): Oracle;
  /** The true state at the other checkpoint of the task's case; undefined for final arms. */
  otherCheckpoint(task: Task): string | undefined;
  /** What the program of the task's case prints on the long input, which state arms use; undefined for final arms. */
  finalOutput(task: Task): string | undefined;
}

const otherArm: Readonly<Partial<Record<Task['arm'], Task['arm']>>> = {
  'inside-loop-state': 'post-loop-state',
  'post-loop-state': 'inside-loop-state',
};

/** Reads `oracles.jsonl`. Throws MidrunError on a broken row. */
export function readOracles(corpusDirectory: string): Oracles {
  const file = join(corpusDirectory, 'oracles.jsonl');
  const rows = readJsonLines(file, oracleSchema);
  const oracles = new Map(rows.map((oracle) => [oracle.task_id, oracle]));
  const answerOfArm = new Map(rows.map(({ case_id, arm, answer }) => [`${case_id} ${arm}`, answer]));
  const checked = new Set<Oracle>();
  const of = (task: Task): Oracle => {
    const oracle = oracles.get(task.task_id);
    if (oracle === undefined) throw invalidOracle(file, `there is no oracle for task "${task.task_id}"`);
    if (checked.has(oracle)) return oracle;
    if (sha256(oracle.answer) !== oracle.answer_sha256) {
      throw invalidOracle(file, `answer_sha256 of task "${task.task_id}" is not the hash of its answer`);
    }
    if (task.match_policy === 'json-value' && read(oracle.answer) === undefined) {
      throw invalidOracle(file, `the answer of task "${task.task_id}" is to be compared by JSON value, but is no JSON`);
    }
    checked.add(oracle);
    return oracle;
  };
  const isState = (task: Task) => otherArm[task.arm] !== undefined;
  return {
    of,
    otherCheckpoint: ({ case_id, arm }) => answerOfArm.get(`${case_id} ${otherArm[arm] ?? ''}`),
    finalOutput: (task) => (isState(task) ? answerOfArm.get(`${task.case_id} long-trace-final`) : undefined),
  };
}

function invalidOracle(file: string, message: string): MidrunError {
  return new MidrunError({ code: 'invalid_oracle', message, file, remedy: 'Build the corpus again: make corpus.' });
}
