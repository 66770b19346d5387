/** Sorting: repeated numbers, calls of the function, and whether both labels are of one kind. */
import type { Entry } from '../audited-family.ts';
import { readSortingProgram, readWeights } from '../families/sorting.ts';
import { byLevel, type Finding, meanAndMost, share } from '../finding.ts';

export const sortingItems: Finding = {
  name: 'sorting-items',
  title:
    'Sorting: repeated numbers, programs that call their function, and labels that are a number on one side and a name on the other',
  measure: (data) =>
    byLevel(data.get('Sort'), (entries) => [
      share('with a repeated number', entries, ({ item }) => hasRepeats(readSortingProgram(item).numbers)),
      share('function is called', entries, callsItsFunction),
      share('same numbers in text and program', entries, hasSameNumbers),
      share(
        'labels of two kinds',
        entries,
        ({ program, story }) => isNumber(program.labels[0]) !== isNumber(story.labels[0]),
      ),
      ...meanAndMost(
        'largest number',
        entries.map(({ item }) => Math.max(...readSortingProgram(item).numbers.map(Number))),
      ),
    ]),
};

const hasRepeats = (numbers: readonly bigint[]): boolean => new Set(numbers).size < numbers.length;
const isNumber = (label: string | undefined): boolean => /^-?\d+$/.test(label ?? '');

function callsItsFunction({ item }: Entry): boolean {
  const { routine, routineName } = readSortingProgram(item);
  return new RegExp(`\\b${routineName}\\(`).test(item.program.replace(routine, ''));
}

function hasSameNumbers({ item }: Entry): boolean {
  const { numbers } = readSortingProgram(item);
  const weights = readWeights(item).map(([, weight]) => weight);
  return numbers.length === weights.length && numbers.every((number, index) => number === weights[index]);
}
