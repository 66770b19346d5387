/** Programs of additions and subtractions alone (Figure 11). */
import { randomLines } from '../random-lines.ts';

export const pureAddSub = randomLines({
  name: 'pure-add-sub',
  title: 'Pure add and sub',
  operators: ['+=', '-='],
  lengths: [1, 10, 30],
});
