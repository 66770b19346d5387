/* Generated from simulation-trace.schema.json by "npm run schemas". */

/**
 * How the variables of an item's program change when CPython runs it. Holds the answer: read only by grading, by the simulated subjects' server and by the build.
 */
export interface SimulationTrace {
item_id: string
/**
 * False when the trace was too long to be kept whole
 */
complete: boolean
program: string
/**
 * In the order in which they happen, declarations included
 */
changes: {
/**
 * Of the statement, from 1
 */
line: number
variable: string
/**
 * What it holds from then on
 */
value: string
}[]
/**
 * For finding copies of this row in training data
 */
canary: string
}
