/** What each built-in study is to reach; programs of other studies have to meet what holds for all. */
import data from './targets.json' with { type: 'json' };

export interface StudyTargets {
  readonly programs: number;
  readonly cases: number;
  /** Programs that each topic has at least. */
  readonly programs_a_topic?: number;
  /** Lines of a program, and the least median of the study. */
  readonly lines?: { readonly least: number; readonly most: number; readonly median: number };
  /** Of a program at least; `reaching` is what the most complex one of the study exceeds. */
  readonly cyclomatic?: { readonly least: number; readonly reaching?: number };
  readonly input_bytes?: { readonly short: number; readonly long: number };
  /** Executed statements on the long input, and how many times those on the short one they are at least. */
  readonly trace: { readonly steps: number; readonly ratio: number };
  /** Share of final outputs that may have fewer characters than `short_answer_characters`. */
  readonly short_answers_share: number;
}

export const studyTargets: Readonly<Record<string, StudyTargets>> = data.studies;

/** Jaccard similarity of two programs of a language. */
export const likenessAtMost = data.likeness_at_most;

/** Share of an arm's answers that a guesser has to stay below. */
export const guessedBelow = data.guessed_below;

export const shortAnswerCharacters = data.short_answer_characters;
