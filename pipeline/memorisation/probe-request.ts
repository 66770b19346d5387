/** The request of a probe, on either route. */
import type { ClientRoute } from '../collect/client.ts';
import type { RequestBody } from '../collect/request.ts';
import { keyOfRequest } from '../collect/request-key.ts';
import type { Probe } from './probe.ts';

/** Routes whose replies carry log probabilities in forms that are read here. */
export type ProbeRoute = Exclude<ClientRoute, 'responses'>;

/** Raised when a probe of the same id asks something else. */
export const probeVersion = '1';

const instruction =
  'Go on with the text below exactly where it stops. Reply with nothing but what comes next: no introduction, no repetition, no code fence.\n\n';

/** Without a temperature, and without what a setting sends with tasks: a probe looks at the distribution, not at an answer. */
export function probeBody(modelSent: string, probe: Probe, route: ProbeRoute, top: number): RequestBody {
  const common = { model: modelSent, max_tokens: probe.outputTokens, temperature: 0 };
  const wantsTokens = probe.kind !== 'truncated';
  if (route === 'chat/completions') {
    const messages = [{ role: 'user', content: `${instruction}${probe.text}` }] as const;
    return { ...common, messages, ...(wantsTokens && { logprobs: true, top_logprobs: top }) };
  }
  return {
    ...{ ...common, prompt: probe.text },
    ...(wantsTokens && { logprobs: top }),
    ...(probe.kind === 'min-k' && { echo: true }),
  };
}

export function probeKey(body: RequestBody, { id }: Probe, route: ProbeRoute): string {
  return keyOfRequest(`${route}:${id}`, body, probeVersion);
}
