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
/**
 * Types of what it holds that its descriptor does not name: those of the fields of objects
 */
holds?: string[]
}, ...({
name: string
type: string
/**
 * Constant lengths, one a dimension, to which a C++ array is cut
 */
prefix: (number[] | null)
/**
 * Types of what it holds that its descriptor does not name: those of the fields of objects
 */
holds?: string[]
})[]]
/**
 * Fields that have a value before the loop begins
 */
fields_before: string[]
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
 * Most iterations of any instance
 */
longest_iterations: number
/**
 * The instance that was looked at: the chosen one, or else the one with the largest share
 */
instance: (number | null)
/**
 * Share of the long trace inside that instance
 */
trace_share: (number | null)
/**
 * chosen, not_largest_share, not_declared, a reason code, or why the loop cannot carry hooks; plan/verdict-words.json explains each
 */
verdict: string
/**
 * The fields its checkpoint has, or would have; null when there is no projection
 */
fields: (string[] | null)
/**
 * What was in sight of the loop, where it was observed
 */
variables: {
name: string
type: (string | null)
/**
 * field, or why it is none; plan/verdict-words.json explains each
 */
verdict: string
}[]
}[]
}
