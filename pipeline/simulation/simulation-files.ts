/** The files of a built simulation suite, with the schema of each. */
import { compileSchema } from '../../core/schema.ts';
import itemSchema from '../../corpus/simulation/schemas/simulation-item.schema.json' with { type: 'json' };
import type { SimulationItem } from '../../corpus/simulation/schemas/simulation-item.ts';
import type { Oracle } from '../schemas/oracle.ts';
import type { Task } from '../schemas/task.ts';
import { type CorpusFile, corpusFiles } from '../stages/corpus-files.ts';
import traceSchema from './schemas/simulation-trace.schema.json' with { type: 'json' };
import type { SimulationTrace } from './schemas/simulation-trace.ts';

export interface SimulationRows {
  readonly items: readonly SimulationItem[];
  readonly tasks: readonly Task[];
  readonly oracles: readonly Oracle[];
  readonly traces: readonly SimulationTrace[];
}

export const simulationFiles: { readonly [Name in keyof SimulationRows]: CorpusFile<SimulationRows[Name][number]> } = {
  items: { name: 'items.jsonl', schema: compileSchema<SimulationItem>(itemSchema) },
  tasks: corpusFiles.tasks,
  oracles: corpusFiles.oracles,
  traces: { name: 'traces.jsonl', schema: compileSchema<SimulationTrace>(traceSchema) },
};
