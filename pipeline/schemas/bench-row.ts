/* Generated from bench-row.schema.json by "npm run schemas". */

/**
 * One measured speed with the goal it has to meet.
 */
export interface BenchRow {
name: string
value: number
unit: string
goal: string
holds: boolean
}
