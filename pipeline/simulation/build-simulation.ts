/**
 * Builds the simulation suite: items are generated from their seeds, checked three ways, and asked in every manner wanted.
 * The same options give the same bytes; an item whose checks do not agree fails the build, and nothing is written.
 */
import type { Family, Mode } from '../../corpus/simulation/family.ts';
import { generateItem, generateItems, type Item } from '../../corpus/simulation/generate-items.ts';
import type { SimulationItem } from '../../corpus/simulation/schemas/simulation-item.ts';
import type { Preset } from '../preset.ts';
import { startProgress } from '../progress.ts';
import { replaceRows } from '../stages/corpus-files.ts';
import { whileCorpusIsLocked } from '../stages/corpus-lock.ts';
import { type CheckedItem, checkItems, requireAgreement } from './check-items.ts';
import { familiesNamed, modesOf } from './choose-items.ts';
import { inRuns } from './in-runs.ts';
import { keptTraceInBytes, traceOf } from './item-trace.ts';
import { mannersNamed, renderTasks, usualManners } from './render-tasks.ts';
import { type SimulationRows, simulationFiles } from './simulation-files.ts';
import { type SimulationManifest, writeSimulationManifest } from './simulation-manifest.ts';
import type { WorkedItem } from './templates/working.ts';

export interface SimulationBuild {
  readonly corpusDirectory: string;
  /** Names of families; default all. */
  readonly families?: readonly string[] | undefined;
  /** Default both. */
  readonly modes?: readonly Mode[] | undefined;
  /** Batches a level and items a batch; default the layout of the family. */
  readonly batches?: number | undefined;
  readonly size?: number | undefined;
  /** Default `usualManners`. */
  readonly templates?: readonly string[] | undefined;
  /** Sandboxed runs at once; default the number of cores. */
  readonly jobs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const solvedQuestions = 2;
/** Solved questions show all of their steps; a family whose easiest level needs more than this has none. */
const shownTraceInBytes = 32_768;

/** Items a level: two of each are enough to see every table and figure. */
export const presetSizes: Readonly<Record<Preset, Pick<SimulationBuild, 'batches' | 'size'>>> = {
  quick: { batches: 2, size: 1 },
  full: {},
};

/** Throws MidrunError `labels_disagree` (exit code 2), `interrupted` (3), and for names that do not exist (2). */
export async function buildSimulation(build: SimulationBuild): Promise<SimulationManifest> {
  const chosen = familiesNamed(build.families);
  const manners = mannersNamed(build.templates ?? usualManners);
  return whileCorpusIsLocked(build.corpusDirectory, async () => {
    const groups = chosen.flatMap((family) => modesOf(family, build.modes).map((mode) => ({ family, mode })));
    const items = groups.flatMap(({ family, mode }) => [...generateItems(family, mode, build)]);
    const progress = startProgress('items', items.length);
    const checked = await inRuns(items, (some) => checkItems(some, keptTraceInBytes), { ...build, progress });
    const examples = await checkItems(
      groups.flatMap(({ family, mode }) => examplesOf(family, mode)),
      shownTraceInBytes,
    );
    requireAgreement([...checked, ...examples]);
    const solved = Map.groupBy(
      examples.filter(({ complete }) => complete),
      ({ item }) => groupOf(item.row),
    );
    const asked = checked.flatMap(({ item: { row } }) =>
      renderTasks(row, manners, (solved.get(groupOf(row)) ?? []).map(workedItem)),
    );
    const rows: SimulationRows = {
      items: checked.map(({ item }) => item.row),
      tasks: asked.map(({ task }) => task),
      oracles: asked.map(({ oracle }) => oracle),
      traces: checked.map(traceOf),
    };
    writeRows(build.corpusDirectory, rows);
    return writeSimulationManifest(build.corpusDirectory, rows);
  });
}

function writeRows(directory: string, { items, tasks, oracles, traces }: SimulationRows): void {
  replaceRows(directory, simulationFiles.items, items);
  replaceRows(directory, simulationFiles.tasks, tasks);
  replaceRows(directory, simulationFiles.oracles, oracles);
  replaceRows(directory, simulationFiles.traces, traces);
}

const groupOf = ({ family, mode }: SimulationItem) => `${family} ${mode}`;

/** Solved questions come from a batch that is never asked, at the easiest level. */
function examplesOf(family: Family<unknown>, mode: Mode): Item[] {
  const [easiest] = family.levels(mode);
  if (easiest === undefined) return [];
  return Array.from({ length: solvedQuestions }, (_, item) => generateItem(family, mode, easiest, { batch: 0, item }));
}

function workedItem(checked: CheckedItem): WorkedItem {
  const { row } = checked.item;
  // Prompts ask for truth values as Python writes them.
  const answer = row.answer_kind === 'boolean' ? row.answer.replace(/^./, (first) => first.toUpperCase()) : row.answer;
  return { item: row, answer, trace: traceOf(checked) };
}
