import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomStream } from '../../../core/random.ts';
import { runLinear } from '../linear-program.ts';
import { drawExchange, exchangeProgram, variableOf } from './exchange.ts';
import { amountOf, readExchange } from './read-exchange.ts';
import { tellExchange } from './tell-exchange.ts';

const sizes = fc.record({
  operations: fc.integer({ min: 1, max: 40 }),
  agents: fc.integer({ min: 2, max: 8 }),
  goods: fc.integer({ min: 1, max: 5 }),
  sayAll: fc.boolean(),
});

test('with any number of agents and goods, the story and the program end with the same amounts', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), fc.nat({ max: 5 }), (size, seed, paraphrase) => {
      const exchange = drawExchange(size, randomStream(seed));
      const story = tellExchange(exchange, paraphrase);
      const holdings = readExchange(story);
      const { final } = runLinear(exchangeProgram(exchange));
      const told = exchange.agents.map((agent) => exchange.goods.map((good) => amountOf(holdings, agent, good)));
      const computed = exchange.agents.map((_, agent) =>
        exchange.goods.map((_good, good) => final.get(variableOf(agent, good))),
      );
      expect(told).toEqual(computed);
      expect(told.flat().every((amount) => amount >= 0n)).toBe(true);
      expect(exchange.steps.length).toBe(size.operations);
      if (!size.sayAll) expect(story).not.toContain('all remaining');
    }),
    { numRuns: 60 },
  );
});
