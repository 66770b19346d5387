/** Programs of bitwise and, or alone, on signed integers (Figure 11). */
import { randomLines } from '../random-lines.ts';

export const pureAndOr = randomLines({
  name: 'pure-and-or',
  title: 'Pure and, or',
  operators: ['|=', '&='],
  lengths: [1, 10, 30],
});
