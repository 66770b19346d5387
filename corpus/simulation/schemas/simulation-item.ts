/* Generated from simulation-item.schema.json by "npm run schemas". */

/**
 * One generated instance of a family, as code and, where the family has a twin, as a story that asks for the same quantity.
 */
export interface SimulationItem {
/**
 * family/mode/level/batch/item: straight-line/paper/n=10/b1/07; batches count from 1, items from 0
 */
item_id: string
/**
 * Cluster of every statistic: items that share a world are not independent
 */
world_id: string
family: string
mode: ("paper" | "corrected")
level: string
/**
 * Place of the level on the horizontal axis of its figure
 */
position: number
batch: number
item: number
seed: number
/**
 * Version of the generators
 */
generator: string
/**
 * Wording of the story; 0 is the plainest
 */
paraphrase: number
answer_kind: ("integer" | "boolean" | "integer-list" | "name" | "name-set")
answer: string
has_story: boolean
/**
 * Statements executed
 */
trace_length: number
/**
 * Variables the answer depends on at some step
 */
live_variables: (number | null)
/**
 * Writes to what is asked for
 */
target_writes: (number | null)
/**
 * Largest absolute value that occurs, in decimal digits
 */
magnitude: (string | null)
/**
 * Statements in the backward slice of the answer
 */
slice_length: (number | null)
/**
 * What a subject answers that copies the initial value
 */
copy_initial: (string | null)
/**
 * What a subject answers that repeats the last literal
 */
last_literal: (string | null)
/**
 * What a subject answers that sorts instead of following the program
 */
sorted_input: (string | null)
/**
 * What the well-known function returns, for an item about its variation
 */
vanilla: (string | null)
parameters: {
[k: string]: number | string | boolean
}
program: string
code_question: string
/**
 * Python expression over the finished program's names whose value is the answer
 */
expression: string
story: (string | null)
story_question: (string | null)
/**
 * The abstract instance; integers of any size as decimal texts
 */
form: {
[k: string]: unknown
}
/**
 * For finding copies of this row in training data
 */
canary: string
/**
 * Of the other fields
 */
item_sha256: string
}
