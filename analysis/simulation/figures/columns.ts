/** Panels side by side, a setting each; beyond a page's width they go on below. */
import type { Mark } from './mark.ts';

const mostInARow = 4;

/** The facet of a specification. */
export function columnsOf(marks: readonly Mark[]) {
  const names = [...new Set(marks.map(({ column }) => column))];
  return {
    facet: { field: 'column', type: 'nominal', sort: names, title: null, header: { labelLimit: 0, labelFontSize: 11 } },
    // Rows of as equal length as can be.
    columns: Math.ceil(names.length / Math.ceil(names.length / mostInARow)),
  };
}
