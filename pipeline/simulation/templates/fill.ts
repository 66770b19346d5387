/** Fills the places of a template. A place that nothing fills, or a value that no place takes, is a fault of the template. */
import { MidrunError } from '../../../core/errors.ts';

/** Fills every `{name}` in one pass, so that braces inside a program stay what they are. `{}` is no place. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(values));
  const filled = text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw brokenTemplate(`nothing fills the place ${place} of "${text}"`);
    unused.delete(name);
    return value;
  });
  const [name] = unused;
  if (name !== undefined) throw brokenTemplate(`"${text}" has no place {${name}}`);
  return filled;
}

function brokenTemplate(message: string): MidrunError {
  return new MidrunError({
    code: 'broken_template',
    message,
    file: 'pipeline/simulation/templates/templates.json',
    remedy: 'Correct the place in the template.',
  });
}
