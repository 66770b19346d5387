/**
 * Builds a corpus: six stages, each reading the files of those before it and writing its own. Every stage can be run alone, and one
 * whose inputs have not changed takes its results from the cache.
 */
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import type { Exclusion } from '../../oracles/schemas/exclusion.ts';
import {
  instrumentStage,
  measureStage,
  type PlannedCase,
  planStage,
  type SourcedCandidate,
  verifyStage,
} from './case-stages.ts';
import { corpusFiles, readRows, replaceRows, stageExclusions } from './corpus-files.ts';
import { whileCorpusIsLocked } from './corpus-lock.ts';
import { duplicatePrograms } from './duplicate-programs.ts';
import { findEngine } from './engine-hash.ts';
import { type FolderReference, identityOf, ingestStage } from './ingest.ts';
import { writeManifest } from './manifest.ts';
import { renderCase, renderTasks } from './render.ts';
import { runStage, type StageResult } from './run-stage.ts';
import type { Stage } from './stage.ts';

export const stageNames = ['ingest', 'plan', 'instrument', 'verify', 'measure', 'render'] as const;
export type StageName = (typeof stageNames)[number];

export interface CorpusBuild {
  readonly corpusDirectory: string;
  readonly cacheDirectory: string;
  readonly folders: readonly FolderReference[];
  readonly concurrency?: number;
  readonly signal?: AbortSignal;
}

/** Runs the named stages in their order. Throws MidrunError (exit codes 2 and 3). */
export function buildCorpus(build: CorpusBuild, names: readonly StageName[] = stageNames): Promise<void> {
  return whileCorpusIsLocked(build.corpusDirectory, async () => {
    for (const name of stageNames) if (names.includes(name)) await stages[name](build);
  });
}

const stages: Record<StageName, (build: CorpusBuild) => Promise<void>> = {
  async ingest(build) {
    const { outputs, exclusions } = await run(build, ingestStage, build.folders);
    const duplicates = duplicatePrograms(outputs);
    const refused = new Set(duplicates.map(({ program_id }) => program_id));
    const kept = outputs.filter(({ program }) => !refused.has(program.program_id));
    replaceRows(
      build.corpusDirectory,
      corpusFiles.programs,
      kept.map(({ program }) => program),
    );
    replaceRows(
      build.corpusDirectory,
      corpusFiles.candidates,
      kept.flatMap(({ candidates }) => candidates).filter(takesPart(build.folders)),
    );
    replaceRows(build.corpusDirectory, stageExclusions('ingest'), [...exclusions, ...duplicates]);
  },

  async plan(build) {
    const result = await run(build, planStage, sourcedCandidates(build));
    replaceRows(build.corpusDirectory, corpusFiles.plans, result.outputs);
    replaceRows(build.corpusDirectory, stageExclusions('plan'), result.exclusions);
  },

  async instrument(build) {
    const result = await run(build, instrumentStage, plannedCases(build));
    replaceRows(build.corpusDirectory, corpusFiles.shown, result.outputs);
    replaceRows(build.corpusDirectory, stageExclusions('instrument'), result.exclusions);
  },

  async verify(build) {
    const result = await run(build, verifyStage, plannedCases(build));
    replaceRows(build.corpusDirectory, corpusFiles.verified, result.outputs);
    replaceRows(build.corpusDirectory, stageExclusions('verify'), result.exclusions);
  },

  async measure(build) {
    const verified = byCase(readRows(build.corpusDirectory, corpusFiles.verified));
    const proved = plannedCases(build).flatMap((planned) => {
      const row = verified.get(planned.candidate.case_id);
      return row === undefined ? [] : [{ ...planned, verified: row }];
    });
    const result = await run(build, measureStage, proved);
    replaceRows(build.corpusDirectory, corpusFiles.measurements, result.outputs.flat());
    replaceRows(build.corpusDirectory, stageExclusions('measure'), result.exclusions);
  },

  async render(build) {
    const { corpusDirectory } = build;
    const programs = new Map(readRows(corpusDirectory, corpusFiles.programs).map((row) => [row.program_id, row]));
    const verified = byCase(readRows(corpusDirectory, corpusFiles.verified));
    const shown = byCase(readRows(corpusDirectory, corpusFiles.shown));
    const measurements = Map.groupBy(readRows(corpusDirectory, corpusFiles.measurements), ({ case_id }) => case_id);
    const admitted = plannedCases(build).flatMap((planned) => {
      const { case_id, program_id } = planned.candidate;
      const facts = {
        program: programs.get(program_id),
        shown: shown.get(case_id),
        verified: verified.get(case_id),
        measurements: measurements.get(case_id),
      };
      const complete = Object.values(facts).every((fact) => fact !== undefined);
      return complete
        ? [{ ...planned, ...(facts as Required<{ [Key in keyof typeof facts]: NonNullable<(typeof facts)[Key]> }>) }]
        : [];
    });
    const rendered = admitted.flatMap(renderTasks);
    replaceRows(corpusDirectory, corpusFiles.cases, admitted.map(renderCase));
    replaceRows(
      corpusDirectory,
      corpusFiles.tasks,
      rendered.map(({ task }) => task),
    );
    replaceRows(
      corpusDirectory,
      corpusFiles.oracles,
      rendered.map(({ oracle }) => oracle),
    );
    replaceRows(corpusDirectory, corpusFiles.exclusions, allExclusions(corpusDirectory));
    writeManifest(corpusDirectory, await findEngine());
  },
};

async function run<Input, Output>(
  build: CorpusBuild,
  stage: Stage<Input, Output>,
  inputs: readonly Input[],
): Promise<StageResult<Output>> {
  const { hash } = await findEngine();
  const { cacheDirectory, concurrency, signal } = build;
  return runStage(stage, inputs, {
    cacheDirectory,
    engineHash: hash,
    ...(concurrency !== undefined && { concurrency }),
    ...(signal !== undefined && { signal }),
  });
}

function takesPart(folders: readonly FolderReference[]): (candidate: Candidate) => boolean {
  const wanted = new Map(folders.map(({ folder, caseIds }) => [identityOf(folder).program_id, caseIds]));
  return ({ case_id, program_id }) => wanted.get(program_id)?.includes(case_id) ?? true;
}

function sourcedCandidates({ corpusDirectory, folders }: CorpusBuild): SourcedCandidate[] {
  const folderOf = new Map(folders.map(({ folder }) => [identityOf(folder).program_id, folder]));
  const programs = readRows(corpusDirectory, corpusFiles.programs);
  const sources = new Map(programs.map(({ program_id, source }) => [program_id, source]));
  return readRows(corpusDirectory, corpusFiles.candidates).map((candidate, index) => {
    const source = sources.get(candidate.program_id);
    if (source === undefined) throw unknownProgram(corpusDirectory, candidate, index + 1);
    return { candidate, source, folder: folderOf.get(candidate.program_id) };
  });
}

function unknownProgram(corpusDirectory: string, { program_id }: Candidate, line: number): MidrunError {
  return new MidrunError({
    code: 'unknown_program',
    message: `the program "${program_id}" is not in ${corpusFiles.programs.name}`,
    file: join(corpusDirectory, corpusFiles.candidates.name),
    place: String(line),
    remedy: 'Run the first stage again: midrun corpus ingest.',
  });
}

function plannedCases(build: CorpusBuild): PlannedCase[] {
  const plans = byCase(readRows(build.corpusDirectory, corpusFiles.plans));
  return sourcedCandidates(build).flatMap((sourced) => {
    const plan = plans.get(sourced.candidate.case_id);
    return plan === undefined ? [] : [{ ...sourced, plan }];
  });
}

function byCase<Row extends Pick<Candidate, 'case_id'>>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.case_id, row]));
}

function allExclusions(corpusDirectory: string): Exclusion[] {
  return stageNames
    .filter((name) => name !== 'render')
    .flatMap((name) => readRows(corpusDirectory, stageExclusions(name)))
    .sort((left, right) => (idOf(left) < idOf(right) ? -1 : idOf(left) > idOf(right) ? 1 : 0));
}

function idOf({ program_id, case_id }: Exclusion): string {
  return case_id ?? program_id;
}
