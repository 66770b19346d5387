/** A family of the data folder with all that its findings need: what each program did in the sandbox and what each text says. */
import { type ProgramEnd, runPrograms } from '../simulation/run-programs.ts';
import type { Batch, Item } from './data-folder.ts';
import type { LabelledProgram, LabelledStory, PublishedFamily } from './families/family.ts';
import type { PublishedResult } from './published-results.ts';

export interface Entry {
  readonly item: Item;
  readonly batch: Batch;
  readonly program: LabelledProgram;
  readonly end: ProgramEnd;
  readonly story: LabelledStory;
}

/** Batches with the same parameters that tell a level. */
export interface Level {
  /** `n_ops=10` */
  readonly name: string;
  readonly entries: readonly Entry[];
}

export interface AuditedFamily {
  readonly folder: string;
  readonly title: string;
  /** By the numbers of their parameters, ascending. */
  readonly levels: readonly Level[];
  readonly entries: readonly Entry[];
  /** Accuracies that were published for its batches, each with its level. */
  readonly results: readonly (PublishedResult & { readonly level: string })[];
}

/** Runs every program of the family once in the sandbox, and reads every text. */
export async function auditFamily(
  family: PublishedFamily,
  batches: readonly Batch[],
  results: readonly PublishedResult[],
): Promise<AuditedFamily> {
  const read = batches.flatMap((batch) =>
    batch.items.map((item) => ({ item, batch, program: family.program(item), story: family.story(item, batch) })),
  );
  const ends = await runOnce(read.map(({ program }) => program));
  const entries = read.map((parts, index) => ({ ...parts, end: ends[index] as ProgramEnd }));
  const levels = Map.groupBy(entries, ({ batch }) => levelName(family, batch.parameters));
  return {
    folder: family.folder,
    title: family.title,
    levels: [...levels].map(([name, members]) => ({ name, entries: members })).sort(byNumbers),
    entries,
    results: results.map((result) => ({ ...result, level: levelName(family, result.parameters) })),
  };
}

const levelName = ({ levelParameters }: PublishedFamily, parameters: Batch['parameters']): string =>
  levelParameters.map((name) => `${name}=${parameters.get(name) ?? 'unknown'}`).join(',');

const byNumbers = ({ name: left }: Level, { name: right }: Level): number =>
  left.localeCompare(right, 'en', { numeric: true });

/** Items often share a program, such as those about the boxes of one world: it is run once, for all that is asked of it. */
export async function runOnce(programs: readonly LabelledProgram[]): Promise<ProgramEnd[]> {
  const asked = new Map<string, Set<string>>();
  for (const { program, expressions } of programs) {
    const known = asked.get(program) ?? new Set();
    for (const expression of expressions) known.add(expression);
    asked.set(program, known);
  }
  const distinct = [...asked].map(([program, expressions]) => ({ program, expressions: [...expressions] }));
  const ends = await runPrograms(distinct, { origin: 'imported' });
  const endOf = new Map(
    distinct.map(({ program, expressions }, index) => [program, { end: ends[index] as ProgramEnd, expressions }]),
  );
  return programs.map(({ program, expressions }) => {
    const { end, expressions: all } = endOf.get(program) as { end: ProgramEnd; expressions: string[] };
    if (end.kind !== 'values') return end;
    return { kind: 'values', values: expressions.map((expression) => end.values[all.indexOf(expression)] as string) };
  });
}
