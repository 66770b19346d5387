import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MidrunError } from './errors.ts';
import { encodeRow, readJsonLines, readText, writeFileInOneStep, writeJsonLines } from './json-lines.ts';
import { compileSchema } from './schema.ts';
import { temporaryFolder } from './temporary-folder.ts';

interface Row {
  id: string;
  steps?: number;
}

const schema = compileSchema<Row>({
  title: 'measurement',
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, steps: { type: 'integer' } },
});

const root = temporaryFolder('test');
let count = 0;
let directory = root;
let file = '';

beforeEach(() => {
  directory = join(root, String(count++));
  mkdirSync(directory);
  file = join(directory, 'rows.jsonl');
});

afterAll(() => rmSync(root, { recursive: true }));

/** What a user is told: code, file, place, message, exit code. */
function complaint(action: () => unknown) {
  try {
    action();
  } catch (error) {
    if (!(error instanceof MidrunError)) throw error;
    const { code, place, message, exitCode } = error;
    return { code, file: error.file, place, message, exitCode, hasRemedy: error.remedy !== undefined };
  }
  return 'no complaint';
}

const badInput = { exitCode: 2, hasRemedy: true };

test('rows that were written are read again, whatever their strings hold', () => {
  const rows = [{ id: 'a\nb\r\u2028"\\' }, { id: '😀\u0000', steps: 3 }, { id: '' }];
  writeJsonLines(file, rows, schema);
  expect(readJsonLines(file, schema)).toEqual(rows);
  expect(readFileSync(file, 'utf8').split('\n').length).toBe(4);
});

test('no rows are an empty file', () => {
  writeJsonLines(file, [], schema);
  expect([readFileSync(file, 'utf8'), readJsonLines(file, schema)]).toEqual(['', []]);
});

test('a last line without its newline and Windows line ends are read', () => {
  writeFileSync(file, '{"id":"a"}\r\n{"id":"b"}');
  expect(readJsonLines(file, schema)).toEqual([{ id: 'a' }, { id: 'b' }]);
});

test('a missing file is named', () => {
  const message = 'this file does not exist';
  const expected = { code: 'missing_file', file, place: undefined, message, ...badInput };
  expect(complaint(() => readJsonLines(file, schema))).toEqual(expected);
  writeFileSync(file, '');
  expect(complaint(() => readText(join(file, 'inner')))).toMatchObject({ code: 'missing_file' });
});

test('a folder in place of a file is named', () => {
  const message = 'this is a folder, not a file';
  const expected = { code: 'missing_file', file: directory, place: undefined, message, ...badInput };
  expect(complaint(() => readText(directory))).toEqual(expected);
});

test.each([
  ['a cut line', '{"id":"a"}\n{"id":"b"\n{"id":"c"}\n', '2'],
  ['an empty line', '{"id":"a"}\n\n{"id":"c"}\n', '2'],
  ['NaN', '{"id":"a"}\n{"id":"b"}\n{"id":NaN}\n', '3'],
  ['a byte order mark', '\ufeff{"id":"a"}\n', '1'],
])('%s is named by file and line', (_title, text, place) => {
  writeFileSync(file, text);
  const message = expect.stringMatching(/^this line is not JSON: ./);
  expect(complaint(() => readJsonLines(file, schema))).toEqual({
    code: 'broken_json_line',
    file,
    place,
    message,
    ...badInput,
  });
});

test.each([
  ['a field of another type', '{"id":7}', '"id" must be string (in a measurement row)'],
  ['a missing field', '{"steps":7}', '"id" is missing (in a measurement row)'],
  ['a field nobody knows', '{"id":"a","x":1}', '"x" is no field that is known here (in a measurement row)'],
  ['a row that is no object', '[]', '"(whole value)" must be object (in a measurement row)'],
])('%s is named by file, line and field', (_title, line, message) => {
  writeFileSync(file, `{"id":"a"}\n${line}\n`);
  expect(complaint(() => readJsonLines(file, schema))).toEqual({
    code: 'invalid_row',
    file,
    place: '2',
    message,
    ...badInput,
  });
});

test.each([
  ['a stray byte', [0xff], '2'],
  ['a cut character at the end of the file', [0x61, 0x0a, 0xe2, 0x82], '3'],
  ['a surrogate', [0xed, 0xa0, 0x80], '2'],
  ['an overlong slash', [0xc0, 0xaf], '2'],
  ['a stray byte after a written replacement character', [...Buffer.from('\ufffd\n'), 0xff], '3'],
])('%s is invalid UTF-8, named by file and line', (_title, bytes, place) => {
  writeFileSync(file, Buffer.concat([Buffer.from('é\n'), Buffer.from(bytes)]));
  const message = 'this file is not valid UTF-8';
  expect(complaint(() => readText(file))).toEqual({ code: 'invalid_utf8', file, place, message, ...badInput });
});

test('a text keeps its byte order mark and its replacement characters', () => {
  writeFileSync(file, '\ufeffa\ufffd');
  expect(readText(file)).toBe('\ufeffa\ufffd');
});

test('a row that breaks its schema is not written, and the old file stays', () => {
  writeJsonLines(file, [{ id: 'old' }], schema);
  const wrong = [{ id: 'a' }, { id: 'b', steps: 1.5 }];
  expect(complaint(() => writeJsonLines(file, wrong, schema))).toEqual({
    code: 'invalid_row_written',
    file,
    place: undefined,
    message: 'a measurement row about to be written breaks its schema: steps must be integer',
    ...badInput,
  });
  expect([readJsonLines(file, schema), readdirSync(directory)]).toEqual([[{ id: 'old' }], ['rows.jsonl']]);
});

test('a value that JSON cannot hold is not written', () => {
  expect(complaint(() => encodeRow({ id: 'a', steps: Number.NaN }, file, schema))).toMatchObject({
    code: 'invalid_row_written',
  });
});

test('a file is replaced in one step: who has it open goes on reading the old one', () => {
  writeFileInOneStep(file, 'old');
  const descriptor = openSync(file, 'r');
  writeFileInOneStep(file, Buffer.from([0xff, 0x00]));
  expect([readFileSync(descriptor, 'utf8'), [...readFileSync(file)]]).toEqual(['old', [0xff, 0x00]]);
  closeSync(descriptor);
  expect(readdirSync(directory)).toEqual(['rows.jsonl']);
});

test('folders on the way to a new file are made', () => {
  const deep = join(directory, 'a', 'b', 'rows.jsonl');
  writeFileInOneStep(deep, 'text');
  expect(readFileSync(deep, 'utf8')).toBe('text');
});

test('a replacement that fails leaves nothing behind', () => {
  const occupied = join(directory, 'occupied');
  mkdirSync(join(occupied, 'inner'), { recursive: true });
  expect(() => writeFileInOneStep(occupied, 'text')).toThrow();
  expect([readdirSync(directory), existsSync(join(occupied, 'inner'))]).toEqual([['occupied'], true]);
});
