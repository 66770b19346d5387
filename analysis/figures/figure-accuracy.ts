/** Accuracy by arm and setting with intervals: one panel an arm, one line a setting, one mark a headline cohort. */
import type { TopLevelSpec } from 'vega-lite';
import type { AccuracyRow } from '../accuracy.ts';
import { arms, shortArmNames } from '../arms.ts';
import { type Cohort, languageNames } from '../cohorts.ts';
import { isMissing } from '../missing.ts';
import { countingNotes, overSourcesNotes, poolingNote, simulatedNotes } from '../tables/notes.ts';
import type { FigureSpec } from './figure.ts';
import { figureConfig, margins, settingColours, unusedLabelWidth } from './figure-style.ts';

/** Say the same as the colours. */
const shapes = ['circle', 'square', 'triangle-up', 'diamond'];

const panelWidth = 132;
const panelGap = 22;
/** Height of a mark and of the gap between settings, in pixels. */
const markStep = 11;
const settingGap = 12;

/** @param rows rows of headline cohorts; the rows of all arms together are left out */
export function accuracyFigure(rows: readonly AccuracyRow[]): FigureSpec {
  const shown = rows.filter((row) => row.arm !== 'all');
  const cohorts = [...new Set(shown.map((row) => row.cohort))];
  const grades = cohorts.flatMap((cohort) => cohort.grades);
  return {
    name: 'accuracy-by-arm',
    title: 'Correct / completed responses by arm and setting, with 95% intervals',
    notes: [
      'Bars: the interval over sources. A mark without a bar has one source, and no interval. The counts behind every mark stand in the table accuracy.',
      ...countingNotes(grades),
      ...overSourcesNotes(cohorts),
      poolingNote,
      ...simulatedNotes(grades),
    ],
    spec: specification(shown.map(mark), cohorts.map(cohortName)),
  };
}

interface Mark {
  readonly arm: string;
  readonly setting: string;
  readonly cohort: string;
  /** Percent; null where nothing was completed. */
  readonly share: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly completed: number;
  readonly sources: number;
}

function mark(row: AccuracyRow): Mark {
  const { estimate, overSources: interval, sources } = row.perCompleted;
  return {
    arm: row.arm === 'all' ? 'all' : shortArmNames[row.arm],
    setting: row.setting.label,
    cohort: cohortName(row.cohort),
    share: isMissing(estimate) ? null : estimate * 100,
    low: isMissing(interval) ? null : interval.low * 100,
    high: isMissing(interval) ? null : interval.high * 100,
    completed: row.completed,
    sources,
  };
}

const cohortName = (cohort: Cohort) => `${cohort.name}, ${languageNames[cohort.language]}`;

function specification(marks: readonly Mark[], cohorts: readonly string[]): TopLevelSpec {
  const settings = settingOrder(marks);
  const longestLabel = Math.max(0, ...settings.map((label) => label.length));
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    data: { values: [...marks] },
    padding: { ...margins, left: margins.left - unusedLabelWidth(longestLabel) },
    title: {
      text: 'Correct / completed responses (%)',
      orient: 'bottom',
      // Vega would centre it under panels and labels together; this centres it under the panels.
      frame: 'group',
      anchor: 'start',
      align: 'center',
      dx: (arms.length * panelWidth + (arms.length - 1) * panelGap) / 2,
      offset: 8,
    },
    facet: {
      column: {
        field: 'arm',
        type: 'nominal',
        sort: arms.map((arm) => shortArmNames[arm]),
        title: null,
        header: { labelPadding: 6 },
      },
    },
    spacing: panelGap,
    spec: {
      width: panelWidth,
      height: settings.length * (cohorts.length * markStep + settingGap),
      encoding: {
        y: {
          field: 'setting',
          type: 'nominal',
          sort: settings,
          title: null,
          scale: { paddingInner: settingGap / (cohorts.length * markStep + settingGap), paddingOuter: 0.2 },
          axis: { labelLimit: 0, ticks: false, grid: false },
        },
        yOffset: { field: 'cohort', type: 'nominal', sort: [...cohorts], scale: { paddingOuter: 0.5 } },
        color: {
          field: 'cohort',
          type: 'nominal',
          sort: [...cohorts],
          scale: { domain: [...cohorts], range: settingColours(cohorts.length) },
        },
      },
      layer: [
        {
          transform: [{ filter: 'isValid(datum.low)' }],
          mark: { type: 'rule', strokeWidth: 1.4, strokeCap: 'butt' },
          encoding: { x: percentAxis('low'), x2: { field: 'high' } },
        },
        {
          transform: [{ filter: 'isValid(datum.share)' }],
          mark: { type: 'point', filled: true, size: 34, opacity: 1 },
          encoding: {
            x: percentAxis('share'),
            shape: {
              field: 'cohort',
              type: 'nominal',
              sort: [...cohorts],
              scale: { domain: [...cohorts], range: shapes },
            },
          },
        },
      ],
    },
    config: figureConfig,
  };
}

function percentAxis(field: keyof Mark) {
  const axis = { values: [0, 25, 50, 75, 100], title: null };
  return { field, type: 'quantitative' as const, scale: { domain: [0, 100], nice: false }, axis };
}

/** Cohorts may miss a setting, so the order is put together from all of them: models first, each kind by name. */
function settingOrder(marks: readonly Mark[]): string[] {
  const rank = (label: string) => `${label.includes('simulated)') ? 1 : 0}${label}`;
  return [...new Set(marks.map((each) => each.setting))].sort((left, right) => (rank(left) < rank(right) ? -1 : 1));
}
