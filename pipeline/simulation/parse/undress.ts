/** Takes from a text what only sets a value off: Markdown, LaTeX, HTML, quotes, check marks; and writes every minus sign alike. */

const wrapper = /\\(?:boxed|fbox|text\w*|math\w+|mbox|operatorname)\s*\{((?:\\.|[^{}\\])*)\}/g;

const replacements: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*(?:```|~~~).*$/gm, ''],
  [/&nbsp;|&#160;/g, ' '],
  [/&minus;|[\u2212\u2010-\u2013\ufe63\uff0d]/g, '-'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/<\/?[a-z][^<>]{0,40}>/gi, ' '],
  [/\\(?:emptyset|varnothing)\b/g, '∅'],
  [/\\(?:left|right|displaystyle)\b/g, ''],
  // A thousands separator: {,} or a thin space between digits.
  [/(\d)(?:\{,\}|\\,|\\!)(?=\d{3})/g, '$1,'],
  [/\\[,;:! ]/g, ' '],
  [/\\([{}_%#&])/g, '$1'],
  [/\\[()[\]]|\$/g, ' '],
  // The sign of -€5 is that of the number.
  [/[€£¥]\s*/g, ''],
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*>[ \t]?/gm, ''],
  // A star before = is an operator.
  [/`|\*(?!=)|~~|\b__|__\b/g, ''],
  // An apostrophe inside a number or a word stays.
  [/(?<![\p{L}\p{N}])['’]|['’](?![\p{L}\p{N}])/gu, ' '],
  [/["“”„«»‘✓✔✅☑]/g, ' '],
  [/[\u00a0\u2007\u2009\u202f]/g, ' '],
];

/** The bare text. Numbers, words, brackets, commas and signs stay. */
export function undress(text: string): string {
  let bare = text;
  // Wrappers lie in one another a few deep at most.
  for (let depth = 0; depth < 4; depth += 1) bare = bare.replace(wrapper, '$1');
  for (const [pattern, replacement] of replacements) bare = bare.replace(pattern, replacement);
  return bare.trim();
}

/** What stands after the last sign or word that says what something is, when `isValue` holds of it; else the whole text. */
export function withoutLabel(text: string, isValue: (rest: string) => boolean): string {
  const label = /=>|->|[=:→⇒≈]|\b(?:is|are|equals|becomes|contains?|holds?|names?|has|have|be|remains?)\b/gi;
  // So many at most that a text of nothing but labels takes no time.
  for (const match of [...text.matchAll(label)].slice(-40).reverse()) {
    const rest = text.slice(match.index + match[0].length).trim();
    if (isValue(rest)) return rest;
  }
  return text;
}
