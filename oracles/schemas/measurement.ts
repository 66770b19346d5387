/* Generated from measurement.schema.json by "npm run schemas". */

export type Status = ("MEASURED" | "LOWER_BOUND" | "ESTIMATED" | "NOT_MEASURED" | "NOT_REQUESTED")

/**
 * Execution metrics of one arm of a case. A value is null exactly when its status says why; never a zero in place of a value.
 */
export interface Measurement {
case_id: string
program_id: string
arm: ("short-trace-final" | "long-trace-final" | "inside-loop-state" | "post-loop-state")
/**
 * Values are comparable only within one runtime
 */
runtime: string
/**
 * Runs that agreed on the trace length
 */
repetitions: number
/**
 * Independent decisions of the whole source + 1
 */
cyclomatic: (number | null)
cyclomatic_status: Status
/**
 * Executed statements
 */
trace_length: (number | null)
trace_length_status: Status
/**
 * Most reachable cells at an observation; LOWER_BOUND when sampled
 */
peak_state: (number | null)
peak_state_status: Status
/**
 * Reachable cells, summed over observations; ESTIMATED when sampled
 */
state_load: (number | null)
state_load_status: Status
/**
 * Moments up to the arm's end at which cells are counted
 */
state_observations: (number | null)
/**
 * Those at which they were counted: all of them when exact
 */
state_samples: (number | null)
/**
 * 1 when exact, else the prime distance of the samples
 */
state_stride: (number | null)
/**
 * Traced runs that agreed on every number
 */
state_repetitions: (number | null)
/**
 * Why state values are NOT_MEASURED
 */
state_reason: ("run_failed" | "trace_replaced" | "tracer_failed" | "numpy" | "output_changed" | "unstable" | "too_much_state" | "few_samples" | "checkpoint_not_reached" | null)
/**
 * Different control-flow edges executed up to the arm's end
 */
branch_edges: (number | null)
/**
 * Equal for two runs of a program exactly when they executed the same edges
 */
branch_signature: (string | null)
branch_status: Status
/**
 * Jaccard overlap of the edges of the short and of the long run, the same in every arm of a case
 */
edge_overlap: (number | null)
edge_overlap_status: Status
}
