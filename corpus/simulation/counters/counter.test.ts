import { expect, test } from 'vitest';
import { parseProgram } from '../small-python/parse-program.ts';
import { runProgram } from '../small-python/run-program.ts';
import { counted, largestOf, stepsAndDoublings, updateSource } from './counter.ts';

test('a counter is what its loop makes of it', () => {
  for (const update of stepsAndDoublings) {
    for (const initial of [-3, -1, 0, 1]) {
      for (const times of [0, 1, 4, 9]) {
        let largest = 0n;
        const program = `c = ${initial}\nfor i in range(${times}):\n    ${updateSource('c', update)}\n`;
        const { names } = runProgram(parseProgram(program), {
          onAssign(name, value) {
            const size = typeof value === 'bigint' && value < 0n ? -value : value;
            if (name === 'c' && typeof size === 'bigint' && size > largest) largest = size;
          },
        });
        const counter = { initial, update };
        expect({ program, value: names.get('c') }).toEqual({ program, value: counted(counter, times) });
        expect({ program, largest }).toEqual({ program, largest: largestOf(counter, times) });
      }
    }
  }
});
