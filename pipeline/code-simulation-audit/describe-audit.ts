/** What the audit says on a terminal: a table for each finding, its levels down and its measures across. */
import { markdownTable } from 'markdown-table';
import type { AuditMeasurement } from '../schemas/audit-measurement.ts';
import { findings } from './findings.ts';

/** Levels whose shares are those of their whole family are left out, and of batches only the least and the most are shown. */
export function describeAudit(rows: readonly AuditMeasurement[]): string {
  return findings
    .map(({ name, title }) => ({ title, rows: rows.filter(({ finding }) => finding === name) }))
    .filter((finding) => finding.rows.length > 0)
    .map((finding) => `${finding.title}\n\n${tableOf(finding.rows)}\n`)
    .join('\n');
}

function tableOf(rows: readonly AuditMeasurement[]): string {
  const measures = [...new Set(rows.map(({ measure }) => measure))];
  const lines = Map.groupBy(rows, ({ family, level, model }) => JSON.stringify([family, level, model]));
  const cells = [...lines.values()]
    .filter((line) => !isLikeWhole(line, rows))
    .map((line) => {
      const { family, level, model } = line[0] as AuditMeasurement;
      return [
        family,
        model ?? level,
        ...measures.map((measure) => figureOf(line.filter((row) => row.measure === measure))),
      ];
    });
  return markdownTable([['family', rows[0]?.model === null ? 'level' : 'model', ...measures], ...cells], {
    align: ['l', 'l', ...measures.map(() => 'r')],
  });
}

/** Whether the line says nothing that the line of its family does not. */
function isLikeWhole(line: readonly AuditMeasurement[], rows: readonly AuditMeasurement[]): boolean {
  return line.every(({ family, level, measure, value, count }) => {
    const whole = rows.find((row) => row.family === family && row.level === 'all' && row.measure === measure);
    return level !== 'all' && count !== null && whole?.value === value;
  });
}

/** `131/450 29.1 %`, with the least and the most of its batches where they are known; or a number. */
function figureOf(rows: readonly AuditMeasurement[]): string {
  const batches = rows
    .filter(({ batch, value }) => batch !== null && value !== null)
    .map(({ value }) => value as number);
  const together = rows.find(({ batch }) => batch === null);
  const figure = together === undefined ? '' : figureOfRow(together);
  if (batches.length === 0) return figure;
  const isShare = rows.some(({ of }) => of !== null);
  const range = [Math.min(...batches), Math.max(...batches)].map((value) => shown(isShare ? 100 * value : value));
  const across = range[0] === range[1] ? (range[0] as string) : range.join(' to ');
  return figure === '' ? across : `${figure} (batches ${across})`;
}

function figureOfRow({ value, count, of }: AuditMeasurement): string {
  if (value === null) return '–';
  return count === null ? shown(value) : `${count}/${of} ${(100 * value).toFixed(1)} %`;
}

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1));
