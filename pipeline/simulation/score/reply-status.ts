/** What a reply comes to: an answer, or the reason why there is none. */
import type { SimulationScore } from '../../../analysis/simulation/schemas/simulation-score.ts';
import type { ReadAnswer } from '../parse/read-answer.ts';

type Outcome = SimulationScore['outcome'];

/** Words by which models say that they do not do what is asked. Counted as a refusal only where no answer was found. */
const refusal =
  /\b(?:I(?:'m| am) (?:sorry|unable|not able)|I (?:can(?:no|')t|can not|cannot|won't)|as an AI)\b[^.\n]{0,200}\b(?:execut|run|simulat|comput|perform|trac|help|assist|answer|interpret)/i;

/** A reply that holds an answer is right or wrong, even when it was cut off after it. */
export function replyStatus(
  outcome: Outcome,
  reply: string,
  { source, answer }: ReadAnswer,
  correct: boolean,
): SimulationScore['status'] {
  if (outcome === 'no_response') return 'no_response';
  if (answer !== undefined) return correct ? 'correct' : 'wrong';
  if (outcome !== 'answered') return outcome;
  if (refusal.test(reply)) return 'refused';
  return source === 'none' ? 'no_tag' : 'malformed';
}
