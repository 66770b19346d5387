/* Generated from audit-measurement.schema.json by "npm run schemas". */

/**
 * One number that the audit of a code-simulation data folder found.
 */
export interface AuditMeasurement {
/**
 * Name of the finding
 */
finding: string
/**
 * Folder of the family
 */
family: string
/**
 * Parameters that tell the level, such as n_ops=10; all for the whole family
 */
level: string
/**
 * Whose published accuracies these are; null for the data itself
 */
model: (string | null)
/**
 * Null when all batches are counted together
 */
batch: (number | null)
/**
 * What the number says
 */
measure: string
/**
 * The number; count / of for a share; null when there is nothing to count
 */
value: (number | null)
/**
 * Of a share, how many; else null
 */
count: (number | null)
/**
 * Of a share, among how many; else null
 */
of: (number | null)
/**
 * File and item that shows it; null when there is none
 */
example: (string | null)
}
