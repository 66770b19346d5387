import { expect, test } from 'vitest';
import { SettingsLibrary } from './collect/settings-library.ts';
import { settingsNamed } from './collect-settings.ts';

test('commas, repeated options and lists name settings, each once', () => {
  expect(
    settingsNamed(['sim/slip, sim/load', 'sim/slip', 'openai/gpt-5.6-sol@default'], new SettingsLibrary()),
  ).toEqual(['sim/slip', 'sim/load', 'openai/gpt-5.6-sol@default']);
  expect(settingsNamed(['paper'], new SettingsLibrary())).toHaveLength(7);
});
