/** Equal white-space separated tokens: the policy of final arms. */
import { tokenPolicy } from './token-lists.ts';

export const tokenList = (text: string): string[] => text.split(/\s+/).filter((token) => token !== '');

export const tokens = tokenPolicy('tokens', tokenList);
