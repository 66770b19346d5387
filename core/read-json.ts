/**
 * A JSON reader that keeps number lexemes and refuses what plain `JSON.parse` lets pass: duplicate keys and deep nesting.
 * Grammar: RFC 8259.
 */
import { JsonNumber, type JsonObject, type JsonValue } from './json-value.ts';

/** Values nested deeper than this are refused, so that hostile text cannot exhaust the stack. */
export const maximumDepth = 500;

export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  /** Offset in UTF-16 code units. */
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(`${message} at offset ${offset}`);
    this.offset = offset;
  }
}

const whiteSpace = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids raw control characters inside strings
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const literal = /true|false|null/y;

/** Reads one JSON text. Throws JsonSyntaxError on anything that is not exactly one value. */
export function parseJson(text: string): JsonValue {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.skipWhiteSpace();
  if (reader.offset < text.length) throw new JsonSyntaxError('text after the value', reader.offset);
  return value;
}

/** Reads the value that starts at `offset` and says where it ends; for values embedded in other text. */
export function parseJsonPrefix(text: string, offset: number): { value: JsonValue; end: number } {
  const reader = new Reader(text, offset);
  const value = reader.value(0);
  return { value, end: reader.offset };
}

class Reader {
  readonly text: string;
  offset: number;

  constructor(text: string, offset = 0) {
    this.text = text;
    this.offset = offset;
  }

  skipWhiteSpace(): void {
    this.match(whiteSpace);
  }

  value(depth: number): JsonValue {
    if (depth > maximumDepth) throw new JsonSyntaxError('nested too deeply', this.offset);
    this.skipWhiteSpace();
    const character = this.text[this.offset];
    if (character === '{') return this.object(depth);
    if (character === '[') return this.array(depth);
    if (character === '"') return this.string();
    const word = this.match(literal);
    if (word !== undefined) return word === 'null' ? null : word === 'true';
    const digits = this.match(number);
    if (digits !== undefined && digits !== '') return new JsonNumber(digits);
    throw new JsonSyntaxError(character === undefined ? 'unexpected end' : 'unexpected character', this.offset);
  }

  private object(depth: number): JsonObject {
    const members: JsonObject = new Map();
    this.items('}', () => {
      if (this.text[this.offset] !== '"') throw new JsonSyntaxError('expected a key', this.offset);
      const keyOffset = this.offset;
      const key = this.string();
      if (members.has(key)) throw new JsonSyntaxError(`duplicate key ${JSON.stringify(key)}`, keyOffset);
      this.skipWhiteSpace();
      if (this.text[this.offset] !== ':') throw new JsonSyntaxError('expected a colon', this.offset);
      this.offset += 1;
      members.set(key, this.value(depth + 1));
    });
    return members;
  }

  private array(depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    this.items(']', () => items.push(this.value(depth + 1)));
    return items;
  }

  /** The comma-separated items up to the closing bracket; stands on the opening one. */
  private items(close: string, readItem: () => void): void {
    this.offset += 1;
    this.skipWhiteSpace();
    if (this.text[this.offset] === close) {
      this.offset += 1;
      return;
    }
    for (;;) {
      this.skipWhiteSpace();
      readItem();
      this.skipWhiteSpace();
      const separator = this.text[this.offset];
      this.offset += 1;
      if (separator === close) return;
      if (separator !== ',') throw new JsonSyntaxError(`expected , or ${close}`, this.offset - 1);
    }
  }

  private string(): string {
    const quoted = this.match(string);
    if (quoted === undefined) throw new JsonSyntaxError('malformed string', this.offset);
    return JSON.parse(quoted) as string;
  }

  /** The text a sticky pattern matches here, stepping over it. */
  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.offset += found.length;
    return found;
  }
}
