/** One call before money is spent: tries key, parameters, reasoning field and truncation. Never changes a parameter by itself. */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, MidrunError } from '../../core/errors.ts';
import { encodeRow } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { oneLine } from '../explain/excerpt.ts';
import type { RunFolder } from '../run-folder.ts';
import schema from '../schemas/preflight.schema.json' with { type: 'json' };
import type { Preflight } from '../schemas/preflight.ts';
import { type Asked, askCell } from './ask-cell.ts';
import { createClient } from './client.ts';
import { costOf } from './cost.ts';
import type { Endpoint } from './endpoint.ts';
import { judgePreflight } from './judge-preflight.ts';
import type { Limits } from './options.ts';
import { Pace } from './pace.ts';
import { tokensOf } from './prediction-row.ts';
import { createRedactor, type Redactor } from './redact.ts';
import { requestBody, sentParameters } from './request.ts';
import type { Setting } from './setting.ts';
import { settingStopped } from './setting-stopped.ts';
import type { Stop } from './stop.ts';

const preflightSchema = compileSchema<Preflight>(schema);

/** Takes a thought, so that a reasoning mode shows; says nothing of the tasks. */
const prompt = 'What is 17 * 23 + 96 / 8? Reply with nothing but {"output": "<the number>"}.';

export interface PreflightFacts {
  readonly setting: Setting;
  readonly endpoint: Endpoint;
  readonly limits: Limits;
  readonly folder: RunFolder;
  readonly stop: Stop;
}

/**
 * Asks once, writes `preflight.jsonl` and returns what is worth knowing. Throws MidrunError: exit code 5 for a refused key or an
 * empty account, 3 where no server is reached, 2 with the field of the settings to change for what would spoil every cell.
 */
export async function preflight({ setting, endpoint, limits, folder, stop }: PreflightFacts): Promise<string[]> {
  const redactor = createRedactor([endpoint.apiKey]);
  const client = createClient(endpoint, {
    timeoutInMs: limits.timeoutInMs,
    stream: setting.stream,
    route: setting.api,
    isOpenAiKey: setting.access.keyVariable === 'OPENAI_API_KEY',
  });
  const patience = { ...limits, maximumAttempts: Math.min(limits.maximumAttempts, 3) };
  const body = requestBody(setting, { prompt }, 1);
  const asked = await askCell(client, setting, body, patience, stop, new Pace(setting, limits)).finally(() =>
    client.close(),
  );
  if (asked === undefined) return [];
  const row = preflightRow(setting, endpoint, asked, redactor);
  appendRow(join(folder.directory, 'preflight.jsonl'), row);
  const { result } = asked;
  if (result.kind === 'failed' && result.stopsSetting) throw settingStopped(setting, endpoint, result, redactor);
  if (result.kind === 'failed' && result.errorCode === 'unreachable') throw unreachable(setting, endpoint, row);
  const stopping = row.findings.filter((finding) => finding.stops);
  if (stopping.length > 0) throw preflightFailed(setting, row, stopping);
  const noAnswer = `no answer yet (${row.error_code}: ${oneLine(row.error_message ?? '')}); its cells are asked all the same`;
  const notices = result.kind === 'failed' ? [noAnswer] : row.findings.map(({ message }) => message);
  return notices.map((notice) => `preflight of ${setting.id}: ${notice}`);
}

function preflightRow(setting: Setting, endpoint: Endpoint, asked: Asked, redactor: Redactor): Preflight {
  const { result } = asked;
  const completion = result.kind === 'completed' ? result.completion : undefined;
  const failure = result.kind === 'failed' ? result : undefined;
  const known = (text: string | null | undefined) => (typeof text === 'string' ? redactor.known(text) : null);
  const { input_tokens, output_tokens, cached_input_tokens } = tokensOf(completion);
  return {
    schema_version: 1,
    checked_at: asked.askedAt.toISOString(),
    setting: setting.id,
    model_sent: setting.modelSent,
    base_url_host: endpoint.host,
    outcome: result.kind === 'completed' ? result.outcome : 'no_response',
    no_response_reason: failure?.reason ?? null,
    http_status: result.httpStatus,
    error_code: failure === undefined ? null : redactor.message(failure.errorCode),
    error_message: failure === undefined ? null : redactor.message(failure.message),
    finish_reason: known(completion?.finishReason),
    served_model: known(completion?.servedModel),
    input_tokens,
    output_tokens,
    reasoning_tokens: completion?.reasoningTokens ?? null,
    reasoning_field: completion?.reasoningField ?? null,
    reasoning_characters: completion?.reasoningText?.length ?? null,
    cost_usd: costOf(setting.price, { input_tokens, cached_input_tokens, output_tokens }),
    attempt_count: asked.failedAttempts.length + 1,
    latency_ms: asked.latencyInMs,
    parameters: sentParameters(setting, 1),
    findings: judgePreflight(setting, result),
    response_text: redactor.known(completion?.text ?? ''),
  };
}

function appendRow(file: string, row: Preflight): void {
  const descriptor = openSync(file, 'a');
  try {
    writeSync(descriptor, `${encodeRow(row, file, preflightSchema)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Exit code 3: once somebody serves it, the same command goes on. */
function unreachable(setting: Setting, { host }: Endpoint, row: Preflight): MidrunError {
  return new MidrunError({
    code: 'server_unreachable',
    message: `no server answers at ${host} for ${setting.id}: ${oneLine(row.error_message ?? '')}`,
    remedy: `Start it, or mend the address (${addressPlace(setting)}${proxyPlace()}), then run the same command again. No cell was asked.`,
    exitCode: exitCodes.incomplete,
  });
}

/** Named beside the address when requests may go by a proxy. */
function proxyPlace(): string {
  const names = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
  const stated = names.find((name) => (process.env[name] ?? '') !== '');
  return stated === undefined ? '' : `, or the proxy: ${stated}`;
}

/** Where the address of a setting is stated. */
function addressPlace({ baseUrl, access, file }: Setting): string {
  return baseUrl !== undefined ? 'MODEL' : (access.baseUrlVariable ?? `base_url in ${file}`);
}

function preflightFailed(setting: Setting, row: Preflight, findings: Preflight['findings']): MidrunError {
  const said = row.error_message === null ? '' : ` (${row.http_status}: ${oneLine(row.error_message)})`;
  const fields = findings.flatMap(({ field }) => field ?? []);
  const where = fields.length === 0 ? 'the settings of this model' : fields.join(', ');
  const change = fields.includes('base_url')
    ? `Correct the model's name in MODEL or its address (${addressPlace(setting)})`
    : `Change ${where} in a file of your own (settings/*.json)`;
  return new MidrunError({
    code: 'preflight_failed',
    message: `${setting.id} was tried with one call and would fail: ${findings.map(({ message }) => message).join('; ')}${said}`,
    file: setting.file,
    place: fields[0],
    remedy: `${change}, or pass --no-preflight (PREFLIGHT=0) to collect all the same. No cell was asked.`,
  });
}
