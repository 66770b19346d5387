/** Parallel paths: are there any? Variables that a line connects belong to one path, and nothing else tells paths apart. */
import type { Entry } from '../audited-family.ts';
import { byLevel, type Finding, meanAndMost, share } from '../finding.ts';
import { readUpdates } from '../read-updates.ts';

export const independentPaths: Finding = {
  name: 'independent-paths',
  title: 'Parallel paths: lines that connect two variables; only where none does are there several paths',
  measure: (data) =>
    byLevel(data.get('ParallelPaths'), (entries) => [
      ...meanAndMost('lines that read another variable', entries.map(connectingLines)),
      share('no line connects two variables', entries, (entry) => connectingLines(entry) === 0),
    ]),
};

const connectingLines = ({ item }: Entry): number =>
  readUpdates(item).statements.filter(({ target, operand }) => typeof operand === 'string' && operand !== target)
    .length;
