/** Exchanges: what the operations are, and how many lines of code they make. */
import { readExchangeStory } from '../families/exchange.ts';
import { byLevel, countOf, type Finding, meanAndMost, share } from '../finding.ts';
import { readUpdates } from '../read-updates.ts';

export const operations: Finding = {
  name: 'operations',
  title: 'Exchanges: kinds of operations, lines of code they make (a gift makes two), and the largest quantity',
  measure: (data) =>
    ['StraightLine', 'ParallelPaths'].flatMap((folder) =>
      byLevel(data.get(folder), (entries) => {
        const stories = entries.map(({ item }) => readExchangeStory(item));
        const events = stories.flatMap((story) => story.events);
        const kinds = (['give', 'buy', 'lose'] as const).map((kind) =>
          countOf(kind, events.filter((event) => event === kind).length, events.length),
        );
        const lines = entries.map(({ item }) => readUpdates(item).statements.length);
        const quantities = stories.flatMap((story) => story.quantities.map(Number));
        return [
          ...meanAndMost('lines of code', lines),
          ...kinds,
          share('with an assignment', entries, ({ item }) =>
            readUpdates(item).statements.some(({ operator }) => operator === '='),
          ),
          { name: 'largest quantity', value: quantities.length === 0 ? null : Math.max(...quantities) },
        ];
      }),
    ),
};
