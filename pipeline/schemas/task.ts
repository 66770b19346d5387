/* Generated from task.schema.json by "npm run schemas". */

/**
 * One prompt: case x arm x template. Holds nothing of the answer.
 */
export interface Task {
/**
 * case_id/arm, with ~template appended unless it is the default one
 */
task_id: string
case_id: string
source_id: string
study: string
language: ("python" | "cpp")
arm: ("short-trace-final" | "long-trace-final" | "inside-loop-state" | "post-loop-state")
template: string
/**
 * SHA-256 of the template
 */
prompt_version: string
prompt_sha256: string
/**
 * How an answer is compared with the oracle: state arms by JSON value, final arms by white-space separated tokens
 */
match_policy: ("json-value" | "tokens")
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
 * For finding copies of this row in training data
 */
canary: string
prompt: string
}
