/** What a built simulation suite consists of. Holds no time and no place, so that two builds agree byte for byte. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canary, trainingNote } from '../../core/canary.ts';
import { sha256 } from '../../core/hash.ts';
import { writeFileInOneStep } from '../../core/json-lines.ts';
import { generatorVersion } from '../../corpus/simulation/generate-items.ts';
import { sandboxKind } from '../../oracles/sandbox/sandbox-kind.ts';
import { findPython } from '../../oracles/toolchain/python.ts';
import { type SimulationRows, simulationFiles } from './simulation-files.ts';

export interface SimulationManifest {
  readonly items: number;
  readonly tasks: number;
  /** Of the items, those with a story; all of either kind passed their checks. */
  readonly stories: number;
  /** Counts of items by family and mode. */
  readonly items_by_family: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export async function writeSimulationManifest(directory: string, rows: SimulationRows): Promise<SimulationManifest> {
  const { items, tasks } = rows;
  const counts: SimulationManifest = {
    items: items.length,
    tasks: tasks.length,
    stories: items.filter(({ has_story }) => has_story).length,
    items_by_family: countsOf(items),
  };
  const manifest = {
    manifest_version: 1,
    suite: 'simulation',
    generator: generatorVersion,
    canary,
    note: trainingNote,
    ...counts,
    checks: 'the evaluator, CPython and, of items with a story, its reader agree on every item',
    prompt_versions: Object.fromEntries(tasks.map(({ template, prompt_version }) => [template, prompt_version]).sort()),
    sandbox: sandboxKind(),
    runtimes: { python: `CPython ${(await findPython()).version}` },
    files: Object.fromEntries(
      Object.values(simulationFiles).map(({ name }) => [name, sha256(readFileSync(join(directory, name)))]),
    ),
  };
  writeFileInOneStep(join(directory, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return counts;
}

function countsOf(items: SimulationRows['items']): SimulationManifest['items_by_family'] {
  const ofFamilies = [...Map.groupBy(items, ({ family }) => family)];
  return Object.fromEntries(
    ofFamilies.map(([family, ofFamily]) => {
      const ofModes = [...Map.groupBy(ofFamily, ({ mode }) => mode)];
      return [family, Object.fromEntries(ofModes.map(([mode, ofMode]) => [mode, ofMode.length]))];
    }),
  );
}
