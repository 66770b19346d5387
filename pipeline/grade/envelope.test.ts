import { expect, test } from 'vitest';
import { extractAllAnswers, extractAnswers } from './envelope.ts';

const envelope = (output: unknown) => JSON.stringify({ output });
const fence = (body: string, mark = '```') => `${mark}json\n${body}\n${mark}`;

test.each([
  ['alone', envelope('42'), '42'],
  ['with white space around and inside', ` \n{ "output" :\t"42" }\n`, '42'],
  ['with an escaped key', '{"\\u006futput":"42"}', '42'],
  ['with every escape', '{"output":"a\\n\\t\\"\\\\\\/\\u00e9\\ud83d\\ude00"}', 'a\n\t"\\/é😀'],
  ['with an empty answer', envelope(''), ''],
  ['whose answer holds think tags', envelope('<think>x</think>'), '<think>x</think>'],
  ['whose answer holds another envelope', envelope(envelope('7')), envelope('7')],
  ['whose answer is the placeholder', envelope('<exact text>'), '<exact text>'],
])('an envelope %s is valid', (_title, reply, answer) => {
  expect(extractAnswers(reply)).toEqual({ valid: true, level: 'whole', candidates: [answer], nonString: false });
});

test.each([
  ['after a think block', `<think>hm</think>${envelope('42')}`, 'whole'],
  ['after a think block that holds another one', `<think>${envelope('7')}</think>\n${envelope('42')}`, 'whole'],
  ['after a block that the chat template opened', `so ${envelope('7')}</think>\n${envelope('42')}`, 'whole'],
  ['between two think blocks', `<think>a</think>${envelope('42')}<thinking>b</thinking>`, 'whole'],
  ['in a fence', fence(envelope('42')), 'fence'],
  ['in a fence of tildes', fence(envelope('42'), '~~~'), 'fence'],
  ['in a fence with text around', `So:\n${fence(` ${envelope('42')} `)}\nDone.`, 'fence'],
  ['in a fence beside another envelope', `Not ${envelope('7')}, but\n${fence(envelope('42'))}`, 'fence'],
  ['in a longer fence that holds a shorter one', `\`\`\`\`\n${envelope('42')}\n\`\`\`\``, 'fence'],
  ['in a fence on one line', `\`\`\`json ${envelope('42')} \`\`\``, 'embedded'],
  ['in an unclosed fence', `\`\`\`json\n${envelope('42')}`, 'embedded'],
  ['in one of two fences', `${fence('print(1)')}\n${fence(envelope('42'))}`, 'embedded'],
  ['after a fence without one', `${fence('print(1)')}\n${envelope('42')}`, 'embedded'],
  ['in a sentence', `It prints ${envelope('42')}.`, 'embedded'],
  ['inside another object', `{"result": ${envelope('42')}}`, 'embedded'],
  ['after the placeholder', `${envelope('<exact text>')}: ${envelope('42')}`, 'embedded'],
  ['after broken JSON', `{"output": "4 {"output": ${envelope('42')}`, 'embedded'],
])('an envelope %s is found, but the reply is not valid', (_title, reply, level) => {
  expect(extractAnswers(reply)).toEqual({ valid: false, level, candidates: ['42'], nonString: false });
});

test.each([
  ['an empty reply', ''],
  ['bare text', '42'],
  ['single quotes', "{'output': '42'}"],
  ['another key', '{"answer":"42"}'],
  ['a further key', '{"output":"42","note":""}'],
  ['a further key before', '{"note":"","output":"42"}'],
  ['the key twice', '{"output":"42","output":"42"}'],
  ['a trailing comma', '{"output":"42",}'],
  ['a raw line break in the string', '{"output":"4\n2"}'],
  ['an invalid escape', '{"output":"\\x42"}'],
  ['a cut reply', '{"output":"42'],
  ['a cut reply with its string closed', '{"output":"42"'],
  ['white space JSON does not know', '{"output":\u00a0"42"}'],
  ['only the placeholder in a sentence', `Form: ${envelope('<exact text>')}.`],
  ['an unclosed think block', `${envelope('42')} <think>but wait`],
  ['a string put together by taking a think block out', `It prints {"output":"4<think>x</think>2"}.`],
  ['an array', `["output","42"]`],
])('%s holds no answer', (_title, reply) => {
  expect(extractAnswers(reply)).toEqual({ valid: false, level: 'none', candidates: [], nonString: false });
});

test.each([
  ['a number', envelope(42), 'whole'],
  ['null', envelope(null), 'whole'],
  ['an object', envelope({ ans: 42 }), 'whole'],
  ['an object that looks like an envelope', envelope({ output: '42' }), 'whole'],
  ['an array in a fence', fence(envelope([42])), 'fence'],
  ['a number in a sentence', `It is ${envelope(42)}.`, 'embedded'],
])('an output that is %s is no string', (_title, reply, level) => {
  expect(extractAnswers(reply)).toEqual({ valid: false, level, candidates: [], nonString: true });
});

test('all answers of the deciding level are candidates', () => {
  expect(extractAnswers(`${envelope('1')} or ${envelope('2')} or ${envelope(3)}`).candidates).toEqual(['1', '2']);
});

test('the grader of the paper takes the answers of all levels, think blocks too', () => {
  const reply = `<think>${envelope('1')}</think> ${envelope('2')}\n${fence(envelope('3'))}`;
  expect(extractAllAnswers(reply).candidates).toEqual(['1', '2', '3']);
  expect(extractAllAnswers(envelope('1'))).toMatchObject({ valid: true, candidates: ['1', '1'] });
});
