/** What a run folder's manifest says: opened, compared with what is about to be collected, and kept up to date. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MidrunError } from '../../core/errors.ts';
import { sha256 } from '../../core/hash.ts';
import type { CodeVersion } from '../code-version.ts';
import { type RunFolder, readManifest } from '../run-folder.ts';
import type { Plan, RunManifest } from '../schemas/run-manifest.ts';
import { requestOf } from './current-request.ts';
import type { Endpoint } from './endpoint.ts';
import type { Limits } from './options.ts';
import { type Cell, withPlan } from './plan.ts';
import { sentParameters } from './request.ts';
import { keyVersion } from './request-key.ts';
import type { Setting } from './setting.ts';

/** The manifest of a folder with one more plan and what is asked now; a new one when there is none. Throws MidrunError when the endpoint is another. */
export function manifestWithPlan(folder: RunFolder, setting: Setting, endpoint: Endpoint, plan: Plan): RunManifest {
  const asked = {
    model_sent: setting.modelSent,
    api: setting.api,
    parameters: sentParameters(setting, 1),
    key_version: keyVersion,
    request: requestOf(setting),
  };
  if (!existsSync(folder.manifestFile)) {
    return {
      schema_version: 1,
      setting: setting.id,
      provider: setting.provider,
      model: setting.model,
      mode: setting.mode,
      simulated: setting.simulated,
      base_url_host: endpoint.host,
      ...asked,
      plans: [plan],
      sessions: [],
    };
  }
  const manifest = readManifest(folder);
  if (manifest.base_url_host === endpoint.host) {
    return { ...manifest, ...asked, plans: withPlan(manifest.plans, plan) };
  }
  throw new MidrunError({
    code: 'endpoint_changed',
    message: `this run was collected from ${manifest.base_url_host}, but ${setting.id} now goes to ${endpoint.host}`,
    file: folder.manifestFile,
    place: 'base_url_host',
    remedy: `Answers of two servers are never mixed: restore ${setting.access.baseUrlVariable ?? 'the address'}, use another provider name, or move the folder away.`,
  });
}

/** The manifest with a session that is about to start; unchanged when there is nothing to ask. */
export function manifestWithSession(
  manifest: RunManifest,
  setting: Setting,
  facts: {
    readonly startedAt: Date;
    readonly planned: readonly Cell[];
    readonly cells: readonly Cell[];
    readonly limits: Limits;
    readonly corpusDirectory: string;
    readonly code: CodeVersion;
  },
): RunManifest {
  if (facts.cells.length === 0) return manifest;
  const { concurrency, adaptive, timeoutInMs, maximumAttempts } = facts.limits;
  const session: RunManifest['sessions'][number] = {
    started_at: facts.startedAt.toISOString(),
    git_commit: facts.code.commit,
    git_changed: facts.code.isChanged,
    lock_sha256: facts.code.lockSha256,
    tasks_sha256: hashOf(join(facts.corpusDirectory, 'tasks.jsonl')),
    corpus_manifest_sha256: hashOf(join(facts.corpusDirectory, 'manifest.json')),
    prompt_versions: [...new Set(facts.planned.map((cell) => cell.task.prompt_version))].sort(),
    planned_cells: facts.planned.length,
    cells_to_ask: facts.cells.length,
    parameters: sentParameters(setting, 1),
    reasoning_fields: [...setting.reasoningFields],
    limits: {
      ...{ concurrency, adaptive, timeout_ms: timeoutInMs, maximum_attempts: maximumAttempts },
      ...{ requests_per_minute: setting.requestsPerMinute, tokens_per_minute: setting.tokensPerMinute },
    },
    price: setting.price,
    package_versions: packageVersions(),
    node_version: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
  return { ...manifest, sessions: [...manifest.sessions, session] };
}

function hashOf(file: string): string | null {
  return existsSync(file) ? sha256(readFileSync(file)) : null;
}

/** The versions of what takes part in a collection. */
function packageVersions(): Record<string, string> {
  const root = join(import.meta.dirname, '..', '..');
  const versionIn = (folder: string) =>
    (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { version: string }).version;
  return {
    midrun: versionIn('.'),
    openai: versionIn('node_modules/openai'),
    'p-queue': versionIn('node_modules/p-queue'),
    undici: versionIn('node_modules/undici'),
  };
}
