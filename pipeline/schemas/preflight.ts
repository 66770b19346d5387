/* Generated from preflight.schema.json by "npm run schemas". */

/**
 * The one call that tries a setting before its cells are asked. Never a cell: grading does not read it.
 */
export interface Preflight {
schema_version: 1
checked_at: string
setting: string
model_sent: string
base_url_host: string
outcome: ("answered" | "truncated" | "refused" | "empty" | "no_response")
no_response_reason: (string | null)
http_status: (number | null)
error_code: (string | null)
error_message: (string | null)
finish_reason: (string | null)
served_model: (string | null)
input_tokens: (number | null)
output_tokens: (number | null)
reasoning_tokens: (number | null)
reasoning_field: (string | null)
reasoning_characters: (number | null)
cost_usd: (number | null)
attempt_count: number
latency_ms: number
/**
 * Everything sent but model and messages, verbatim
 */
parameters: {
[k: string]: unknown
}
findings: Finding[]
response_text: string
}
export interface Finding {
/**
 * Whether nothing is asked until it is put right
 */
stops: boolean
/**
 * The field of the settings file to change
 */
field: (string | null)
message: string
}
