import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policies } from './match/policies.ts';
import { judge, judgeAsPaper } from './verdict.ts';

const envelope = (output: string) => JSON.stringify({ output });
const { 'json-value': jsonValue, tokens } = policies;

/** Ways of writing a reply that mean one answer, and whether the envelope stays valid. */
const dressings: readonly { dress: (reply: string) => string; valid: boolean }[] = [
  { dress: (reply) => reply, valid: true },
  { dress: (reply) => `\n ${reply} \r\n`, valid: true },
  { dress: (reply) => reply.replace('{"output":', '{\n  "output" : '), valid: true },
  { dress: (reply) => reply.replace('output', '\\u006futput'), valid: true },
  { dress: (reply) => `\`\`\`json\n${reply}\n\`\`\``, valid: false },
  { dress: (reply) => `So:\r\n~~~~\r\n${reply}\r\n~~~~\r\nDone.`, valid: false },
  { dress: (reply) => `\`\`\`python\nprint(1)\n\`\`\`\n\`\`\`\n${reply}\n\`\`\``, valid: false },
  { dress: (reply) => `<think>It is {"output":"no"} or not.</think>\n${reply}`, valid: false },
  { dress: (reply) => `hm {"output":"no"}</think>${reply}`, valid: false },
  { dress: (reply) => `So it prints **${reply}**.`, valid: false },
  { dress: (reply) => `In the form {"output": "<exact text>"}: $\\boxed{${reply}}$`, valid: false },
  { dress: (reply) => `{"name":"submit","arguments":${reply}}`, valid: false },
  { dress: (reply) => `{"output":"cut ${reply}`, valid: false },
  { dress: (reply) => `${reply}\n\n${reply}`, valid: false },
];
const dressing = fc.constantFrom(...dressings);

/** Values of a state as JSON writes them; two different texts are two different values. */
const scalar = fc.oneof(
  fc.bigInt().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value + 0)),
  fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value)),
  fc.constantFrom('true', 'false', 'null', '[]', '{}'),
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { minLength: 1, maxLength: 5 }).map((items) => `[${items.join(',')}]`),
);
const fields = fc.array(value, { minLength: 1, maxLength: 6 });
const stateOf = (values: readonly string[]) => `{${values.map((text, index) => `"f${index}":${text}`).join(',')}}\n`;

/** The first one keeps the printed text from being JSON, which the paper compares otherwise. */
const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }).filter((word) => !/\s/.test(word)));
const printed = words.map((list) => ['=', ...list]);

test('a true state is right in every accepted dressing, whatever the order of its fields and its spacing', () => {
  fc.assert(
    fc.property(fields, dressing, (values, { dress, valid }) => {
      const expected = stateOf(values);
      const members = expected.trim().slice(1, -1);
      const reordered = values.map((text, index) => ` "f${index}" :\t${text}`).reverse();
      for (const answer of [expected, expected.trim(), `\r\n{ ${members} }`, `{${reordered.join(',\n')}}`]) {
        const reply = dress(envelope(answer));
        expect(judge(reply, expected, jsonValue)).toMatchObject({
          envelope: valid ? 'valid' : 'recovered',
          correct: true,
        });
        expect(judgeAsPaper(reply, expected)).toMatchObject({ correct: true });
      }
    }),
  );
});

test('a true output is right in every accepted dressing, whatever stands between its tokens', () => {
  fc.assert(
    fc.property(printed, fc.constantFrom(' ', '\n', '\r\n', '\t', ' \n\n'), dressing, (list, gap, { dress, valid }) => {
      const expected = `${list.join(' ')}\n`;
      const reply = dress(envelope(list.join(gap)));
      expect(judge(reply, expected, tokens)).toMatchObject({ envelope: valid ? 'valid' : 'recovered', correct: true });
      expect(judgeAsPaper(reply, expected).correct).toBe(true);
    }),
  );
});

test('a state with one value changed is wrong in every dressing', () => {
  fc.assert(
    fc.property(fields, fc.nat(), value, dressing, (values, place, other, { dress }) => {
      const index = place % values.length;
      fc.pre(values[index] !== other);
      const expected = stateOf(values);
      const reply = dress(envelope(stateOf(values.with(index, other))));
      expect(judge(reply, expected, jsonValue).correct).toBe(false);
      expect(judgeAsPaper(reply, expected).correct).toBe(false);
    }),
  );
});

test('an output with one token changed, lost or added is wrong in every dressing', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\s/.test(text));
  fc.assert(
    fc.property(printed, fc.nat(), word, dressing, (list, place, other, { dress }) => {
      const index = place % list.length;
      fc.pre(list[index] !== other);
      const expected = `${list.join(' ')}\n`;
      for (const wrong of [list.with(index, other), list.toSpliced(index, 1), list.toSpliced(index, 0, other)]) {
        const reply = dress(envelope(wrong.join('\n')));
        expect(judge(reply, expected, tokens).correct).toBe(false);
        expect(judgeAsPaper(reply, expected).correct).toBe(false);
      }
    }),
  );
});
