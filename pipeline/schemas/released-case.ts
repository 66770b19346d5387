/* Generated from released-case.schema.json by "npm run schemas". */

export type Hash = string

/**
 * What an admitted case consists of in a release of the corpus. Every hash is the first 32 digits of SHA-256; the four arms stand in the order short, long, inside, post.
 */
export interface ReleasedCase {
case_id: string
program_id: string
study: string
/**
 * Line, execution and iteration of its loop, and its fields
 */
checkpoint: string
/**
 * @minItems 4
 * @maxItems 4
 */
trace_lengths: [number, number, number, number]
source: Hash
short_input: Hash
long_input: Hash
/**
 * @minItems 4
 * @maxItems 4
 */
prompts: [Hash, Hash, Hash, Hash]
/**
 * @minItems 4
 * @maxItems 4
 */
answers: [Hash, Hash, Hash, Hash]
/**
 * Of what its author states: title, statement, topics, licence
 */
facts: string
/**
 * Of its measurements
 */
metrics: string
/**
 * Of the sandbox, the audit runs made and those that could not be made
 */
audit: string
}
