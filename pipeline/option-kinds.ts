/** The kinds of options, each refusing what it cannot hold: a text given twice or left empty, a number that is none. */

/** One text, such as a folder. */
export function textOption(name: string, describe: string) {
  const coerce = (value: unknown): string => {
    if (typeof value === 'string' && value !== '') return value;
    throw new Error(`--${name} is given once and not empty`);
  };
  return { type: 'string', requiresArg: true, describe, coerce } as const;
}

/** Several texts: the option repeated, or commas between them. */
export function listOption(describe: string) {
  const coerce = (values: readonly unknown[]): string[] => {
    const texts = values.flatMap((value) => String(value).split(',')).map((text) => text.trim());
    return texts.filter((text) => text !== '');
  };
  return {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: `${describe}; commas between them`,
    coerce,
  } as const;
}

/** A folder that has its usual place: `shownDefault` is how help names it. */
export function folderOption(name: string, describe: string, usual: string, shownDefault: string) {
  return { ...textOption(name, describe), default: usual, defaultDescription: shownDefault } as const;
}

/** A whole number from `least` up, to `most` where there is an end. */
export function countOption(name: string, describe: string, least = 1, most = Number.MAX_SAFE_INTEGER) {
  const isValid = (value: number) => Number.isSafeInteger(value) && value >= least && value <= most;
  const end = most === Number.MAX_SAFE_INTEGER ? 'up' : `to ${most}`;
  return numberOption(name, describe, isValid, `a whole number from ${least} ${end}`);
}

/** An amount of money, above zero. */
export function amountOption(name: string, describe: string) {
  return numberOption(name, describe, (value) => value > 0 && Number.isFinite(value), 'a number above 0');
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
