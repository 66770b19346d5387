/* Generated from iteration.schema.json by "npm run schemas". */

/**
 * The state of the chosen loop when one of its iterations near the checkpoint begins, on the long input.
 */
export interface Iteration {
case_id: string
iteration: number
/**
 * Statements executed before
 */
step: number
/**
 * Canonical JSON of the case's fields
 */
state: string
}
