/** The long run is several times the short one, and no longer than can be followed. */
import { traceRatio } from '../distributions.ts';
import type { Finding } from '../finding.ts';
import { inputFileOf } from '../input-file-of.ts';
import { studyTargets } from '../targets.ts';
import type { Rule } from './rule.ts';

export const traces: Rule = {
  name: 'traces',
  find: (corpus) =>
    (corpus.built?.cases ?? []).flatMap((builtCase): Finding[] => {
      const { case_id, study, short_trace_length: short, long_trace_length: long } = builtCase.row;
      const target = studyTargets[study]?.trace;
      if (target === undefined) return [];
      const about = { rule: 'traces', about: case_id, file: inputFileOf(corpus, case_id), place: 'long' };
      const ratio = traceRatio(builtCase);
      return [
        ...(ratio < target.ratio
          ? [
              {
                ...about,
                message: `the long run has ${long} statements, ${ratio.toFixed(1)} times the ${short} of the short one: less than ${target.ratio} times`,
                remedy: 'Make the long input longer, or the short one shorter.',
              },
            ]
          : []),
        ...(long > target.steps
          ? [
              {
                ...about,
                message: `the long run has ${long} statements, more than ${target.steps}`,
                remedy: 'Make the long input shorter.',
              },
            ]
          : []),
      ];
    }),
};
