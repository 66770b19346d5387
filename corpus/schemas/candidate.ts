/* Generated from candidate.schema.json by "npm run schemas". */

/**
 * A program with a short and a long input, not yet admitted as a case.
 */
export interface Candidate {
case_id: string
program_id: string
study: string
/**
 * Imported studies are never pooled with built-in ones
 */
origin: ("built-in" | "imported")
language: ("python" | "cpp")
source_sha256: string
short_input_sha256: string
short_input_bytes: number
long_input_sha256: string
long_input_bytes: number
/**
 * files, or the seed of the generator
 */
inputs_from: string
/**
 * Line of the source on which the loop begins, where its author declares it
 */
fixed_line: (number | null)
fixed_instance: (number | null)
fixed_iteration: (number | null)
/**
 * Names of variables, or expressions
 */
fixed_fields: (string[] | null)
short_input: string
long_input: string
}
