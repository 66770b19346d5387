/** What a simulation item asks for: an answer of one kind, and the one text that stands for it in artefacts. */

export type Answer =
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer-list'; readonly value: readonly bigint[] }
  | { readonly kind: 'name'; readonly value: string }
  /** Order does not count and nothing occurs twice. */
  | { readonly kind: 'name-set'; readonly value: readonly string[] };

export type AnswerKind = Answer['kind'];

/** The answer as artefacts hold it: `-12`, `true`, `[3, 1, 2]`, `tea`, `{cup, tea}` (sorted by code point). Equal answers have equal texts. */
export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'integer-list':
      return `[${answer.value.join(', ')}]`;
    case 'name-set':
      return `{${[...new Set(answer.value)].sort().join(', ')}}`;
    default:
      return String(answer.value);
  }
}
