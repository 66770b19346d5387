/** Asks the probes of one setting that have no reply yet; replies are kept in `probes.jsonl` of its run folder. */
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { compileSchema } from '../../core/schema.ts';
import { askEach } from '../collect/ask-each.ts';
import { askedKeys } from '../collect/asked-keys.ts';
import { resolveEndpoint } from '../collect/endpoint.ts';
import { limitsOf } from '../collect/options.ts';
import type { RequestBody } from '../collect/request.ts';
import { moveTornLineAside, RowLog } from '../collect/row-log.ts';
import { lockRunFolder } from '../collect/run-lock.ts';
import { parseSetting } from '../collect/setting.ts';
import { SettingsLibrary } from '../collect/settings-library.ts';
import { createStop } from '../collect/stop.ts';
import { runFolder } from '../run-folder.ts';
import schema from '../schemas/probe-reply.schema.json' with { type: 'json' };
import type { ProbeReply } from '../schemas/probe-reply.ts';
import type { Probe, ProbeKind } from './probe.ts';
import { probeReply } from './probe-reply.ts';
import { type ProbeRoute, probeBody, probeKey } from './probe-request.ts';

export interface CollectProbesOptions {
  readonly model: string;
  readonly runsDirectory: string;
  readonly settingsDirectory?: string | undefined;
  readonly route: ProbeRoute;
  /** Kinds of probes that are asked now; replies of others are only read. */
  readonly kinds: readonly ProbeKind[];
  /** Likeliest tokens that are asked for at each place. */
  readonly top: number;
  readonly concurrency?: number | undefined;
  readonly timeoutInMs?: number | undefined;
  /** Address of the local model's server, for MODEL=local/... */
  readonly localBaseUrl?: string | undefined;
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
  readonly retryLimits?: Parameters<typeof limitsOf>[0]['retryLimits'];
  readonly signal?: AbortSignal | undefined;
}

export interface CollectedProbes {
  readonly setting: string;
  /** The reply of each probe that has one, in the order of the probes. */
  readonly replies: ReadonlyMap<Probe, ProbeReply>;
  readonly askedNow: number;
  readonly interrupted: boolean;
  readonly file: string;
}

export const probeReplySchema = compileSchema<ProbeReply>(schema);

/**
 * Throws MidrunError: exit code 2 when the endpoint cannot do what a probe needs, 3 when the folder is locked or the disk is full,
 * 5 for a refused key or an empty account.
 */
export async function collectProbes(probes: readonly Probe[], options: CollectProbesOptions): Promise<CollectedProbes> {
  const { route, top } = options;
  const setting = parseSetting(options.model, new SettingsLibrary(options.settingsDirectory));
  if (setting.simulated) throw noSimulatedProbes(setting.id);
  const endpoint = resolveEndpoint(setting, options.environment ?? process.env, options);
  const limits = limitsOf({ ...options, corpusDirectory: '' }, setting);
  const { directory } = runFolder(options.runsDirectory, setting.id);
  const file = join(directory, 'probes.jsonl');
  const planned = probes.map((probe) => {
    const body = probeBody(setting.modelSent, probe, route, top);
    return { probe, body, key: probeKey(body, probe, route) };
  });
  const unlock = lockRunFolder(directory);
  const stop = createStop(options.signal, limits.timeoutInMs);
  try {
    const replies = new Map<string, ProbeReply>();
    const { answered, fileBytes } = askedKeys(file, probeReplySchema, (row) => {
      requireSameHost(row, endpoint.host, file);
      if (row.outcome !== 'no_response') replies.set(row.request_key, row);
    });
    moveTornLineAside(file, fileBytes);
    const log = await RowLog.open(file, probeReplySchema);
    const items = planned.filter(({ key, probe }) => !answered.has(key) && options.kinds.includes(probe.kind));
    let askedNow = 0;
    await askEach<{ probe: Probe; body: RequestBody; key: string }>({
      ...{ setting, endpoint, limits, stop, route, items },
      bodyOf: ({ body }) => body,
      async record({ probe, body, key }, asked, redactor) {
        const row = probeReply({ setting, endpoint, route, probe, body, asked }, redactor);
        await log.append(row);
        askedNow += 1;
        if (row.outcome !== 'no_response') replies.set(key, row);
      },
    }).finally(() => log.close());
    if (stop.fault !== undefined) throw stop.fault;
    const found = planned.flatMap(({ probe, key }) => {
      const reply = replies.get(key);
      return reply === undefined ? [] : [[probe, reply] as const];
    });
    return { setting: setting.id, replies: new Map(found), askedNow, interrupted: stop.interrupted, file };
  } finally {
    stop.dispose();
    unlock();
  }
}

function requireSameHost({ base_url_host: before }: ProbeReply, host: string, file: string): void {
  if (before === host) return;
  throw new MidrunError({
    code: 'endpoint_changed',
    message: `these probes were answered by ${before}, but the setting now goes to ${host}`,
    file,
    place: 'base_url_host',
    remedy:
      'Answers of two servers are never mixed: restore the address, use another provider name, or move the file away.',
  });
}

function noSimulatedProbes(setting: string): MidrunError {
  return new MidrunError({
    code: 'no_logprobs',
    message: `${setting} is a simulated subject: it has no tokens and no probabilities`,
    remedy: 'Probe a model: --model provider/model or --model http://host/v1#name.',
  });
}
