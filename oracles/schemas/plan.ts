/* Generated from plan.schema.json by "npm run schemas". */

/**
 * The checkpoint chosen for a case by observation of both inputs.
 */
export interface Plan {
case_id: string
program_id: string
loop_id: number
loop_kind: ("for" | "while" | "range-for" | "do")
loop_line: number
instance: number
/**
 * The iteration at whose start the inside checkpoint stands
 */
iteration: number
/**
 * Iterations of the instance on the long input; no prompt says it
 */
iterations: number
/**
 * Share of the long trace executed inside the instance
 */
trace_share: number
short_trace_length: number
long_trace_length: number
/**
 * The larger of the two states as canonical JSON
 */
state_bytes: number
/**
 * @minItems 1
 */
fields: [{
name: string
type: string
/**
 * Constant lengths, one a dimension, to which a C++ array is cut
 */
prefix: (number[] | null)
}, ...({
name: string
type: string
/**
 * Constant lengths, one a dimension, to which a C++ array is cut
 */
prefix: (number[] | null)
})[]]
/**
 * Every loop of the program and why it was or was not chosen
 */
loops: {
loop_id: number
line: number
kind: ("for" | "while" | "range-for" | "do")
/**
 * Starts of the loop on the long input
 */
instances: number
/**
 * Most iterations among the listed instances
 */
longest_iterations: number
/**
 * chosen, not_largest_share, or a reason code
 */
verdict: string
}[]
}
