/** Collects several settings side by side, each under limits of its own. */
import { describeError, type ExitCode, exitCodes, MidrunError } from '../core/errors.ts';
import { type DryRun, dryRun } from './collect/dry-run.ts';
import type { CollectOptions } from './collect/options.ts';
import { parseSetting } from './collect/setting.ts';
import { SettingsLibrary } from './collect/settings-library.ts';
import { collectSetting, type Showing } from './collect-setting.ts';
import { describeDryRun, describeTotal } from './describe-collection.ts';

/**
 * Collects every setting that `models` name: a MODEL, several with commas between them, or the name of a list. A fault of one
 * setting is printed and does not stop the others. Returns the exit code that asks for most: key, bad input, budget, incomplete.
 */
export async function collectSettings(
  models: readonly string[],
  options: Omit<CollectOptions, 'model'>,
  showing: Showing,
): Promise<ExitCode> {
  const settings = settingsNamed(models, new SettingsLibrary(options.settingsDirectory));
  const [only] = settings;
  if (settings.length === 1 && only !== undefined) {
    return (await collectSetting({ ...options, model: only }, showing)).exitCode;
  }
  const codes = await Promise.all(
    settings.map((model) =>
      collectSetting({ ...options, model }, { ...showing, sharesTerminal: true }).then(
        ({ exitCode }) => exitCode,
        (error: unknown) => {
          if (!(error instanceof MidrunError)) throw error;
          process.stderr.write(`${model}: ${describeError(error)}\n`);
          return error.exitCode;
        },
      ),
    ),
  );
  const bySeverity = [
    exitCodes.quotaOrAuthentication,
    exitCodes.badInput,
    exitCodes.budgetReached,
    exitCodes.incomplete,
  ];
  return bySeverity.find((code) => codes.includes(code)) ?? exitCodes.done;
}

/** Prints what collecting them would ask and cost. */
export async function printDryRun(models: readonly string[], options: Omit<CollectOptions, 'model'>): Promise<void> {
  const runs: DryRun[] = [];
  for (const model of settingsNamed(models, new SettingsLibrary(options.settingsDirectory))) {
    const run = await dryRun({ ...options, model });
    runs.push(run);
    process.stdout.write(`${describeDryRun(run)}\n`);
  }
  if (runs.length > 1) process.stdout.write(`${describeTotal(runs)}\n`);
}

/** The MODELs that are meant, each once; all are checked before the first is asked. */
export function settingsNamed(models: readonly string[], library: SettingsLibrary): string[] {
  const named = models
    .flatMap((text) => text.split(',').map((part) => part.trim()))
    .flatMap((name) => library.list(name) ?? [name]);
  const byId = new Map(named.map((model) => [parseSetting(model, library).id, model]));
  return [...byId.values()];
}
