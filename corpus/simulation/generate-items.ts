/** Items as rows: each drawn from a seed of its own, so that no other item, family or machine can change it. */
import { canary } from '../../core/canary.ts';
import { hashParts } from '../../core/hash.ts';
import { randomStream, seedFrom } from '../../core/random.ts';
import { answerText } from './answer.ts';
import type { Family, Guesses, Level, Mode, Place } from './family.ts';
import type { SimulationItem } from './schemas/simulation-item.ts';
import { worldId } from './world-id.ts';

/** Raised whenever the same seed would give another item. */
export const generatorVersion = '1';

/** The paper's protocol: 3 batches of 30 at every level, where the family has no layout of its own. */
export const usualLayout = { batches: 3, size: 30 } as const;

export interface Item {
  readonly row: SimulationItem;
  readonly family: Family<unknown>;
  readonly level: Level;
  readonly form: unknown;
}

/** The wordings a story is told in; every family has at least one, and takes any number. */
export const wordings = 3;

export const modes: readonly Mode[] = ['paper', 'corrected'];

/**
 * All items of a family in a mode, level by level, batch by batch; none where the family has no such mode.
 * `asked` overrides how many batches a level has, and how many items a batch.
 */
export function* generateItems(
  family: Family<unknown>,
  mode: Mode,
  asked: { readonly batches?: number | undefined; readonly size?: number | undefined } = {},
): Generator<Item> {
  if (family.mode !== 'both' && family.mode !== mode) return;
  const layout = family.layout ?? usualLayout;
  const { batches = layout.batches, size = layout.size } = asked;
  for (const level of family.levels(mode)) {
    for (let batch = 1; batch <= batches; batch += 1) {
      for (let item = 0; item < size; item += 1) yield generateItem(family, mode, level, { batch, item });
    }
  }
}

/** One item. The same arguments always give the same one. */
export function generateItem(family: Family<unknown>, mode: Mode, level: Level, place: Place): Item {
  const levelId = [family.name, mode, level.name].join('/');
  const itemId = [levelId, `b${place.batch}`, String(place.item).padStart(2, '0')].join('/');
  const drawn = family.draws?.(level, place) ?? itemId;
  const seed = seedFrom(`simulation/${generatorVersion}/${family.name}/${mode}/${drawn}`);
  const form = family.generate(level, randomStream(seed), mode, place);
  const code = family.renderCode(form);
  // The paper told every story in the same words.
  const paraphrase = mode === 'paper' ? 0 : place.item % wordings;
  const story = family.renderStory?.(form, paraphrase) ?? null;
  const answer = family.evaluate(form);
  const row: Omit<SimulationItem, 'item_sha256'> = {
    item_id: itemId,
    world_id: family.world?.(form) ?? worldId(family.name, code.program, code.question),
    family: family.name,
    mode,
    level: level.name,
    position: level.position,
    ...place,
    seed,
    generator: generatorVersion,
    paraphrase,
    answer_kind: answer.kind,
    answer: answerText(answer),
    has_story: story !== null,
    ...family.difficulty(form),
    ...guessTexts(family.guesses(form)),
    parameters: level.parameters,
    program: code.program,
    code_question: code.question,
    expression: code.expression,
    story: story?.text ?? null,
    story_question: story?.question ?? null,
    form: plainForm(form),
    canary,
  };
  return { row: { ...row, item_sha256: hashParts([row]) }, family, level, form };
}

/** Everything that has to hold of an item and can be told without running its program: complaints, none when it is sound. */
export function complaintsAbout({ row, family, level, form }: Item): string[] {
  const complaints = [...(family.check?.(form, level) ?? [])];
  if (row.story === null || row.story_question === null || family.readStory === undefined) return complaints;
  try {
    const read = answerText(family.readStory({ text: row.story, question: row.story_question }));
    if (read !== row.answer) complaints.push(`the story says ${read}, the form ${row.answer}`);
  } catch (error) {
    complaints.push(`the story cannot be answered: ${(error as Error).message}`);
  }
  return complaints;
}

function guessTexts(guesses: Guesses): Record<keyof Guesses, string | null> {
  const textOf = (guess: Guesses[keyof Guesses]) => (guess === null ? null : answerText(guess));
  return {
    copy_initial: textOf(guesses.copy_initial),
    last_literal: textOf(guesses.last_literal),
    sorted_input: textOf(guesses.sorted_input),
    vanilla: textOf(guesses.vanilla),
  };
}

/** The form as JSON, integers of any size as decimal texts. */
function plainForm(form: unknown): Record<string, unknown> {
  const text = JSON.stringify(form, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return JSON.parse(text) as Record<string, unknown>;
}
