/** How lengths, complexity, traces, states and answers are distributed over the programs and cases of a study. */
import { medianSorted } from 'simple-statistics';
import { cyclomaticPython } from '../../instrumentation/python/cyclomatic-python.ts';
import type { BuiltCase } from './built-corpus.ts';
import type { LintedCorpus, LintedProgram } from './linted-corpus.ts';
import { shortAnswerCharacters } from './targets.ts';

export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** Null stands for what only a built corpus tells. */
export interface StudyDistribution {
  readonly study: string;
  readonly programs: number;
  /** Of these, those with an admitted case. */
  readonly admitted_programs: number | null;
  readonly cases: number | null;
  readonly refused: number | null;
  /** Programs by topic. */
  readonly topics: Readonly<Record<string, number>>;
  /** Lines of the source. */
  readonly lines: Spread | null;
  readonly cyclomatic: Spread | null;
  /** Executed statements on the long input. */
  readonly long_trace: Spread | null;
  /** Statements on the long input over those on the short one. */
  readonly trace_ratio: Spread | null;
  /** Most reachable cells during the long run, where measured. */
  readonly peak_state: Spread | null;
  /** Bytes of the answers of state arms. */
  readonly state_bytes: Spread | null;
  /** Characters of final outputs, white space at the ends aside. */
  readonly answer_characters: Spread | null;
  readonly short_answers_share: number | null;
}

export async function distributions({
  programs,
  built,
}: Pick<LintedCorpus, 'programs' | 'built'>): Promise<StudyDistribution[]> {
  const studies = [...new Set(programs.map(({ study }) => study))].sort();
  return Promise.all(
    studies.map(async (study) => {
      const own = programs.filter((program) => program.study === study);
      const cases = built?.cases.filter(({ row }) => row.study === study);
      const refused = built?.exclusions.filter((exclusion) => exclusion.study === study).length ?? null;
      return {
        study,
        programs: own.length,
        admitted_programs: cases === undefined ? null : complexities(cases).length,
        cases: cases?.length ?? null,
        refused,
        topics: countTopics(own),
        lines: spread(own.map(({ programId, source }) => countLines(built?.sources.get(programId) ?? source))),
        cyclomatic: spread(cases === undefined ? await pythonComplexities(own) : complexities(cases)),
        ...(cases === undefined ? unknown : ofCases(cases)),
      };
    }),
  );
}

export const countLines = (source: string): number => source.trimEnd().split('\n').length;

export const traceRatio = ({ row }: BuiltCase): number => row.long_trace_length / row.short_trace_length;

/** Of the two final outputs. */
export function answerCharacters({ oracles }: BuiltCase): number[] {
  return [oracles['short-trace-final'], oracles['long-trace-final']].map(({ answer }) => answer.trim().length);
}

const unknown = {
  long_trace: null,
  trace_ratio: null,
  peak_state: null,
  state_bytes: null,
  answer_characters: null,
  short_answers_share: null,
} as const;

function ofCases(cases: readonly BuiltCase[]) {
  const characters = cases.flatMap(answerCharacters);
  const short = characters.filter((count) => count < shortAnswerCharacters).length;
  return {
    long_trace: spread(cases.map(({ row }) => row.long_trace_length)),
    trace_ratio: spread(cases.map(traceRatio)),
    peak_state: spread(cases.flatMap(({ row }) => row.long_peak_state ?? [])),
    state_bytes: spread(
      cases.flatMap(({ oracles }) => [
        oracles['inside-loop-state'].answer_bytes,
        oracles['post-loop-state'].answer_bytes,
      ]),
    ),
    answer_characters: spread(characters),
    short_answers_share: characters.length === 0 ? null : short / characters.length,
  };
}

/** Of each program once, however many cases it has. */
function complexities(cases: readonly BuiltCase[]): number[] {
  return [...new Map(cases.map(({ row }) => [row.source_id, row.cyclomatic])).values()];
}

/** C++ needs its preprocessor, so its complexity is known where a corpus was built. */
function pythonComplexities(programs: readonly LintedProgram[]): Promise<number[]> {
  const python = programs.filter(({ language }) => language === 'python');
  return Promise.all(python.map(({ source }) => cyclomaticPython(source)));
}

function countTopics(programs: readonly LintedProgram[]): Record<string, number> {
  const topics = programs.flatMap(({ facts }) => facts.topics ?? []).sort();
  return Object.fromEntries([...Map.groupBy(topics, (topic) => topic)].map(([topic, all]) => [topic, all.length]));
}

function spread(values: readonly number[]): Spread | null {
  const sorted = [...values].sort((left, right) => left - right);
  const [least, most] = [sorted[0], sorted.at(-1)];
  return least === undefined || most === undefined ? null : { least, median: medianSorted(sorted), most };
}
