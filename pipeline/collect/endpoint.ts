/** Where a setting's requests go and with which key. The key leaves this object only towards the client and the redactor. */
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { closestWord } from '../closest-word.ts';
import { checkedBaseUrl, type Setting } from './setting.ts';
import { SettingsLibrary } from './settings-library.ts';

export interface Endpoint {
  readonly baseUrl: string;
  /** Host and port, the only part of the address that is written down; `simulated` or `local` for what Midrun serves itself. */
  readonly host: string;
  readonly apiKey: string;
}

/** Where the servers are that Midrun has started itself. */
export interface OwnAddresses {
  readonly simulatedBaseUrl?: string | undefined;
  readonly localBaseUrl?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The endpoint of a setting: the address in MODEL, else that of the provider's variable, else that of its settings file.
 * Throws MidrunError: exit code 5 when the provider's key is missing, 2 when its address is unknown.
 */
export function resolveEndpoint(setting: Setting, environment: Environment, own: OwnAddresses = {}): Endpoint {
  if (setting.ownServer !== undefined) return ownEndpoint(setting, setting.ownServer, own);
  const { keyVariable, keyOptional } = setting.access;
  const { baseUrl, host } = resolveAddress(setting, environment);
  const apiKey = lookUp(environment, keyVariable);
  // What a header cannot carry would fail at every request, and in words of the client that quote it.
  if (/[^\x21-\x7e]/.test(apiKey)) throw unusableKey(keyVariable);
  if (apiKey !== '' || keyOptional) return { baseUrl, host, apiKey: apiKey === '' ? 'none' : apiKey };
  throw new MidrunError({
    code: 'missing_api_key',
    message: `no key for ${setting.id}: ${keyVariable} is not set`,
    remedy: `Set ${keyVariable}, or try a simulated subject that needs none: MODEL=sim/slip.`,
    exitCode: exitCodes.quotaOrAuthentication,
  });
}

/** Where requests would go; needs no key. */
export function resolveAddress(setting: Setting, environment: Environment): { baseUrl: string; host: string } {
  const { baseUrl, baseUrlVariable } = setting.access;
  const stated = baseUrlVariable === null ? '' : lookUp(environment, baseUrlVariable);
  const [address, place] =
    setting.baseUrl !== undefined
      ? [setting.baseUrl, 'MODEL']
      : stated !== ''
        ? [stated, baseUrlVariable as string]
        : [baseUrl, `base_url in ${setting.file}`];
  if (address === null) throw unknownAddress(setting);
  return { baseUrl: address, host: checkedBaseUrl(address, place).host };
}

const lookUp = (environment: Environment, variable: string) => environment[variable]?.trim() ?? '';

function unusableKey(keyVariable: string): MidrunError {
  return new MidrunError({
    code: 'unusable_api_key',
    message: `${keyVariable} holds a space, a line break or a letter that no key has`,
    remedy: `Set ${keyVariable} to the key alone: one line, without quotes or a second key.`,
    exitCode: exitCodes.quotaOrAuthentication,
  });
}

function unknownAddress({ provider, access }: Setting): MidrunError {
  const meant = access.isKnownProvider ? undefined : closestWord(provider, new SettingsLibrary().providers);
  const suggestion = meant === undefined ? '' : `Did you mean ${meant}? `;
  const variable =
    access.baseUrlVariable === null ? 'Write' : `Set ${access.baseUrlVariable} to its OpenAI-compatible address, write`;
  return new MidrunError({
    code: 'unknown_provider_address',
    message: `the address of provider "${provider}" is not known`,
    remedy: `${suggestion}${variable} MODEL=https://host/v1#name, or describe the provider in settings/*.json.`,
  });
}

function ownEndpoint(setting: Setting, host: 'simulated' | 'local', own: OwnAddresses): Endpoint {
  const baseUrl = own[`${host}BaseUrl`];
  if (baseUrl !== undefined) return { baseUrl, host, apiKey: 'none' };
  throw new MidrunError({
    code: 'no_own_server',
    message: `the server of ${setting.id} was not started`,
    remedy: 'This is a fault in Midrun, not in your data: please report it.',
  });
}
