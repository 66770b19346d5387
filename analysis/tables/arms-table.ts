/** The four questions about a case, each with an example. */
import { quantileSorted } from 'simple-statistics';
import { type Arm, arms } from '../arms.ts';
import type { Grade } from '../schemas/grade.ts';
import type { Table } from './table.ts';

/** Of the program, the inputs and the checkpoint in the notes. */
const questions: Readonly<Record<Arm, { readonly input: string; readonly asked: string; readonly example: string }>> = {
  'short-trace-final': { input: 'short', asked: 'what the program prints', example: '3' },
  'long-trace-final': { input: 'long', asked: 'what the program prints', example: '15' },
  'inside-loop-state': {
    input: 'long',
    asked: 'the variables when an iteration of a loop begins',
    example: '{"total":3,"x":3}',
  },
  'post-loop-state': {
    input: 'long',
    asked: 'the variables right after that loop',
    example: '{"total":15,"x":5}',
  },
};

export function armsTable(grades: readonly Grade[]): Table {
  return {
    name: 'arms',
    title: 'The four questions about a case',
    columns: [
      { key: 'arm', label: 'Arm', kind: 'text' },
      { key: 'input', label: 'Input', kind: 'text' },
      { key: 'asked', label: 'Asked for', kind: 'text' },
      { key: 'example', label: 'Example', kind: 'text' },
      { key: 'match', label: 'Compared as', kind: 'text' },
      { key: 'tasks', label: 'Tasks', kind: 'count' },
      { key: 'answer_bytes', label: 'Median bytes', kind: 'count' },
    ],
    rows: arms
      .filter((arm) => grades.some((grade) => grade.arm === arm))
      .map((arm) => {
        const tasks = new Map(grades.filter((grade) => grade.arm === arm).map((grade) => [grade.task_id, grade]));
        const policies = new Set([...tasks.values()].map(({ match_policy }) => match_policy));
        const bytes = [...tasks.values()].map(({ answer_bytes }) => answer_bytes).sort((left, right) => left - right);
        return {
          arm,
          ...questions[arm],
          match: [...policies].sort().join(', '),
          tasks: tasks.size,
          answer_bytes: Math.round(quantileSorted(bytes, 0.5)),
        };
      }),
    notes: [
      'Example: the program "total = 0; for x in map(int, input().split()): total += x; print(total)" on the inputs "1 2" (short) and "1 2 3 4 5" (long), ' +
        'with the checkpoint where the third iteration of its loop begins.',
      'A task is a case in one arm, once for each prompt template. Median bytes: of the true answers of its tasks, each once however many settings were asked.',
    ],
  };
}
