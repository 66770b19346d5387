/** A sorting routine made to sort the other way round. */

const element = String.raw`\b[vxy]\[[^\]]*\]`;
const comparison = new RegExp(`(${element} )([<>]=?)( )|( )([<>]=?)( ${element})`, 'g');

const turned: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Turns every comparison in which an element of the vector or of a part of it stands: the routines hold those in v, x and y alone. */
export const descendingSource = (source: string): string =>
  source.replace(
    comparison,
    (_, left = '', sign = '', after = '', before = '', other = '', right = '') =>
      `${left}${turned[sign] ?? ''}${after}${before}${turned[other] ?? ''}${right}`,
  );
