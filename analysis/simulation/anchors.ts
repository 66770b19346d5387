/** Numbers of the paper and of its published logs, with whether ours may be held against them. */
import anchors from './anchors.json' with { type: 'json' };

export interface Anchor {
  /** Number of the figure in the paper. */
  readonly figure: string;
  readonly family: string;
  /** The panel of the figure, as `panelOf` names it; null where there is one only. */
  readonly panel: string | null;
  readonly rendering: 'code' | 'story';
  readonly template: string;
  readonly metric: string;
  readonly model: string;
  readonly positions: readonly number[];
  readonly values: readonly number[];
  readonly source: string;
  /** False where the published items or scores are so different that a comparison would mislead. */
  readonly comparable: boolean;
  /** What differs all the same, or why it is not comparable. */
  readonly note: string;
}

export const publishedAnchors: readonly Anchor[] = anchors.series as readonly Anchor[];

export const anchorsOf = (figure: string, metric?: string): Anchor[] =>
  publishedAnchors.filter((anchor) => anchor.figure === figure && (metric === undefined || anchor.metric === metric));
