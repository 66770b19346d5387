/* Generated from task.schema.json by "npm run schemas". */

/**
 * One prompt: case x arm x template; in the simulation suite item x rendering x template. Holds nothing of the answer.
 */
export interface Task {
/**
 * case_id/arm, with ~template appended unless it is the default one
 */
task_id: string
case_id: string
source_id: string
study: string
/**
 * null: a story
 */
language: ("python" | "cpp" | null)
arm: ("short-trace-final" | "long-trace-final" | "inside-loop-state" | "post-loop-state" | "code" | "story")
template: string
/**
 * SHA-256 of the template
 */
prompt_version: string
prompt_sha256: string
/**
 * How an answer is compared with the oracle: state arms by JSON value, final arms by white-space separated tokens, items of the simulation suite by what stands in the answer tag
 */
match_policy: ("json-value" | "tokens" | "tagged")
trace_length: (number | null)
cyclomatic: (number | null)
/**
 * Most reachable cells at a step up to the arm's end
 */
peak_state: (number | null)
/**
 * Reachable cells, summed over the steps up to the arm's end
 */
state_load: (number | null)
/**
 * Of state_load; a sampled load comes with a peak that is a lower bound
 */
state_status: ("MEASURED" | "LOWER_BOUND" | "ESTIMATED" | "NOT_MEASURED" | "NOT_REQUESTED")
/**
 * Jaccard overlap of the control-flow edges of the short and of the long run
 */
edge_overlap: (number | null)
/**
 * Simulation suite alone: what is asked for
 */
answer_kind?: ("integer" | "boolean" | "integer-list" | "name" | "name-set")
/**
 * Simulation suite alone: output tokens that an answer with every step written down needs; no limit of a setting goes below it
 */
token_budget?: number
/**
 * For finding copies of this row in training data
 */
canary: string
prompt: string
}
