/* Generated from provider-settings.schema.json by "npm run schemas". */

/**
 * US dollars per million tokens; null: unknown
 */
export type Price = ({
input: number
/**
 * Default: as input
 */
cached_input?: number
/**
 * Reasoning tokens are output
 */
output: number
/**
 * When the price was read
 */
date: string
} | null)

/**
 * How requests to one provider are made. What a file leaves out comes from the one it is like.
 */
export interface ProviderSettings {
/**
 * The part of MODEL before the slash
 */
provider: string
/**
 * The provider whose settings hold for what is left out
 */
like?: string
base_url?: (string | null)
/**
 * Environment variable that states the base URL, before base_url
 */
base_url_variable?: (string | null)
/**
 * Environment variable that holds the key; the key itself is never in a file
 */
key_variable?: string
key_optional?: boolean
/**
 * For people
 */
notes?: string
/**
 * The API that requests go to
 */
api?: ("chat/completions" | "responses")
/**
 * Mode to the request fields that ask for it; the mode "default" sends none
 */
reasoning_modes?: {
[k: string]: {
[k: string]: unknown
}
}
/**
 * Fields of a reply message that carry reasoning text, first found wins
 */
reasoning_fields?: string[]
/**
 * How the provider calls the limit of output tokens
 */
token_limit_parameter?: ("max_tokens" | "max_completion_tokens" | "max_output_tokens")
/**
 * Output tokens, reasoning included; null: not sent
 */
token_limit?: (number | null)
/**
 * null: not sent
 */
temperature?: (number | null)
/**
 * Of the first repeat; each further one adds 1; null: not sent
 */
seed?: (number | null)
/**
 * Further request fields, sent as they are
 */
parameters?: {
[k: string]: unknown
}
stream?: boolean
/**
 * Longest wait for one whole reply
 */
timeout_seconds?: number
/**
 * Requests on the wire at once; null: adapted to the server
 */
concurrency?: (number | null)
/**
 * null: no limit known
 */
requests_per_minute?: (number | null)
/**
 * Input and output together; null: no limit known
 */
tokens_per_minute?: (number | null)
/**
 * What counts prompt tokens before they are sent; null: bounds by bytes
 */
tokenizer?: ("o200k_base" | "cl100k_base" | null)
price?: Price
models?: {
[k: string]: ModelSettings
}
}
/**
 * What differs for one model
 */
export interface ModelSettings {
/**
 * The name that is sent, when it is another
 */
model?: string
/**
 * For people
 */
notes?: string
/**
 * The API that requests go to
 */
api?: ("chat/completions" | "responses")
/**
 * Mode to the request fields that ask for it; the mode "default" sends none
 */
reasoning_modes?: {
[k: string]: {
[k: string]: unknown
}
}
/**
 * Fields of a reply message that carry reasoning text, first found wins
 */
reasoning_fields?: string[]
/**
 * How the provider calls the limit of output tokens
 */
token_limit_parameter?: ("max_tokens" | "max_completion_tokens" | "max_output_tokens")
/**
 * Output tokens, reasoning included; null: not sent
 */
token_limit?: (number | null)
/**
 * null: not sent
 */
temperature?: (number | null)
/**
 * Of the first repeat; each further one adds 1; null: not sent
 */
seed?: (number | null)
/**
 * Further request fields, sent as they are
 */
parameters?: {
[k: string]: unknown
}
stream?: boolean
/**
 * Longest wait for one whole reply
 */
timeout_seconds?: number
/**
 * Requests on the wire at once; null: adapted to the server
 */
concurrency?: (number | null)
/**
 * null: no limit known
 */
requests_per_minute?: (number | null)
/**
 * Input and output together; null: no limit known
 */
tokens_per_minute?: (number | null)
/**
 * What counts prompt tokens before they are sent; null: bounds by bytes
 */
tokenizer?: ("o200k_base" | "cl100k_base" | null)
price?: Price
}
