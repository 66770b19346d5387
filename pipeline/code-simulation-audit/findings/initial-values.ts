/** Critical path: do program and text begin with the same balances, and do the same things happen to them? */
import { runLinear, type Statement } from '../../../corpus/simulation/linear-program.ts';
import type { Entry } from '../audited-family.ts';
import { readCreditStory } from '../families/critical-path.ts';
import { byLevel, type Finding, share } from '../finding.ts';
import { readUpdates } from '../read-updates.ts';

export const initialValues: Finding = {
  name: 'initial-values',
  title: 'Critical path: do program and text begin with the same values, and do the same operations follow?',
  measure: (data) =>
    byLevel(data.get('CriticalPath'), (entries) => [
      share('same initial values', entries, hasSameInitialValues),
      share('same operations', entries, hasSameOperations),
      share('text right, begun as the program', entries, isRightFromInitialValuesOfProgram),
    ]),
};

function hasSameInitialValues({ item }: Entry): boolean {
  const { initial } = readUpdates(item);
  const told = readCreditStory(item).initial;
  return initial.length === told.size && initial.every(([name, value]) => told.get(name) === value);
}

/** Each operation of the text as the two statements that carry it out. */
function statementsOf({ item }: Entry): Statement[] {
  return readCreditStory(item).events.flatMap(({ kind, actor, other }): Statement[] =>
    kind === 'take'
      ? [
          { target: actor, operator: '+=', operand: other },
          { target: other, operator: '=', operand: 0n },
        ]
      : [
          { target: actor, operator: '-=', operand: other },
          { target: other, operator: '+=', operand: other },
        ],
  );
}

function hasSameOperations(entry: Entry): boolean {
  const written = (statements: readonly Statement[]) =>
    statements.map(({ target, operator, operand }) => `${target}${operator}${operand}`).join(';');
  return written(readUpdates(entry.item).statements) === written(statementsOf(entry));
}

function isRightFromInitialValuesOfProgram(entry: Entry): boolean {
  const { final } = runLinear({ initial: readUpdates(entry.item).initial, statements: statementsOf(entry) });
  const [agent] = entry.item.storyLabel.keys();
  return final.get(agent as string)?.toString() === entry.story.labels[0];
}
