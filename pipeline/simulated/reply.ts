/** What a simulated subject sends back. */
import type { RandomStream } from '../../core/random.ts';

export type Reply =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'cut_connection' };

export const text = (reply: string): Reply => ({ kind: 'text', text: reply });

const failures: readonly Reply[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'cut_connection' },
];

/** Of the cells one in eight is never answered, and another one in eight only when it is asked again; undefined for all others. */
export function sometimesSilent(random: RandomStream, askedBefore: number): Reply | undefined {
  const share = random.nextDouble();
  const fails = share < 1 / 8 || (share < 1 / 4 && askedBefore === 0);
  const failure = failures[random.nextIndex(failures.length)];
  return fails ? failure : undefined;
}
