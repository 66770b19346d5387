import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showPythonCheckpoint } from '../../instrumentation/python/checkpoint-line.ts';
import { renderFinalPrompt, renderStatePrompt } from './render-prompt.ts';

const source = 'n = int(input())\nans = 0\nfor i in range(n):\n    ans += i\nprint(ans)\n';

test('the final arm shows program and input and asks for the output', () => {
  expect(
    renderFinalPrompt({ language: 'python', source, input: '30\n' }),
  ).toBe(`Below are a Python 3 program and the input it reads from standard input. The input ends with a line break.

<program>
n = int(input())
ans = 0
for i in range(n):
    ans += i
print(ans)
</program>

<input>
30
</input>

Work out, without running it, exactly what the program writes to standard output when it is given this input. Answer with one JSON object of the form {"output": "<exact text>"} and nothing else.`);
});

test('the inside arm shows one added line and says what it means', async () => {
  const checkpoint = { loopId: 1, instance: 1, iteration: 22, fields: ['ans', 'i'] };
  const shown = await showPythonCheckpoint(source, checkpoint);
  const fields = [
    { name: 'ans', type: 'list[float]', prefix: null },
    { name: 'i', type: 'int', prefix: null },
  ];
  expect(
    renderStatePrompt({ language: 'python', source: shown, input: '30' }, { instance: 1, iteration: 22, fields }),
  ).toBe(`Below are a Python 3 program and the input it reads from standard input. The input ends with a line break. The line that begins with checkpoint( was added to the program and marks a checkpoint.

<program>
n = int(input())
ans = 0
for i in range(n):
    checkpoint(1, 22, ans=ans, i=i)
    ans += i
print(ans)
</program>

<input>
30
</input>

In the 1st execution of the loop around the checkpoint, when its 22nd iteration begins, the program stops and writes these fields as one line of JSON: one object whose keys are the names of the fields in alphabetical order.
- ans: list[float]
- i: int
Integers are written with all their digits, strings in double quotes, and nothing is put between tokens: no spaces. A float has the shortest digits that give back the same value, and always a fraction or an exponent: 3.0, 0.5, 1e+22. A list, tuple, deque, range or array is an array of its elements in order.
Work out, without running it, exactly what that line is. Answer with one JSON object of the form {"output": "<exact text>"} and nothing else; the text is the line of JSON, as a string.`);
});

test('the post arm speaks of the end of the loop and never of an iteration', () => {
  const program = { language: 'cpp', source: 'CHECKPOINT(2, a, g);\n', input: '' } as const;
  const fields = [
    { name: 'a', type: 'int[9]', prefix: [4] },
    { name: 'g', type: 'int[9][9]', prefix: [2, 3] },
  ];
  const prompt = renderStatePrompt(program, { instance: 2, iteration: undefined, fields });
  expect(prompt).toContain('C++20 program');
  expect(prompt).toContain('The line that begins with CHECKPOINT( was added');
  expect(prompt).toContain(
    '\nWhen the 2nd execution of the loop right before the checkpoint has ended, the program stops',
  );
  expect(prompt).toContain('\n- a: int[9], only its first 4 elements\n');
  expect(prompt).toContain(
    '\n- g: int[9][9], only the first 2 elements along dimension 1 and the first 3 elements along dimension 2\n',
  );
  expect(prompt).not.toContain('iteration');
});

test('rules of types that stand only within objects are told', () => {
  const program = { language: 'cpp', source: 'CHECKPOINT(1, p);\n', input: '' } as const;
  const promptOf = (holds: string[]) =>
    renderStatePrompt(program, { instance: 1, iteration: 1, fields: [{ name: 'p', type: 'P', prefix: null, holds }] });
  expect(promptOf(['int'])).not.toContain('bitset');
  expect(promptOf(['int', 'vector<bitset>'])).toContain('A bitset is a string of 0 and 1, the highest bit first.');
});

test('an input without a final line end still has its closing tag on a line of its own, and an empty one adds no line', () => {
  const shownInput = (input: string) =>
    /<input>.*<\/input>/s.exec(renderFinalPrompt({ language: 'python', source, input }))?.[0];
  expect(shownInput('1 2')).toBe('<input>\n1 2\n</input>');
  expect(shownInput('1 2\n')).toBe('<input>\n1 2\n</input>');
  expect(shownInput('1 2\n\n')).toBe('<input>\n1 2\n\n</input>');
  expect(shownInput('')).toBe('<input>\n</input>');
});

/** Pieces a careless template would replace, expand or close. */
const treacherous = [
  '{source}',
  '{input}',
  '{fields}',
  '{',
  '}',
  '$&',
  "$'",
  '$1',
  '$$',
  '</program>',
  '<input>',
  '\\n',
  '%s',
  'x\n',
];

test('whatever stands in the program and its input stands in the prompt literally', () => {
  const text = fc.array(fc.oneof(fc.constantFrom(...treacherous), fc.string({ maxLength: 3 })), { maxLength: 8 });
  fc.assert(
    fc.property(text, text, (sourceParts, inputParts) => {
      const [shown, input] = [`${sourceParts.join('')}\n`, `${inputParts.join('')}\n`];
      const expected = `<program>\n${shown}</program>\n\n<input>\n${input}</input>\n`;
      const program = { language: 'python', source: shown, input } as const;
      expect(renderFinalPrompt(program)).toContain(expected);
      const fields = [{ name: 'a', type: 'int', prefix: null }];
      expect(renderStatePrompt(program, { instance: 1, iteration: 3, fields })).toContain(expected);
    }),
  );
});

test('the names and types of fields stand in the prompt literally', () => {
  const fields = [{ name: '{type}', type: '$&{name}', prefix: null }];
  const program = { language: 'python', source: '', input: '' } as const;
  expect(renderStatePrompt(program, { instance: 1, iteration: 1, fields })).toContain('\n- {type}: $&{name}\n');
});
