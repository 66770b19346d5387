/** What the audit knows of one family of the published data: how its labels read, and what its program and its story really say. */
import type { ProgramToRun } from '../../simulation/run-programs.ts';
import type { Batch, Item } from '../data-folder.ts';

/** One side of an item: what is labelled, in the order of its names. */
export interface LabelledProgram extends ProgramToRun {
  readonly labels: readonly string[];
}

export interface LabelledStory {
  /** What the text itself says; null where it does not hold what is asked for. */
  readonly answers: readonly (string | null)[];
  readonly labels: readonly string[];
}

export interface PublishedFamily {
  /** Name of its folder. */
  readonly folder: string;
  readonly title: string;
  /** Folder of its published accuracies. */
  readonly experiment: string;
  /** Parameters of a file's name that tell its level. */
  readonly levelParameters: readonly string[];
  /** The program, expressions for what can be asked of it, and the labels of these. */
  program(item: Item): LabelledProgram;
  /** What the text answers, read without the program. */
  story(item: Item, batch: Batch): LabelledStory;
}
