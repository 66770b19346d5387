import { expect, test } from 'vitest';
import { JsonSyntaxError } from '../core/read-json.ts';
import { readRunReport } from './run-report.ts';

const read = (...lines: string[]) => readRunReport(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));

const state =
  '{"event":"state","where":"inside","loop":1,"instance":1,"iteration":3,"step":9,"state":{"a":1},"types":{"a":"int"},"holds":{"a":["bool"]},"skipped":{"f":"function"},"used":{"b":[2,3]}}';
const end =
  '{"event":"end","steps":20,"loops":[{"loop":1,"instances":1,"most":5,"listed":[{"instance":1,"iterations":5,"steps":null,"ended":false}]}]}';

test('a report is what the run says of its checkpoints and of its end', () => {
  const report = read(state, end);
  expect(report.states.map(({ where, iteration, step, used }) => [where, iteration, step, [...used]])).toEqual([
    ['inside', 3, 9, [['b', [2, 3]]]],
  ]);
  expect(report.end).toEqual({
    steps: 20,
    loops: [
      {
        loopId: 1,
        instances: 1,
        most: 5,
        listed: [{ instance: 1, iterations: 5, steps: 0, ended: false }],
      },
    ],
  });
});

test.each([
  ['a text', 'hello'],
  ['a number', '5'],
  ['an event of no name', '{"event":"other"}'],
  ['an end whose loops are no list', '{"event":"end","steps":5,"loops":5}'],
  ['an end whose loops are none', '{"event":"end","steps":5,"loops":[5]}'],
  ['an end without a number of steps', '{"event":"end","steps":"5","loops":[]}'],
  ['a loop without its instances', end.replace('"listed":[', '"listed":[null,')],
  ['a state that is no object', state.replace('{"a":1}', '5')],
  ['types that are no texts', state.replace('"int"', '["int"]')],
  ['held types that are no texts', state.replace('["bool"]', '[5]')],
  ['lengths that are no numbers', state.replace('[2,3]', '"23"')],
  ['a read of nothing', '{"event":"read","what":{}}'],
  [
    'edges that are no pairs',
    '{"event":"trace","where":"end","observations":1,"samples":1,"load":1,"peak":1,"work":1,"problem":null,"edges":[1]}',
  ],
])('%s on the channel is no report', (_, line) => {
  expect(() => read(line)).toThrow(JsonSyntaxError);
});

test.each([
  ['end', [end, end]],
  ['state of one place', [state, state.replace('"a":1', '"a":2')]],
])('two reports of one %s cannot both be those of the run', (_, lines) => {
  expect(() => read(...lines)).toThrow(/two reports of one event/);
});
