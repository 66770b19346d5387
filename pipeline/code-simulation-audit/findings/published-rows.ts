/** Published accuracies: which batches have one, which have several, and which are of no batch in the data. */
import { basename } from 'node:path';
import { countOf, type Finding, ofModel } from '../finding.ts';
import { resultsByModel } from '../results-by-model.ts';

export const publishedRows: Finding = {
  name: 'published-rows',
  title: 'Published accuracies: levels and batches they are of, and whether the data holds these',
  measure: (data) =>
    resultsByModel(data).flatMap(({ family, model, results }) => {
      const batches = new Set(family.entries.map(({ batch }) => basename(batch.file)));
      const datasets = new Set(results.map(({ dataset }) => dataset));
      const levels = new Set(results.map(({ level }) => level));
      return [
        { name: 'rows', value: results.length },
        { name: 'levels', value: levels.size },
        { name: 'batches', value: datasets.size },
        { name: 'repeated rows', value: results.length - datasets.size },
        countOf(
          'batches not in the data',
          [...datasets].filter((dataset) => !batches.has(dataset)).length,
          datasets.size,
        ),
      ].map((measure) => ofModel(family, model, measure));
    }),
};
