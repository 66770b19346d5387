/** What a reply shows of the steps of its item: how far it follows the true trace, where it leaves it, and how. */
import type { SimulationTrace } from '../schemas/simulation-trace.ts';
import { type ErrorKind, kindOfError } from './first-error.ts';
import { type Divergence, follow } from './follow.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { changesValue, initialValues, type Step, stepsOf } from './steps.ts';
import type { Holder } from './story-holders.ts';
import { storyMentions } from './story-mentions.ts';
import { outcome, updateOf } from './update.ts';

export interface TraceReading {
  /** Values of at least two steps are shown. */
  readonly present: boolean;
  /** Of every statement that changes something a change is shown, and the last value of everything that changes. */
  readonly complete: boolean;
  /** Steps in the true trace that change something. */
  readonly changes: number;
  /** Of these, reported ones, right or wrong. */
  readonly reported: number;
  /** Reported values that are wrong. */
  readonly wrong: number;
  /** Number of the first step that is reported wrong, from 1. */
  readonly firstDivergent: number | undefined;
  /** Steps reported right before it. */
  readonly followed: number;
  readonly firstError: ErrorKind;
  /** The reply stops showing steps before the program ends. */
  readonly stopsEarly: boolean;
}

/**
 * Undefined where the item has no steps, or too many to be known, and for recursive programs: which of the variables of one name a
 * reply means cannot be told.
 * @param ended whether the reply comes to an end of its own, with an answer
 * @param holders for replies to a story: what stands there for the variables
 */
export function readTrace(
  reply: string,
  trace: SimulationTrace,
  ended: boolean,
  holders?: readonly Holder[],
): TraceReading | undefined {
  const steps = stepsOf(trace);
  if (steps.length === 0 || !trace.complete || isRecursive(trace.program)) return undefined;
  const initial = initialValues(trace);
  const examples = new Map([...initial, ...steps.map(({ variable, after }) => [variable, after] as const)]);
  const mentions =
    holders === undefined
      ? underOneName(mentionsIn(reply, examples, trace.program), steps)
      : storyMentions(reply, holders);
  const { reported, wrong } = follow(steps, mentions, initial, ended);
  const seen = firstOf(wrong);
  const first = seen && (leftOutBefore(seen, steps, reported) ?? seen);
  const needed = new Set([...steps.keys()].filter((place) => changesValue(steps[place] as Step)));
  const shown = needed.intersection(reported);
  const rightBefore = [...shown].filter((step) => first === undefined || step < first.step);
  const lastReported = Math.max(-1, ...reported);
  const stopsEarly = reported.size > 0 && lastReported < steps.length - 1 && !restIsSaid(steps, lastReported, reported);
  return {
    present: reported.size + wrong.filter(({ extra }) => extra).length >= Math.min(2, needed.size),
    complete: isComplete(steps, reported),
    changes: needed.size,
    reported: shown.size,
    wrong: wrong.length,
    firstDivergent: first === undefined ? undefined : first.step + 1,
    followed: rightBefore.length,
    firstError: first === undefined ? 'none' : kindOfError({ ...first, steps, initial, reported }),
    stopsEarly,
  };
}

/** Where one list alone changes, the other names of lists are other names of it: the argument, and what is returned. */
function underOneName(mentions: readonly Mention[], steps: readonly Step[]): Mention[] {
  const names = new Set(steps.map(({ variable }) => variable));
  const [name] = names;
  const isList = (value: string | undefined) => value?.startsWith('[') === true;
  if (name === undefined || names.size > 1 || !isList(steps[0]?.after)) return [...mentions];
  return mentions.map((mention) => (isList(mention.value) ? { ...mention, variable: name } : mention));
}

function isRecursive(program: string): boolean {
  const functions = program.split(/^(?=def )/m).filter((part) => part.startsWith('def '));
  const calls = new Map(
    functions.map((body) => [
      /^def (\w+)/.exec(body)?.[1] ?? '',
      [...body.matchAll(/^[ \t]+.*$/gm)].flatMap(([line]) =>
        [...line.matchAll(/(\w+)\(/g)].map(([, name]) => name ?? ''),
      ),
    ]),
  );
  const reaches = (from: string, seen: ReadonlySet<string>): boolean =>
    (calls.get(from) ?? []).some(
      (name) => seen.has(name) || (calls.has(name) && reaches(name, new Set([...seen, name]))),
    );
  return [...calls.keys()].some((name) => reaches(name, new Set([name])));
}

/** The one at the earliest step; of several there the one reported first. */
function firstOf(wrong: readonly Divergence[]): Divergence | undefined {
  return wrong.reduce<Divergence | undefined>(
    (first, next) => (first === undefined || next.step < first.step ? next : first),
    undefined,
  );
}

/** The earlier step that was left out, where a wrong value comes from using what its variable held before it. */
function leftOutBefore(
  seen: Divergence,
  steps: readonly Step[],
  reported: ReadonlySet<number>,
): Divergence | undefined {
  const step = steps[seen.step] as Step;
  const { operand } = updateOf(step) ?? {};
  const place = steps.findLastIndex(({ variable }, index) => index < seen.step && variable === operand);
  const source = steps[place];
  if (source === undefined || reported.has(place) || seen.extra) return undefined;
  if (outcome(step, step.before, source.before) !== seen.value) return undefined;
  return { ...seen, variable: source.variable, step: place, value: source.before, leftOut: true };
}

function isComplete(steps: readonly Step[], reported: ReadonlySet<number>): boolean {
  const lines = new Map<number, boolean>();
  const last = new Map<string, number>();
  for (const [place, step] of steps.entries()) {
    const { line, variable } = step;
    if (!changesValue(step)) continue;
    lines.set(line, (lines.get(line) ?? false) || reported.has(place));
    last.set(variable, place);
  }
  return [...lines.values()].every(Boolean) && [...last.values()].every((place) => reported.has(place));
}

/** In loops replies show the end of each loop: what follows the last reported step is more of the same statement. */
function restIsSaid(steps: readonly Step[], lastReported: number, reported: ReadonlySet<number>): boolean {
  const shown = new Set([...reported].map((place) => steps[place]?.line));
  return steps.slice(lastReported + 1).every((step) => shown.has(step.line) || !changesValue(step));
}
