/** Reads PDFs in tests: their text, their tags and their look. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import {
  createIsomorphicCanvasFactory,
  extractText,
  getDocumentProxy,
  getResolvedPDFJS,
  renderPageAsImage,
} from 'unpdf';

/** The text of the file with uniform spaces, by page and in full. */
export async function readPdf(bytes: Uint8Array) {
  // The reader takes over the buffer.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document);
  const pages = text.map((page) => page.replace(/\s+/g, ' '));
  const [left = 0, bottom = 0, right = 0, top = 0] = (await document.getPage(1)).view;
  const { info, metadata } = await document.getMetadata();
  const { Language: language } = info as { Language?: string };
  return { pages, text: pages.join(' '), size: [right - left, top - bottom], info, metadata, language };
}

/** A part of a page in points, from its top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Transferable {
  transferToFixedLength?: (length?: number) => ArrayBuffer;
}
// The page renderer needs a method that Node has since version 21.
(ArrayBuffer.prototype as Transferable).transferToFixedLength ??= function (
  this: ArrayBuffer,
  length = this.byteLength,
) {
  const whole = structuredClone(this, { transfer: [this] });
  const moved = new Uint8Array(length);
  moved.set(new Uint8Array(whole).subarray(0, length));
  return moved.buffer;
};

const canvasImport = () => import('@napi-rs/canvas');

/** A page as it looks: its picture, and how much ink is in a part of it, from 0 to 1. */
export async function seePdf(bytes: Uint8Array, page = 1, scale = 2) {
  const CanvasFactory = await createIsomorphicCanvasFactory(canvasImport);
  const document = await getDocumentProxy(new Uint8Array(bytes), { CanvasFactory });
  const png = Buffer.from(await renderPageAsImage(document, page, { canvasImport, scale }));
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const ink = ({ x, y, width, height }: Area): number => {
    const { data } = context.getImageData(x * scale, y * scale, width * scale, height * scale);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at]! + data[at + 1]! + data[at + 2]! < 384) dark += 1;
    return dark / (data.length / 4);
  };
  return { png, width: image.width / scale, height: image.height / scale, ink };
}

interface TagNode {
  role: string;
  alt?: string;
  children: (TagNode | { type: string; id: string })[];
}

const uniform = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Glyph {
  unicode: string;
}

/** What a page draws: the texts of its marks by their number, letter by letter, and the texts of its artifacts. */
async function readMarks(page: Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>) {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const texts = new Map<string, string>();
  const artifacts: string[] = [];
  const open: string[] = [];
  let isUnmarked = false;
  for (const [index, operation] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as unknown[];
    if (operation === OPS.beginMarkedContentProps) open.push(args[0] === 'Artifact' ? '' : `mc${args[1]}`);
    if (operation === OPS.endMarkedContent) open.pop();
    const isText = operation === OPS.showText;
    const isPath = operation === OPS.constructPath && (args[1] as unknown[] | undefined)?.[0];
    if (!isText && !isPath) continue;
    const [mark] = open;
    if (mark === undefined || open.length > 1) isUnmarked = true;
    const glyphs = isText ? (args[0] as (Glyph | number)[]) : [];
    const text = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
    if (mark) texts.set(mark, (texts.get(mark) ?? '') + text);
    else artifacts.push(text);
  }
  return { texts, skipped: uniform(artifacts.join(' ')), isUnmarked: isUnmarked || open.length > 0 };
}

/**
 * What a screen reader says: the tags with their texts in reading order, such as 'H2 Days', 'TR TH Total | TD | TD $500.50'
 * and 'Figure (Checked) X', what it skips, and what PDF/UA forbids. The
 * reader gives no scopes, which the file has in plain text.
 */
export async function readTags(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  const preferences = (await document.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  const lines: string[] = [];
  const skipped: string[] = [];
  const faults = new Set<string>();
  const fault = (is: unknown, what: string) => is && faults.add(what);
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const marks = await readMarks(page);
    skipped.push(marks.skipped);
    fault(marks.isUnmarked, 'something is drawn outside of a mark');
    const unread = new Set(marks.texts.keys());
    const textsOf = ({ role, alt, children }: TagNode): string[] => {
      fault(role === 'Figure' && !alt, 'a figure without words');
      const below = children.flatMap((child) => {
        if ('role' in child) return textsOf(child);
        const mark = child.id.split('_').at(-1)!;
        unread.delete(mark);
        return [marks.texts.get(mark) ?? ''];
      });
      if (role === 'Root' || role === 'Document') return below;
      if (role === 'Table' || role === 'L') return [role, ...below];
      return [uniform(`${role} ${alt ? `(${alt}) ` : ''}${below.join(role === 'TR' ? ' | ' : '')}`)];
    };
    const root = (await page.getStructTree()) as TagNode | null;
    if (root) lines.push(...textsOf(root));
    fault(unread.size > 0, 'a mark that no tag reaches');
  }
  fault(!(await document.getMarkInfo())?.Marked, 'not marked as tagged');
  fault(!preferences?.DisplayDocTitle, 'shows its file name instead of its title');
  fault(!title, 'no title');
  fault(language !== 'en-US', 'no language');
  fault(!lines.find((line) => /^H\d/.test(line))?.startsWith('H1 '), 'no H1 before other headlines');
  const plain = Buffer.from(bytes).toString('latin1');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  fault(count(/\/S \/TH\b/g) !== count(/\/Scope \/(?:Column|Row)\b/g), 'a header without a scope');
  fault(count(/\/Type \/FontDescriptor/g) !== count(/\/FontFile2 /g), 'a font that is not embedded');
  fault(count(/\/Subtype \/Type0/g) !== count(/\/ToUnicode /g), 'a font without its letters');
  return { lines, skipped, faults: [...faults] };
}
