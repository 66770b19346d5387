/** The tables of the probes. */
import type { Table } from '../../analysis/tables/table.ts';
import type { ProbeReply } from '../schemas/probe-reply.ts';
import type { Probe } from './probe.ts';
import { continuationSummary, continuationTable } from './tables/continuation.ts';
import { minKTable } from './tables/min-k.ts';
import { truncatedTable } from './tables/truncated.ts';

export type Replies = ReadonlyMap<Probe, ProbeReply>;

/** Tables of the kinds that have replies. `percent` is the K of Min-K%. */
export function probeTables(replies: Replies, percent: number): Table[] {
  const tables = [
    continuationSummary(replies),
    minKTable(replies, percent),
    truncatedTable(replies),
    continuationTable(replies),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}
