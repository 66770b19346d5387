/** Reads the accuracies that were published beside the data: `results/<experiment>/<model>.csv`, a row a batch. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readText } from '../../core/json-lines.ts';
import { badData, quoted } from './bad-data.ts';
import { parametersOf } from './data-folder.ts';

export interface PublishedResult {
  readonly model: string;
  /** Name of the batch's file. */
  readonly dataset: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly programAccuracy: number;
  readonly storyAccuracy: number;
}

const columns = ['accuracy_nat', 'accuracy_syn', 'dataset'] as const;

/** None where the folder beside the data, or the experiment in it, is not there. Throws MidrunError with file and line. */
export function readPublishedResults(dataFolder: string, experiment: string): PublishedResult[] {
  const folder = join(dirname(dataFolder), 'results', experiment);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .flatMap((name) => readFile(join(folder, name)));
}

function readFile(file: string): PublishedResult[] {
  const shown = relative('', file);
  const [head = '', ...lines] = readText(file).trimEnd().split(/\r?\n/);
  const places = columns.map((column) => head.split(',').indexOf(column));
  const missing = columns.find((_, index) => places[index] === -1);
  if (missing !== undefined) throw badData(shown, 'line 1', `there is no column ${missing}`);
  return lines.map((line, index) => {
    const [story, program, dataset] = places.map((place) => line.split(',')[place] ?? '') as [string, string, string];
    const [storyAccuracy, programAccuracy] = [story, program].map((text) =>
      text.trim() === '' ? Number.NaN : Number(text),
    );
    if (!isShare(storyAccuracy) || !isShare(programAccuracy)) {
      throw badData(shown, `line ${index + 2}`, `no two accuracies from 0 to 1: ${quoted(line)}`);
    }
    const model = basename(file, '.csv');
    return { model, dataset, parameters: parametersOf(dataset), programAccuracy, storyAccuracy };
  });
}

const isShare = (value: number | undefined): value is number => value !== undefined && value >= 0 && value <= 1;
