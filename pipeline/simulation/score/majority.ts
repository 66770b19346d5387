/** The vote of all repeats of a task. */
import type { SimulationScore } from '../../../analysis/simulation/schemas/simulation-score.ts';
import { folded } from '../parse/same-answer.ts';

/** The rows with the majority filled in: the commonest answer; of equally common ones that of the earliest repeat. */
export function withMajority(scores: readonly SimulationScore[]): SimulationScore[] {
  const ofTask = Map.groupBy(scores, ({ task_id, setting }) => JSON.stringify([task_id, setting]));
  const winners = new Map([...ofTask].map(([task, repeats]) => [task, winnerOf(repeats)]));
  return scores.map((score) => {
    const winner = winners.get(JSON.stringify([score.task_id, score.setting]));
    return { ...score, majority_answer: winner?.answer ?? null, majority_correct: winner?.lenient ?? false };
  });
}

function winnerOf(repeats: readonly SimulationScore[]): SimulationScore | undefined {
  const inOrder = repeats.toSorted((left, right) => left.repeat - right.repeat);
  const answered = inOrder.filter(({ answer }) => answer !== null);
  const votes = [...Map.groupBy(answered, voteOf).values()];
  return votes.reduce<SimulationScore[]>((most, next) => (next.length > most.length ? next : most), [])[0];
}

/** Answers that differ in capitals alone are one vote. */
function voteOf({ answer, answer_kind }: SimulationScore): string {
  const text = folded(answer ?? '');
  return answer_kind === 'name-set' ? text.slice(1, -1).split(', ').sort().join(', ') : text;
}
