/** Holds the label checks against many more items than the suite asks. */
import type { Family, Mode } from '../../corpus/simulation/family.ts';
import { generateItems, type Item } from '../../corpus/simulation/generate-items.ts';
import { startProgress } from '../progress.ts';
import { checkItems } from './check-items.ts';
import { familiesNamed, modesOf } from './choose-items.ts';
import { inRuns } from './in-runs.ts';

export interface FamilyChecks {
  readonly families?: readonly string[] | undefined;
  readonly modes?: readonly Mode[] | undefined;
  /** At least so many of each family, the same number at every level of both modes. */
  readonly items: number;
  /** Sandboxed runs at once; default the number of cores. */
  readonly jobs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface CheckedFamily {
  readonly family: string;
  readonly items: number;
  /** Of the items, those with a story. */
  readonly stories: number;
  /** Items on which all checks agree. */
  readonly agreeing: number;
  /** The first ones. */
  readonly complaints: readonly string[];
}

const shownComplaints = 5;

/** One result a family, as soon as it is known. Throws MidrunError for an unknown family, and `interrupted` (exit code 3). */
export async function* checkFamilies(checks: FamilyChecks): AsyncGenerator<CheckedFamily> {
  for (const family of familiesNamed(checks.families)) {
    const items = itemsOf(family, checks);
    if (items.length > 0) yield await checkFamily(family.name, items, checks);
  }
}

function itemsOf(family: Family<unknown>, { modes, items }: FamilyChecks): Item[] {
  const own = modesOf(family, modes);
  const levels = own.reduce((count, mode) => count + family.levels(mode).length, 0);
  const size = Math.ceil(items / Math.max(1, levels));
  return own.flatMap((mode) => [...generateItems(family, mode, { batches: 1, size })]);
}

async function checkFamily(
  name: string,
  items: readonly Item[],
  { jobs, signal }: FamilyChecks,
): Promise<CheckedFamily> {
  const progress = startProgress(name, items.length);
  const checked = await inRuns(items, (some) => checkItems(some, 0), { jobs, signal, progress });
  const faulty = checked.filter(({ complaints }) => complaints.length > 0);
  return {
    family: name,
    items: items.length,
    stories: items.filter(({ row }) => row.has_story).length,
    agreeing: items.length - faulty.length,
    complaints: faulty
      .slice(0, shownComplaints)
      .map(({ item, complaints }) => `${item.row.item_id}: ${complaints.join('; ')}`),
  };
}
