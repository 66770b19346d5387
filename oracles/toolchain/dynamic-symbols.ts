/** Reads which functions a program takes from shared libraries, out of the dynamic symbol table of its ELF file (System V ABI, chapter 4). */
import { readFileSync } from 'node:fs';

const dynamicSymbolTable = 11;
const sectionHeader = { type: 0x04, offset: 0x18, size: 0x20, link: 0x28, entrySize: 0x38 } as const;
const symbol = { name: 0x00, section: 0x06 } as const;

/** Names as the linker knows them (mangled), sorted. Throws Error for anything but a 64-bit little-endian ELF file. */
export function undefinedSymbols(path: string): string[] {
  const file = readFileSync(path);
  if (file.toString('latin1', 0, 4) !== '\x7fELF' || file[4] !== 2 || file[5] !== 1) {
    throw new Error(`not a 64-bit little-endian ELF file: ${path}`);
  }
  const sections = readSections(file);
  const table = sections.find(({ type }) => type === dynamicSymbolTable);
  const names = table && sections[table.link];
  if (table === undefined || names === undefined) return [];
  const found: string[] = [];
  for (let offset = table.offset; offset < table.offset + table.size; offset += table.entrySize) {
    if (file.readUInt16LE(offset + symbol.section) !== 0) continue;
    const start = names.offset + file.readUInt32LE(offset + symbol.name);
    found.push(file.toString('latin1', start, file.indexOf(0, start)));
  }
  return found.filter((name) => name !== '').sort();
}

interface Section {
  readonly type: number;
  readonly offset: number;
  readonly size: number;
  readonly link: number;
  readonly entrySize: number;
}

function readSections(file: Buffer): Section[] {
  const start = Number(file.readBigUInt64LE(0x28));
  const size = file.readUInt16LE(0x3a);
  return Array.from({ length: file.readUInt16LE(0x3c) }, (_, index) => {
    const at = start + index * size;
    return {
      type: file.readUInt32LE(at + sectionHeader.type),
      offset: Number(file.readBigUInt64LE(at + sectionHeader.offset)),
      size: Number(file.readBigUInt64LE(at + sectionHeader.size)),
      link: file.readUInt32LE(at + sectionHeader.link),
      entrySize: Number(file.readBigUInt64LE(at + sectionHeader.entrySize)),
    };
  });
}
