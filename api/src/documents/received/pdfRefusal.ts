/**
 * Whether a PDF that someone sent does anything but lie there. It is kept as it came, so it is refused if it has
 * scripts, actions that start something, other files in it, or is encrypted. Every byte is inspected, also of
 * compressed parts that contain objects: a name there counts like any other, however it is written.
 */
import { constants, inflateSync } from 'node:zlib';
import type { FileRefusal } from 'rules/receiptFiles';

/** What compressed objects may take when they are unpacked, all together. */
const MAX_UNPACKED = 32_000_000;

const END = '(?=[\\s()<>[\\]{}/%]|$)';
const ACTIVE = new RegExp(
  `/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoTo[RE]|Rendition|Movie|Sound)${END}`,
);
/** A name of three bytes also occurs in a picture by chance: it counts before what a script can be. */
const SCRIPT = /\/JS\s*(?:\(|<|\d+\s+\d+\s+R)/;
const ENCRYPTED = new RegExp(`/Encrypt${END}`);
const OBJECTS = new RegExp(`/ObjStm${END}`, 'g');
const DEFLATED = new RegExp(`/Filter\\s*(?:/Fl(?:ateDecode)?${END}|\\[\\s*/Fl(?:ateDecode)?\\s*\\])`);
const REARRANGED = new RegExp(`/(?:DecodeParms|DP)${END}`);

/** '/J#61vaScript' is another way to write '/JavaScript'. */
const withoutEscapes = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const isActive = (text: string): boolean => ACTIVE.test(text) || SCRIPT.test(text);

const STREAM = /\bstream(\r\n|\n|\r)/g;

/** The dictionary of the stream that begins there: all that follows the object before it. */
function dictionaryBefore(text: string, index: number): string {
  const end = Math.max(text.lastIndexOf('endobj', index), text.lastIndexOf('endstream', index));
  return withoutEscapes(text.slice(Math.max(0, end), index));
}

/** Whether the stream contains objects. Readers take it for such without the name of its kind, too. */
const holdsObjects = (dictionary: string): boolean =>
  dictionary.search(OBJECTS) !== -1 || (/\/First\s/.test(dictionary) && /\/N\s/.test(dictionary));

/** The objects in compressed parts; null where they cannot all be unpacked. */
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
        // One that was cut off is read as far as it goes, as readers do.
        finishFlush: constants.Z_SYNC_FLUSH,
      });
      unpacked += data.toString('latin1');
    } catch {
      return null;
    }
    if (unpacked.length >= MAX_UNPACKED) return null;
  }
  // One that is named and was not found is hidden from us, and perhaps not from who opens the file.
  return named === (withoutEscapes(text).match(OBJECTS)?.length ?? 0) ? unpacked : null;
}

/** How far from its ends readers look for where a PDF begins and where it is over. */
const AROUND = 1_024;

/** Whether readers take the bytes for a PDF: something else may stand before it, as scanners and mail programs do. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, AROUND).includes('%PDF-');

/** Why the PDF is refused; null if it is kept. */
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
