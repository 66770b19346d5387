/** What MODEL names: provider, model and reasoning mode, and the one id they are known by everywhere. */
import { MidrunError } from '../../core/errors.ts';
import { simulatedSubjectNames } from '../simulated/subject-names.ts';
import modes from './modes.json' with { type: 'json' };

export interface Setting {
  /** `provider/model@mode`; a mode of `default` is left out, so that one setting has one id and a short label. */
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  readonly mode: string;
  /** True for the built-in simulated subjects. */
  readonly simulated: boolean;
  /** The base URL when MODEL states one itself. */
  readonly baseUrl: string | undefined;
  /** Request fields the mode stands for, sent as they are. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

const acceptedForms = [
  'MODEL=provider/model          for example openai/gpt-5.6-sol',
  'MODEL=provider/model@mode     for example openai/gpt-5.6-sol@high',
  'MODEL=http://host:port/v1#name   any OpenAI-compatible server, for example http://127.0.0.1:8000/v1#qwen',
  `MODEL=sim/name                a simulated subject: ${simulatedSubjectNames.join(', ')}`,
  `Modes: ${Object.keys(modes).join(', ')}.`,
].join('\n');

/** Reads a MODEL. Throws MidrunError (exit code 2) that shows the accepted forms. */
export function parseSetting(text: string): Setting {
  const fromUrl = /^https?:\/\//i.test(text);
  const setting = fromUrl ? parseUrlForm(text) : parseNameForm(text);
  if (setting.id.length > 120) throw unknownModel('MODEL is longer than 120 characters');
  return setting;
}

function parseNameForm(text: string): Setting {
  const match = /^(?<provider>[a-z0-9][a-z0-9._-]*)\/(?<name>[^\s#]+)$/i.exec(text);
  if (match?.groups === undefined) throw unknownModel(`MODEL "${text}" is of no known form`);
  const provider = match.groups.provider as string;
  const { model, mode } = splitMode(match.groups.name as string);
  if (provider === 'sim') requireSimulatedSubject(model, mode);
  return makeSetting({ provider, model, mode, simulated: provider === 'sim', baseUrl: undefined });
}

function parseUrlForm(text: string): Setting {
  const [address = '', name = ''] = text.split(/#(.*)/s);
  const url = checkedBaseUrl(address, 'MODEL');
  if (name === '' || /\s/.test(name)) throw unknownModel('MODEL names a server but no model after "#"');
  return makeSetting({ provider: url.host, ...splitMode(name), simulated: false, baseUrl: address });
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
    remedy: 'Leave them out: addresses are written to the run folder. The key belongs in OPENAI_API_KEY.',
  });
}

function splitMode(name: string): { model: string; mode: string } {
  const match = /^(.+)@([a-z0-9-]*)$/i.exec(name);
  if (match === null) return { model: name, mode: 'default' };
  const [, model = '', mode = ''] = match;
  if (Object.hasOwn(modes, mode)) return { model, mode };
  throw unknownModel(`"${mode}" in MODEL is no known reasoning mode`);
}

function makeSetting(parts: Omit<Setting, 'id' | 'parameters'>): Setting {
  const suffix = parts.mode === 'default' ? '' : `@${parts.mode}`;
  return {
    ...parts,
    id: `${parts.provider}/${parts.model}${suffix}`,
    parameters: modes[parts.mode as keyof typeof modes],
  };
}

function requireSimulatedSubject(model: string, mode: string): void {
  const names: readonly string[] = simulatedSubjectNames;
  if (names.includes(model) && mode === 'default') return;
  throw new MidrunError({
    code: 'unknown_simulated_subject',
    message: `there is no simulated subject "sim/${model}${mode === 'default' ? '' : `@${mode}`}"`,
    remedy: `Simulated subjects: ${simulatedSubjectNames.map((name) => `sim/${name}`).join(', ')}.`,
  });
}

function unknownModel(message: string): MidrunError {
  return new MidrunError({ code: 'unknown_model', message, remedy: `Accepted forms:\n${acceptedForms}` });
}
