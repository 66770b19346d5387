/** Readers of the reference values, for tests only. */
import { readFileSync } from 'node:fs';
import { noteReference } from './reference-deviations.ts';

/** A JSON file of test-data/. */
export function readReference<T>(name: string): T {
  const content = JSON.parse(read(name)) as T;
  noteReference(name, content);
  return content;
}

/** A CSV file of test-data/ without quoted fields, one object a row. */
export function readReferenceRows(name: string): Record<string, string>[] {
  const [head = '', ...lines] = read(name).trimEnd().split('\n');
  const keys = head.split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(keys.map((key, index) => [key, fields[index] ?? '']));
  });
}

/** A CSV file of test-data/ that holds numbers only, without a head line. */
export function readReferenceMatrix(name: string): number[][] {
  return read(name)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(',').map(Number));
}

function read(name: string): string {
  return readFileSync(new URL(`test-data/${name}`, import.meta.url), 'utf8');
}
