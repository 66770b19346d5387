/* Generated from verified-case.schema.json by "npm run schemas". */

/**
 * A case that passed every check, with its proved answers.
 */
export interface VerifiedCase {
case_id: string
program_id: string
short_trace_length: number
long_trace_length: number
inside_trace_length: number
post_trace_length: number
/**
 * Runs in which every trace length agreed
 */
repetitions: number
/**
 * What contained the program while it ran
 */
sandbox: string
/**
 * The runs of the audit, in order
 */
probes: string[]
/**
 * Runs of the audit this machine or this program did not allow, each with the reason
 */
probes_not_run: string[]
short_output: string
long_output: string
/**
 * Canonical JSON
 */
inside_state: string
/**
 * Canonical JSON
 */
post_state: string
/**
 * Canonical JSON of the fields that have a value before the loop begins: what a guess would answer
 */
before_state: string
}
