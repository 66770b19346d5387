/* Generated from release-manifest.schema.json by "npm run schemas". */

/**
 * A frozen state of the corpus: what it holds, what it was built with, and the SHA-256 of every file of it.
 */
export interface ReleaseManifest {
release: string
canary: string
note: string
licence: string
programs: number
cases: number
refused: number
cases_by_study: {
[k: string]: number
}
refused_by_code: {
[k: string]: number
}
sandbox: string
prompt_version: string
/**
 * Versions of everything that can change an oracle
 */
runtimes: {
[k: string]: string
}
/**
 * SHA-256 of every file of the built corpus
 */
corpus_files: {
[k: string]: string
}
/**
 * Of cases.jsonl beside this file
 */
cases_sha256: string
/**
 * Of refusals.jsonl beside this file
 */
refusals_sha256: string
}
