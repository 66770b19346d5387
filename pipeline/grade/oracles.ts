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

/** The oracle of a task. Throws MidrunError when there is none, or when it cannot be compared under the task's policy. */
export type OracleOfTask = (task: Task) => Oracle;

/** Reads `oracles.jsonl`. Throws MidrunError on a broken row. */
export function readOracles(corpusDirectory: string): OracleOfTask {
  const file = join(corpusDirectory, 'oracles.jsonl');
  const oracles = new Map(readJsonLines(file, oracleSchema).map((oracle) => [oracle.task_id, oracle]));
  const checked = new Set<Oracle>();
  return (task) => {
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
}

function invalidOracle(file: string, message: string): MidrunError {
  return new MidrunError({ code: 'invalid_oracle', message, file, remedy: 'Build the corpus again: make corpus.' });
}
