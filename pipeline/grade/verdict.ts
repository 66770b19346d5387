/** Judges one reply against the true answer. */
import type { Grade } from '../../analysis/schemas/grade.ts';
import { type Extraction, extractAllAnswers, extractAnswers } from './envelope.ts';
import { isExact } from './match/exact.ts';
import { policies } from './match/policies.ts';
import type { MatchPolicy } from './match/policy.ts';

/** `midrun` follows the specification; `paper` keeps the release's rule that any matching candidate counts. */
export const graderNames = ['midrun', 'paper'] as const;
export type GraderName = (typeof graderNames)[number];

export interface Verdict {
  readonly envelope: Exclude<Grade['envelope'], 'none'>;
  readonly correct: boolean;
  readonly exact: boolean;
  /** The answer that was judged; null when there is none, or several that differ. */
  readonly answer: string | null;
  /** First differing token or field of a wrong answer; null when it is right or there is none. */
  readonly difference: string | null;
}

/** The verdict of the specification: one answer, or several that agree under the policy. */
export function judge(reply: string, expected: string, policy: MatchPolicy): Verdict {
  const { valid, candidates, nonString } = extractAnswers(reply);
  const [answer, ...others] = candidates;
  if (answer === undefined) return wrong(nonString ? 'non_string' : 'missing');
  const rival = others.find((other) => other !== answer && !policy.matches(answer, other));
  if (rival !== undefined) return wrong('ambiguous', null, `two answers: ${policy.difference(answer, rival)}`);
  const envelope = valid ? 'valid' : 'recovered';
  if (!policy.matches(expected, answer)) return wrong(envelope, answer, policy.difference(expected, answer));
  const exact = candidates.every((text) => isExact(expected, text));
  return { envelope, correct: true, exact, answer, difference: null };
}

/** The verdict of the checkpoint paper's release: right when any candidate is. */
export function judgeAsPaper(reply: string, expected: string): Verdict {
  const { valid, candidates, nonString }: Extraction = extractAllAnswers(reply);
  const envelope = valid ? 'valid' : 'recovered';
  const right = candidates.filter((candidate) => policies.paper.matches(expected, candidate));
  const [first] = right;
  if (first !== undefined) {
    const exact = right.some((text) => isExact(expected, text));
    return { envelope, correct: true, exact, answer: first, difference: null };
  }
  const [answer] = candidates;
  if (answer === undefined) return wrong(nonString ? 'non_string' : 'missing');
  return wrong(envelope, answer, policies.paper.difference(expected, answer));
}

function wrong(envelope: Verdict['envelope'], answer: string | null = null, difference: string | null = null): Verdict {
  return { envelope, correct: false, exact: false, answer, difference };
}
