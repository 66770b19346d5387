/** Every family of generated items, in the order of reports. */

import { approximate } from './families/approximate.ts';
import { boxesFamily } from './families/boxes.ts';
import { classicPairs } from './families/classic-pairs.ts';
import { criticalGrid } from './families/critical-grid.ts';
import { criticalPath } from './families/critical-path.ts';
import { loopsByDegree } from './families/loops-by-degree.ts';
import { mixedLines } from './families/mixed-lines.ts';
import { nestedLoops } from './families/nested-loops.ts';
import { parallelPaths } from './families/parallel-paths.ts';
import { pureAddSub } from './families/pure-add-sub.ts';
import { pureAndOr } from './families/pure-and-or.ts';
import { pureMov } from './families/pure-mov.ts';
import { redundant } from './families/redundant.ts';
import { sorting } from './families/sorting.ts';
import { sortingRoutines } from './families/sorting-routines.ts';
import { straightLine } from './families/straight-line.ts';
import type { Family } from './family.ts';

// A family's form is its own affair: whoever goes through the list hands it back and forth without looking inside.
export const families: readonly Family<unknown>[] = [
  straightLine,
  criticalPath,
  parallelPaths,
  nestedLoops,
  sorting,
  boxesFamily,
  pureAddSub,
  pureMov,
  pureAndOr,
  mixedLines,
  criticalGrid,
  approximate,
  redundant,
  loopsByDegree,
  sortingRoutines,
  classicPairs,
];
