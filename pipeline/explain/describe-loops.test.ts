import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import reasons from '../../oracles/admission/reasons.json' with { type: 'json' };
import words from '../../oracles/plan/verdict-words.json' with { type: 'json' };
import type { Plan } from '../../oracles/schemas/plan.ts';
import { describeLoops } from './describe-loops.ts';
import { loopFor } from './loops-for-tests.ts';

const variable = (name: string, verdict: string) => ({ name, type: 'int', verdict });

test('the chosen loop has its checkpoints and fields, and everything else in sight its reason', () => {
  const loops = [
    loopFor({
      ...{
        instances: 7,
        longest_iterations: 52,
        instance: 3,
        trace_share: 0.123456,
        verdict: 'chosen',
        fields: ['a', 'm'],
      },
      variables: [
        variable('a', 'field'),
        variable('f', 'function'),
        variable('g', 'function'),
        variable('n', 'unchanged'),
      ],
    }),
  ];
  const plan = {
    ...{ instance: 3, iteration: 21, iterations: 40 },
    fields: [
      { name: 'a', type: 'int', prefix: null },
      { name: 'm', type: 'int[9][9]', prefix: [4, 2] },
    ],
  } as Partial<Plan> as Plan;
  expect(describeLoops(loops, plan)).toEqual([
    'loop 1, line 1 (for): starts 7 times, at most 52 iterations, in its 3rd execution 12.3 % of the long trace. Chosen.',
    '  checkpoints: in its 3rd execution, inside at the start of iteration 21 of 40, post right after the loop',
    '  fields: a (int), m (int[9][9], cut to 4 x 2)',
    '  no fields: f, g (a function); n (never changes)',
  ]);
});

test('every other loop says why it was not chosen', () => {
  const unseen = { instance: null, trace_share: null };
  const loops = [
    loopFor({ trace_share: 0.0004, fields: ['b'], variables: [variable('b', 'field')] }),
    loopFor({ ...unseen, instances: 0, longest_iterations: 0, verdict: 'too_few_iterations' }),
    loopFor({ ...unseen, longest_iterations: 1, verdict: 'too_few_iterations' }),
    loopFor({ verdict: 'input_copy', variables: [variable('rows', 'input_copy')] }),
    loopFor({ verdict: 'body_on_header_line' }),
  ];
  expect(describeLoops(loops, undefined).map((line) => line.replace('loop 1, line 1 (for): ', ''))).toEqual([
    'starts once, 30 iterations, less than 0.1 % of the long trace. Not chosen: another loop has a larger share of the long trace.',
    '  would have the fields b',
    'never starts on the long input. Not chosen.',
    'starts once, 1 iteration. Not chosen: too few iterations in one execution.',
    'starts once, 30 iterations, 50.0 % of the long trace. Not chosen: only stores its input.',
    '  in sight: rows (a copy of the input)',
    'starts once, 30 iterations, 50.0 % of the long trace. Not chosen: its body stands on the line of its header.',
  ]);
});

test('every reason that instrumentation or the choice of fields gives has its words', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = ['python/statements.ts', 'cpp/loops.ts', 'cpp/instrument-cpp.ts'].map((file) =>
    readFileSync(join(root, 'instrumentation', file), 'utf8'),
  );
  const refused = sources.join('\n').match(/(?<=(?:refused: |return |: |\? )')[a-z]+_[a-z_]+(?=')/g) ?? [];
  const codes = refused.filter(
    (code) => !/_(?:statement|loop|expression|definition|clause|declarator|list)s?$/.test(code),
  );
  expect(codes.filter((code) => !(code in words.loops))).toEqual([]);
  expect(codes.length).toBeGreaterThanOrEqual(4);
  const protocol = readFileSync(join(root, 'instrumentation/protocol.md'), 'utf8');
  const skipped =
    /`skipped` says why a variable is missing \(([^;]*);/.exec(protocol)?.[1]?.match(/(?<=`)\w+(?=`)/g) ?? [];
  expect(skipped.length).toBeGreaterThan(8);
  expect(skipped.filter((reason) => !(reason in words.variables))).toEqual([]);
  const ofLoops = Object.keys(reasons).filter((code) => /^(?:no_|left_by|too_few|input_copy|state_)/.test(code));
  expect(ofLoops.filter((code) => code !== 'no_eligible_loop' && !(code in words.loops))).toEqual([]);
});
