/** The row of an asked probe, and the complaint when the server cannot do what the probe needs. Every text from outside passes the redactor. */
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import type { Asked } from '../collect/ask-cell.ts';
import type { Endpoint } from '../collect/endpoint.ts';
import type { Redactor } from '../collect/redact.ts';
import type { RequestBody } from '../collect/request.ts';
import type { Setting } from '../collect/setting.ts';
import type { ProbeReply } from '../schemas/probe-reply.ts';
import type { Probe } from './probe.ts';
import { type ProbeRoute, probeKey } from './probe-request.ts';
import { readLogprobs, type TokenProbability, tokensOfText } from './read-logprobs.ts';

export interface ProbeFacts {
  readonly setting: Setting;
  readonly endpoint: Endpoint;
  readonly route: ProbeRoute;
  readonly probe: Probe;
  readonly body: RequestBody;
  readonly asked: Asked;
}

/** Throws MidrunError `no_logprobs` or `no_text_logprobs` (exit code 2) when a completed reply lacks what the probe looks at. */
export function probeReply(facts: ProbeFacts, redactor: Redactor): ProbeReply {
  const { setting, endpoint, route, probe, body, asked } = facts;
  const { result } = asked;
  const completion = result.kind === 'completed' ? result.completion : undefined;
  const failure = result.kind === 'failed' ? result : undefined;
  if (failure !== undefined && isAboutLogprobs(failure.message))
    throw noLogprobs(facts, redactor.message(failure.message));
  const known = (text: string | null | undefined) => (typeof text === 'string' ? redactor.known(text) : null);
  const { model: _, messages: __, prompt: ___, ...parameters } = body as Record<string, unknown>;
  return {
    schema_version: 1,
    probe_id: probe.id,
    request_key: probeKey(body, probe, route),
    kind: probe.kind,
    route,
    setting: setting.id,
    provider: setting.provider,
    model: setting.model,
    simulated: setting.simulated,
    model_sent: setting.modelSent,
    base_url_host: endpoint.host,
    outcome: result.kind === 'completed' ? result.outcome : 'no_response',
    no_response_reason: failure?.reason ?? null,
    finish_reason: known(completion?.finishReason),
    served_model: known(completion?.servedModel),
    system_fingerprint: known(completion?.systemFingerprint),
    http_status: result.httpStatus,
    error_code: failure === undefined ? null : redactor.message(failure.errorCode),
    error_message: failure === undefined ? null : redactor.message(failure.message),
    input_tokens: completion?.inputTokens ?? null,
    output_tokens: completion?.outputTokens ?? null,
    attempt_count: asked.failedAttempts.length + 1,
    latency_ms: asked.latencyInMs,
    asked_at: asked.askedAt.toISOString(),
    parameters,
    text_sha256: sha256(probe.text),
    text: probe.text,
    rest: probe.rest,
    response_text: redactor.known(completion?.text ?? ''),
    tokens: completion === undefined ? [] : tokensFor(facts, readLogprobs(completion.logprobs)).map(redacted(redactor)),
  };
}

const redacted =
  ({ known }: Redactor) =>
  ({ token, logprob, top }: TokenProbability) => ({
    token: known(token),
    logprob,
    top: top.map((one) => ({ token: known(one.token), logprob: one.logprob })),
  });

/** The tokens that the probe is about. */
function tokensFor(facts: ProbeFacts, tokens: readonly TokenProbability[]): readonly TokenProbability[] {
  const { probe } = facts;
  if (probe.kind === 'truncated') return [];
  if (tokens.length === 0) throw noLogprobs(facts, 'its reply carries none');
  if (probe.kind === 'continuation') return tokens.slice(0, 1);
  const ofText = tokensOfText(tokens, probe.text);
  if (ofText !== undefined) return ofText;
  throw new MidrunError({
    code: 'no_text_logprobs',
    message: `${facts.endpoint.host} tells the log probabilities of what ${facts.setting.id} writes, but not of the text it is given (echo)`,
    remedy: 'Min-K% needs them, as vLLM gives them. The other probes do not: --kinds continuation truncated.',
  });
}

const isAboutLogprobs = (message: string): boolean => /log_?probs?\b|\becho\b/i.test(message);

function noLogprobs({ setting, endpoint }: ProbeFacts, why: string): MidrunError {
  return new MidrunError({
    code: 'no_logprobs',
    message: `${endpoint.host} gives no log probabilities for ${setting.id}: ${why}`,
    remedy:
      'Ask a server that does (vLLM, llama.cpp, many providers of open models), try --route chat, or only --kinds truncated, which needs none.',
  });
}
