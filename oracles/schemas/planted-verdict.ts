/* Generated from planted-verdict.schema.json by "npm run schemas". */

/**
 * What admission said of a program with a planted fault, or of a look-alike.
 */
export interface PlantedVerdict {
program: string
language: ("python" | "cpp")
fault: (string | null)
verdict: ("found" | "wrong_code" | "missed" | "passed" | "false_alarm")
/**
 * The reason code; null when admitted
 */
code: (string | null)
/**
 * The run that found it; null for a check that needs no further run
 */
probe: (string | null)
}
