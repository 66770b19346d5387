/** What every stage of the corpus is: named, keyed by content, one result an input. */
import type { ReasonCode } from '../../oracles/admission/refusal.ts';

export interface Stage<Input, Output> {
  readonly name: string;
  /** Whose work this is, for progress and exclusions. */
  identify(input: Input): { readonly program_id: string; readonly case_id: string | null; readonly study: string };
  /** Everything in the input that the result depends on. */
  key(input: Input): readonly unknown[];
  /** Throws Refusal, Unfinished, or MidrunError for input a user has to correct. */
  run(input: Input): Promise<Output>;
}

/** What came of one input. */
export type Outcome<Output> =
  | { readonly kind: 'done'; readonly output: Output }
  | {
      readonly kind: 'refused';
      readonly code: ReasonCode;
      readonly probe: string | null;
      readonly explanation: string;
      readonly evidence: Readonly<Record<string, unknown>>;
    };
