/** How far a wrong answer is from the true one, by the measures of its kind. */
import type { SimulationScore } from '../../../analysis/simulation/schemas/simulation-score.ts';
import type { Answer } from '../../../corpus/simulation/answer.ts';
import { folded } from '../parse/same-answer.ts';
import { listSimilarity, positionAccuracy } from './list-likeness.ts';
import { multisetDifference, setAgreement } from './multisets.ts';

export type AnswerMetrics = Pick<
  SimulationScore,
  | 'absolute_error'
  | 'similarity'
  | 'position_accuracy'
  | 'set_precision'
  | 'set_recall'
  | 'set_f1'
  | 'lost_count'
  | 'added_count'
  | 'lost'
  | 'added'
>;

const noMetrics: AnswerMetrics = {
  absolute_error: null,
  similarity: null,
  position_accuracy: null,
  set_precision: null,
  set_recall: null,
  set_f1: null,
  lost_count: null,
  added_count: null,
  lost: [],
  added: [],
};

/** Errors beyond are not told apart: a double holds no larger ones. */
const largestError = 10n ** 300n;

/**
 * Measures that no kind of answer has are null. Where no answer was read, lists are as unlike as can be, and the other measures are
 * null: they have no value to be taken of. All are null without a reply.
 */
export function answerMetrics(expected: Answer, answer: Answer | undefined, replied: boolean): AnswerMetrics {
  if (!replied) return noMetrics;
  if (expected.kind === 'integer-list' && answer === undefined) {
    return { ...noMetrics, similarity: 0, position_accuracy: 0 };
  }
  if (answer === undefined) return noMetrics;
  if (expected.kind === 'integer' && answer.kind === 'integer') {
    const error = expected.value - answer.value;
    const size = error < 0n ? -error : error;
    return { ...noMetrics, absolute_error: Number(size > largestError ? largestError : size) };
  }
  if (expected.kind === 'integer-list' && answer.kind === 'integer-list') {
    return {
      ...noMetrics,
      similarity: listSimilarity(expected.value, answer.value),
      position_accuracy: positionAccuracy(expected.value, answer.value),
      ...differenceOf(expected.value.map(String), answer.value.map(String)),
    };
  }
  if (expected.kind === 'name-set' && answer.kind === 'name-set') {
    const [wanted, got] = [expected.value.map(folded), answer.value.map(folded)];
    const { precision, recall, f1 } = setAgreement(new Set(wanted), new Set(got));
    return {
      ...noMetrics,
      set_precision: precision,
      set_recall: recall,
      set_f1: f1,
      ...differenceOf(wanted, got),
    };
  }
  return noMetrics;
}

function differenceOf(expected: readonly string[], answer: readonly string[]) {
  const { lost, added } = multisetDifference(expected, answer);
  return { lost_count: lost.length, added_count: added.length, lost, added };
}
