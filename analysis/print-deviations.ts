/** `npm run deviations`: how far the estimators lie from the reference values of test-data/, as the tests noted it. */
import { readFileSync } from 'node:fs';

const notes = readFileSync(process.argv[2] as string, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as { file: string; deviation: number });
const lines = [...Map.groupBy(notes, ({ file }) => file)]
  .map(([file, some]) => [file, Math.max(...some.map(({ deviation }) => deviation))] as const)
  .sort(([left], [right]) => (left < right ? -1 : 1))
  .map(([file, largest]) => `${file.padEnd(28)} ${largest === 0 ? 'exact' : largest.toExponential(1)}`);
process.stdout.write(`Largest relative deviation\n${lines.join('\n')}\n`);
