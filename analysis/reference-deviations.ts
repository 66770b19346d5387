/**
 * How far results lie from the reference values of test-data/, file by file: noted by the tests when `MIDRUN_DEVIATIONS` names a
 * file, and printed by `print-deviations.ts`. For tests only.
 */
import { appendFileSync } from 'node:fs';
import { afterAll } from 'vitest';

const notes = process.env.MIDRUN_DEVIATIONS;

/** The file that holds each number read so far. */
const holderOf = new Map<number, string>();
const largestOf = new Map<string, number>();

if (notes !== undefined) {
  afterAll(() => {
    for (const [file, deviation] of largestOf) appendFileSync(notes, `${JSON.stringify({ file, deviation })}\n`);
  });
}

/** Remembers which numbers a reference file holds. */
export function noteReference(file: string, content: unknown): void {
  if (notes === undefined) return;
  largestOf.set(file, largestOf.get(file) ?? 0);
  remember(file, content);
}

function remember(file: string, value: unknown): void {
  if (typeof value === 'number') holderOf.set(value, file);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) remember(file, each);
}

/** Relative to the expected value, where it is not 0; numbers that no file holds are not of the reference. */
export function noteDeviation(actual: number, expected: number): void {
  const file = holderOf.get(expected);
  if (file === undefined) return;
  const deviation = Math.abs(actual - expected) / (expected === 0 ? 1 : Math.abs(expected));
  largestOf.set(file, Math.max(largestOf.get(file) ?? 0, deviation));
}
