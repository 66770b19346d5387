/** `midrun corpus --suite simulation`: generates the items of the second suite, checks their labels and writes its tasks. */
import type { ArgumentsCamelCase } from 'yargs';
import { MidrunError } from '../../core/errors.ts';
import { untilInterrupted } from '../interruption.ts';
import { countOption } from '../option-kinds.ts';
import type { Preset } from '../preset.ts';
import { buildSimulation, presetSizes } from '../simulation/build-simulation.ts';
import { summarizeSimulation } from '../simulation/summarize-simulation.ts';
import { familiesOption, modesOption, templatesOption } from './simulation-options.ts';

export interface SimulationCorpusArguments {
  families: string[] | undefined;
  modes: ('paper' | 'corrected')[] | undefined;
  batches: number | undefined;
  size: number | undefined;
  templates: string[] | undefined;
}

/** They mean nothing to the verbs below `corpus`. */
const own = { global: false } as const;

/** Options that the checkpoint suite has no use for. */
export const simulationCorpusOptions = {
  families: { ...familiesOption, ...own },
  modes: { ...modesOption, ...own },
  batches: { ...countOption('batches', 'Simulation suite: batches at every level (default: 3)'), ...own },
  size: { ...countOption('size', 'Simulation suite: items a batch (default: 30)'), ...own },
  templates: { ...templatesOption, ...own },
} as const;

type Chosen = ArgumentsCamelCase<
  SimulationCorpusArguments & { preset: Preset; corpus: string; jobs: number | undefined }
>;

export async function runSimulationCorpus(chosen: Chosen): Promise<void> {
  refuse(chosen, ['stage', 'programs'], 'simulation');
  const { corpus, preset, families, modes, templates, jobs } = chosen;
  const { batches, size } = presetSizes[preset];
  const sizes = { batches: chosen.batches ?? batches, size: chosen.size ?? size };
  const build = { ...sizes, families, modes, templates, jobs, corpusDirectory: corpus };
  const built = await untilInterrupted((signal) => buildSimulation({ ...build, signal }));
  process.stdout.write(`${summarizeSimulation(built, corpus)}\n`);
}

/** Throws MidrunError (exit code 2) when an option of the simulation suite was given without it. */
export function refuseSimulationOptions(chosen: object): void {
  refuse(chosen, Object.keys(simulationCorpusOptions), 'checkpoint');
}

function refuse(chosen: object, names: readonly string[], suite: string): void {
  const given = names.find((name) => (chosen as Record<string, unknown>)[name] !== undefined);
  if (given === undefined) return;
  throw new MidrunError({
    code: 'option_of_other_suite',
    message: `"${given}" means nothing to the ${suite} suite`,
    remedy: suite === 'checkpoint' ? 'Name the other one: --suite simulation.' : 'Leave it out.',
  });
}
