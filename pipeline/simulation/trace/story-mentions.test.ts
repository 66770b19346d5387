import { expect, test } from 'vitest';
import { holdersOf } from './story-holders.ts';
import { storyMentions } from './story-mentions.ts';

const exchange = holdersOf({ form: { agents: ['Oskar', 'Ines'], goods: ['kettle', 'boot'] } });
const accounts = holdersOf({ form: { agents: ['Vera', 'Jonas'] } });
const boxes = holdersOf({ form: { world: { initial: [[], [], []] } } });

const said = (reply: string, holders: typeof exchange) =>
  storyMentions(reply, holders).map(({ variable, value }) => `${variable} ${value}`);

test.each([
  ['Oskar has 2 kettles and 7 boots.', ['a1 2', 'a2 7']],
  ['Oskar buys 6 boots, so Oskar now has 13 boots.', ['a2 13']],
  ['Ines gives 3 boots to Oskar. Ines: 4 boots, Oskar: 10 boots', ['b2 4', 'a2 10']],
  ['- **Oskar**: kettles = 2, boots = 7 + 6 = 13', ['a1 2', 'a2 13']],
  ["Oskar's kettles: 2; Ines's boots: 0", ['a1 2', 'b2 0']],
  ['Ines now has no boots.', ['b2 0']],
  ['Ines loses 4 boots.', []],
  ['Who has the boots?', []],
])('what people have: %s', (reply, expected) => {
  expect(said(reply, exchange)).toEqual(expected);
});

test.each([
  ['Vera: 3, Jonas: -8', ['a0 3', 'a1 -8']],
  ['Vera now has 1 + 2 = 3 and Jonas is left with 0.', ['a0 3', 'a1 0']],
  ['The balance of Vera is -4.', ['a0 -4']],
  ['The whole balance of Vera moves to Jonas.', []],
])('balances: %s', (reply, expected) => {
  expect(said(reply, accounts)).toEqual(expected);
});

test.each([
  ['Box 1 now contains the button and the locket.', ['box1 {button, locket}']],
  ['Box 2: {} ; Box 3: {cup}', ['box2 {}', 'box3 {cup}']],
  ['Box 2 is now empty.', ['box2 {}']],
  ['Someone carries the cup from Box 1 to Box 2.', []],
])('boxes: %s', (reply, expected) => {
  expect(said(reply, boxes)).toEqual(expected);
});

test('a story without people or boxes has no holders', () => {
  expect(holdersOf({ form: { kinds: [] } })).toEqual([]);
});
