/** Published accuracies of programs and of texts: their correlation over the means of levels, and how few levels there are. */
import { pearson } from '../../../analysis/estimators/correlation.ts';
import { isMissing } from '../../../analysis/missing.ts';
import { type Finding, type Measure, ofModel } from '../finding.ts';
import { resultsByModel } from '../results-by-model.ts';

export const publishedCorrelations: Finding = {
  name: 'published-correlations',
  title: 'Published accuracies of programs and texts: Pearson correlation over the means of levels',
  measure: (data) =>
    resultsByModel(data).flatMap(({ family, model, results }) => {
      const levels = [...Map.groupBy(results, ({ level }) => level).values()];
      const means = (value: (result: (typeof results)[number]) => number) =>
        levels.map((rows) => rows.reduce((sum, row) => sum + value(row), 0) / rows.length);
      const program = means(({ programAccuracy }) => programAccuracy);
      const story = means(({ storyAccuracy }) => storyAccuracy);
      return [{ name: 'levels', value: levels.length }, correlation('correlation', program, story)].map((measure) =>
        ofModel(family, model, measure),
      );
    }),
};

/** Null where there is none, as with two values. */
export function correlation(name: string, left: readonly number[], right: readonly number[]): Measure {
  const { estimate } = pearson(left, right);
  return { name, value: isMissing(estimate) ? null : estimate };
}
