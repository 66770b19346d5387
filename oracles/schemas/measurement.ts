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
 * Most reachable cells at a step
 */
peak_state: (number | null)
peak_state_status: Status
/**
 * Reachable cells, summed over steps
 */
state_load: (number | null)
state_load_status: Status
}
