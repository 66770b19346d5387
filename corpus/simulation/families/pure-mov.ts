/** Programs of assignments alone (Figure 11). */
import { randomLines } from '../random-lines.ts';

export const pureMov = randomLines({
  name: 'pure-mov',
  title: 'Pure mov',
  operators: ['='],
  lengths: [1, 10, 30],
});
