/* Generated from case.schema.json by "npm run schemas". */

/**
 * An admitted case: a program, two inputs and one checkpoint.
 */
export interface Case {
case_id: string
/**
 * The program: the cluster of every statistic
 */
source_id: string
study: string
origin: ("built-in" | "imported")
language: ("python" | "cpp")
title: string
loop_kind: ("for" | "while" | "range-for" | "do")
loop_line: number
instance: number
iteration: number
iterations: number
trace_share: number
state_bytes: number
cyclomatic: number
short_trace_length: number
long_trace_length: number
inside_trace_length: number
post_trace_length: number
source_sha256: string
instrumented_sha256: string
short_input_sha256: string
long_input_sha256: string
short_output_sha256: string
long_output_sha256: string
inside_state_sha256: string
post_state_sha256: string
/**
 * bubblewrap, or limits-only: contained by limits alone
 */
sandbox: string
licence: string
topics: string[]
fields: {
name: string
type: string
prefix: (number[] | null)
}[]
probes: string[]
/**
 * Runs of the audit this machine or this program did not allow, each with the reason
 */
probes_not_run: string[]
}
