/** Writes `iterations.jsonl` beside a built corpus, for the case explorer of the report. Needs the runtimes the corpus was built with. */
import { join } from 'node:path';
import { writeJsonLines } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';
import iterationSchema from '../schemas/iteration.schema.json' with { type: 'json' };
import type { Iteration } from '../schemas/iteration.ts';
import type { ProvedCase } from '../stages/case-stages.ts';
import { type CorpusFile, corpusFiles, readRows } from '../stages/corpus-files.ts';
import { findEngine } from '../stages/engine-hash.ts';
import { runStage } from '../stages/run-stage.ts';
import { iterationsStage } from './iterations-stage.ts';

export const iterationsFile: CorpusFile<Iteration> = {
  name: 'iterations.jsonl',
  schema: compileSchema<Iteration>(iterationSchema),
};

export interface IterationsOptions {
  readonly corpusDirectory: string;
  readonly cacheDirectory: string;
  readonly concurrency?: number;
  readonly signal?: AbortSignal;
}

export interface ObservedIterations {
  readonly file: string;
  readonly cases: number;
  /** Cases whose checkpoint came out otherwise than the corpus says; they have no rows. */
  readonly refused: readonly Exclusion[];
}

/** Throws MidrunError `incomplete` (exit code 3) when runs were cut short. */
export async function observeIterations(options: IterationsOptions): Promise<ObservedIterations> {
  const { corpusDirectory, ...run } = options;
  const cases = provedCases(corpusDirectory);
  const { hash } = await findEngine();
  const { outputs, exclusions } = await runStage(iterationsStage, cases, { ...run, engineHash: hash });
  const file = join(corpusDirectory, iterationsFile.name);
  writeJsonLines(file, outputs.flat(), iterationsFile.schema);
  return { file, cases: outputs.length, refused: exclusions };
}

function provedCases(directory: string): ProvedCase[] {
  const by = <Row, Key extends keyof Row>(file: CorpusFile<Row>, key: Key) =>
    new Map(readRows(directory, file).map((row) => [row[key], row]));
  const [programs, candidates] = [by(corpusFiles.programs, 'program_id'), by(corpusFiles.candidates, 'case_id')];
  const [plans, verified] = [by(corpusFiles.plans, 'case_id'), by(corpusFiles.verified, 'case_id')];
  return readRows(directory, corpusFiles.cases).flatMap(({ case_id, source_id }) => {
    const [candidate, plan, proof] = [candidates.get(case_id), plans.get(case_id), verified.get(case_id)];
    const source = programs.get(source_id)?.source;
    if (candidate === undefined || plan === undefined || proof === undefined || source === undefined) return [];
    return [{ candidate, plan, verified: proof, source }];
  });
}
