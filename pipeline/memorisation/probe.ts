/** What a memorisation probe is: a text a model is given, and how it really goes on. */

export const probeKinds = ['continuation', 'min-k', 'truncated'] as const;
export type ProbeKind = (typeof probeKinds)[number];

export interface Probe {
  /** `continuation/fibonacci/variation/named/line-4/word-2` */
  readonly id: string;
  readonly kind: ProbeKind;
  /** The text, without white space at its end, which tokens carry at their beginning. */
  readonly text: string;
  /** How the text goes on; empty for min-k, where the text itself is what is looked at. */
  readonly rest: string;
  /** How the well-known function goes on where its line begins alike and has another next word; null elsewhere, and for itself. */
  readonly vanillaRest: string | null;
  /** The rest of another item of the same kind: what can be guessed without having seen this one. */
  readonly otherRest: string | null;
  readonly about: ProbeSubject;
  /** Output tokens that are asked for. */
  readonly outputTokens: number;
}

/** A function of a classic pair, or a generated item. */
export type ProbeSubject =
  | {
      readonly pair: string;
      readonly which: 'vanilla' | 'variation';
      /** Whether the function bears its telling name. */
      readonly named: boolean;
    }
  | { readonly itemId: string; readonly family: string; readonly rendering: 'code' | 'story' };
