/* Generated from shown-case.schema.json by "npm run schemas". */

/**
 * The forms of a planned program: the hash of the one that runs, and the two that prompts show.
 */
export interface ShownCase {
case_id: string
program_id: string
instrumented_sha256: string
inside_source: string
post_source: string
}
