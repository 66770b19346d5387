/** The row of an asked cell. Every text that came from outside passes the redactor here. */
import type { Prediction } from '../schemas/prediction.ts';
import type { Asked } from './ask-cell.ts';
import { costOf } from './cost.ts';
import type { Endpoint } from './endpoint.ts';
import type { Cell } from './plan.ts';
import type { Completion } from './read-completion.ts';
import type { Redactor } from './redact.ts';
import { sentParameters } from './request.ts';
import { keyVersion } from './request-key.ts';
import type { Setting } from './setting.ts';

export interface RowFacts {
  readonly setting: Setting;
  readonly endpoint: Endpoint;
  /** When the session began; null for an answer from elsewhere. */
  readonly session: Date | null;
  readonly cell: Cell;
  readonly requestKey: string;
  readonly asked: Asked;
}

/** The prediction row of a cell. */
export function predictionRow(
  { setting, endpoint, session, cell, requestKey, asked }: RowFacts,
  redactor: Redactor,
): Prediction {
  const { result } = asked;
  const completion = result.kind === 'completed' ? result.completion : undefined;
  const failure = result.kind === 'failed' ? result : undefined;
  const known = (text: string | null | undefined) => (typeof text === 'string' ? redactor.known(text) : null);
  return {
    schema_version: 1,
    session: session?.toISOString() ?? null,
    cell_id: cell.id,
    request_key: requestKey,
    key_version: keyVersion,
    task_id: cell.task.task_id,
    case_id: cell.task.case_id,
    source_id: cell.task.source_id,
    study: cell.task.study,
    arm: cell.task.arm,
    setting: setting.id,
    provider: setting.provider,
    model: setting.model,
    mode: setting.mode,
    simulated: setting.simulated,
    repeat: cell.repeat,
    prompt_sha256: cell.task.prompt_sha256,
    prompt_version: cell.task.prompt_version,
    outcome: result.kind === 'completed' ? result.outcome : 'no_response',
    no_response_reason: failure?.reason ?? null,
    finish_reason: known(completion?.finishReason),
    model_sent: setting.modelSent,
    served_model: known(completion?.servedModel),
    served_provider: known(completion?.servedProvider),
    system_fingerprint: known(completion?.systemFingerprint),
    response_id: known(completion?.responseId),
    provider_request_id: known(result.providerRequestId),
    base_url_host: endpoint.host,
    extractor: null,
    http_status: result.httpStatus,
    error_code: failure === undefined ? null : redactor.message(failure.errorCode),
    error_message: failure === undefined ? null : redactor.message(failure.message),
    ...tokensOf(completion),
    reasoning_tokens: completion?.reasoningTokens ?? null,
    total_tokens: completion?.totalTokens ?? null,
    cost_usd: completion === undefined ? null : costOf(setting.price, tokensOf(completion)),
    attempt_count: asked.failedAttempts.length + 1,
    latency_ms: asked.latencyInMs,
    waited_ms: asked.waitedInMs,
    asked_at: asked.askedAt.toISOString(),
    finished_at: asked.finishedAt.toISOString(),
    reasoning_field: completion?.reasoningField ?? null,
    reasoning_characters: completion?.reasoningText?.length ?? null,
    parameters: sentParameters(setting, cell.repeat, cell.task),
    usage: completion?.usage ? (JSON.parse(redactor.known(JSON.stringify(completion.usage))) as object as never) : null,
    failed_attempts: asked.failedAttempts.map((attempt) => ({
      ...attempt,
      error_code: redactor.message(attempt.error_code),
      error_message: redactor.message(attempt.error_message),
    })),
    reasoning_text: known(completion?.reasoningText),
    response_text: redactor.known(completion?.text ?? ''),
  };
}

/** The counts of a reply; all null without one. */
export function tokensOf(completion: Completion | undefined) {
  return {
    input_tokens: completion?.inputTokens ?? null,
    cached_input_tokens: completion?.cachedInputTokens ?? null,
    output_tokens: completion?.outputTokens ?? null,
  };
}
