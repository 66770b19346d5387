/** Refuses a program that, unchanged, fails, prints nothing, prints too much, or prints what is no text. */
import { requireSuccess } from '../finished-run.ts';
import type { Check } from './check.ts';
import { Refusal } from './refusal.ts';
import { lengths } from './subject.ts';

export const cleanRun: Check = {
  name: 'clean run',
  async run({ clean, limits }) {
    for (const length of lengths) {
      const result = await clean(length);
      requireSuccess(result, `clean run on the ${length} input`);
      if (result.stdout.length > limits.outputBytes) {
        throw new Refusal('output_too_large', {
          input: length,
          bytes: result.stdout.length,
          limit: limits.outputBytes,
        });
      }
      if (result.stdout.toString().trim() === '')
        throw new Refusal('clean_run_failed', { input: length, output: 'empty' });
      if (!isUtf8(result.stdout)) throw new Refusal('clean_run_failed', { input: length, output: 'not UTF-8' });
    }
    return [];
  },
};

function isUtf8(bytes: Buffer): boolean {
  return Buffer.compare(Buffer.from(bytes.toString('utf8')), bytes) === 0;
}
