/** The next token in the middle of known functions and of their variations. */
import { missing } from '../../../analysis/missing.ts';
import type { Row, Table } from '../../../analysis/tables/table.ts';
import type { ProbeReply } from '../../schemas/probe-reply.ts';
import { goesOnAs, massOn } from '../expected-next.ts';
import type { Probe } from '../probe.ts';
import type { TokenProbability } from '../read-logprobs.ts';
import {
  type FunctionSubject,
  mean,
  nameCells,
  nameColumns,
  type Replied,
  repliesAboutFunctions,
} from './replies-of.ts';

interface Expectation extends Replied<FunctionSubject> {
  readonly next: TokenProbability;
  readonly right: number;
  /** Null where the well-known function does not go on otherwise. */
  readonly vanilla: number | null;
}

function expectations(replies: ReadonlyMap<Probe, ProbeReply>): Expectation[] {
  return repliesAboutFunctions(replies, 'continuation').flatMap((replied) => {
    const [next] = replied.reply.tokens;
    const { rest, vanillaRest } = replied.probe;
    if (next === undefined) return [];
    const vanilla = vanillaRest === null ? null : massOn(next, vanillaRest);
    return [{ ...replied, next, right: massOn(next, rest), vanilla }];
  });
}

const notes = [
  'Each line is cut before its last word and before the first word in which function and variation differ; probabilities are those of the next token.',
  'Right: of all tokens among the likeliest with which the true text goes on. Vanilla: of those with which the well-known function would, where its line begins alike and goes on otherwise; a token may be the beginning of both.',
];

/** A row for each function: how much of the probability is on what really comes next. */
export function continuationSummary(replies: ReadonlyMap<Probe, ProbeReply>): Table {
  const groups = Map.groupBy(expectations(replies), ({ about }) => JSON.stringify(about));
  return {
    name: 'continuation-summary',
    title: 'Next tokens of known functions and of their variations',
    columns: [
      ...nameColumns,
      { key: 'places', label: 'Places', kind: 'count' },
      { key: 'likeliest_right', label: 'Likeliest token right', kind: 'percent' },
      { key: 'right', label: 'Right, mean', kind: 'percent' },
      { key: 'vanilla_places', label: 'Places where vanilla goes on otherwise', kind: 'count' },
      { key: 'right_there', label: 'Right there', kind: 'percent' },
      { key: 'vanilla_there', label: 'Vanilla there', kind: 'percent' },
    ],
    rows: [...groups.values()].map((group): Row => {
      const alike = group.filter(({ vanilla }) => vanilla !== null);
      const there = (value: (expectation: Expectation) => number) =>
        alike.length === 0 ? missing('not_applicable') : mean(alike.map(value));
      return {
        ...nameCells((group[0] as Expectation).about),
        places: group.length,
        likeliest_right: mean(group.map(({ next, probe }) => Number(goesOnAs(likeliest(next), probe.rest)))),
        right: mean(group.map(({ right }) => right)),
        vanilla_places: alike.length,
        right_there: there(({ right }) => right),
        vanilla_there: there(({ vanilla }) => vanilla ?? 0),
      };
    }),
    notes,
  };
}

/** A row for each place: the likeliest tokens with their probabilities. */
export function continuationTable(replies: ReadonlyMap<Probe, ProbeReply>): Table {
  return {
    name: 'continuation',
    title: 'The likeliest next tokens at each place',
    columns: [
      ...nameColumns,
      { key: 'place', label: 'Place', kind: 'text' },
      { key: 'line', label: 'Line so far', kind: 'text' },
      { key: 'expected', label: 'Goes on', kind: 'text' },
      { key: 'vanilla_goes_on', label: 'Vanilla goes on', kind: 'text' },
      { key: 'right', label: 'Right', kind: 'percent' },
      { key: 'vanilla', label: 'Vanilla', kind: 'percent' },
      { key: 'likeliest', label: 'Likeliest tokens', kind: 'text' },
    ],
    rows: expectations(replies).map(({ probe, about, next, right, vanilla }) => ({
      ...nameCells(about),
      place: probe.id.split('/').slice(4).join(' '),
      line: (probe.text.split('\n').at(-1) ?? '').trim(),
      expected: firstLine(probe.rest),
      vanilla_goes_on: probe.vanillaRest === null ? '' : firstLine(probe.vanillaRest),
      right,
      vanilla: vanilla ?? missing('not_applicable'),
      likeliest: next.top
        .map(({ token, logprob }) => `${JSON.stringify(token)} ${Math.exp(logprob).toFixed(3)}`)
        .join(', '),
    })),
    notes,
  };
}

const likeliest = ({ top, token }: TokenProbability): string => top[0]?.token ?? token;
const firstLine = (text: string): string => (text.split('\n')[0] ?? '').trim();
