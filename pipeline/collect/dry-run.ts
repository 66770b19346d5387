/** Says what a collection would do. Sends nothing, writes nothing and needs no key. */
import { resolveAddress } from './endpoint.ts';
import { type Estimate, estimate } from './estimate.ts';
import { findOpenCells, planCells } from './open-cells.ts';
import type { CollectOptions } from './options.ts';
import { sentParameters } from './request.ts';
import { parseSetting, type Setting } from './setting.ts';
import { SettingsLibrary } from './settings-library.ts';
import { tokenCounterOf } from './token-counter.ts';

export interface DryRun extends Estimate {
  readonly setting: Setting;
  readonly host: string;
  /** How input tokens were counted. */
  readonly tokenRule: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly planned: number;
  readonly answered: number;
  /** Cells to ask that have answers to prompts or parameters that have changed since. */
  readonly stale: number;
  /** Of everything in the run folder. */
  readonly spentInUsd: number;
}

/** Throws MidrunError (exit code 2) for a bad MODEL, settings file, corpus or run folder. */
export async function dryRun(options: CollectOptions): Promise<DryRun> {
  const setting = parseSetting(options.model, new SettingsLibrary(options.settingsDirectory));
  const planning = planCells(options, setting);
  const { planned } = planning;
  const { open, cells, stale, spent, meanOutputTokens } = findOpenCells(options, setting, planning);
  const counter = await tokenCounterOf(setting);
  return {
    setting,
    tokenRule: counter.rule,
    host: setting.ownServer ?? resolveAddress(setting, options.environment ?? process.env).host,
    parameters: sentParameters(setting, 1),
    planned: planned.length,
    answered: planned.length - open.length,
    stale,
    spentInUsd: spent.costInUsd,
    ...estimate(setting, cells, meanOutputTokens, counter),
  };
}
