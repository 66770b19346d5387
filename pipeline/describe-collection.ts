/** What people read of a collection: while it runs, at its end, and before anything is sent. */
import { dollars, type Spent } from './collect/cost.ts';
import type { DryRun } from './collect/dry-run.ts';
import type { CollectionProgress, CollectionSummary } from './collect/tally.ts';

/** Outcomes so far, rate, tokens, cost and time left, after `elapsedInMs` of this run. */
export function describeProgress(progress: CollectionProgress, elapsedInMs: number): string {
  const { outcomes, asked, planned, done, noResponse, spent } = progress;
  const perSecond = asked / Math.max(elapsedInMs / 1000, 0.001);
  const left = planned - done;
  return [
    ...Object.entries(outcomes).flatMap(([name, count]) => counted(count, name)),
    ...counted(noResponse, 'without response'),
    ...(asked === 0 ? [] : [`${perSecond.toPrecision(2)}/s`]),
    ...counted(spent.tokens, 'tokens'),
    ...describeCost(spent),
    ...(asked === 0 || left === 0 ? [] : [`${duration(left / perSecond)} left`]),
  ].join(', ');
}

/** Counts of zero are left out, but for the planned cells and the requests. */
export function describeSummary(summary: CollectionSummary): string {
  const { setting, outcomes, noResponse, inputTokens, outputTokens } = summary;
  const counts = [
    `${summary.planned} planned`,
    ...counted(summary.answeredBefore, 'answered before'),
    ...counted(summary.givenUpBefore, 'without response before'),
    ...Object.entries(outcomes).flatMap(([name, count]) => counted(count, name)),
    ...Object.entries(noResponse).flatMap(([name, count]) =>
      counted(count, `without response (${name.replaceAll('_', ' ')})`),
    ),
    `${summary.attempts} requests`,
    ...(inputTokens + outputTokens > 0 ? [`${inputTokens} input and ${outputTokens} output tokens`] : []),
    ...describeCost(summary.spent).map((cost) => `${cost} in all`),
  ];
  const stopped = summary.budgetReached === undefined ? '' : `\nStopped: ${summary.budgetReached} is reached.`;
  const warnings = summary.warnings.map((warning) => `\nWarning: ${warning}.`).join('');
  return `${setting}${summary.simulated ? ' (simulated)' : ''}: ${counts.join(', ')}\n${summary.runDirectory}${warnings}${stopped}`;
}

/** The plan and the price range of a collection. */
export function describeDryRun(run: DryRun): string {
  const { setting, inputTokens, outputTokens, cost, costAtMeanOutput } = run;
  const to = (high: number | null, show: (value: number) => string) => (high === null ? 'no known limit' : show(high));
  const price =
    setting.price === null
      ? `unknown: state it in settings/*.json (${setting.provider}, models, ${setting.model}, price)`
      : `$${setting.price.input} input, $${setting.price.output} output a million tokens (${setting.price.date})`;
  const rows: [string, string][] = [
    ['requests', `to ${run.host}, ${JSON.stringify(run.parameters)}`],
    ['cells', `${run.cells} to ask, ${run.answered} of ${run.planned} answered`],
    ...(run.stale === 0
      ? []
      : [['stale', `${run.stale} of them have answers to other prompts or parameters`] as [string, string]]),
    ['input tokens', `${inputTokens.low} to ${inputTokens.high} (${run.tokenRule})`],
    ['output tokens', `${outputTokens.low} to ${to(outputTokens.high, String)}`],
    ...(setting.simulated ? [] : [['price', price] as [string, string]]),
    [
      'cost',
      cost === null ? (setting.simulated ? 'nothing' : 'unknown') : `${dollars(cost.low)} to ${to(cost.high, dollars)}`,
    ],
    ...(costAtMeanOutput === null
      ? []
      : [
          ['at the mean output so far', `${dollars(costAtMeanOutput.low)} to ${dollars(costAtMeanOutput.high)}`] as [
            string,
            string,
          ],
        ]),
    ...(run.spentInUsd > 0 ? [['spent already', dollars(run.spentInUsd)] as [string, string]] : []),
  ];
  return [
    `${setting.id}${setting.simulated ? ' (simulated)' : ''}: nothing was sent`,
    ...rows.map(([name, text]) => `  ${name.padEnd(14)} ${text}`),
  ].join('\n');
}

/** What several settings come to together; a price that is unknown is said to be missing from it. */
export function describeTotal(runs: readonly DryRun[]): string {
  const cells = runs.reduce((sum, run) => sum + run.cells, 0);
  const costs = runs.flatMap(({ cost }) => cost ?? []);
  const sum = (amounts: readonly number[]) => dollars(amounts.reduce((total, amount) => total + amount, 0));
  const highs = costs.flatMap(({ high }) => high ?? []);
  const high = highs.length < costs.length ? 'no known limit' : sum(highs);
  const unpriced = runs.filter(({ cost, setting }) => cost === null && !setting.simulated).length;
  const known = costs.length === 0 ? [] : [`cost ${sum(costs.map(({ low }) => low))} to ${high}`];
  const unknown = unpriced === 0 ? [] : [`the price of ${unpriced} is unknown`];
  return [`all ${runs.length} settings: ${cells} cells to ask`, ...known, ...unknown].join(', ');
}

/** The cost that is known, marked when answers without a known cost are missing from it; nothing when none is known. */
export function describeCost({ costInUsd, answersWithoutCost, rows }: Spent): string[] {
  if (rows === 0 || costInUsd === 0) return [];
  return [answersWithoutCost === 0 ? dollars(costInUsd) : `over ${dollars(costInUsd)}`];
}

function duration(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  return seconds < 6000 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

const counted = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);
