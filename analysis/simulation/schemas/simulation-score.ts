/* Generated from simulation-score.schema.json by "npm run schemas". */

/**
 * One planned cell of the simulation suite (task x setting x repeat) with what was read from its reply. A cell without an answer is a row too.
 */
export interface SimulationScore {
/**
 * task_id | setting | repeat
 */
cell_id: string
/**
 * item_id/rendering, with ~template appended
 */
task_id: string
/**
 * family/mode/level/batch/item
 */
item_id: string
/**
 * Items that share a world are one cluster of every statistic
 */
world_id: string
family: string
/**
 * How the item was generated; every number says which
 */
item_mode: ("paper" | "corrected")
/**
 * One cell of the grid of the family: n=10
 */
level: string
/**
 * Where the level stands on the horizontal axis of its figure
 */
position: number
batch: number
/**
 * Index within family, mode, level and batch
 */
item: number
/**
 * Wording of the story; 0 is the plainest
 */
paraphrase: number
rendering: ("code" | "story")
/**
 * How the answer was asked for: direct, cot, cosm, kshot-cot, kshot-cosm, line-by-line
 */
template: string
/**
 * provider/model@mode
 */
setting: string
provider: string
model: string
/**
 * Reasoning mode of the setting
 */
mode: string
/**
 * True for the built-in simulated subjects
 */
simulated: boolean
repeat: number
/**
 * By the lenient reading. no_tag: no answer was found; malformed: what was found is no answer of the kind. A reply that was cut off or refused and holds an answer all the same is correct or wrong. All but no_response stay in the denominator
 */
status: ("correct" | "wrong" | "no_tag" | "malformed" | "truncated" | "refused" | "empty" | "no_response")
/**
 * False when there is no response: left out of the denominator, and counted
 */
completed: boolean
/**
 * Right however the answer is set out; false when there is no response
 */
lenient: boolean
/**
 * Right, in the last closed tag, and written as asked, white space aside
 */
strict: boolean
outcome: ("answered" | "truncated" | "refused" | "empty" | "no_response")
/**
 * transient, permanent, quota, context_exceeded or not_asked
 */
no_response_reason: (string | null)
answer_kind: ("integer" | "boolean" | "integer-list" | "name" | "name-set")
/**
 * The true answer
 */
expected: string
/**
 * The answer that was read, written as the true one is; null when none was found or it is not of the kind
 */
answer: (string | null)
/**
 * Where the answer was found
 */
answer_source: ("tag" | "unclosed_tag" | "boxed" | "labelled" | "emphasis" | "last_line" | "none")
/**
 * The commonest answer of all repeats of the task; of equally common ones that of the earliest repeat. Null when no repeat has an answer
 */
majority_answer: (string | null)
/**
 * The same on every repeat: count it once per task
 */
majority_correct: boolean
/**
 * Integers only: |answer - expected|, at most 1e300
 */
absolute_error: (number | null)
/**
 * Lists only: 1 - Levenshtein distance of the items / length of the longer list; two empty lists are equal. 0 when no list was read
 */
similarity: (number | null)
/**
 * Lists only: share of the positions of the longer list at which both hold the same item; 0 when no list was read
 */
position_accuracy: (number | null)
/**
 * Name sets only; 1 when nothing was named and nothing was to be
 */
set_precision: (number | null)
/**
 * Name sets only
 */
set_recall: (number | null)
/**
 * Name sets only
 */
set_f1: (number | null)
/**
 * Lists and name sets: items of the true answer that are missing, as multisets
 */
lost_count: (number | null)
/**
 * Lists and name sets: items too many, as multisets
 */
added_count: (number | null)
/**
 * The answer is what the well-known function returns, and that is not the true one; null for items without one, or where both agree
 */
answered_vanilla: (boolean | null)
/**
 * The reply gives the results of all equivalent functions the same value; null for items without copies, and for replies that do not state them all
 */
copies_agree: (boolean | null)
/**
 * Statements the program executes: the steps needed
 */
trace_length: number
live_variables: (number | null)
/**
 * Writes to what is asked for: for boxes, the operations that affect the box
 */
target_writes: (number | null)
/**
 * Largest absolute value that occurs, as decimal digits
 */
magnitude: (string | null)
/**
 * Statements in the backward slice of the answer
 */
slice_length: (number | null)
/**
 * What a subject answers that does not follow the program; null where the family has no such guess
 */
guess_copy_initial: (string | null)
guess_last_literal: (string | null)
guess_sorted_input: (string | null)
/**
 * What the well-known function returns
 */
guess_vanilla: (string | null)
/**
 * The template asks for the steps
 */
trace_asked: boolean
/**
 * The reply shows values of at least two steps; null without a reply, or where no trace is known
 */
trace_present: (boolean | null)
/**
 * It shows a change by every statement that changes something, and the last value of everything that changes
 */
trace_complete: (boolean | null)
/**
 * Changes of a value in the true trace
 */
trace_changes: (number | null)
/**
 * Changes that the reply reports, right or wrong
 */
trace_reported: (number | null)
/**
 * Of these, wrong ones
 */
trace_wrong: (number | null)
/**
 * Number of the first step that is reported wrong, or left out where a later value shows it, from 1; null when none is
 */
first_divergent_step: (number | null)
/**
 * Changes reported right before the first divergent one: the steps at which the first error could have happened and did not
 */
steps_followed: (number | null)
/**
 * trace_wrong / trace_reported
 */
step_error_rate: (number | null)
/**
 * Of what kind the first error is, by rules over the trace; none when there is none or no trace
 */
first_error: ("truncated_tracking" | "one_sided_transfer" | "missed_zeroing" | "skipped_action" | "merged_actions" | "arithmetic_slip" | "stale_value" | "wrong_reset" | "sign_error" | "repeated_doubling" | "premature_answer" | "loop_count_off_by_one" | "vanilla_for_variation" | "wrong_variable" | "other" | "none")
/**
 * An answer with fewer than half of the changes shown and fewer tokens than statements executed, or with no steps and fewer than two tokens a statement; null where no steps were asked for, where nothing was answered, and for stories without a known trace
 */
lazy: (boolean | null)
/**
 * As the server wrote it
 */
finish_reason: (string | null)
/**
 * As the server counted them
 */
input_tokens: (number | null)
/**
 * As the server counted them
 */
output_tokens: (number | null)
/**
 * Part of output_tokens
 */
reasoning_tokens: (number | null)
/**
 * Words, numbers and signs of the reply: the measure of its length that every server gives
 */
reply_pieces: (number | null)
prompt_version: string
prompt_sha256: string
/**
 * The missing items
 */
lost: string[]
/**
 * The items too many
 */
added: string[]
/**
 * Of the level
 */
parameters: {
[k: string]: string | number | boolean
}
}
