/* Generated from prediction.schema.json by "npm run schemas". */

/**
 * What came back for one cell (task x setting x repeat), after the last attempt of one collection run.
 */
export interface Prediction {
schema_version: 1
/**
 * The session of the run manifest that asked it, by its started_at; null for an answer collected elsewhere
 */
session?: (string | null)
/**
 * task_id|setting|repeat
 */
cell_id: string
/**
 * SHA-256 over cell id, canonical request body and prompt version; no host, key or limit is part of it
 */
request_key: string
/**
 * Version of the rule that makes request_key
 */
key_version: number
task_id: string
case_id: string
source_id: string
study: string
arm: ("short-trace-final" | "long-trace-final" | "inside-loop-state" | "post-loop-state" | "code" | "story")
/**
 * provider/model@mode; the mode is left out when it is "default"
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
prompt_sha256: string
/**
 * SHA-256 of the prompt template
 */
prompt_version: string
/**
 * The first four are completed replies and are graded
 */
outcome: ("answered" | "truncated" | "refused" | "empty" | "no_response")
no_response_reason: ("transient" | "permanent" | "quota" | "context_exceeded" | null)
/**
 * As the server wrote it
 */
finish_reason: (string | null)
model_sent: string
/**
 * The model the reply names
 */
served_model: (string | null)
/**
 * The provider the reply names (routers do)
 */
served_provider: (string | null)
system_fingerprint: (string | null)
response_id: (string | null)
/**
 * Header of the last reply by which the provider finds the request: x-request-id and its like
 */
provider_request_id: (string | null)
/**
 * Host of the endpoint, without path and secrets; "imported" for answers collected elsewhere
 */
base_url_host: string
/**
 * How the text of an imported answer was taken from its source; null for collected ones
 */
extractor: (string | null)
/**
 * Of the last attempt; null when no reply came
 */
http_status: (number | null)
error_code: (string | null)
/**
 * At most 500 characters, with keys removed
 */
error_message: (string | null)
input_tokens: (number | null)
/**
 * Part of input_tokens
 */
cached_input_tokens: (number | null)
output_tokens: (number | null)
/**
 * Part of output_tokens
 */
reasoning_tokens: (number | null)
total_tokens: (number | null)
/**
 * US dollars, by the price of the setting when the row was written; null: unknown
 */
cost_usd: (number | null)
attempt_count: number
/**
 * Of the last attempt
 */
latency_ms: number
/**
 * Between attempts
 */
waited_ms: number
/**
 * ISO 8601, start of the first attempt
 */
asked_at: string
/**
 * ISO 8601, end of the last attempt
 */
finished_at: string
/**
 * The reply field that carried the reasoning text
 */
reasoning_field: (string | null)
reasoning_characters: (number | null)
/**
 * Everything sent but model and messages, verbatim
 */
parameters: {
[k: string]: unknown
}
/**
 * Token counts as the server wrote them
 */
usage: ({
[k: string]: unknown
} | null)
/**
 * Attempts before the last one
 */
failed_attempts: {
reason: string
error_code: string
http_status: (number | null)
latency_ms: number
/**
 * Wait that followed
 */
waited_ms: number
error_message: string
}[]
reasoning_text: (string | null)
/**
 * The text of the reply; empty when there is none
 */
response_text: string
}
