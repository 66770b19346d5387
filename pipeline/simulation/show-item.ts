/** One item for people to read: the matched pair, its answer, and what each check says of it. */
import { exitCodes, MidrunError } from '../../core/errors.ts';
import type { Family, Level, Mode, Place } from '../../corpus/simulation/family.ts';
import { generateItem, type Item } from '../../corpus/simulation/generate-items.ts';
import { closestWord } from '../closest-word.ts';
import { checkItems } from './check-items.ts';
import { familiesNamed, modesOf } from './choose-items.ts';

export interface ShownItem {
  readonly family: string;
  /** Default the first of the family. */
  readonly level?: string | undefined;
  readonly mode?: Mode | undefined;
  readonly place: Place;
}

/** Throws MidrunError (exit code 2) for a family, level or mode that does not exist. */
export async function showItem({ family: name, level: levelName, mode: asked, place }: ShownItem): Promise<string> {
  const [family] = familiesNamed([name]) as [Family<unknown>];
  const [mode] = modesOf(family, asked === undefined ? undefined : [asked]);
  if (mode === undefined) throw unknown('mode', String(asked), modesOf(family, undefined));
  const item = generateItem(family, mode, levelNamed(family.levels(mode), levelName), place);
  const [checked] = await checkItems([item], 0);
  return describe(item, checked?.complaints ?? []);
}

function levelNamed(levels: readonly Level[], name: string | undefined): Level {
  const level = name === undefined ? levels[0] : levels.find((each) => each.name === name);
  if (level !== undefined) return level;
  throw unknown(
    'level',
    String(name),
    levels.map((each) => each.name),
  );
}

function describe({ row, family }: Item, complaints: readonly string[]): string {
  const { story, story_question: storyQuestion } = row;
  const difficulty = {
    'statements executed': row.trace_length,
    'in the slice': row.slice_length,
    'live variables': row.live_variables,
    'writes to the target': row.target_writes,
    'largest value': row.magnitude,
  };
  const known = Object.entries(difficulty).flatMap(([title, value]) => (value === null ? [] : [`${title} ${value}`]));
  return [
    `${family.title}  ${row.item_id}`,
    known.join(', '),
    ...section('code', row.program, row.code_question),
    ...(story === null || storyQuestion === null ? [] : section('story', story, storyQuestion)),
    ...section('answer', row.answer),
    ...section('checks', complaints.length === 0 ? agreement(story !== null) : complaints.join('\n')),
  ].join('\n');
}

const agreement = (hasStory: boolean) =>
  hasStory ? 'The form, CPython and the reader of the story agree.' : 'The form and CPython agree.';

const section = (title: string, ...parts: readonly string[]) => [
  '',
  `--- ${title}`,
  parts.map((part) => part.trimEnd()).join('\n\n'),
];

function unknown(kind: string, name: string, known: readonly string[]): MidrunError {
  const meant = closestWord(name, known);
  return new MidrunError({
    code: `unknown_${kind}`,
    message: `the family has no ${kind} "${name}"`,
    remedy: `${meant === undefined ? '' : `Did you mean ${meant}? `}There are: ${known.join(', ')}.`,
    exitCode: exitCodes.badInput,
  });
}
