/** Reads settings files: those that come with Midrun (`pipeline/settings/`) and a user's own, which go first. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { readText } from '../../core/json-lines.ts';
import { compileSchema, type Schema } from '../../core/schema.ts';
import { closestWord } from '../closest-word.ts';
import providerSchema from '../schemas/provider-settings.schema.json' with { type: 'json' };
import type { ProviderSettings } from '../schemas/provider-settings.ts';
import listSchema from '../schemas/setting-list.schema.json' with { type: 'json' };
import type { SettingList } from '../schemas/setting-list.ts';

const root = join(import.meta.dirname, '..', '..');
const builtInDirectory = join(root, 'pipeline', 'settings');
/** Where a user's own settings lie unless an option names another folder. */
export const ownSettingsDirectory = join(root, 'settings');
/** Stands in for providers without a file. */
const standIn = 'openai-compatible';

/** The settings of a provider with nothing left out, and the file a user has to change. */
export type CompleteSettings = Required<Omit<ProviderSettings, 'like' | 'notes'>> & { readonly file: string };

interface Found {
  readonly file: string;
  readonly provider?: ProviderSettings;
  readonly list?: SettingList;
}

/** The files of one folder by the name they define. */
type Layer = ReadonlyMap<string, Found>;

export class SettingsLibrary {
  readonly #layers: readonly Layer[];

  /** Reads every `.json` file. Throws MidrunError (exit code 2) with file and field on the first that breaks its schema. */
  constructor(ownDirectory?: string) {
    if (ownDirectory !== undefined && !existsSync(ownDirectory)) throw noFolder(ownDirectory);
    const own = ownDirectory ?? ownSettingsDirectory;
    this.#layers = [readLayer(builtInDirectory), ...(existsSync(own) ? [readLayer(own)] : [])];
  }

  /** The names of all providers that have a file. */
  get providers(): string[] {
    const found = this.#layers.flatMap((layer) => [...layer.values()]);
    const names = found.flatMap(({ provider }) => provider?.provider ?? []);
    return [...new Set(names)].filter((name) => name !== standIn).sort();
  }

  /** The settings of a provider; `isKnown` is false when no file names it and the usual ways of such servers are assumed. */
  provider(name: string): { settings: CompleteSettings; isKnown: boolean } {
    const isKnown = this.#find(name, this.#layers.length - 1) !== undefined;
    const { settings, file } = this.#complete(isKnown ? name : standIn, this.#layers.length - 1, []);
    // What files say for people and for this class is no part of what they come to.
    const { like: _like, notes: _notes, ...rest } = settings;
    return { settings: { models: {}, ...rest, provider: name, file } as CompleteSettings, isKnown };
  }

  /** The settings a list names, or undefined when there is no such list. */
  list(name: string): readonly string[] | undefined {
    return this.#layers.findLast((layer) => layer.get(name)?.list !== undefined)?.get(name)?.list?.settings;
  }

  #find(name: string, top: number): { found: Found; provider: ProviderSettings; at: number } | undefined {
    for (let at = top; at >= 0; at -= 1) {
      const found = this.#layers[at]?.get(name);
      if (found?.provider !== undefined) return { found, provider: found.provider, at };
    }
    return undefined;
  }

  #complete(name: string, top: number, by: readonly string[]): { settings: ProviderSettings; file: string } {
    const own = this.#find(name, top);
    if (own === undefined || by.includes(own.found.file)) throw this.#unknownLike(name, by, own === undefined);
    const { like } = own.provider;
    const { file } = own.found;
    // A file of the stand-in's name that leaves something out still has the built-in one below it.
    const below = like ?? (name === standIn && own.at === 0 ? undefined : standIn);
    if (below === undefined) return { settings: own.provider, file };
    const from = below === name ? own.at - 1 : this.#layers.length - 1;
    return { settings: { ...this.#complete(below, from, [...by, file]).settings, ...own.provider }, file };
  }

  #unknownLike(name: string, by: readonly string[], isMissing: boolean): MidrunError {
    const meant = closestWord(name, this.providers);
    return new MidrunError({
      code: 'invalid_settings_file',
      message: isMissing ? `"like" names no provider: ${name}` : `"like" goes round in a circle: ${name}`,
      file: by.at(-1),
      place: 'like',
      remedy: `${meant === undefined ? '' : `Did you mean ${meant}? `}Providers: ${this.providers.join(', ')}.`,
    });
  }
}

const schemas = {
  provider: compileSchema<ProviderSettings>(providerSchema),
  list: compileSchema<SettingList>(listSchema),
};

function readLayer(directory: string): Layer {
  const layer = new Map<string, Found>();
  for (const name of readdirSync(directory).sort()) {
    if (!name.endsWith('.json')) continue;
    const file = join(directory, name);
    const value = parseFile(file);
    const isList = value !== null && typeof value === 'object' && 'list' in value;
    const found: Found = isList
      ? { file, list: checked(value, schemas.list, file) }
      : { file, provider: checked(value, schemas.provider, file) };
    if (found.provider !== undefined) refuseReservedFields(found.provider, file);
    const defined = found.list?.list ?? found.provider?.provider ?? '';
    const other = layer.get(defined);
    if (other !== undefined) throw invalid(file, undefined, `"${defined}" is defined in ${other.file} too`);
    layer.set(defined, found);
  }
  return layer;
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (cause) {
    if (cause instanceof MidrunError) throw cause;
    throw invalid(file, undefined, `this file is not JSON: ${(cause as Error).message}`);
  }
}

function checked<T>(value: unknown, schema: Schema<T>, file: string): T {
  const complaint = schema.complaint(value);
  if (complaint === undefined) return value as T;
  throw invalid(file, complaint.field, `"${complaint.field}" ${complaint.message}`);
}

const reservedFields = [
  ...['model', 'messages', 'input', 'stream', 'stream_options', 'n'],
  // An answer that comes later, or that depends on an earlier one.
  ...['background', 'previous_response_id', 'conversation'],
  // Whoever runs programs or looks things up is another subject.
  ...['tools', 'tool_choice', 'functions', 'function_call', 'plugins', 'web_search_options', 'enable_search'],
];

/** Requests of one user message with one answer are what everything else relies on. */
function refuseReservedFields(settings: ProviderSettings, file: string): void {
  for (const [model, traits] of [['', settings], ...Object.entries(settings.models ?? {})] as const) {
    const sent = [traits.parameters ?? {}, ...Object.values(traits.reasoning_modes ?? {})].flatMap(Object.keys);
    const reserved = reservedFields.find((field) => sent.includes(field));
    if (reserved === undefined) continue;
    throw invalid(file, model === '' ? undefined : `models.${model}`, `"${reserved}" cannot be sent as a parameter`);
  }
}

function invalid(file: string, place: string | undefined, message: string): MidrunError {
  const remedy = 'Correct the file; pipeline/schemas/provider-settings.schema.json says what each field means.';
  return new MidrunError({ code: 'invalid_settings_file', message, file, place, remedy });
}

function noFolder(directory: string): MidrunError {
  return new MidrunError({
    code: 'missing_settings_folder',
    message: 'this folder of settings does not exist',
    file: directory,
    remedy: 'Create it, or leave the option out: settings/ in the project folder is read when it is there.',
  });
}
