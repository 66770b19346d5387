/* Generated from run-manifest.schema.json by "npm run schemas". */

/**
 * What a run folder was collected from and what it is meant to hold. Without secrets.
 */
export interface RunManifest {
schema_version: 1
setting: string
provider: string
model: string
mode: string
simulated: boolean
model_sent: string
base_url_host: string
/**
 * Absent: chat/completions
 */
api?: ("chat/completions" | "responses")
/**
 * What the latest collection sends besides model and messages, for the first repeat
 */
parameters: {
[k: string]: unknown
}
key_version: number
request?: RequestFields
/**
 * Every subset ever asked for; the planned cells are their union
 */
plans: Plan[]
/**
 * Collection runs that had something to ask
 */
sessions: {
started_at: string
/**
 * Of Midrun; null when its folder is no working copy
 */
git_commit?: (string | null)
/**
 * Whether files of the working copy differed from the commit
 */
git_changed?: (boolean | null)
/**
 * Of package-lock.json
 */
lock_sha256?: string
/**
 * Of tasks.jsonl
 */
tasks_sha256: (string | null)
/**
 * Of the manifest.json of the corpus; null when it has none
 */
corpus_manifest_sha256?: (string | null)
prompt_versions: string[]
planned_cells: number
cells_to_ask: number
/**
 * Everything sent but model and messages, for the first repeat
 */
parameters?: {
[k: string]: unknown
}
reasoning_fields?: string[]
limits: {
/**
 * At the start, when it is adapted
 */
concurrency: number
adaptive: boolean
timeout_ms: number
maximum_attempts: number
requests_per_minute?: (number | null)
tokens_per_minute?: (number | null)
}
/**
 * US dollars per million tokens, and when it was read; null: unknown
 */
price: ({
[k: string]: unknown
} | null)
package_versions: {
[k: string]: string
}
node_version: string
/**
 * Operating system and processor
 */
platform?: string
}[]
}
/**
 * What the latest collection makes every request of, besides the prompt; rows with another request key count no more. Absent: rows count by their prompt alone
 */
export interface RequestFields {
model: string
api: ("chat/completions" | "responses")
parameters: {
[k: string]: unknown
}
/**
 * Of the first repeat; each further one adds 1
 */
seed: (number | null)
}
export interface Plan {
/**
 * null: all studies
 */
studies: (string[] | null)
/**
 * null: all arms
 */
arms: (("short-trace-final" | "long-trace-final" | "inside-loop-state" | "post-loop-state" | "code" | "story")[] | null)
/**
 * Task, case or source ids; absent: all
 */
ids?: string[]
/**
 * Prompt templates; absent: all
 */
templates?: string[]
/**
 * The first tasks of the subset, in corpus order; null: all
 */
limit: (number | null)
repeats: number
}
