/** What one collection has more of than another, order aside. */

export interface MultisetDifference {
  /** In the expected collection, and too few times in the answer. */
  readonly lost: string[];
  /** Too many times in the answer. */
  readonly added: string[];
}

export function multisetDifference(expected: readonly string[], answer: readonly string[]): MultisetDifference {
  return { lost: withoutEach(expected, answer), added: withoutEach(answer, expected) };
}

/** The items, each taken away as often as it occurs in `others`. */
function withoutEach(items: readonly string[], others: readonly string[]): string[] {
  const left = new Map([...Map.groupBy(others, (item) => item)].map(([item, equal]) => [item, equal.length]));
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

export interface SetAgreement {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Of sets: an empty answer names nothing wrong, an empty expectation leaves nothing out. F1 is 0 when nothing fits. */
export function setAgreement(expected: ReadonlySet<string>, answer: ReadonlySet<string>): SetAgreement {
  const common = expected.intersection(answer).size;
  const precision = answer.size === 0 ? 1 : common / answer.size;
  const recall = expected.size === 0 ? 1 : common / expected.size;
  const both = expected.size + answer.size;
  return { precision, recall, f1: both === 0 ? 1 : (2 * common) / both };
}
