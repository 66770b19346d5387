/** Refuses a case whose state differs between the run that goes on and the run that stops at the checkpoint. */
import { writeCanonical } from '../../core/canonical-json.ts';
import type { StateReport } from '../run-report.ts';
import type { Check } from './check.ts';
import { Refusal } from './refusal.ts';

export const sameStateWhenStopped: Check = {
  name: 'same state when stopped',
  async run({ clean, observed, stopped, plan }) {
    const going = (await observed('long')).report.states;
    const output = (await clean('long')).stdout;
    for (const where of ['inside', 'post'] as const) {
      const { result, report } = await stopped(where);
      const [expected, actual] = [going.find((state) => state.where === where), report.states[0]];
      requireFields(
        expected,
        where,
        plan.fields.map(({ name }) => name),
      );
      if (report.states.length !== 1 || describe(expected) !== describe(actual)) {
        throw new Refusal('checkpoint_mismatch', { where, observed: describe(expected), stopped: describe(actual) });
      }
      if (result.exitCode !== 0 || !output.subarray(0, result.stdout.length).equals(result.stdout)) {
        throw new Refusal('output_changed', { where, reason: 'the stopped run printed no prefix of the clean output' });
      }
    }
    return [];
  },
};

function requireFields(report: StateReport | undefined, where: string, names: readonly string[]): void {
  const missing = names.filter((name) => report?.state.has(name) !== true);
  if (missing.length > 0) throw new Refusal('no_shared_projection', { where, missing });
}

function describe(report: StateReport | undefined): string | undefined {
  return report && `${writeCanonical(report.state)} after ${report.step} steps`;
}
