/* Generated from grade.schema.json by "npm run schemas". */

/**
 * One planned cell (task x setting x repeat) with what the grader says of its answer. A cell without an answer is a row too.
 */
export interface Grade {
/**
 * task_id | setting | repeat
 */
cell_id: string
task_id: string
case_id: string
/**
 * The program: the cluster of every statistic
 */
source_id: string
study: string
language: ("python" | "cpp")
arm: ("short-trace-final" | "long-trace-final" | "inside-loop-state" | "post-loop-state")
template: string
/**
 * provider/model@mode
 */
setting: string
provider: string
model: string
mode: string
/**
 * True for the built-in simulated subjects
 */
simulated: boolean
repeat: number
status: ("correct_valid" | "correct_invalid" | "wrong_valid" | "wrong_invalid" | "no_response")
completed: boolean
/**
 * The match verdict; false when there is no response
 */
correct: boolean
/**
 * Equal bytes, one final newline aside
 */
exact: boolean
outcome: ("answered" | "truncated" | "refused" | "empty" | "no_response")
/**
 * transient, permanent, quota, context_exceeded or not_asked
 */
no_response_reason: (string | null)
/**
 * How the answer was found; none when there is no response
 */
envelope: ("valid" | "recovered" | "ambiguous" | "non_string" | "missing" | "none")
grader: string
match_policy: string
/**
 * Statements the clean program executes for this arm
 */
trace_length: (number | null)
cyclomatic: (number | null)
/**
 * Most reachable cells at a step up to the arm's end
 */
peak_state: (number | null)
/**
 * Reachable cells, summed over the steps up to the arm's end
 */
state_load: (number | null)
/**
 * Of state_load; a sampled load comes with a peak that is a lower bound
 */
state_status: ("MEASURED" | "LOWER_BOUND" | "ESTIMATED" | "NOT_MEASURED" | "NOT_REQUESTED")
/**
 * Jaccard overlap of the control-flow edges of the short and of the long run
 */
edge_overlap: (number | null)
/**
 * Length of the true answer in bytes
 */
answer_bytes: number
prompt_sha256: string
/**
 * First differing token or field of a wrong answer
 */
difference: (string | null)
/**
 * Of what kind a wrong answer is, by rules over its text alone; none when it is right or missing
 */
wrong_kind: ("no_answer" | "several_answers" | "not_a_string" | "format_only" | "copied_input" | "state_before_loop" | "other_checkpoint" | "final_output" | "cut_short" | "not_json" | "wrong_fields" | "wrong_type" | "off_by_one" | "one_value" | "several_values" | "other" | "none")
/**
 * As the server counted them; null where it does not say
 */
reasoning_tokens: (number | null)
}
