/** A figure as a value: a Vega-Lite specification with its data inside, and the words of its caption. */
import type { TopLevelSpec } from 'vega-lite';

export interface FigureSpec {
  /** File name without ending. */
  readonly name: string;
  /** Caption: what is shown. */
  readonly title: string;
  /** Sentences under the caption, as under a table. */
  readonly notes: readonly string[];
  readonly spec: TopLevelSpec;
}
