/** Finds the files of a data folder in the format of the published code-simulation study, and reads their items. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { readText } from '../../core/json-lines.ts';
import type { JsonObject, JsonValue } from '../../core/json-value.ts';
import { JsonSyntaxError, parseJson } from '../../core/read-json.ts';
import { badData } from './bad-data.ts';

/** One published pair: a program, a text that is meant to say the same, and the labels of both. */
export interface Item {
  /** As the user named it. */
  readonly file: string;
  /** From 1, in the order of the file. */
  readonly number: number;
  readonly program: string;
  readonly story: string;
  readonly programLabel: JsonObject;
  readonly storyLabel: JsonObject;
}

/** One file: a batch of items of one level. */
export interface Batch {
  readonly file: string;
  /** What the name of the file says: `n_ops` -> `10`. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly batch: number;
  readonly items: readonly Item[];
}

/** The folder that holds the families: the one given, or `data` in it. */
export function findDataFolder(folder: string, families: readonly string[]): string {
  const candidates = [folder, join(folder, 'data')];
  const found = candidates.find((candidate) => families.some((family) => existsSync(join(candidate, family))));
  if (found !== undefined) return found;
  throw new MidrunError({
    code: 'no_data_folder',
    message: `this folder holds none of the families ${families.join(', ')}`,
    file: folder,
    remedy: 'Give the folder whose subfolders bear these names, or the one above it when it is called data.',
  });
}

/** The batches of one family; files in folders below it are not part of it. Throws MidrunError with file and place. */
export function readBatches(dataFolder: string, family: string): Batch[] {
  const folder = join(dataFolder, family);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readBatch(join(folder, name), name));
}

/** What the name of a file says of it: `n_ops-10_batch-1.json`. */
export function parametersOf(name: string): Map<string, string> {
  const pairs = name.matchAll(/([a-z][a-z_]*)-(\d+|True|False)/g);
  return new Map([...pairs].map(([, key, value]) => [key as string, value as string]));
}

function readBatch(file: string, name: string): Batch {
  const shown = relative('', file);
  const parameters = parametersOf(name);
  const batch = parameters.get('batch');
  if (batch === undefined) throw badData(shown, 'name', 'the name of the file does not say which batch it is');
  parameters.delete('batch');
  const content = parseFile(shown, readText(file));
  if (!Array.isArray(content)) throw badData(shown, 'line 1', 'the file does not hold a list of items');
  return {
    file: shown,
    parameters,
    batch: Number(batch),
    items: content.map((item, index) => readItem(shown, index + 1, item)),
  };
}

function parseFile(file: string, text: string): JsonValue {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw badData(file, `line ${text.slice(0, error.offset).split('\n').length}`, `this is not JSON: ${error.message}`);
  }
}

function readItem(file: string, number: number, item: JsonValue): Item {
  const place = `item ${number}`;
  if (!(item instanceof Map)) throw badData(file, place, 'the item is not an object');
  const field = <T extends JsonValue>(name: string, isRight: (value: JsonValue) => value is T, kind: string): T => {
    const value = item.get(name);
    if (value === undefined || !isRight(value))
      throw badData(file, `${place}, ${name}`, `the field ${name} is not ${kind}`);
    return value;
  };
  const isText = (value: JsonValue) => typeof value === 'string';
  const isObject = (value: JsonValue) => value instanceof Map;
  return {
    file,
    number,
    program: field('syn', isText, 'a text'),
    story: field('nat', isText, 'a text'),
    programLabel: field('label_syn', isObject, 'an object'),
    storyLabel: field('label_nat', isObject, 'an object'),
  };
}
