import { expect, test } from 'vitest';
import type { JsonObject } from '../../core/json-value.ts';
import { parseJson } from '../../core/read-json.ts';
import { Refusal } from '../admission/refusal.ts';
import type { StateReport } from '../run-report.ts';
import { DeclarationProblem } from './declaration.ts';
import type { Observation } from './field-facts.ts';
import { builtInLimits } from './limits.ts';
import { chooseProjection } from './projection.ts';

/** Fields of a state: `name: [JSON, type]`. */
type Fields = Readonly<Record<string, readonly [json: string, type: string]>>;

function report(
  where: StateReport['where'],
  fields: Fields,
  used: Readonly<Record<string, number[]>> = {},
): StateReport {
  const state = parseJson(`{${Object.entries(fields).map(([name, [json]]) => `"${name}":${json}`)}}`) as JsonObject;
  const types = new Map(Object.entries(fields).map(([name, [, type]]) => [name, type]));
  const place = { loopId: 1, instance: 1, iteration: where === 'start' ? 0 : 3, step: 0 };
  return { where, ...place, state, types, holds: new Map(), skipped: new Map(), used: new Map(Object.entries(used)) };
}

function observe(start: Fields, inside: Fields, post: Fields, more: Partial<Observation> = {}): Observation {
  return {
    start: report('start', start),
    inside: report('inside', inside),
    post: report('post', post),
    shortStart: undefined,
    shortPost: undefined,
    longInput: '30 501 502 503\n',
    shortInput: '7 3\n',
    headerNames: [],
    ...more,
  };
}

const integer = (value: number) => [String(value), 'int'] as const;
const text = (length: number, letter = 'x') => [JSON.stringify(letter.repeat(length)), 'str'] as const;

const namesOf = (observation: Observation, fixed: readonly string[] | null = null, limits = builtInLimits) =>
  chooseProjection(observation, limits, fixed).fields.map(({ name }) => name);

function refusal(observation: Observation, fixed: readonly string[] | null = null) {
  try {
    return chooseProjection(observation, builtInLimits, fixed);
  } catch (problem) {
    if (problem instanceof DeclarationProblem) return { field: problem.field, message: problem.message };
    if (!(problem instanceof Refusal)) throw problem;
    return { code: problem.code, ...problem.evidence };
  }
}

test('fields present at both checkpoints with one type that change are kept, in order of name', () => {
  const observation = observe(
    { total: integer(0), same: integer(5), best: ['null', 'NoneType'], seen: ['[]', 'list'] },
    {
      total: integer(91),
      same: integer(5),
      best: integer(4),
      seen: ['[]', 'list'],
      late: integer(1),
      mixed: integer(1),
      i: integer(9),
    },
    {
      total: integer(92),
      same: integer(5),
      best: integer(8),
      seen: ['[7]', 'list[int]'],
      mixed: ['"a"', 'str'],
      i: integer(29),
      only: integer(1),
    },
    { headerNames: ['i'] },
  );
  expect(chooseProjection(observation, builtInLimits, null)).toEqual({
    fields: [
      { name: 'best', type: 'int', prefix: null },
      { name: 'i', type: 'int', prefix: null },
      { name: 'seen', type: 'list[int]', prefix: null },
      { name: 'total', type: 'int', prefix: null },
    ],
    stateBytes: '{"best":8,"i":29,"seen":[7],"total":92}'.length,
    setBefore: ['best', 'seen', 'total'],
  });
});

test('variables of the header alone are no projection', () => {
  const observation = observe(
    {},
    { i: integer(9), n: integer(30) },
    { i: integer(29), n: integer(30) },
    { headerNames: ['i'] },
  );
  expect(refusal({ ...observation, start: report('start', { n: integer(30) }) })).toEqual({
    code: 'no_shared_projection',
    shared: ['i', 'n'],
  });
});

test('a field written in the loop has to move on after the inside checkpoint; a header variable that does is not enough', () => {
  const observation = observe(
    { found: integer(0) },
    { found: integer(1), i: integer(9) },
    { found: integer(1), i: integer(29) },
    { headerNames: ['i'] },
  );
  expect(refusal(observation)).toEqual({ code: 'no_state_change', equal: 'inside and post' });
  expect(refusal(observation, ['found', 'i'])).toEqual({ code: 'no_state_change', equal: 'inside and post' });
});

test('the start has to differ from both checkpoints', () => {
  expect(refusal(observe({ a: integer(1) }, { a: integer(1) }, { a: integer(2) }))).toEqual({
    code: 'no_state_change',
    equal: 'start and inside',
  });
  expect(refusal(observe({ a: integer(1) }, { a: integer(7) }, { a: integer(1) }))).toEqual({
    code: 'no_state_change',
    equal: 'start and post',
  });
});

test('the two inputs have to lead to different states', () => {
  const observation = observe({ a: integer(0) }, { a: integer(50) }, { a: integer(60) });
  const withShort = (value: number) => ({ ...observation, shortPost: report('post', { a: integer(value) }) });
  expect(refusal(withShort(60))).toEqual({ code: 'no_state_change', equal: 'post on the short and on the long input' });
  expect(namesOf(withShort(61))).toEqual(['a']);
});

test('a loop whose fields all repeat the input is refused, one with a single computed field is not', () => {
  const copying = observe(
    { rows: ['[]', 'list'] },
    { rows: ['[501,502]', 'list[int]'], x: integer(502) },
    { rows: ['[501,502,503]', 'list[int]'], x: integer(503) },
  );
  expect(refusal(copying)).toEqual({ code: 'input_copy', fields: ['rows', 'x'] });
  const computing = observe(
    { rows: ['[]', 'list'], sum: integer(0) },
    { rows: ['[501,502]', 'list[int]'], sum: integer(1003) },
    { rows: ['[501,502,503]', 'list[int]'], sum: integer(1506) },
  );
  expect(namesOf(computing)).toEqual(['rows', 'sum']);
});

test('a number that is in the long input by chance is no copy: on the short input it is another', () => {
  const observation = observe({ last: integer(0) }, { last: integer(502) }, { last: integer(503) });
  const withShort = (last: number) => ({ ...observation, shortPost: report('post', { last: integer(last) }) });
  expect(namesOf(withShort(4))).toEqual(['last']);
  expect(refusal(withShort(7))).toEqual({ code: 'input_copy', fields: ['last'] });
});

test('the largest number so far is one of the input, but which one takes computing', () => {
  const observation = observe({ best: integer(0) }, { best: integer(501) }, { best: integer(503) });
  expect(namesOf({ ...observation, shortPost: report('post', { best: integer(7) }) })).toEqual(['best']);
});

test('a list that stays empty on the short input is a copy all the same', () => {
  const rows = (json: string) => ({ rows: [json, 'list[int]'] as const });
  const observation = observe(rows('[]'), rows('[501]'), rows('[501,502]'), { shortPost: report('post', rows('[]')) });
  expect(refusal(observation)).toEqual({ code: 'input_copy', fields: ['rows'] });
});

test('where the only variable that moves on is too large to be written, the size is refused', () => {
  const observation = observe({ found: integer(0) }, { found: integer(1) }, { found: integer(1) });
  const skipped = new Map([['table', 'too_large']]);
  const large = { ...observation, inside: { ...observation.inside, skipped }, post: { ...observation.post, skipped } };
  expect(refusal(large)).toEqual({ code: 'state_too_large', too_large: ['table'], limit: 16_384 });
  expect(refusal(observation)).toEqual({ code: 'no_state_change', equal: 'inside and post' });
});

test('what repeats the input but stays as it is has not changed', () => {
  const observation = observe({}, { last: integer(30) }, { last: integer(30) });
  expect(refusal(observation)).toEqual({ code: 'no_state_change', equal: 'inside and post' });
});

test('floats enter by themselves up to six significant digits, NaN and infinity never', () => {
  const float = (json: string) => [json, 'float'] as const;
  const short = (value: string, list: string) => ({
    a: integer(Number(value.length)),
    plain: float(value),
    list: [list, 'list[float]'] as const,
    long: float('0.1234567'),
    nan: float('{"$float":"nan"}'),
  });
  const observation = observe({}, short('123456.0', '[0.5]'), short('0.000123456', '[1e-7,-0.0]'));
  expect(namesOf(observation)).toEqual(['a', 'list', 'plain']);
  expect(namesOf(observation, ['long', 'a'])).toEqual(['a', 'long']);
  expect(refusal(observation, ['a', 'nan'])).toEqual({
    field: 'nan',
    message: '"nan" cannot be a field: NaN or infinite',
  });
});

test('the largest fields are dropped until the state meets the target', () => {
  const state = (n: number) => ({
    a: integer(n),
    big: text(1500 + n),
    bigger: text(1900 + n, 'y'),
    mid: text(300 + n, 'z'),
  });
  expect(namesOf(observe({}, state(1), state(2)))).toEqual(['a', 'big', 'mid']);
});

test('what moves on after the inside checkpoint is never dropped altogether', () => {
  const moving = (n: number) => text(3000 + n);
  const observation = observe({}, { small: integer(5), text: moving(1) }, { small: integer(5), text: moving(2) });
  expect(chooseProjection(observation, builtInLimits, null).fields.map(({ name }) => name)).toEqual(['text']);
});

test('a state beyond the limit is refused', () => {
  const observation = observe({}, { text: text(16_000) }, { text: text(16_400) });
  expect(refusal(observation)).toEqual({
    code: 'state_too_large',
    stateBytes: '{"text":""}'.length + 16_400,
    limit: 16_384,
  });
});

test('bytes count, not characters', () => {
  const observation = observe({}, { a: ['"é"', 'str'] }, { a: ['"éé"', 'str'] });
  expect(chooseProjection(observation, builtInLimits, null).stateBytes).toBe('{"a":""}'.length + 4);
});

test('fields that the program folder names are taken as they are, or missed by name', () => {
  const observation = observe(
    { a: integer(0) },
    { a: integer(1), b: integer(2), c: integer(2) },
    { a: integer(3), b: integer(2) },
  );
  expect(namesOf(observation, ['b', 'a'])).toEqual(['a', 'b']);
  expect(refusal(observation, ['a', 'c'])).toEqual({
    field: 'c',
    message: '"c" cannot be a field: not there after the loop',
  });
  expect(refusal(observation, ['a', 'd'])).toEqual({
    field: 'd',
    message: '"d" is nothing that is in sight of the loop',
  });
});

test('a C++ array is cut to the larger of its used lengths, in every dimension', () => {
  const grid = (json: string) => ({ grid: [json, 'int[9][9]'] as const });
  const observation = {
    ...observe({}, {}, {}),
    inside: report('inside', grid('[[1]]'), { grid: [4, 2] }),
    post: report('post', grid('[[2]]'), { grid: [3, 5] }),
  };
  expect(chooseProjection(observation, builtInLimits, null).fields).toEqual([
    { name: 'grid', type: 'int[9][9]', prefix: [4, 5] },
  ]);
});
