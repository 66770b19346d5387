/**
 * The label checks of generated items: the evaluator on the form, CPython on the program, and the reader on the story have to say
 * the same, and whatever else the family promises has to hold.
 */
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { complaintsAbout, type Item } from '../../corpus/simulation/generate-items.ts';
import { type Change, type ProgramEnd, runPrograms } from './run-programs.ts';

export interface CheckedItem {
  readonly item: Item;
  /** What is wrong with it; none when all checks agree. */
  readonly complaints: readonly string[];
  /** How its variables change under CPython; empty where no changes were asked for. */
  readonly changes: readonly Change[];
  /** Whether these are all of them. */
  readonly complete: boolean;
}

const programsPerProcess = 50;

/** Checks items in one go. `changesInBytes`: how much of their variables' changes is wanted; nothing when 0. */
export async function checkItems(items: readonly Item[], changesInBytes: number): Promise<CheckedItem[]> {
  const programs = items.map(({ row }) => ({
    program: row.program,
    expressions: [row.expression],
    ...(changesInBytes > 0 && { changes: changesInBytes }),
  }));
  const ends = await runPrograms(programs, { origin: 'built-in', together: programsPerProcess });
  return items.map((item, place) => {
    const end = ends[place] as ProgramEnd;
    const { changes = [], complete = false } = end.kind === 'values' ? end : {};
    return { item, complaints: [...complaintsAbout(item), ...differences(item, end)], changes, complete };
  });
}

function differences({ row }: Item, end: ProgramEnd): string[] {
  if (end.kind === 'unfinished') return ['the program does not come to an end'];
  if (end.kind === 'error') return [`the program fails: ${end.error} ${end.message}`];
  const [value] = end.values;
  return value === row.answer ? [] : [`CPython says ${value}, the form ${row.answer}`];
}

const shownComplaints = 5;

/** Throws MidrunError when some items are not sound. */
export function requireAgreement(checked: readonly CheckedItem[]): void {
  const faulty = checked.filter(({ complaints }) => complaints.length > 0);
  if (faulty.length === 0) return;
  const shown = faulty.slice(0, shownComplaints).map(({ item, complaints }) => `${item.row.item_id}: ${complaints[0]}`);
  throw new MidrunError({
    code: 'labels_disagree',
    message: `the checks of ${faulty.length} of ${checked.length} generated items do not agree:\n${shown.join('\n')}`,
    remedy: 'This is a fault in a generator, not in your data: please report it. Nothing was written.',
    exitCode: exitCodes.badInput,
  });
}
