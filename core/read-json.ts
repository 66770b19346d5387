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

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

const tab = 0x09;
const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const closeBracket = 0x5d;
const backslash = 0x5c;
const closeBrace = 0x7d;

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

/** Looks at character codes, not at patterns: a pattern over a long string exhausts the stack, and costs twice the time. */
class Reader {
  readonly text: string;
  offset: number;

  constructor(text: string, offset = 0) {
    this.text = text;
    this.offset = offset;
  }

  skipWhiteSpace(): void {
    for (;;) {
      const next = this.next();
      if (next !== space && next !== newline && next !== carriageReturn && next !== tab) return;
      this.offset += 1;
    }
  }

  value(depth: number): JsonValue {
    if (depth > maximumDepth) throw new JsonSyntaxError('nested too deeply', this.offset);
    this.skipWhiteSpace();
    switch (this.text[this.offset]) {
      case '{':
        return this.object(depth);
      case '[':
        return this.array(depth);
      case '"':
        return this.string();
      case 't':
        return this.word('true', true);
      case 'f':
        return this.word('false', false);
      case 'n':
        return this.word('null', null);
      case undefined:
        throw new JsonSyntaxError('unexpected end', this.offset);
      default:
        return this.number();
    }
  }

  private object(depth: number): JsonObject {
    const members: JsonObject = new Map();
    if (this.opensEmpty(closeBrace)) return members;
    do {
      this.skipWhiteSpace();
      if (this.next() !== quote) throw new JsonSyntaxError('expected a key', this.offset);
      const keyOffset = this.offset;
      const key = this.string();
      if (members.has(key)) throw new JsonSyntaxError(`duplicate key ${JSON.stringify(key)}`, keyOffset);
      this.skipWhiteSpace();
      if (this.next() !== colon) throw new JsonSyntaxError('expected a colon', this.offset);
      this.offset += 1;
      members.set(key, this.value(depth + 1));
    } while (this.goesOn(closeBrace));
    return members;
  }

  private array(depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    if (this.opensEmpty(closeBracket)) return items;
    do items.push(this.value(depth + 1));
    while (this.goesOn(closeBracket));
    return items;
  }

  /** Steps over the opening bracket, and over the closing one when it follows at once. */
  private opensEmpty(close: number): boolean {
    this.offset += 1;
    this.skipWhiteSpace();
    if (this.next() !== close) return false;
    this.offset += 1;
    return true;
  }

  /** Steps over the comma or the closing bracket after an item; true after a comma. */
  private goesOn(close: number): boolean {
    this.skipWhiteSpace();
    const separator = this.next();
    if (separator !== comma && separator !== close) {
      throw new JsonSyntaxError(`expected , or ${String.fromCharCode(close)}`, this.offset);
    }
    this.offset += 1;
    return separator === comma;
  }

  private string(): string {
    const start = this.offset;
    let end = start + 1;
    let escaped = false;
    for (; this.text.charCodeAt(end) !== quote; end += 1) {
      const unit = this.text.charCodeAt(end);
      // Raw control characters are forbidden; past the end of the text the unit is NaN.
      if (!(unit >= space)) throw new JsonSyntaxError('malformed string', start);
      if (unit !== backslash) continue;
      escaped = true;
      end += 1;
    }
    this.offset = end + 1;
    return escaped ? unescaped(this.text.slice(start, this.offset), start) : this.text.slice(start + 1, end);
  }

  private number(): JsonNumber {
    number.lastIndex = this.offset;
    if (!number.test(this.text)) throw new JsonSyntaxError('unexpected character', this.offset);
    const lexeme = this.text.slice(this.offset, number.lastIndex);
    this.offset = number.lastIndex;
    return new JsonNumber(lexeme);
  }

  private word<T>(word: string, value: T): T {
    if (!this.text.startsWith(word, this.offset)) throw new JsonSyntaxError('unexpected character', this.offset);
    this.offset += word.length;
    return value;
  }

  private next(): number {
    return this.text.charCodeAt(this.offset);
  }
}

/** The string that a quoted text stands for; JSON.parse knows the escapes. */
function unescaped(quoted: string, offset: number): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw new JsonSyntaxError('malformed string', offset);
  }
}
