/* Generated from planted-program.schema.json by "npm run schemas". */

/**
 * What is wrong with a program the audit is tried on; or that nothing is, and what it looks like.
 */
export interface PlantedProgram {
/**
 * What the result depends on; null for a look-alike that must pass
 */
fault: (string | null)
/**
 * What a look-alike does that is in order
 */
looks_like?: string
/**
 * Reason codes that name the fault rightly
 */
codes: string[]
}
