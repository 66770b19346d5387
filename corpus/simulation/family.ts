/**
 * A family of generated items: one abstract instance (the form), rendered as code and, where a naturalistic twin exists, as a story.
 * Both ask for the same quantity; the label comes from the form alone, and three checks have to agree with it before an item is kept:
 * `evaluate` (here), the rendered program under CPython, and `readStory`, which knows nothing but the story.
 */
import type { RandomStream } from '../../core/random.ts';
import type { Answer } from './answer.ts';

/** `paper`: the grid, operations and question style of the paper as far as they are sound; `corrected`: what they should have been. */
export type Mode = 'paper' | 'corrected';

/** One cell of a family's grid. */
export interface Level {
  /** Flat and short, names of its numbers included: `n=10`, `lines=20+path=5` (commas separate ids on the command line). */
  readonly name: string;
  /** Where the level stands on the horizontal axis of its figure. */
  readonly position: number;
  readonly parameters: Readonly<Record<string, number | string | boolean>>;
}

/** Where an item stands in its level: its batch, from 1, and its number there, from 0. */
export interface Place {
  readonly batch: number;
  readonly item: number;
}

/** Code as a subject sees it, and how its truth is found. */
export interface CodeRendering {
  readonly program: string;
  /** One sentence that asks for the quantity: `What is the value of a3 after the last line?` */
  readonly question: string;
  /** A Python expression over the finished program's names whose value is the answer: `a3`, `[a0, a1]`, `main([3, 1])[0]`. */
  readonly expression: string;
}

export interface StoryRendering {
  readonly text: string;
  readonly question: string;
}

/** How hard an item is, each a number or null where the family has no such thing. */
export interface Difficulty {
  /** Statements executed. */
  readonly trace_length: number;
  /** Variables that the answer depends on at some step. */
  readonly live_variables: number | null;
  /** Writes to what is asked for. */
  readonly target_writes: number | null;
  /** Largest absolute value that occurs. */
  readonly magnitude: string | null;
  /** Statements in the backward slice of the answer. */
  readonly slice_length: number | null;
}

/** What subjects answer that do not follow the program; null where a family has no such guess. */
export interface Guesses {
  readonly copy_initial: Answer | null;
  readonly last_literal: Answer | null;
  readonly sorted_input: Answer | null;
  /** What the well-known function returns, for an item about its variation. */
  readonly vanilla: Answer | null;
}

export interface Family<Form> {
  /** Its name everywhere, in kebab-case: the `study` of its tasks. */
  readonly name: string;
  /** `Straight line / Good exchange` */
  readonly title: string;
  readonly mode: Mode | 'both';
  /** How many batches and items a batch and level has, where it is not the suite's three of thirty. */
  readonly layout?: { readonly batches: number; readonly size: number };
  levels(mode: Mode): readonly Level[];
  /**
   * The name of what an item is drawn from. Items of one name get the same random stream: a function and its variation the same
   * input, every sorting routine the same vector, all probes of a world the same world. Each item its own stream when absent.
   */
  draws?(level: Level, place: Place): string;
  /** Draws the abstract instance, JSON-representable but for bigint (kept as decimal strings in rows). */
  generate(level: Level, random: RandomStream, mode: Mode, place: Place): Form;
  renderCode(form: Form): CodeRendering;
  /** Wording differs by `paraphrase` (0 is the plainest; any number is valid). Undefined for families without a twin. */
  renderStory?(form: Form, paraphrase: number): StoryRendering;
  /** The answer, by exact integers and Python's meaning of // and %. */
  evaluate(form: Form): Answer;
  /** Follows the story's own words, without the form. Throws when it cannot be answered from them. */
  readStory?(story: StoryRendering): Answer;
  difficulty(form: Form): Difficulty;
  guesses(form: Form): Guesses;
  /** What else must hold of every item (requested slice = measured slice, disjoint threads): complaints, none when sound. */
  check?(form: Form, level: Level): readonly string[];
  /** Items that share a world are one cluster of every statistic; when absent, those with the same program and question do. */
  world?(form: Form): string;
}
