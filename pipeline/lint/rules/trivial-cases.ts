/** An answer takes thought: it is not the input, nor the same on both inputs. */
import type { JsonValue } from '../../../core/json-value.ts';
import { parseJson } from '../../../core/read-json.ts';
import { isInputCopy } from '../../../oracles/plan/input-copy.ts';
import { tokens } from '../../grade/match/tokens.ts';
import type { BuiltCase } from '../built-corpus.ts';
import { inputFileOf } from '../input-file-of.ts';
import type { Rule } from './rule.ts';

export const trivialCases: Rule = {
  name: 'trivial-cases',
  find: (corpus) =>
    (corpus.built?.cases ?? []).flatMap((builtCase) =>
      complaints(builtCase).map(([place, message]) => ({
        rule: 'trivial-cases',
        about: builtCase.row.case_id,
        file: inputFileOf(corpus, builtCase.row.case_id),
        place,
        message,
        remedy: 'Choose other inputs, or declare another checkpoint in program.json.',
      })),
    ),
};

function complaints({ candidate, oracles }: BuiltCase): [arm: string, message: string][] {
  const [short, long] = [oracles['short-trace-final'].answer, oracles['long-trace-final'].answer];
  const found: [string, string][] = [];
  if (tokens.matches(short, long)) found.push(['long-trace-final', 'the output is the same on both inputs']);
  if (tokens.matches(candidate.short_input, short)) found.push(['short-trace-final', 'the output is the input']);
  if (tokens.matches(candidate.long_input, long)) found.push(['long-trace-final', 'the output is the input']);
  for (const arm of ['inside-loop-state', 'post-loop-state'] as const) {
    if (isPieceOfInput(oracles[arm].answer, candidate.long_input))
      found.push([arm, 'the state is a piece of the input']);
  }
  return found;
}

/** One or two numbers turn up in many an input by chance. */
const leastScalars = 3;

function isPieceOfInput(state: string, input: string): boolean {
  const values = [...(parseJson(state) as ReadonlyMap<string, JsonValue>).values()];
  return countScalars(values) >= leastScalars && isInputCopy(values, input);
}

function countScalars(value: JsonValue): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countScalars(item), 0);
  return typeof value === 'string' ? value.split(/\s+/).length : 1;
}
