/** What kind of wrong a wrong answer is: a closed list, in the order in which the rules are tried. */
import kinds from './wrong-kinds.json' with { type: 'json' };

export type WrongKind = keyof typeof kinds;

/** Label of a column and words of a note, by kind. */
export const wrongKinds: Readonly<Record<WrongKind, { readonly label: string; readonly words: string }>> = kinds;

export const wrongKindNames = Object.keys(kinds) as readonly WrongKind[];
