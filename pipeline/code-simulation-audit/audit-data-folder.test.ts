/** The audit on small data of our own, in which every fault is planted and every number can be counted by hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../core/temporary-folder.ts';
import type { AuditMeasurement } from '../schemas/audit-measurement.ts';
import { auditDataFolder } from './audit-data-folder.ts';

type Record = { syn: string; nat: string; label_syn: unknown; label_nat: unknown };

function write(folder: string, family: string, name: string, items: readonly Record[]): void {
  mkdirSync(join(folder, family), { recursive: true });
  writeFileSync(join(folder, family, `${name}.json`), JSON.stringify(items));
}

/** `value` of each measure of a finding at a level, batches together. */
function valuesOf(rows: readonly AuditMeasurement[], finding: string, family: string, level = 'all') {
  const chosen = rows.filter((row) => row.finding === finding && row.family === family && row.level === level);
  return Object.fromEntries(
    chosen
      .filter(({ batch }) => batch === null)
      .map(({ measure, value, count, of }) => [measure, count === null ? value : `${count}/${of}`]),
  );
}

/** `value` of each measure of a finding about a model. */
function valuesOfModel(rows: readonly AuditMeasurement[], finding: string, model: string) {
  const chosen = rows.filter((row) => row.finding === finding && row.model === model);
  return Object.fromEntries(
    chosen.map(({ measure, value, count, of }) => [measure, count === null ? value : `${count}/${of}`]),
  );
}

const exchange = {
  syn: 'p0=4; p1=1\nq0=0; q1=7\nq0 += p0\np0 -= p0\nq1 -= 2\np1 += 5\n',
  nat: [
    'Agent-p has 4 nuts, 1 pins.',
    'Agent-q has 0 nuts, 7 pins.',
    'Agents may trade.',
    'Agent-p gives all their nuts to agent-q.',
    'Agent-q loses 2 pins.',
    'Agent-p buys 5 pins.',
  ].join('\n'),
  label_syn: { p0: 0, p1: 6, q0: 4, q1: 5 },
  label_nat: { p: { nuts: 0, pins: 6 }, q: { nuts: 4, pins: 5 } },
};

const taking = (actor: string, other: string) =>
  `${actor} gets all the credit (or debt) ${other} has. ${other} has none.`;
const doubling = (actor: string, other: string) => `${actor} doubles the amount of credit ${other} has. ${actor} pays.`;

test('exchanges: labels, kinds of operations, what is never written and what is not asked', async () => {
  const folder = temporaryFolder('audit-data');
  const wrong = { ...exchange, label_syn: { ...exchange.label_syn, q1: 9 }, label_nat: { p: { nuts: 1, pins: 6 } } };
  write(folder, 'StraightLine', 'n_ops-3_n_vars-2_n_instances-2_batch-1', [exchange, wrong]);
  const rows = await auditDataFolder(folder);
  expect(valuesOf(rows, 'program-labels', 'StraightLine')).toEqual({
    'does not run': '0/2',
    'runs, label right': '1/2',
    'runs, label wrong': '1/2',
  });
  expect(valuesOf(rows, 'story-labels', 'StraightLine')).toEqual({
    'label right': '1/2',
    'of these, answer 0': '0/1',
    'cannot be answered': '0/2',
  });
  expect(valuesOf(rows, 'operations', 'StraightLine', 'n_ops=3')).toEqual({
    'lines of code, mean': 4,
    'lines of code, most': 4,
    give: '2/6',
    buy: '2/6',
    lose: '2/6',
    'with an assignment': '0/2',
    'largest quantity': 6,
  });
  expect(valuesOf(rows, 'untouched-targets', 'StraightLine')).toEqual({ 'never written': '0/8' });
  expect(valuesOf(rows, 'unstored-questions', 'StraightLine')).toEqual({
    'several quantities labelled': '2/2',
    'chance of the same question': 0.25,
  });
});

test('critical paths: other initial values, a wrong label that the answer 0 hides, and the true slice', async () => {
  const folder = temporaryFolder('audit-data');
  // Text: c = 2 + 3 = 5, b = 0, then a = 1 - 5 = -4, c = 10. Program: c = 4 + 6 = 10, then 20.
  const differing = {
    syn: 'a=9; b=6; c=4\nc += b\nb = 0\na -= c\nc *= 2\n',
    nat: `Balances: a=1; b=3; c=2.\n${taking('c', 'b')}\n${doubling('a', 'c')}`,
    label_syn: { c: 20 },
    label_nat: { c: 20 },
  };
  const zero = {
    syn: 'a=1; b=1; c=-8\na += c\nc = 0\nb += b\nb = 0\n',
    nat: `Balances: a=2; b=1; c=5.\n${taking('a', 'c')}\n${taking('b', 'b')}`,
    label_syn: { c: 0 },
    label_nat: { c: 0 },
  };
  write(folder, 'CriticalPath', 'n_ops-2_n_vars-3_len_critical_path-2_batch-1', [differing, zero]);
  const rows = await auditDataFolder(folder);
  expect(valuesOf(rows, 'initial-values', 'CriticalPath')).toEqual({
    'same initial values': '0/2',
    'same operations': '2/2',
    'text right, begun as the program': '2/2',
  });
  expect(valuesOf(rows, 'story-labels', 'CriticalPath')).toEqual({
    'label right': '1/2',
    'of these, answer 0': '1/1',
    'cannot be answered': '0/2',
  });
  expect(valuesOf(rows, 'slice-length', 'CriticalPath')).toEqual({
    'lines in the slice, mean': 1.5,
    'lines in the slice, most': 2,
    'slice as long as declared': '1/2',
    'writes to the answer, mean': 1.5,
    'writes to the answer, most': 2,
    'operations from first to last write, mean': 1.5,
    'operations from first to last write, most': 2,
  });
  expect(valuesOf(rows, 'self-transfers', 'CriticalPath')).toEqual({ 'with itself': '1/4' });
  expect(valuesOf(rows, 'constant-answers', 'CriticalPath')).toEqual({
    'commonest label of programs': '1/2',
    'commonest label of texts': '1/2',
    '0 or empty': '1/2',
  });
  const example = rows.find(({ finding, count }) => finding === 'self-transfers' && count === 1)?.example;
  expect(example).toBe('CriticalPath/n_ops-2_n_vars-3_len_critical_path-2_batch-1.json, item 2');
});

test('loops: an object that does not occur, noise under the number of another loop', async () => {
  const folder = temporaryFolder('audit-data');
  const sound = {
    syn: 'n_0=0; n_1=0\nfor _ in range(3):\n\tn_0 += 1\n\tfor _ in range(4):\n\t\tn_1 += 1\n',
    nat: 'There are 3 obj-0 in obj-gen.\nThere are 4 obj-1 in obj-0.\n',
    label_syn: { n_1: 12 },
    label_nat: { 'obj-1 in obj-gen': 12 },
  };
  const absent = { ...sound, nat: 'There are 3 obj-0 in obj-gen.\nThere are 4 nobj-2 in obj-0.\n' };
  write(folder, 'Loops', 'n_loops-2_n_noisy_loops-1_min_loop_length-2_max_loop-4_batch-1', [sound, absent]);
  const rows = await auditDataFolder(folder);
  expect(valuesOf(rows, 'absent-objects', 'Loops')).toEqual({
    'asked object absent': '1/2',
    'where present, label right': '1/1',
  });
  expect(valuesOf(rows, 'noise-numbers', 'Loops')).toEqual({
    'noise told by its name': '1/4',
    'number of another loop': '1/1',
  });
  expect(valuesOf(rows, 'label-sizes', 'Loops')).toEqual({ 'median label': 12, 'largest label': 12 });
  expect(valuesOf(rows, 'repeated-items', 'Loops')).toEqual({ repeated: '1/2' });
});

test('sorting: a routine that sorts the other way, repeated numbers and names within names', async () => {
  const folder = temporaryFolder('audit-data');
  const routine = 'def put(v):\n    v.sort(reverse=REVERSE)\n    return v\n';
  const item = (reverse: string, numbers: readonly number[], label: number) => ({
    syn: `x = [${numbers.join(', ')}]\n\n${routine.replace('REVERSE', reverse)}`,
    nat: `Weights: {${numbers.map((number, index) => `'ob${index + 9}': ${number}`).join(', ')}, 'ob1': 70}.`,
    label_syn: { position: 0, label, ascending: true },
    label_nat: { position: 1, label: 'ob10', ascending: true },
  });
  write(folder, 'Sort', 'n_vars-3_ascending-True_batch-2', [item('False', [8, 5, 8], 5), item('True', [8, 5, 6], 5)]);
  const rows = await auditDataFolder(folder);
  expect(valuesOf(rows, 'program-labels', 'Sort')).toEqual({
    'does not run': '0/2',
    'runs, label right': '1/2',
    'runs, label wrong': '1/2',
  });
  expect(valuesOf(rows, 'story-labels', 'Sort')).toMatchObject({ 'label right': '2/2' });
  expect(valuesOf(rows, 'sorting-items', 'Sort')).toEqual({
    'with a repeated number': '1/2',
    'function is called': '0/2',
    'same numbers in text and program': '0/2',
    'labels of two kinds': '2/2',
    'largest number, mean': 8,
    'largest number, most': 8,
  });
  expect(valuesOf(rows, 'colliding-names', 'Sort')).toEqual({ 'texts with such names': '2/2', 'names damaged': '4/8' });
});

test('boxes: calls with several objects do not run, and one call for each gives the label', async () => {
  const folder = temporaryFolder('audit-data');
  const world = 'Box 0 contains the jar, box 1 is empty. Put the cap and the rope into Box 1';
  const program = 'x0 = {3}\nx1 = set()\n';
  const items = [
    { syn: program, nat: 'Box 0 contains the jar, box 1 is empty', label_syn: { 1: [] }, label_nat: { 1: [] } },
    { syn: `${program}x1.add(5, 8)\n`, nat: world, label_syn: { 1: [8, 5] }, label_nat: { 1: ['rope', 'cap'] } },
    {
      syn: `${program}x1.add(5, 8)\nx1.remove(8)\nx0.add(8)\n`,
      nat: `${world}. Move the rope from Box 1 to Box 0.`,
      label_syn: { 0: [3, 8] },
      label_nat: { 0: ['jar', 'rope'] },
    },
  ];
  write(join(folder, 'data'), 'boxes', 'num_boxes-2-max_items_per_box-3-batch-1', items);
  const rows = await auditDataFolder(folder);
  expect(valuesOf(rows, 'boxes-programs', 'boxes', 'max_items_per_box=3')).toEqual({
    'does not run': '2/3',
    'distinct programs that do not run': '2/3',
    'mended, label right': '3/3',
  });
  expect(valuesOf(rows, 'story-labels', 'boxes')).toMatchObject({ 'label right': '3/3' });
  expect(valuesOf(rows, 'constant-answers', 'boxes')).toMatchObject({ '0 or empty': '1/3' });
  expect(rows.filter(({ finding }) => finding === 'boxes-worlds').map(({ value }) => value)).toEqual([3, 1, 3, 2]);
});

test('published accuracies are held against right labels, constant answers and each other', async () => {
  const root = temporaryFolder('audit-data');
  const text = (label: string) => ({
    syn: 'a=1; b=-1\nb += a\na = 0\n',
    nat: `Balances: a=1; b=4.\n${taking('b', 'a')}`,
    label_syn: { b: 0 },
    label_nat: { b: Number(label) },
  });
  // Right labels of the texts: all of batch 1, half of batch 2, none of batch 3; every program answers 0.
  const batches = [
    [text('5'), text('5')],
    [text('5'), text('0')],
    [text('0'), text('0')],
  ];
  for (const [index, items] of batches.entries()) {
    write(join(root, 'data'), 'CriticalPath', `n_ops-${index + 1}_n_vars-2_len_critical_path-1_batch-1`, items);
  }
  mkdirSync(join(root, 'results/critical-path'), { recursive: true });
  const dataset = (n: number) => `n_ops-${n}_n_vars-2_len_critical_path-1_batch-1.json`;
  const csv = (rows: readonly string[]) => ['accuracy_nat,accuracy_syn,date,dataset', ...rows, ''].join('\n');
  writeFileSync(
    join(root, 'results/critical-path/some-model.csv'),
    csv([
      `1.0,0.5,d,${dataset(1)}`,
      `0.5,1.0,d,${dataset(2)}`,
      `0.5,0.0,d,${dataset(3)}`,
      `0.5,0.0,d,${dataset(3)}`,
      `0.5,0.9,d,${dataset(4)}`,
    ]),
  );
  const rows = await auditDataFolder(root);
  expect(valuesOfModel(rows, 'published-ceilings', 'some-model')).toEqual({
    'text accuracy with right labels': expect.closeTo(0.8704, 4),
    'text above a perfect reader': '2/4',
    'program below always 0': '3/4',
  });
  expect(valuesOfModel(rows, 'published-correlations', 'some-model')).toEqual({
    levels: 4,
    correlation: expect.closeTo(-0.1466, 4),
  });
  expect(valuesOfModel(rows, 'published-rows', 'some-model')).toEqual({
    ...{ rows: 5, levels: 4, batches: 4, 'repeated rows': 1 },
    'batches not in the data': '1/4',
  });
  writeFileSync(join(root, 'results/critical-path/some-model.csv'), csv([`1.0,high,d,${dataset(1)}`]));
  await expect(auditDataFolder(root)).rejects.toMatchObject({
    code: 'unreadable_audit_data',
    place: 'line 2',
    exitCode: 2,
  });
});
