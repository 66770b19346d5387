/** Programs of assignments, additions and subtractions (Figures 10 and 12). */
import { randomLines } from '../random-lines.ts';

export const mixedLines = randomLines({
  name: 'mixed-lines',
  title: 'Mixed straight line',
  operators: ['=', '+=', '-='],
  lengths: [10, 20, 30, 40, 50],
});
