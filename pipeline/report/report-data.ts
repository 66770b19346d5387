/** What the report page reads: one file of columns over all cells, and one file a case, which is read when it is opened. */
import { arms } from '../../analysis/arms.ts';
import type { Grade } from '../../analysis/schemas/grade.ts';
import { wrongKindNames, wrongKinds } from '../../analysis/wrong-kinds.ts';
import { writeCanonical } from '../../core/canonical-json.ts';
import type { JsonObject } from '../../core/json-value.ts';
import { parseJson } from '../../core/read-json.ts';
import type { Candidate } from '../../corpus/schemas/candidate.ts';
import type { Program } from '../../corpus/schemas/program.ts';
import type { ShownCase } from '../../oracles/schemas/shown-case.ts';
import type { VerifiedCase } from '../../oracles/schemas/verified-case.ts';
import { extractAnswers } from '../grade/envelope.ts';
import type { Case } from '../schemas/case.ts';
import type { Iteration } from '../schemas/iteration.ts';
import { type DiffPart, diffAnswers } from './answer-diff.ts';

export interface ReportCorpus {
  readonly cases: readonly Case[];
  readonly programs: ReadonlyMap<string, Program>;
  readonly candidates: ReadonlyMap<string, Candidate>;
  readonly shown: ReadonlyMap<string, ShownCase>;
  readonly verified: ReadonlyMap<string, VerifiedCase>;
  /** Of each case the iterations around its checkpoint; empty where they were not observed. */
  readonly iterations: ReadonlyMap<string, readonly Iteration[]>;
}

/** Columns of `data/cells.js`; every number but a trace length or a repeat is a place in a list. */
export interface CellColumns {
  readonly studies: readonly string[];
  readonly arms: readonly string[];
  readonly settings: readonly string[];
  readonly statuses: readonly string[];
  /** Labels of the kinds of wrong answers that occur. */
  readonly kinds: readonly string[];
  readonly cases: readonly {
    readonly id: string;
    readonly study: number;
    readonly traces: readonly (number | null)[];
  }[];
  readonly caseOf: readonly number[];
  readonly armOf: readonly number[];
  readonly settingOf: readonly number[];
  readonly repeatOf: readonly number[];
  readonly statusOf: readonly number[];
  /** -1 where an answer is right or missing. */
  readonly kindOf: readonly number[];
}

export function cellColumns(grades: readonly Grade[], cases: readonly Case[]): CellColumns {
  const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort();
  const studies = sorted(cases.map(({ study }) => study));
  const settings = sorted(grades.map(settingLabel));
  const statuses = sorted(grades.map(({ status }) => status));
  const kinds = wrongKindNames.filter((kind) => grades.some(({ wrong_kind }) => wrong_kind === kind));
  const placeOf = new Map(cases.map(({ case_id }, place) => [case_id, place]));
  const known = grades.filter(({ case_id }) => placeOf.has(case_id));
  return {
    studies,
    arms,
    settings,
    statuses,
    kinds: kinds.map((kind) => wrongKinds[kind].label),
    cases: cases.map((row) => ({
      id: row.case_id,
      study: studies.indexOf(row.study),
      traces: [row.short_trace_length, row.long_trace_length, row.inside_trace_length, row.post_trace_length],
    })),
    caseOf: known.map(({ case_id }) => placeOf.get(case_id) as number),
    armOf: known.map(({ arm }) => arms.indexOf(arm)),
    settingOf: known.map((grade) => settings.indexOf(settingLabel(grade))),
    repeatOf: known.map(({ repeat }) => repeat),
    statusOf: known.map(({ status }) => statuses.indexOf(status)),
    kindOf: known.map(({ wrong_kind }) => (wrong_kind === 'none' ? -1 : kinds.indexOf(wrong_kind))),
  };
}

export const settingLabel = ({ setting, template, simulated }: Grade): string =>
  [setting, ...(template === 'default' ? [] : [template]), ...(simulated ? ['(simulated)'] : [])].join(' ');

export interface Answer {
  readonly grade: Grade;
  /** Null where there is no response. */
  readonly reply: string | null;
}

/** The content of `data/case-<place>.js`. */
export function casePage(row: Case, corpus: ReportCorpus, answers: readonly Answer[], settings: readonly string[]) {
  const { case_id } = row;
  const candidate = corpus.candidates.get(case_id) as Candidate;
  const shown = corpus.shown.get(case_id) as ShownCase;
  const verified = corpus.verified.get(case_id) as VerifiedCase;
  const source = (corpus.programs.get(row.source_id) as Program).source;
  const texts = {
    'short-trace-final': { program: source, input: candidate.short_input, oracle: verified.short_output },
    'long-trace-final': { program: source, input: candidate.long_input, oracle: verified.long_output },
    'inside-loop-state': { program: shown.inside_source, input: candidate.long_input, oracle: verified.inside_state },
    'post-loop-state': { program: shown.post_source, input: candidate.long_input, oracle: verified.post_state },
  } as const;
  const prefixes = {
    'short-trace-final': 'short',
    'long-trace-final': 'long',
    'inside-loop-state': 'inside',
    'post-loop-state': 'post',
  } as const;
  return {
    id: case_id,
    title: row.title,
    loopLine: row.loop_line,
    instance: row.instance,
    iteration: row.iteration,
    iterations: row.iterations,
    states: { fields: fieldRows(verified) },
    iterationRows: iterationRows(provedIterations(row, verified, corpus.iterations.get(case_id) ?? [])),
    arms: arms.map((arm) => {
      const diffOf = diffsFrom(texts[arm].oracle);
      const { program, input, oracle } = texts[arm];
      const prefix = prefixes[arm];
      return {
        program,
        checkpointLine: addedLine(source, program),
        input,
        oracle,
        facts: [
          ['Trace length', row[`${prefix}_trace_length`]],
          ['Peak state', row[`${prefix}_peak_state`] ?? 'not measured'],
          ['State load', row[`${prefix}_state_load`] ?? 'not measured'],
          ['Cyclomatic complexity', row.cyclomatic],
          ['Edges shared by short and long run', row.edge_overlap ?? 'not measured'],
        ],
        answers: answers.filter(({ grade }) => grade.arm === arm).map((answer) => answerPart(answer, diffOf, settings)),
      };
    }),
  };
}

function answerPart({ grade, reply }: Answer, diffOf: (given: string) => Diff, settings: readonly string[]) {
  const [given] = reply === null ? [] : extractAnswers(reply).candidates;
  const diff = given === undefined || grade.correct ? null : diffOf(given);
  return {
    setting: settings.indexOf(settingLabel(grade)),
    repeat: grade.repeat,
    status: grade.status,
    kind: grade.wrong_kind === 'none' ? null : wrongKinds[grade.wrong_kind].words,
    difference: grade.difference,
    reason: grade.no_response_reason,
    reply,
    diff,
  };
}

type Diff = DiffPart[] | null;

/** Repeats and settings often give the same wrong answer, which is compared once. */
function diffsFrom(oracle: string): (given: string) => Diff {
  const diffs = new Map<string, Diff>();
  return (given) => {
    const diff = diffs.has(given) ? (diffs.get(given) ?? null) : diffAnswers(oracle, given);
    diffs.set(given, diff);
    return diff;
  };
}

/** The one line that the shown program has and the source has not; 0 where they are the same. */
function addedLine(source: string, shown: string): number {
  const [plain, marked] = [source.split('\n'), shown.split('\n')];
  return marked.length === plain.length ? 0 : marked.findIndex((line, place) => line !== plain[place]) + 1;
}

/** Field, value before the loop, inside and after it; a change is visible because equal values are set as such. */
function fieldRows({ before_state, inside_state, post_state }: VerifiedCase): string[][] {
  const [before, inside, post] = [before_state, inside_state, post_state].map(valueTexts) as [Texts, Texts, Texts];
  return [...post].map(([field, after]) => {
    const within = inside.get(field) ?? '-';
    return [field, before.get(field) ?? '-', within, after === within ? 'the same' : after];
  });
}

/** None where they were observed of another checkpoint than the corpus has now. */
function provedIterations({ iteration }: Case, { inside_state }: VerifiedCase, rows: readonly Iteration[]) {
  return rows.some((row) => row.iteration === iteration && row.state === inside_state) ? rows : [];
}

/** The fields, and for each iteration its number and their values when it begins. */
function iterationRows(iterations: readonly Iteration[]) {
  const states = iterations.map(({ state }) => valueTexts(state));
  const fields = [...new Set(states.flatMap((state) => [...state.keys()]))].sort();
  return {
    fields,
    rows: iterations.map(({ iteration }, place) => ({
      iteration,
      values: fields.map((field) => states[place]?.get(field) ?? '-'),
    })),
  };
}

type Texts = ReadonlyMap<string, string>;

/** The fields of a state with their values as canonical JSON, every digit of their numbers kept. */
function valueTexts(state: string): Texts {
  return new Map([...(parseJson(state) as JsonObject)].map(([field, value]) => [field, writeCanonical(value)]));
}
