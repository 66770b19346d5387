/** The files of a built corpus, with the schema of each. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonLines, writeJsonLines } from '../../core/json-lines.ts';
import { compileSchema, type Schema } from '../../core/schema.ts';
import candidateSchema from '../../corpus/schemas/candidate.schema.json' with { type: 'json' };
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import programSchema from '../../corpus/schemas/program.schema.json' with { type: 'json' };
import type { Program } from '../../corpus/schemas/program.ts';
import exclusionSchema from '../../oracles/schemas/exclusion.schema.json' with { type: 'json' };
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';
import measurementSchema from '../../oracles/schemas/measurement.schema.json' with { type: 'json' };
import type { Measurement } from '../../oracles/schemas/measurement.ts';
import planSchema from '../../oracles/schemas/plan.schema.json' with { type: 'json' };
import type { Plan } from '../../oracles/schemas/plan.ts';
import shownSchema from '../../oracles/schemas/shown-case.schema.json' with { type: 'json' };
import type { ShownCase } from '../../oracles/schemas/shown-case.ts';
import verifiedSchema from '../../oracles/schemas/verified-case.schema.json' with { type: 'json' };
import type { VerifiedCase } from '../../oracles/schemas/verified-case.ts';
import caseSchema from '../schemas/case.schema.json' with { type: 'json' };
import type { Case } from '../schemas/case.ts';
import oracleSchema from '../schemas/oracle.schema.json' with { type: 'json' };
import type { Oracle } from '../schemas/oracle.ts';
import taskSchema from '../schemas/task.schema.json' with { type: 'json' };
import type { Task } from '../schemas/task.ts';

/** One file of the corpus. */
export interface CorpusFile<Row> {
  readonly name: string;
  readonly schema: Schema<Row>;
}

const file = <Row>(name: string, schema: object & { title: string }): CorpusFile<Row> => ({
  name,
  schema: compileSchema<Row>(schema),
});

export const corpusFiles = {
  programs: file<Program>('programs.jsonl', programSchema),
  candidates: file<Candidate>('candidates.jsonl', candidateSchema),
  plans: file<Plan>('plans.jsonl', planSchema),
  shown: file<ShownCase>('shown.jsonl', shownSchema),
  verified: file<VerifiedCase>('verified.jsonl', verifiedSchema),
  measurements: file<Measurement>('measurements.jsonl', measurementSchema),
  cases: file<Case>('cases.jsonl', caseSchema),
  tasks: file<Task>('tasks.jsonl', taskSchema),
  oracles: file<Oracle>('oracles.jsonl', oracleSchema),
  exclusions: file<Exclusion>('exclusions.jsonl', exclusionSchema),
} as const;

/** The file of a single stage's refusals; `exclusions.jsonl` holds them all. */
export function stageExclusions(stageName: string): CorpusFile<Exclusion> {
  return { ...corpusFiles.exclusions, name: `exclusions-${stageName}.jsonl` };
}

export function readRows<Row>(directory: string, { name, schema }: CorpusFile<Row>): Row[] {
  return readJsonLines(join(directory, name), schema);
}

/** Replaces a file, unless what stands there is broken: that is reported (exit code 2), not overwritten. */
export function replaceRows<Row>(directory: string, { name, schema }: CorpusFile<Row>, rows: readonly Row[]): void {
  const path = join(directory, name);
  if (existsSync(path)) refuseBrokenFile(path);
  writeJsonLines(path, rows, schema);
}

const anything: Schema<unknown> = { title: 'any', complaint: () => undefined };

function refuseBrokenFile(path: string): void {
  if (readFileSync(path).length > 0) readJsonLines(path, anything);
}
