/* Generated from case.schema.json by "npm run schemas". */

export type Status = ("MEASURED" | "LOWER_BOUND" | "ESTIMATED" | "NOT_MEASURED" | "NOT_REQUESTED")

/**
 * An admitted case: a program, two inputs and one checkpoint. Its metrics are those of measurements.jsonl, a prefix for each arm: null exactly when their status says why.
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
/**
 * Metrics are comparable only within one runtime
 */
runtime: string
short_peak_state: (number | null)
short_peak_state_status: Status
short_state_load: (number | null)
short_state_load_status: Status
short_branch_edges: (number | null)
short_branch_signature: (string | null)
short_branch_status: Status
long_peak_state: (number | null)
long_peak_state_status: Status
long_state_load: (number | null)
long_state_load_status: Status
long_branch_edges: (number | null)
long_branch_signature: (string | null)
long_branch_status: Status
inside_peak_state: (number | null)
inside_peak_state_status: Status
inside_state_load: (number | null)
inside_state_load_status: Status
inside_branch_edges: (number | null)
inside_branch_signature: (string | null)
inside_branch_status: Status
post_peak_state: (number | null)
post_peak_state_status: Status
post_state_load: (number | null)
post_state_load_status: Status
post_branch_edges: (number | null)
post_branch_signature: (string | null)
post_branch_status: Status
/**
 * Jaccard overlap of the executed edges of the short and of the long run
 */
edge_overlap: (number | null)
edge_overlap_status: Status
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
holds?: string[]
}[]
probes: string[]
/**
 * Runs of the audit this machine or this program did not allow, each with the reason
 */
probes_not_run: string[]
}
