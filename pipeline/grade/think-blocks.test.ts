import { expect, test } from 'vitest';
import { withoutThinkBlocks } from './think-blocks.ts';

test.each([
  ['plain', 'plain'],
  ['<think>a</think>b', '\nb'],
  ['<THINK>a</Think>b', '\nb'],
  ['x<thinking>a</thinking>b', 'x\nb'],
  ['<think>a<think>b</think>c', '\nc'],
  ['<think>a<think>b</think>c</think>d', '\nd'],
  ['a</think>b', '\nb'],
  ['<thinker>a</thinker>', '<thinker>a</thinker>'],
])('%s becomes %j', (reply, rest) => {
  expect(withoutThinkBlocks(reply)).toBe(rest);
});

test.each(['<think>a', 'a</think>b<think>c', 'x<think>'])('%s never ended its reasoning', (reply) => {
  expect(withoutThinkBlocks(reply)).toBeUndefined();
});
