/* Generated from program.schema.json by "npm run schemas". */

/**
 * One source text in one language: the cluster of every statistic.
 */
export interface Program {
/**
 * study/slug
 */
program_id: string
study: string
/**
 * Imported studies are never pooled with built-in ones
 */
origin: ("built-in" | "imported")
language: ("python" | "cpp")
title: string
source_sha256: string
source_bytes: number
licence: string
/**
 * Name and version of the package that a part of the source is taken from
 */
package: (string | null)
/**
 * The package's own licence text, which has to go where its source goes
 */
notice: (string | null)
reference: (string | null)
problem_id: (string | null)
problem_date: (string | null)
/**
 * Where the program stands, relative to the folder of programs
 */
folder: string
topics: string[]
constraints: string[]
statement: string
/**
 * For finding copies of this row in training data
 */
canary: string
source: string
}
