/** What a built corpus comes to in a release: one row of hashes a case, and what was refused. */
import { sha256 } from '../../core/hash.ts';
import type { Program } from '../../corpus/schemas/program.ts';
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';
import type { Plan } from '../../oracles/schemas/plan.ts';
import type { ReleasedCase } from '../schemas/released-case.ts';
import { corpusFiles, readRows } from '../stages/corpus-files.ts';

/** In the order in which rows of hashes stand. */
export const releasedArms = ['short-trace-final', 'long-trace-final', 'inside-loop-state', 'post-loop-state'] as const;

export function releasedCases(corpusDirectory: string): ReleasedCase[] {
  const read = <Row>(file: Parameters<typeof readRows<Row>>[1]) => readRows(corpusDirectory, file);
  const programs = new Map(read(corpusFiles.programs).map((row) => [row.program_id, row]));
  const plans = new Map(read(corpusFiles.plans).map((row) => [row.case_id, row]));
  const measurements = Map.groupBy(read(corpusFiles.measurements), ({ case_id }) => case_id);
  const prompts = new Map(read(corpusFiles.tasks).map((row) => [row.task_id, row.prompt_sha256]));
  const answers = new Map(read(corpusFiles.oracles).map((row) => [row.task_id, row.answer_sha256]));
  return read(corpusFiles.cases).map((row) => {
    const ofArms = (hashes: ReadonlyMap<string, string>) =>
      releasedArms.map((arm) => shortened(hashes.get(`${row.case_id}/${arm}`) as string)) as ReleasedCase['prompts'];
    return {
      case_id: row.case_id,
      program_id: row.source_id,
      study: row.study,
      checkpoint: describeCheckpoint(plans.get(row.case_id) as Plan),
      trace_lengths: [row.short_trace_length, row.long_trace_length, row.inside_trace_length, row.post_trace_length],
      source: shortened(row.source_sha256),
      short_input: shortened(row.short_input_sha256),
      long_input: shortened(row.long_input_sha256),
      prompts: ofArms(prompts),
      answers: ofArms(answers),
      facts: hashOf(statedFacts(programs.get(row.source_id) as Program)),
      metrics: hashOf(measurements.get(row.case_id)),
      audit: hashOf([row.sandbox, row.probes, row.probes_not_run]),
    };
  });
}

/** Rows of exclusions without the loops of the program, which a rebuilt corpus holds. */
export function refusals(corpusDirectory: string): Exclusion[] {
  return readRows(corpusDirectory, corpusFiles.exclusions).map(({ evidence: { loops: _, ...evidence }, ...row }) => ({
    ...row,
    evidence,
  }));
}

function describeCheckpoint({ loop_line, instance, iteration, iterations, fields }: Plan): string {
  const names = fields.map(({ name }) => name).join(', ');
  return `line ${loop_line}, execution ${instance}, iteration ${iteration} of ${iterations}: ${names}`;
}

function statedFacts({ canary: _, source: __, ...facts }: Program): unknown {
  return facts;
}

const hashOf = (value: unknown): string => shortened(sha256(JSON.stringify(value)));

/** 128 bits tell any two texts apart that were not made to collide; whole files are hashed in full. */
const shortened = (hash: string): string => hash.slice(0, 32);
