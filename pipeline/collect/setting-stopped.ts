/** The error that ends a setting when no further cell of it can succeed. */
import { exitCodes, MidrunError } from '../../core/errors.ts';
import type { Failed } from './classify-outcome.ts';
import type { Endpoint } from './endpoint.ts';
import type { Redactor } from './redact.ts';
import type { Setting } from './setting.ts';

/** Exit code 5: a refused key or an empty account. */
export function settingStopped(setting: Setting, endpoint: Endpoint, result: Failed, redactor: Redactor): MidrunError {
  const quota = result.reason === 'quota';
  return new MidrunError({
    code: quota ? 'quota_exhausted' : 'key_refused',
    message: `${endpoint.host} ${quota ? 'has no quota left' : 'refuses the key'} for ${setting.id}: ${redactor.message(result.message)}`,
    remedy: `${quota ? 'Raise the limit or wait for it to reset' : `Check ${setting.access.keyVariable}`}, then run the same command again: it goes on where it stopped.`,
    exitCode: exitCodes.quotaOrAuthentication,
  });
}
