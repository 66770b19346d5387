/** Keeps the commonest constant answer from scoring: programs that subtract and assign end at 0 far more often than anywhere else. */

const furtherDraws = 3;

/** A drawn form; one whose answer is 0 is drawn again, at most three times. */
export function rarelyZero<Form>(draw: () => Form, answerOf: (form: Form) => bigint | undefined): Form {
  let form = draw();
  for (let further = 0; further < furtherDraws && answerOf(form) === 0n; further += 1) form = draw();
  return form;
}
