/** The whole way of the simulation suite without a key: items, answers of its simulated subjects, tables and figures. */
import { join } from 'node:path';
import { collectSimulated } from '../collect-simulated.ts';
import type { Preset } from '../preset.ts';
import { simulationSubjectNames } from '../simulated/subject-names.ts';
import { analyzeSimulationRuns } from './analyze-simulation-runs.ts';
import { buildSimulation, presetSizes } from './build-simulation.ts';
import { summarizeSimulation } from './summarize-simulation.ts';

export interface SimulationReproduction {
  /** Folder that gets `corpus/`, `runs/` and `analysis/`. */
  readonly folder: string;
  readonly preset: Preset;
  /** Names of families; default all. */
  readonly families?: readonly string[] | undefined;
  readonly jobs?: number | undefined;
  readonly signal: AbortSignal;
}

/** Prints what was built, collected and found. The same options give the same tables and figures, byte for byte. */
export async function reproduceSimulation(chosen: SimulationReproduction): Promise<void> {
  const { folder, preset, families, jobs, signal } = chosen;
  const folders = {
    corpusDirectory: join(folder, 'corpus'),
    runsDirectory: join(folder, 'runs'),
    analysisDirectory: join(folder, 'analysis'),
  };
  const built = await buildSimulation({ ...folders, ...presetSizes[preset], families, jobs, signal });
  process.stdout.write(`${summarizeSimulation(built, folders.corpusDirectory)}\n\n`);
  await collectSimulated(simulationSubjectNames, { ...folders, signal });
  const { headline } = await analyzeSimulationRuns(folders);
  process.stdout.write(`\n${headline}\n`);
}
