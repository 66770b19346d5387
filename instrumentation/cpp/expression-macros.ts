/**
 * The macros whose calls may stay in the text that is parsed: those with arguments whose body is one expression, such as
 * `#define chmax(a, b) ((a) < (b) ? ((a) = (b), 1) : 0)`. The grammar takes `f(x < (y))` and the like for the start of a template's
 * arguments, and a call that stays a call spares it that reading.
 */
import { isIdentifier, type Token } from './cpp-tokens.ts';
import { type Definition, definitions, namesInConditions } from './macro-definitions.ts';

/** Names that have expressions for all their definitions and are not asked for by `#if`. */
export function expressionMacros(source: string): ReadonlySet<string> {
  const all = definitions(source);
  const tested = namesInConditions(source);
  const others = new Set(all.filter((definition) => !isExpression(definition)).map(({ name }) => name));
  return new Set(all.map(({ name }) => name).filter((name) => !others.has(name) && !tested.has(name)));
}

/** Words that make a statement, a declaration or a type. */
const otherWords =
  /^(?:for|while|do|if|else|switch|case|default|break|continue|return|goto|try|catch|struct|class|enum|union|using|typedef|template|typename|namespace|public|private|protected|friend|auto|const|constexpr|static|inline|extern|virtual|operator|void)$/;
const otherMarks = /^(?:[{};#]|##|\.\.\.)$/;
const typeWords = /^(?:int|long|short|char|bool|double|float|unsigned|signed)$/;
const operatorWords = /^(?:and|or|not|new|delete|throw|sizeof)$/;
const first = /^(?:[\p{L}\p{N}_$"'(!~+\-*&.]|::)/u;
const last = /(?:[\p{L}\p{N}_$"')\]]|\+\+|--)$/u;

function isExpression({ takesArguments, body }: Definition): boolean {
  const [opening, closing] = [body[0], body.at(-1)];
  if (!takesArguments || opening === undefined || closing === undefined) return false;
  // What a single name stands for is up to the call: a type, or a whole statement.
  if (body.length === 1 && isIdentifier(opening.text)) return false;
  if (!first.test(opening.text) || !last.test(closing.text)) return false;
  return body.every((token, index) => standsInExpression(token, body[index + 1], body[index + 2]));
}

/** Two words side by side, and the name of a built-in type outside of a cast, are a declaration's. */
function standsInExpression({ text }: Token, next: Token | undefined, afterNext: Token | undefined): boolean {
  if (otherWords.test(text) || otherMarks.test(text)) return false;
  if (next === undefined || !isIdentifier(text)) return true;
  if (typeWords.test(text)) {
    const endsArguments = next.text === '>' && !isIdentifier(afterNext?.text ?? '');
    return endsArguments || typeWords.test(next.text) || /^[)(*,&]$/.test(next.text);
  }
  return !isIdentifier(next.text) || operatorWords.test(text) || operatorWords.test(next.text);
}
