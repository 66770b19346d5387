/** II. Critical path / Critical good exchange: of many steps between accounts, a few decide the balance that is asked for. */
import { type Accounts, accountsProgram, accountVariable, drawAccounts } from '../accounts/accounts.ts';
import { readAccounts } from '../accounts/read-accounts.ts';
import { tellAccounts } from '../accounts/tell-accounts.ts';
import { backwardSlice } from '../backward-slice.ts';
import type { Family } from '../family.ts';
import { linearDifficulty, linearGuesses } from '../linear-difficulty.ts';
import { linearSource, runLinear } from '../linear-program.ts';

const lengths = [10, 20, 30, 40, 50];

export const criticalPath: Family<Accounts> = {
  name: 'critical-path',
  title: 'Critical path / Critical good exchange',
  mode: 'both',
  levels: () =>
    lengths.map((operations) => ({
      name: `n=${operations}`,
      position: operations,
      parameters: { operations, path: 5, agents: 6 },
    })),
  generate({ parameters }, random, mode) {
    const size = {
      operations: Number(parameters.operations),
      path: Number(parameters.path),
      agents: Number(parameters.agents),
    };
    return drawAccounts(size, random, mode);
  },
  renderCode(form) {
    const asked = accountVariable(form.asked);
    return {
      program: linearSource(accountsProgram(form)),
      question: `What is the value of ${asked} after the last line?`,
      expression: asked,
    };
  },
  renderStory: tellAccounts,
  evaluate: (form) => ({
    kind: 'integer',
    value: runLinear(accountsProgram(form)).final.get(accountVariable(form.asked)) as bigint,
  }),
  readStory: (story) => ({ kind: 'integer', value: readAccounts(story) }),
  difficulty: (form) => linearDifficulty(accountsProgram(form), accountVariable(form.asked), form.agents.length),
  guesses: (form) => linearGuesses(accountsProgram(form), accountVariable(form.asked)),
  check(form, { parameters }) {
    const slice = backwardSlice(accountsProgram(form), [accountVariable(form.asked)]);
    const complaints: string[] = [];
    if (slice.places.length !== parameters.path) complaints.push(`the slice has ${slice.places.length} statements`);
    const intruders = form.steps.filter(
      ({ onPath, agent, other }) =>
        !onPath && [agent, other].some((place) => slice.variables.has(accountVariable(place))),
    );
    if (intruders.length > 0) complaints.push(`${intruders.length} steps off the path touch its accounts`);
    return complaints;
  },
};
