import { expect, test } from 'vitest';
import { smallCorpus } from '../test/small-corpus.ts';
import { plannedCells } from './plan.ts';
import { requestKey } from './request-key.ts';
import { parseSetting } from './setting.ts';

test('every cell of every setting has a key of its own, and always the same one', () => {
  const { tasks } = smallCorpus(3);
  const settings = ['openai/a', 'openai/a@high', 'openai/b', 'azure/a', 'sim/slip', 'http://host/v1#a'].map((model) =>
    parseSetting(model),
  );
  const keys = () =>
    settings.flatMap((setting) => {
      const plans = [{ studies: null, arms: null, limit: null, repeats: 2 }];
      return plannedCells(tasks, plans, setting.id).map((cell) => requestKey(setting, cell));
    });
  expect(new Set(keys()).size).toBe(6 * 12 * 2);
  expect(keys()).toEqual(keys());
});

test('a changed prompt or template changes the key', () => {
  const [task] = smallCorpus(1).tasks;
  if (task === undefined) throw new Error('no task');
  const key = (change: object) =>
    requestKey(parseSetting('openai/a'), { id: 'cell', task: { ...task, ...change }, repeat: 1 });
  expect(new Set([key({}), key({ prompt: 'other' }), key({ prompt_version: 'other' })]).size).toBe(3);
});
