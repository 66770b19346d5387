import { expect, test } from 'vitest';
import { createRedactor } from './redact.ts';

test('a key is removed in every spelling it travels in', () => {
  const { known } = createRedactor(['secret/key+1']);
  const base64 = Buffer.from('secret/key+1').toString('base64');
  expect(known(`a secret/key+1 b ${encodeURIComponent('secret/key+1')} c ${base64}`)).toBe('a [key] b [key] c [key]');
});

test('a short placeholder is no secret: taking it out would damage answers', () => {
  expect(createRedactor(['none']).known('none of them')).toBe('none of them');
});

test('messages lose whatever looks like a key, and are cut after that', () => {
  const { message } = createRedactor([]);
  expect(message('bad key sk-abcdefghijklmnopqrstuv given')).toBe('bad key [key] given');
  expect(message(`${'x'.repeat(495)} Bearer abcdefghijklmnopqrstuv`)).toBe(`${'x'.repeat(495)} [key`);
});
