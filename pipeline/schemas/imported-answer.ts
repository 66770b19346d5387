/* Generated from imported-answer.schema.json by "npm run schemas". */

/**
 * An answer collected elsewhere. Further fields are ignored.
 */
export interface ImportedAnswer {
task_id: string
/**
 * Default 1
 */
repeat?: number
/**
 * When stated, it must be that of the task
 */
prompt_sha256?: string
/**
 * Decides whether the answer counts as truncated or refused
 */
finish_reason?: (string | null)
served_model?: (string | null)
input_tokens?: (number | null)
output_tokens?: (number | null)
reasoning_tokens?: (number | null)
reasoning_text?: (string | null)
[k: string]: unknown
}
