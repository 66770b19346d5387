import { expect, test } from 'vitest';
import { loopFor } from './loops-for-tests.ts';
import { markSource } from './mark-source.ts';

test('loops are named in the margin, those of one line together, and the chosen one has a star', () => {
  const loops = [
    loopFor({ loop_id: 1, line: 2 }),
    loopFor({ loop_id: 2, line: 2 }),
    loopFor({ loop_id: 3, line: 3, verdict: 'chosen' }),
  ];
  expect(markSource('n = 3\r\nfor i in x: \r\n    while n:\r\n\r\n        pass', loops)).toEqual([
    '             1 | n = 3',
    '  loops 1, 2 2 | for i in x:',
    '* loop 3     3 |     while n:',
    '             4 |',
    '             5 |         pass',
  ]);
});
