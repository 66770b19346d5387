/** Equal white-space separated tokens: the policy of final arms. */
import { tokenPolicy } from './token-lists.ts';

export const tokens = tokenPolicy('tokens', (text) => text.split(/\s+/).filter((token) => token !== ''));
