/** What a build of the simulation suite says at its end. */
import { markdownTable } from 'markdown-table';
import type { SimulationManifest } from './simulation-manifest.ts';

export function summarizeSimulation({ items, tasks, stories, items_by_family }: SimulationManifest, directory: string) {
  const rows = Object.entries(items_by_family).map(([family, { paper = 0, corrected = 0 }]) => [
    family,
    String(paper),
    String(corrected),
  ]);
  const table = markdownTable([['family', 'paper', 'corrected'], ...rows], { align: ['l', 'r', 'r'] });
  const agreement = `${items}/${items} agree: evaluator and CPython on every item, and the reader of its story on ${stories}`;
  return `${table}\n${agreement}.\n${tasks} tasks in ${directory}`;
}
