/** Options that hold a number, refused when they hold anything else. */

/** A whole number from `least` up. */
export function countOption(name: string, describe: string, least = 1) {
  const isValid = (value: number) => Number.isSafeInteger(value) && value >= least;
  return numberOption(name, describe, isValid, `a whole number from ${least} up`);
}

/** A time in seconds, above zero. */
export function secondsOption(name: string, describe: string) {
  return numberOption(name, describe, (value) => value > 0 && Number.isFinite(value), 'a number above 0');
}

function numberOption(name: string, describe: string, isValid: (value: number) => boolean, wanted: string) {
  const coerce = (value: unknown): number => {
    if (typeof value === 'number' && isValid(value)) return value;
    throw new Error(`--${name} needs ${wanted}`);
  };
  return { type: 'number', requiresArg: true, describe, coerce } as const;
}
