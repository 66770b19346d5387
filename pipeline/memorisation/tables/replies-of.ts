/** Replies to probes of one kind, with what they are about. */
import type { ProbeReply } from '../../schemas/probe-reply.ts';
import type { Probe, ProbeSubject } from '../probe.ts';

export type FunctionSubject = Extract<ProbeSubject, { pair: string }>;
export type ItemSubject = Extract<ProbeSubject, { itemId: string }>;

export interface Replied<Subject> {
  readonly probe: Probe;
  readonly reply: ProbeReply;
  readonly about: Subject;
}

export function repliesAboutFunctions(
  replies: ReadonlyMap<Probe, ProbeReply>,
  kind: 'continuation' | 'min-k',
): Replied<FunctionSubject>[] {
  return [...replies].flatMap(([probe, reply]) =>
    probe.kind === kind && 'pair' in probe.about ? [{ probe, reply, about: probe.about }] : [],
  );
}

export function repliesAboutItems(replies: ReadonlyMap<Probe, ProbeReply>): Replied<ItemSubject>[] {
  return [...replies].flatMap(([probe, reply]) =>
    'itemId' in probe.about ? [{ probe, reply, about: probe.about }] : [],
  );
}

export const nameColumns = [
  { key: 'pair', label: 'Pair', kind: 'text' },
  { key: 'which', label: 'Function', kind: 'text' },
  { key: 'name', label: 'Name', kind: 'text' },
] as const;

export const nameCells = ({ pair, which, named }: FunctionSubject) => ({ pair, which, name: named ? 'telling' : 'f' });

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
