/** The two ways in which a case does not get through: refused for a reason of its own, or not finished on this machine. */
import type { Exclusion } from '../schemas/exclusion.ts';
import reasons from './reasons.json' with { type: 'json' };

export type ReasonCode = Exclusion['code'];

/** Thrown by a check that refuses; becomes a row of exclusions.jsonl. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ReasonCode;
  readonly evidence: Readonly<Record<string, unknown>>;
  readonly probe: string | undefined;

  /** `explanation` is for cases that can be explained better than by the general words of the code. */
  constructor(
    code: ReasonCode,
    evidence: Readonly<Record<string, unknown>>,
    probe?: string,
    explanation: string = reasons[code],
  ) {
    super(explanation);
    this.code = code;
    this.evidence = evidence;
    this.probe = probe;
  }
}

/** Thrown when a clock expired or the sandbox failed: a fault of the machine or its load, retried and never an exclusion. */
export class Unfinished extends Error {
  override readonly name = 'Unfinished';
}
