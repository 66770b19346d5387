/** Where a setting's requests go and with which key. The key leaves this object only towards the client and the redactor. */
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { checkedBaseUrl, type Setting } from './setting.ts';

export interface Endpoint {
  readonly baseUrl: string;
  /** Host and port, the only part of the address that is written down; `simulated` for the built-in server. */
  readonly host: string;
  readonly apiKey: string;
}

const openAiBaseUrl = 'https://api.openai.com/v1';

/**
 * The endpoint of a setting: the address in MODEL, else OPENAI_BASE_URL, else OpenAI's own for the provider `openai`.
 * Throws MidrunError: exit code 5 when OPENAI_API_KEY is missing, 2 when the provider's address is unknown.
 */
export function resolveEndpoint(
  setting: Setting,
  environment: Readonly<Record<string, string | undefined>>,
  simulatedBaseUrl?: string,
): Endpoint {
  if (setting.simulated) return simulatedEndpoint(setting, simulatedBaseUrl);
  const baseUrl = setting.baseUrl ?? environmentBaseUrl(setting, environment);
  const { host } = checkedBaseUrl(baseUrl, setting.baseUrl === undefined ? 'OPENAI_BASE_URL' : 'MODEL');
  const apiKey = environment.OPENAI_API_KEY?.trim() ?? '';
  // A server named by its address is often a local one that asks for no key.
  if (apiKey === '' && setting.baseUrl !== undefined) return { baseUrl, host, apiKey: 'none' };
  if (apiKey !== '') return { baseUrl, host, apiKey };
  throw new MidrunError({
    code: 'missing_api_key',
    message: `no key for ${setting.id}: OPENAI_API_KEY is not set`,
    remedy: 'Set OPENAI_API_KEY, or try a simulated subject that needs none: MODEL=sim/slip.',
    exitCode: exitCodes.quotaOrAuthentication,
  });
}

function environmentBaseUrl(setting: Setting, environment: Readonly<Record<string, string | undefined>>): string {
  const stated = environment.OPENAI_BASE_URL?.trim() ?? '';
  if (stated !== '') return stated;
  if (setting.provider === 'openai') return openAiBaseUrl;
  throw new MidrunError({
    code: 'unknown_provider_address',
    message: `the address of provider "${setting.provider}" is not known`,
    remedy: 'Set OPENAI_BASE_URL to its OpenAI-compatible address, or write MODEL=https://host/v1#name.',
  });
}

function simulatedEndpoint(setting: Setting, baseUrl: string | undefined): Endpoint {
  if (baseUrl !== undefined) return { baseUrl, host: 'simulated', apiKey: 'none' };
  throw new MidrunError({
    code: 'no_simulated_server',
    message: `the server of the simulated subjects was not started for ${setting.id}`,
    remedy: 'This is a fault in Midrun, not in your data: please report it.',
  });
}
