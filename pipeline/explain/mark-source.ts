/** A source with line numbers, and with its loops named in the margin; the chosen one has a star. */
import type { Plan } from '../../oracles/schemas/plan.ts';

export function markSource(source: string, loops: Plan['loops']): string[] {
  const lines = source.replace(/(?:\r\n|\n|\r)$/, '').split(/\r\n|\n|\r/);
  const marks = lines.map((_, index) => markOf(loops.filter(({ line }) => line === index + 1)));
  const markWidth = Math.max(0, ...marks.map((mark) => mark.length));
  const numberWidth = String(lines.length).length;
  return lines.map((line, index) => {
    const number = String(index + 1).padStart(numberWidth);
    const margin = markWidth === 0 ? '' : `${(marks[index] as string).padEnd(markWidth)} `;
    return `${margin}${number} | ${line}`.trimEnd();
  });
}

function markOf(loops: Plan['loops']): string {
  if (loops.length === 0) return '';
  const isChosen = loops.some(({ verdict }) => verdict === 'chosen');
  const ids = loops.map(({ loop_id }) => loop_id).join(', ');
  return `${isChosen ? '*' : ' '} loop${loops.length === 1 ? '' : 's'} ${ids}`;
}
