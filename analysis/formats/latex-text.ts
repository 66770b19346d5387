/** Text as LaTeX prints it: special characters escaped, minus signs set as such. */
const replacements: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': "{''}",
};

export function latexText(text: string): string {
  return text
    .replaceAll(/[\\~^<>|"&%$#_{}]/g, (character) => replacements[character] ?? `\\${character}`)
    .replaceAll(/(^|[[ ])-(?=[ \d]|$)/g, '$1$-$');
}
