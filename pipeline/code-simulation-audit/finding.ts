/** What a finding is, and the ways it counts. */
import { basename } from 'node:path';
import type { AuditMeasurement } from '../schemas/audit-measurement.ts';
import type { AuditedFamily, Entry } from './audited-family.ts';
import type { Item } from './data-folder.ts';

/** Families that the data folder holds, by the name of their folder. */
export type AuditedData = ReadonlyMap<string, AuditedFamily>;

export interface Finding {
  /** In kebab-case, as rows name it. */
  readonly name: string;
  /** What its table shows, as one sentence. */
  readonly title: string;
  measure(data: AuditedData): Promise<Measured[]> | Measured[];
}

export type Measured = Omit<AuditMeasurement, 'finding'>;

/** One number about some items. */
export interface Measure {
  /** What is counted, in a few words: the head of a column. */
  readonly name: string;
  readonly value: number | null;
  readonly count?: number;
  readonly of?: number;
  /** An item that shows it. */
  readonly example?: Item | undefined;
}

/** How many of the entries are so. */
export function share(name: string, entries: readonly Entry[], isSo: (entry: Entry) => boolean): Measure {
  const found = entries.filter(isSo);
  return countOf(name, found.length, entries.length, found[0]?.item);
}

export function countOf(name: string, count: number, of: number, example?: Item): Measure {
  return { name, value: of === 0 ? null : count / of, count, of, example };
}

/** Mean and most of a number that every entry has. */
export function meanAndMost(name: string, values: readonly number[]): Measure[] {
  if (values.length === 0) return [];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    { name: `${name}, mean`, value: mean },
    { name: `${name}, most`, value: Math.max(...values) },
  ];
}

/** The measures of every level, then of the whole family. */
export function byLevel(
  family: AuditedFamily | undefined,
  measures: (entries: readonly Entry[]) => readonly Measure[],
): Measured[] {
  if (family === undefined) return [];
  const rows = family.levels.flatMap(({ name, entries }) => rowsOf(family, name, null, measures(entries)));
  return [...rows, ...rowsOf(family, 'all', null, measures(family.entries))];
}

/** The measures of every batch of every level. */
export function byBatch(
  family: AuditedFamily | undefined,
  measures: (entries: readonly Entry[]) => readonly Measure[],
): Measured[] {
  return (family?.levels ?? []).flatMap(({ name, entries }) =>
    [...Map.groupBy(entries, ({ batch }) => batch.batch)].flatMap(([batch, members]) =>
      rowsOf(family as AuditedFamily, name, batch, measures(members)),
    ),
  );
}

function rowsOf(family: AuditedFamily, level: string, batch: number | null, measures: readonly Measure[]): Measured[] {
  return measures.map(({ name, value, count = null, of = null, example }) => ({
    family: family.folder,
    level,
    model: null,
    batch,
    measure: name,
    value,
    count,
    of,
    example: example === undefined ? null : `${family.folder}/${basename(example.file)}, item ${example.number}`,
  }));
}

/** A number about the published accuracies of a model in a family. */
export function ofModel(family: AuditedFamily, model: string, measure: Measure): Measured {
  const { name, value, count = null, of = null } = measure;
  return { family: family.folder, level: 'all', model, batch: null, measure: name, value, count, of, example: null };
}
