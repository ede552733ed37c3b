/**
 * Replaces characters that the fonts lack, which would print as empty boxes: first with another form of the same
 * letter, then with an ASCII letter. The rest becomes an ellipsis, and the document says so.
 */
import { readFileSync } from 'node:fs';
import { foldToAscii } from 'rules/latinLetters';
import { BOLD, REGULAR } from '../fonts.ts';

/** The characters of a TrueType font: the segments of its 'cmap' table in format 4. */
function readCharacters(file: string): Set<number> {
  const font = readFileSync(file);
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = font.readUInt32BE(tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')! + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const table = subtables.find((at) => font.readUInt16BE(at) === 4)!;
  const length = font.readUInt16BE(table + 6);
  const characters = new Set<number>();
  for (let at = 0; at < length; at += 2) {
    const last = font.readUInt16BE(table + 14 + at);
    for (let code = font.readUInt16BE(table + 16 + length + at); code <= last; code += 1)
      characters.add(code);
  }
  return characters;
}

/** No one types private-use characters. */
const isPrivate = (code: number): boolean => code >= 0xe000 && code <= 0xf8ff;

const [regular, bold] = [readCharacters(REGULAR), readCharacters(BOLD)];
const has = (text: string): boolean =>
  [...text].every((letter) => {
    const code = letter.codePointAt(0)!;
    return /[\t\n\r]/.test(letter) || (regular.has(code) && bold.has(code) && !isPrivate(code));
  });

/** A printable replacement for one character; empty if there is none. */
function toPrintable(letter: string): string {
  if (has(letter)) return letter;
  if (/\s/.test(letter)) return ' ';
  const folded = foldToAscii(letter);
  return has(folded) ? folded : '';
}

export const LETTERS_LEFT_OUT = 'Letters that this document’s font doesn’t have are left out (…).';

export interface Printable<Value> {
  value: Value;
  /** Whether something is left out. */
  isShortened: boolean;
}

/** The value with printable texts. ASCII texts, including all settings, stay unchanged. */
export function printable<Value>(given: Value): Printable<Value> {
  let isShortened = false;
  const ofText = (text: string): string => {
    if (has(text)) return text;
    const letters = [...text.normalize('NFC')].map(toPrintable);
    if (letters.includes('')) isShortened = true;
    return letters
      .map((letter) => letter || '\u2026')
      .join('')
      .replace(/\u2026{2,}/g, '\u2026');
  };
  const of = (value: unknown): unknown => {
    if (typeof value === 'string') return ofText(value);
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, of(item)]));
  };
  return { value: of(given) as Value, isShortened };
}
