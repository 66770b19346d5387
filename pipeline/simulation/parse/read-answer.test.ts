import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, type AnswerKind, answerText } from '../../../corpus/simulation/answer.ts';
import { readPlainAnswer } from './plain-answer.ts';
import { readAnswer, readDressedAnswer } from './read-answer.ts';
import shapes from './reply-shapes.json' with { type: 'json' };
import { sameAnswer } from './same-answer.ts';

test.each(shapes)('$reply', ({ kind, reply, answer, source, plain }) => {
  const read = readAnswer(reply, kind as AnswerKind);
  const text = read.answer === undefined ? null : answerText(read.answer);
  expect({ text, source: read.source, plain: read.plain }).toEqual({ text: answer, source, plain });
});

const nouns = ['tea', 'cup', 'ring', 'anvil', 'Ann', 'Bob', 'box_3', 'red plum'];
const integers = fc.oneof(fc.integer().map(BigInt), fc.bigInt());
const answers: fc.Arbitrary<Answer> = fc.oneof(
  integers.map((value) => ({ kind: 'integer' as const, value })),
  fc.boolean().map((value) => ({ kind: 'boolean' as const, value })),
  fc.array(integers, { maxLength: 60 }).map((value) => ({ kind: 'integer-list' as const, value })),
  fc.constantFrom(...nouns).map((value) => ({ kind: 'name' as const, value })),
  fc.uniqueArray(fc.constantFrom(...nouns)).map((value) => ({ kind: 'name-set' as const, value })),
);

/** Ways to set out any answer that change nothing of it. */
const dressings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `  ${text}\n`,
  (text) => `**${text}**`,
  (text) => `\`${text}\``,
  (text) => `"${text}"`,
  (text) => `$${text}$`,
  (text) => `\\boxed{\\text{${text.replaceAll(/[{}_]/g, '\\$&')}}}`,
  (text) => `x = ${text}`,
  (text) => `The answer is ${text}`,
  (text) => `${text}.`,
  (text) => `\`\`\`\n${text}\n\`\`\``,
  (text) => text.replaceAll('-', '\u2212'),
  (text) => text.replaceAll(', ', ',  '),
];

const wraps: readonly ((text: string) => string)[] = [
  (text) => `<answer>${text}</answer>`,
  (text) => `Step 1: a0 = 3\nStep 2: <answer>99</answer>\nNo: <answer>${text}</answer> Done, 7.`,
  (text) => `<think>perhaps <answer>99</answer></think><answer>\n${text}\n</answer>\n`,
];

test('an answer is read out of every dressing, and only the plain one counts as plain', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...dressings), fc.constantFrom(...wraps), (answer, dressing, wrap) => {
      const text = answerText(answer);
      const read = readAnswer(wrap(dressing(text)), answer.kind);
      expect(read.answer === undefined ? null : answerText(read.answer)).toBe(text);
      const plain = readPlainAnswer(dressing(text), answer.kind);
      expect(read.plain).toBe(plain !== undefined && sameAnswer(plain, answer));
    }),
    { numRuns: 2000 },
  );
});

test('another value is wrong in every dressing', () => {
  fc.assert(
    fc.property(
      answers,
      answers,
      fc.constantFrom(...dressings),
      fc.constantFrom(...wraps),
      (gold, other, dressing, wrap) => {
        fc.pre(gold.kind === other.kind && !sameAnswer(gold, other));
        const { answer } = readAnswer(wrap(dressing(answerText(other))), gold.kind);
        expect(answer !== undefined && sameAnswer(gold, answer)).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});

test('numbers with separators are one number, with units and names around it too', () => {
  fc.assert(
    fc.property(integers, fc.constantFrom(',', '_', ' ', "'", '\u202f', '\\,'), (value, separator) => {
      const text = String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
      for (const dressed of [text, `a3 = ${text}`, `${text} plums`, `Ann has ${text} plums.`]) {
        expect(readDressedAnswer(dressed, 'integer')).toEqual({ kind: 'integer', value });
      }
    }),
  );
});

test('no reply makes reading fail, and what is read is an answer of the kind', () => {
  const pieces = fc.constantFrom(
    '<answer>',
    '</answer>',
    '\\boxed{',
    '}',
    '{',
    '[',
    ']',
    ',',
    '1',
    '-',
    '=',
    'is',
    '**',
    '\n',
    '`',
    '<think>',
    'and',
    'set(',
    '…',
    '∅',
    '\u0000',
    '\ud800',
  );
  const replies = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(
      replies,
      fc.constantFrom<AnswerKind>('integer', 'boolean', 'integer-list', 'name', 'name-set'),
      (reply, kind) => {
        const { answer } = readAnswer(reply, kind);
        if (answer !== undefined) expect(answer.kind).toBe(kind);
      },
    ),
    { numRuns: 3000 },
  );
});
