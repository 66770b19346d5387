/** Figures with several rows of panels have their legend beside them, where its length does not matter. */
import { figureConfig, margins, unusedLabelWidth } from '../../figures/figure-style.ts';

export const figureConfigWithLegend = {
  ...figureConfig,
  legend: { ...figureConfig.legend, orient: 'right', direction: 'vertical', offset: 14, rowPadding: 4 },
} as const;

export function paddingBesideLegend(labels: readonly string[]): typeof margins {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  return { ...margins, right: margins.right - unusedLabelWidth(longest) };
}
