/** The whole result at a glance: a row a family and setting, code and story side by side, with their difference. */
import { missing } from '../../missing.ts';
import { sortKey } from '../../settings.ts';
import type { Column, Row, Table } from '../../tables/table.ts';
import { baselinesOf } from '../baselines.ts';
import { type Cell, completedOf, groupCells, type Simulation } from '../cells.ts';
import { commonNotes, missingNote } from '../notes.ts';
import { differenceOver } from '../paired-difference.ts';
import { pairedSeries } from '../pairs.ts';
import { isRight, plainShare } from '../shares.ts';

const modes = ['paper', 'corrected'] as const;
type Mode = (typeof modes)[number];

export function headlineTable(simulation: Simulation): Table {
  const templates = shownTemplates(simulation.cells);
  const shown = simulation.cells.filter(({ setting }) => templates.has(setting.template));
  const others = [...new Set(simulation.cells.map(({ setting }) => setting.template))].filter(
    (template) => !templates.has(template),
  );
  const columns = modes.filter((mode) => shown.some((cell) => cell.mode === mode));
  const cellsOf = modeCellsOf(simulation);
  return {
    name: 'headline',
    title: 'Right answers to code and story in percent, all levels together',
    headingColumns: ['family'],
    columns: [
      { key: 'family', label: 'Family', kind: 'text' },
      { key: 'setting', label: 'Setting', kind: 'setting' },
      { key: 'planned', label: 'Planned', kind: 'count', machineOnly: true },
      { key: 'completed', label: 'n', kind: 'count' },
      ...columns.flatMap(modeColumns),
    ],
    rows: groupCells(shown, ({ family, setting }) => [family, sortKey(setting)]).map((members): Row => {
      const { family, setting } = members[0] as Cell;
      const scores = members.flatMap((cell) => cell.scores);
      const counts = { planned: scores.length, completed: completedOf(scores).length };
      return Object.assign({ family, setting, ...counts }, ...columns.map((mode) => cellsOf(mode, members)));
    }),
    notes: [
      'n: replies of the row, all of its columns together. Difference: code - story in points, over the items with a response in both; ' +
        '95%: t interval over worlds (CR1). Constant: what the answer that is right most often would reach. The level decides how hard an item is: a row depends on the grid that was asked.',
      `With the n of each share, intervals, strict reading and blind guesses: accuracy-by-family; by level: accuracy, simulation-gap.${
        others.length === 0 ? '' : ` Asked about code alone, so only there and in templates: ${others.join(', ')}.`
      }`,
      missingNote(simulation.scores),
      ...commonNotes(simulation.scores),
    ],
  };
}

/** Templates that stories were asked with; all where no story was. */
function shownTemplates(cells: readonly Cell[]): Set<string> {
  const stories = cells.filter(({ rendering }) => rendering === 'story');
  return new Set((stories.length > 0 ? stories : cells).map(({ setting }) => setting.template));
}

function modeColumns(mode: Mode): Column[] {
  return [
    { key: `${mode}_code`, label: `${mode}: code`, kind: 'percent' },
    { key: `${mode}_code_n`, label: 'n', kind: 'count', machineOnly: true },
    { key: `${mode}_story`, label: 'story', kind: 'percent' },
    { key: `${mode}_story_n`, label: 'n', kind: 'count', machineOnly: true },
    { key: `${mode}_difference`, label: 'difference', kind: 'points' },
    { key: `${mode}_difference_t`, label: '95%', kind: 'points_interval' },
    { key: `${mode}_pairs`, label: 'Pairs', kind: 'count', machineOnly: true },
    { key: `${mode}_constant`, label: 'constant', kind: 'percent' },
  ];
}

function modeCellsOf(simulation: Simulation): (mode: Mode, members: readonly Cell[]) => Row {
  const keyOf = ({ family, mode, setting }: Cell) => [family, mode, sortKey(setting)].join('\u0000');
  const gaps = new Map(
    pairedSeries(simulation).map(({ first, pairs }) => [
      keyOf(first),
      differenceOver(
        simulation,
        pairs.map(({ code, story }) => ({ first: code, second: story })),
      ).difference,
    ]),
  );
  return (mode, members) => {
    const cells = members.filter((cell) => cell.mode === mode);
    const repliesTo = (rendering: Cell['rendering']) =>
      completedOf(cells.flatMap((cell) => (cell.rendering === rendering ? cell.scores : [])));
    const [code, story] = [repliesTo('code'), repliesTo('story')];
    const gap = cells[0] && gaps.get(keyOf(cells[0]));
    return {
      [`${mode}_code`]: plainShare(code, isRight),
      [`${mode}_code_n`]: code.length,
      [`${mode}_story`]: gap === undefined ? missing('not_applicable') : plainShare(story, isRight),
      [`${mode}_story_n`]: story.length,
      [`${mode}_difference`]: gap?.estimate ?? missing('not_applicable'),
      [`${mode}_difference_t`]: gap?.intervalCr1 ?? missing('not_applicable'),
      [`${mode}_pairs`]: gap?.rows ?? 0,
      [`${mode}_constant`]: baselinesOf(cells.flatMap(({ scores }) => scores)).constant,
    };
  };
}
