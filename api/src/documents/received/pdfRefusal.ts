/**
 * Whether an uploaded PDF has active content. It is stored unchanged, so it is refused if it is encrypted or has
 * scripts, actions that start something, or embedded files. Every byte is inspected, including compressed objects; any
 * spelling of a name counts.
 */
import { constants, inflateSync } from 'node:zlib';
import type { FileRefusal } from 'rules/receiptFiles';

/** The limit for all decompressed objects together. */
const MAX_UNPACKED = 32_000_000;

const END = '(?=[\\s()<>[\\]{}/%]|$)';
const ACTIVE = new RegExp(
  `/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoTo[RE]|Rendition|Movie|Sound)${END}`,
);
/** A three-byte name also occurs in pictures by chance, so it counts only before something that can be a script. */
const SCRIPT = /\/JS\s*(?:\(|<|\d+\s+\d+\s+R)/;
const ENCRYPTED = new RegExp(`/Encrypt${END}`);
const OBJECTS = new RegExp(`/ObjStm${END}`, 'g');
const DEFLATED = new RegExp(`/Filter\\s*(?:/Fl(?:ateDecode)?${END}|\\[\\s*/Fl(?:ateDecode)?\\s*\\])`);
const REARRANGED = new RegExp(`/(?:DecodeParms|DP)${END}`);

/** '/J#61vaScript' is another spelling of '/JavaScript'. */
const withoutEscapes = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const isActive = (text: string): boolean => ACTIVE.test(text) || SCRIPT.test(text);

const STREAM = /\bstream(\r\n|\n|\r)/g;

/** The dictionary of the stream that starts there: everything after the previous object. */
function dictionaryBefore(text: string, index: number): string {
  const end = Math.max(text.lastIndexOf('endobj', index), text.lastIndexOf('endstream', index));
  return withoutEscapes(text.slice(Math.max(0, end), index));
}

/** Whether the stream contains objects. Readers also accept such a stream without the name of its type. */
const holdsObjects = (dictionary: string): boolean =>
  dictionary.search(OBJECTS) !== -1 || (/\/First\s/.test(dictionary) && /\/N\s/.test(dictionary));

/** The objects in compressed parts; null if they cannot all be decompressed. */
function unpackObjects(bytes: Buffer, text: string): string | null {
  let unpacked = '';
  let named = 0;
  for (const { index, 0: word } of text.matchAll(STREAM)) {
    const dictionary = dictionaryBefore(text, index);
    if (!holdsObjects(dictionary)) continue;
    named += dictionary.match(OBJECTS)?.length ?? 0;
    if (!DEFLATED.test(dictionary) || REARRANGED.test(dictionary)) return null;
    try {
      const data = inflateSync(bytes.subarray(index + word.length), {
        maxOutputLength: MAX_UNPACKED - unpacked.length,
        // A truncated one is read as far as possible, as readers do.
        finishFlush: constants.Z_SYNC_FLUSH,
      });
      unpacked += data.toString('latin1');
    } catch {
      return null;
    }
    if (unpacked.length >= MAX_UNPACKED) return null;
  }
  // One that is named but was not found is hidden from us, and perhaps not from readers.
  return named === (withoutEscapes(text).match(OBJECTS)?.length ?? 0) ? unpacked : null;
}

/** How far from either end readers look for the start and the end of a PDF. */
const AROUND = 1_024;

/** Whether readers accept the bytes as a PDF. Something else may come before it, as with scanners and mail programs. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, AROUND).includes('%PDF-');

/** Why the PDF is refused; null if it is accepted. */
export function findPdfRefusal(bytes: Buffer): FileRefusal | null {
  const text = bytes.toString('latin1');
  if (!isPdf(bytes) || !text.slice(-AROUND).includes('%%EOF')) return 'DAMAGED_PDF';
  const plain = withoutEscapes(text);
  if (ENCRYPTED.test(plain)) return 'PROTECTED_PDF';
  if (isActive(plain)) return 'ACTIVE_PDF';
  const objects = unpackObjects(bytes, text);
  if (objects === null) return 'UNREADABLE_PDF';
  return isActive(withoutEscapes(objects)) ? 'ACTIVE_PDF' : null;
}
