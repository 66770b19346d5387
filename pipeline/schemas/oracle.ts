/* Generated from oracle.schema.json by "npm run schemas". */

/**
 * The proved answer of a task. Read only by grading and by the simulated subjects' server.
 */
export interface Oracle {
task_id: string
case_id: string
arm: ("short-trace-final" | "long-trace-final" | "inside-loop-state" | "post-loop-state" | "code" | "story")
answer_sha256: string
answer_bytes: number
trace_length: number
/**
 * For finding copies of this row in training data
 */
canary: string
answer: string
/**
 * The fields that have a value before the loop begins, as canonical JSON: what a guess answers, never an oracle. Of an item of the simulation suite, the initial value of what is asked for, or nothing
 */
state_before_loop: string
}
