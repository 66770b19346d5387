/* Generated from exclusion.schema.json by "npm run schemas". */

/**
 * A program or case that was refused, with the reason code of the specification and its evidence.
 */
export interface Exclusion {
program_id: string
/**
 * Null when the whole program is refused
 */
case_id: (string | null)
study: string
stage: string
code: ("unsupported_source" | "clean_run_failed" | "trace_too_long" | "nondeterministic_output" | "nondeterministic_state" | "unstable_trace" | "implementation_defined" | "undefined_behaviour" | "reads_environment" | "trace_order" | "no_eligible_loop" | "left_by_return" | "too_few_iterations" | "input_copy" | "no_shared_projection" | "no_state_change" | "state_too_large" | "instrumentation_failed" | "output_changed" | "checkpoint_mismatch" | "toolchain_sensitive" | "input_too_large" | "source_too_large" | "output_too_large" | "duplicate_program")
/**
 * The run of the audit that found it
 */
probe: (string | null)
explanation: string
/**
 * The facts of this very case
 */
evidence: {
[k: string]: unknown
}
}
