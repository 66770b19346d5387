/* Generated from probe-reply.schema.json by "npm run schemas". */

/**
 * What came back for a memorisation probe. A row that is on the disk is never changed.
 */
export interface ProbeReply {
schema_version: 1
probe_id: string
request_key: string
kind: ("continuation" | "min-k" | "truncated")
route: ("completions" | "chat/completions")
setting: string
provider: string
model: string
simulated: boolean
model_sent: string
base_url_host: string
outcome: ("answered" | "truncated" | "refused" | "empty" | "no_response")
no_response_reason: (string | null)
finish_reason: (string | null)
served_model: (string | null)
system_fingerprint: (string | null)
http_status: (number | null)
error_code: (string | null)
error_message: (string | null)
input_tokens: (number | null)
output_tokens: (number | null)
attempt_count: number
latency_ms: number
asked_at: string
/**
 * What was sent besides model and text
 */
parameters: {
[k: string]: unknown
}
text_sha256: string
/**
 * The text the model was given
 */
text: string
/**
 * How it really goes on; empty for min-k
 */
rest: string
response_text: string
/**
 * continuation: the next token; min-k: the tokens of the text; truncated: none
 */
tokens: {
token: string
/**
 * Natural logarithm; null for a first token
 */
logprob: (number | null)
top: {
token: string
logprob: number
}[]
}[]
}
