/** What MODEL names: provider, model and reasoning mode, and the one id they are known by everywhere. */
import { MidrunError } from '../../core/errors.ts';
import { closestWord } from '../closest-word.ts';
import { localModels } from '../local-model/local-models.ts';
import type { Price } from '../schemas/provider-settings.ts';
import { simulatedSubjectNames } from '../simulated/subject-names.ts';
import { type CompleteSettings, SettingsLibrary } from './settings-library.ts';

export interface Setting {
  /** `provider/model@mode`; a mode of `default` is left out, so that one setting has one id and a short label. */
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  /** The model's name on the wire. */
  readonly modelSent: string;
  readonly mode: string;
  /** True for the built-in simulated subjects. */
  readonly simulated: boolean;
  /** What Midrun serves itself while it collects; undefined: the server is somebody else's. */
  readonly ownServer: 'simulated' | 'local' | undefined;
  /** The base URL when MODEL states one itself. */
  readonly baseUrl: string | undefined;
  readonly access: Access;
  readonly api: CompleteSettings['api'];
  /** Request fields besides model, messages and seed, sent as they are. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Of the first repeat; each further one adds 1. Null: none is sent. */
  readonly seed: number | null;
  readonly tokenLimit: number | null;
  readonly stream: boolean;
  readonly reasoningFields: readonly string[];
  readonly timeoutInMs: number;
  /** Requests on the wire at once; null: adapted to the server. */
  readonly concurrency: number | null;
  readonly requestsPerMinute: number | null;
  readonly tokensPerMinute: number | null;
  readonly price: Price;
  /** How its tokens can be counted beforehand; null: within bounds only. */
  readonly tokenizer: CompleteSettings['tokenizer'];
  /** The settings file that decides, for messages. */
  readonly file: string | undefined;
}

/** How the provider is reached. Names of variables, never their values. */
export interface Access {
  readonly isKnownProvider: boolean;
  readonly baseUrl: string | null;
  readonly baseUrlVariable: string | null;
  readonly keyVariable: string;
  readonly keyOptional: boolean;
}

const acceptedForms = (library: SettingsLibrary) =>
  [
    'MODEL=provider/model          for example openai/gpt-5.6-sol',
    'MODEL=provider/model@mode     for example openai/gpt-5.6-sol@high',
    'MODEL=local/smollm2-135m      a small model that Midrun serves itself',
    'MODEL=http://host:port/v1#name   any OpenAI-compatible server, for example http://127.0.0.1:8000/v1#qwen',
    `MODEL=sim/name                a simulated subject: ${simulatedSubjectNames.join(', ')}`,
    `Providers: ${library.providers.join(', ')}; further ones in settings/*.json.`,
  ].join('\n');

/** Reads a MODEL. Throws MidrunError (exit code 2) that shows the accepted forms, or names what is wrong in a settings file. */
export function parseSetting(text: string, library: SettingsLibrary = new SettingsLibrary()): Setting {
  const fromUrl = /^https?:\/\//i.test(text);
  const setting = fromUrl ? parseUrlForm(text, library) : parseNameForm(text, library);
  if (setting.id.length > 120) throw unknownModel('MODEL is longer than 120 characters', library);
  return setting;
}

function parseNameForm(text: string, library: SettingsLibrary): Setting {
  const match = /^(?<provider>[a-z0-9][a-z0-9._-]*)\/(?<name>[^\s#]+)$/i.exec(text);
  if (match?.groups === undefined) throw unknownModel(`MODEL "${text}" is of no known form`, library);
  const provider = match.groups.provider as string;
  const name = match.groups.name as string;
  if (provider === 'sim') return simulatedSetting(name);
  const { settings, isKnown } = library.provider(provider);
  const setting = makeSetting(name, settings, { isKnownProvider: isKnown, baseUrl: undefined });
  if (setting.ownServer === 'local') requireLocalModel(setting.model);
  return setting;
}

function parseUrlForm(text: string, library: SettingsLibrary): Setting {
  const [address = '', name = ''] = text.split(/#(.*)/s);
  const url = checkedBaseUrl(address, 'MODEL');
  if (name === '' || /\s/.test(name)) throw unknownModel('MODEL names a server but no model after "#"', library);
  const { settings } = library.provider('openai-compatible');
  return makeSetting(name, { ...settings, provider: url.host }, { isKnownProvider: false, baseUrl: address });
}

/** A base URL that carries no secret. The message never shows the URL, because what is wrong with it may be a secret. */
export function checkedBaseUrl(address: string, variable: string): URL {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new MidrunError({
      code: 'invalid_base_url',
      message: `${variable} holds no http or https address`,
      remedy: `Set it to an address such as https://api.openai.com/v1.`,
    });
  }
  if (url.username === '' && url.password === '' && url.search === '') return url;
  throw new MidrunError({
    code: 'secret_in_base_url',
    message: `${variable} carries a user name, a password or a query`,
    remedy:
      'Leave them out: addresses are written to the run folder. The key belongs in its own variable, such as OPENAI_API_KEY.',
  });
}

function makeSetting(
  name: string,
  settings: CompleteSettings,
  { isKnownProvider, baseUrl }: { isKnownProvider: boolean; baseUrl: string | undefined },
): Setting {
  const [, withoutMode, statedMode] = /^(.+)@([a-z0-9-]*)$/i.exec(name) ?? [];
  const model = withoutMode ?? name;
  const mode = statedMode ?? 'default';
  const traits = { ...settings, ...settings.models[model] };
  const modes = traits.reasoning_modes;
  if (mode !== 'default' && !Object.hasOwn(modes, mode)) throw unknownMode(mode, model, settings, Object.keys(modes));
  const limit = traits.token_limit === null ? {} : { [traits.token_limit_parameter]: traits.token_limit };
  const temperature = traits.temperature === null ? {} : { temperature: traits.temperature };
  return {
    id: `${settings.provider}/${model}${mode === 'default' ? '' : `@${mode}`}`,
    provider: settings.provider,
    model,
    modelSent: settings.models[model]?.model ?? model,
    mode,
    simulated: false,
    ownServer: settings.provider === 'local' ? 'local' : undefined,
    baseUrl,
    access: {
      isKnownProvider,
      baseUrl: settings.base_url,
      baseUrlVariable: settings.base_url_variable,
      keyVariable: settings.key_variable,
      // A server named by its address is often a local one that asks for no key.
      keyOptional: settings.key_optional || baseUrl !== undefined,
    },
    api: traits.api,
    parameters: { ...limit, ...temperature, ...traits.parameters, ...modes[mode] },
    seed: traits.seed,
    tokenLimit: traits.token_limit,
    stream: traits.stream,
    reasoningFields: traits.reasoning_fields,
    timeoutInMs: Math.ceil(traits.timeout_seconds * 1000),
    concurrency: traits.concurrency,
    requestsPerMinute: traits.requests_per_minute,
    tokensPerMinute: traits.tokens_per_minute,
    price: traits.price,
    tokenizer: traits.tokenizer,
    file: settings.file,
  };
}

/** A simulated subject takes the repeat as its seed, so that repeats differ. */
function simulatedSetting(model: string): Setting {
  requireSimulatedSubject(model);
  const access = { isKnownProvider: true, baseUrl: null, baseUrlVariable: null, keyVariable: '', keyOptional: true };
  const limits = { tokenLimit: null, timeoutInMs: 30 * 60 * 1000, requestsPerMinute: null, tokensPerMinute: null };
  const served = { simulated: true, ownServer: 'simulated', concurrency: 8 } as const;
  return {
    ...{ id: `sim/${model}`, provider: 'sim', model, modelSent: model, mode: 'default', ...served },
    ...{
      baseUrl: undefined,
      access,
      api: 'chat/completions',
      parameters: {},
      seed: 1,
      stream: false,
      reasoningFields: [],
      ...limits,
    },
    ...{ price: null, tokenizer: null, file: undefined },
  };
}

function requireLocalModel(name: string): void {
  if (Object.hasOwn(localModels, name)) return;
  throw new MidrunError({
    code: 'unknown_local_model',
    message: `there is no local model "local/${name}"`,
    remedy: `Local models: ${Object.keys(localModels)
      .map((model) => `local/${model}`)
      .join(', ')}. Other models on this machine: MODEL=http://host:port/v1#name.`,
  });
}

function requireSimulatedSubject(model: string): void {
  const names: readonly string[] = simulatedSubjectNames;
  if (names.includes(model)) return;
  throw new MidrunError({
    code: 'unknown_simulated_subject',
    message: `there is no simulated subject "sim/${model}"`,
    remedy: `Simulated subjects: ${simulatedSubjectNames.map((name) => `sim/${name}`).join(', ')}.`,
  });
}

function unknownMode(mode: string, model: string, settings: CompleteSettings, modes: readonly string[]): MidrunError {
  const meant = closestWord(mode, modes);
  return new MidrunError({
    code: 'unknown_mode',
    message: `"${mode}" is no reasoning mode of ${settings.provider}/${model}`,
    file: settings.file,
    place: 'reasoning_modes',
    remedy: `${meant === undefined ? '' : `Did you mean @${meant}? `}Modes: ${['default', ...modes].join(', ')}. Another one is a line in a file of your own: settings/*.json.`,
  });
}

function unknownModel(message: string, library: SettingsLibrary): MidrunError {
  return new MidrunError({ code: 'unknown_model', message, remedy: `Accepted forms:\n${acceptedForms(library)}` });
}
