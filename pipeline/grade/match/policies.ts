/** The match policies there are, by name. A new one: a file beside this one, and a line here. */
import { alnumTokens } from './alnum-tokens.ts';
import { bytes } from './bytes.ts';
import { jsonValue } from './json-value.ts';
import { paper } from './paper.ts';
import { tokens } from './tokens.ts';

export const policies = { 'json-value': jsonValue, tokens, bytes, 'alnum-tokens': alnumTokens, paper } as const;
export type PolicyName = keyof typeof policies;
