/** Members of an item's labels, as the texts that answers are compared by. */
import { JsonNumber, type JsonValue } from '../../core/json-value.ts';
import { badItem } from './bad-data.ts';
import type { Item } from './data-folder.ts';

type Side = 'programLabel' | 'storyLabel';
const fieldOf = { programLabel: 'label_syn', storyLabel: 'label_nat' } as const;

/** A label that is a whole number, a text or a truth value, as answers are written. */
export function scalarText(
  item: Item,
  side: Side,
  name: string,
  value: JsonValue | undefined = item[side].get(name),
): string {
  if (value instanceof JsonNumber && value.isInteger) return value.digits;
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  throw badItem(item, `${fieldOf[side]}.${name}`, 'the label is neither a whole number nor a text');
}

/** A label that is a list without order, as a set is written. */
export function setText(item: Item, side: Side, name: string): string {
  const value = item[side].get(name);
  if (!Array.isArray(value)) throw badItem(item, `${fieldOf[side]}.${name}`, 'the label is not a list');
  return writeSet(value.map((member) => scalarText(item, side, name, member)));
}

/** `{cup, tea}`, as `answerText` writes a set. */
export function writeSet(members: Iterable<string>): string {
  return `{${[...new Set(members)].sort().join(', ')}}`;
}

/** The only name that a label has. */
export function onlyName(item: Item, side: Side): string {
  const [name, ...others] = item[side].keys();
  if (name !== undefined && others.length === 0) return name;
  throw badItem(item, fieldOf[side], `the label has ${item[side].size} names, not one`);
}
