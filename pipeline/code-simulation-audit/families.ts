/** The families of the published data that the audit reads. */
import { boxes } from './families/boxes.ts';
import { criticalPath } from './families/critical-path.ts';
import { parallelPaths, straightLine } from './families/exchange.ts';
import type { PublishedFamily } from './families/family.ts';
import { loops } from './families/loops.ts';
import { sorting } from './families/sorting.ts';

export const families: readonly PublishedFamily[] = [straightLine, criticalPath, parallelPaths, loops, sorting, boxes];
