/** Answers that are wrong in the way of a slip. */
import type { RandomStream } from '../../../core/random.ts';
import { type Answer, answerText } from '../../../corpus/simulation/answer.ts';

/** Another answer of the same kind: a number a little off, an item too few, or one too many where there is none. */
export function wrongAnswer(answer: Answer, random: RandomStream): string {
  const distance = BigInt(1 + random.nextIndex(9));
  switch (answer.kind) {
    case 'integer':
      return answerText({ kind: 'integer', value: answer.value + distance });
    case 'boolean':
      return answerText({ kind: 'boolean', value: !answer.value });
    case 'name':
      return answerText({ kind: 'name', value: `${answer.value}s` });
    case 'integer-list': {
      const place = random.nextIndex(Math.max(1, answer.value.length));
      const value = answer.value.map((item, index) => (index === place ? item + distance : item));
      return answerText({ kind: 'integer-list', value: value.length === 0 ? [distance] : value });
    }
    case 'name-set': {
      const fewer = answer.value.slice(1);
      return answerText({ kind: 'name-set', value: answer.value.length === 0 ? ['nothing else'] : fewer });
    }
  }
}
