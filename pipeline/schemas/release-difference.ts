/* Generated from release-difference.schema.json by "npm run schemas". */

/**
 * One thing in which a corpus is not the released one.
 */
export interface ReleaseDifference {
/**
 * A case, a refused program, or a file of the corpus
 */
about: string
/**
 * Such as short_input, prompts inside-loop-state, admission
 */
what: string
/**
 * Null where the release has no such thing
 */
released: (string | null)
/**
 * Null where the corpus has no such thing
 */
here: (string | null)
}
