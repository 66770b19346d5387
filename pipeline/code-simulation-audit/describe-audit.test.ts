import { expect, test } from 'vitest';
import { describeAudit } from './describe-audit.ts';

const row = (level: string, batch: number | null, count: number, of: number) => ({
  ...{ finding: 'absent-objects', family: 'Loops', model: null, measure: 'asked object absent', example: null },
  ...{ level, batch, value: count / of, count, of },
});

test('a level like its whole family is left out, and batches show as the least and the most', () => {
  const rows = [
    row('n_loops=3', null, 6, 20),
    row('n_loops=3', 1, 1, 10),
    row('n_loops=3', 2, 5, 10),
    row('n_loops=4', null, 4, 20),
    row('n_loops=4', 1, 2, 10),
    row('n_loops=4', 2, 2, 10),
    row('n_loops=5', null, 5, 20),
    row('all', null, 15, 60),
  ];
  expect(describeAudit(rows).split('\n')).toEqual([
    'Recurring calculation: texts that never mention the object they are asked for',
    '',
    '| family | level     |            asked object absent |',
    '| :----- | :-------- | -----------------------------: |',
    '| Loops  | n_loops=3 | 6/20 30.0 % (batches 10 to 50) |',
    '| Loops  | n_loops=4 |       4/20 20.0 % (batches 20) |',
    '| Loops  | all       |                   15/60 25.0 % |',
    '',
  ]);
});
