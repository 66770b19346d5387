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
parameters: {
[k: string]: unknown
}
key_version: number
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
 * Of tasks.jsonl
 */
tasks_sha256: string
prompt_versions: string[]
planned_cells: number
cells_to_ask: number
limits: {
/**
 * At the start, when it is adapted
 */
concurrency: number
adaptive: boolean
timeout_ms: number
maximum_attempts: number
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
}[]
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
