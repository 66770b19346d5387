/** Objects with weights, one of which is asked for by its rank. */
import type { Order } from '../families/vector.ts';

export interface Ranking {
  /** Singular forms, all different. */
  readonly objects: readonly string[];
  /** In kg, one an object. */
  readonly weights: readonly number[];
  /** From the lightest object, or from the heaviest. */
  readonly order: Order;
  /** From 0. */
  readonly rank: number;
}

/** `1st`, `2nd`, `3rd`, `11th`, `21st` */
export function ordinal(number: number): string {
  const ending = number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
