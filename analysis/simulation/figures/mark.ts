/** What the figures of the suite draw: points on lines, measured, guessed blindly, or published. */

import type { ShareEstimate } from '../../estimators/share-estimate.ts';
import { isMissing, type Known } from '../../missing.ts';
import type { Anchor } from '../anchors.ts';

export interface Mark {
  /** Column of panels: the setting with its template. */
  readonly column: string;
  /** Colour and entry of the legend. */
  readonly series: string;
  /** Points with the same thread and the same `line` are joined. */
  readonly thread: string;
  readonly line: string;
  readonly x: number | string;
  readonly y: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export const measuredLine = 'measured';
export const constantLine = 'commonest answer';

type Place = Pick<Mark, 'column' | 'series' | 'x'> & { readonly thread?: string };

/** A measured share in percent with its interval over worlds, or Wilson's where there is one world. */
export function shareMark(place: Place, share: ShareEstimate): Mark {
  const interval = isMissing(share.overSources) ? share.wilson : share.overSources;
  return {
    thread: place.series,
    ...place,
    line: measuredLine,
    y: percent(share.estimate),
    low: isMissing(interval) ? null : interval.low * 100,
    high: isMissing(interval) ? null : interval.high * 100,
  };
}

/** A measured number without an interval. */
export const valueMark = (place: Place, value: Known<number>): Mark => ({
  thread: place.series,
  ...place,
  line: measuredLine,
  y: isMissing(value) ? null : value,
  low: null,
  high: null,
});

/** What the best constant answer reaches. */
export const constantMark = (place: Place, share: Known<number>): Mark => ({
  ...valueMark(place, isMissing(share) ? share : share * 100),
  line: constantLine,
});

/** The published points of a model, in percent unless `scale` says otherwise. */
export function publishedMarks(column: string, series: string, anchor: Anchor, scale = 100): Mark[] {
  return anchor.positions.map((x, place) => ({
    column,
    series,
    thread: `${series} ${anchor.model}`,
    line: publishedLine(anchor),
    x,
    y: (anchor.values[place] as number) * scale,
    low: null,
    high: null,
  }));
}

export const publishedLine = ({ model }: Anchor): string => `${model} (published)`;

export const percent = (share: Known<number>): number | null => (isMissing(share) ? null : share * 100);

/** Whether anything of the marks was measured: guesses and published numbers alone make no picture. */
export const isMeasured = (marks: readonly Mark[]): boolean =>
  marks.some(({ y, line }) => y !== null && line === measuredLine);
