import { describe, expect, test } from 'vitest';
import { policies } from './match/policies.ts';
import groups from './reply-shapes.json' with { type: 'json' };
import { judge, judgeAsPaper, type Verdict } from './verdict.ts';

const inWords = ({ envelope, correct, exact }: Verdict) =>
  `${envelope} ${exact ? 'exact' : correct ? 'right' : 'wrong'}`;

describe.each(groups)('$about', ({ policy, answer, shapes }) => {
  test.each(shapes)('$title: $midrun, and $paper by the paper', ({ reply, midrun, paper }) => {
    expect({
      midrun: inWords(judge(reply, answer, policies[policy as keyof typeof policies])),
      paper: inWords(judgeAsPaper(reply, answer)),
    }).toEqual({ midrun, paper });
  });
});

test('there are many shapes, each once, and every kind of envelope is among them under both graders', () => {
  const shapes = groups.flatMap(({ about, shapes }) => shapes.map((shape) => ({ ...shape, about })));
  expect(shapes.length).toBeGreaterThanOrEqual(120);
  expect(new Set(shapes.map(({ about, reply }) => `${about} ${reply}`)).size).toBe(shapes.length);
  const kinds = (grader: 'midrun' | 'paper') => new Set(shapes.map((shape) => shape[grader]));
  expect([...kinds('midrun')].sort()).toEqual(
    ['ambiguous wrong', 'missing wrong', 'non_string wrong', 'recovered exact', 'recovered right', 'recovered wrong']
      .concat(['valid exact', 'valid right', 'valid wrong'])
      .sort(),
  );
  expect([...kinds('paper')].filter((kind) => kind.startsWith('ambiguous'))).toEqual([]);
});
