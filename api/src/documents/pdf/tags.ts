/**
 * The tags of a PDF: what a screen reader reads, in reading order. They follow from the content: headings, texts, lists,
 * and tables with a header. Content without a tag is decoration, and what is drawn again on each page.
 */
import type { Content, ContentTable } from 'pdfmake/interfaces.js';

declare module 'pdfmake/interfaces.js' {
  interface ContentBase {
    /** A picture, in the words of a screen reader. */
    alt?: string;
    /** PARAGRAPH reads several texts as one; NONE reads none. */
    reading?: 'PARAGRAPH' | 'NONE';
  }
}

export interface Tag {
  type: 'Document' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';
  alt?: string;
  /** The cells that a header names. */
  scope?: 'Column' | 'Row';
  /** Where a picture is: left, top, right and bottom. */
  bbox?: [number, number, number, number];
  /** Tags, and pieces of pages, in reading order. */
  children: (Tag | PDFKit.PDFStructureContent)[];
}

/** These take text; in all others, a text becomes a paragraph. */
const WITH_TEXT = new Set<Tag['type']>(['H1', 'H2', 'P', 'LBody', 'TH', 'TD', 'Figure']);

export function addTag(parent: Tag, type: Tag['type'], more: Partial<Tag> = {}): Tag {
  const tag: Tag = { type, children: [], ...more };
  parent.children.push(tag);
  return tag;
}

interface Fragment {
  text?: string;
}

/** What the portal's documents consist of. */
interface Node {
  alt?: string;
  reading?: 'PARAGRAPH' | 'NONE';
  headlineLevel?: 1 | 2;
  text?: string | (string | Fragment)[];
  canvas?: object[];
  stack?: Content[];
  columns?: Content[];
  ul?: Content[];
  table?: ContentTable['table'];
}

const isBlank = (content: Content): boolean =>
  content === '' || (typeof content === 'object' && (content as Node).text === '');

/** The content as pdfmake takes it, in which each text and picture carries its tag. */
export function tagged(content: Content, parent: Tag): Content {
  if (typeof content !== 'object') return tagged({ text: String(content) }, parent);
  if (Array.isArray(content)) return content.map((one) => tagged(one, parent));
  const node = content as Node;
  if (node.reading === 'NONE') return content;
  const tag = node.alt
    ? addTag(parent, 'Figure', { alt: node.alt })
    : node.reading === 'PARAGRAPH'
      ? addTag(parent, 'P')
      : parent;
  const all = (contents: Content[]) => contents.map((one) => tagged(one, tag));
  const inside = (): Node => {
    const { text, canvas, stack, columns, ul, table } = node;
    if (text !== undefined) return { text: taggedText(node, tag) };
    if (stack) return { stack: all(stack) };
    if (columns) return { columns: all(columns) };
    if (ul) return { ul: taggedItems(ul, tag) };
    if (table) return { table: { ...table, body: taggedRows(table, tag) } };
    if (canvas && tag.type === 'Figure') return { canvas: canvas.map((vector) => ({ ...vector, tag })) };
    return {};
  };
  return { ...node, ...inside() } as Content;
}

/** A line or text runs into the next one when it is read aloud or copied, unless a space ends it. */
function taggedText({ text = '', headlineLevel }: Node, parent: Tag): Fragment[] {
  const parts = [text].flat().map((part) => (typeof part === 'string' ? { text: part } : part));
  if (!parts.some((part) => part.text?.trim())) return parts;
  const type = headlineLevel ? (`H${headlineLevel}` as const) : 'P';
  const tag = WITH_TEXT.has(parent.type) ? parent : addTag(parent, type);
  return [...parts, ...(parent.type === 'P' ? [{ text: ' ' }] : [])].map((part) => ({
    ...part,
    text: part.text?.replaceAll('\n', ' \n') ?? '',
    tag,
  }));
}

function taggedItems(items: Content[], parent: Tag): Content[] {
  const list = addTag(parent, 'L');
  return items.map((item) => tagged(item, addTag(addTag(list, 'LI'), 'LBody')));
}

/** A table without a header is only a layout, and is read cell after cell. */
function taggedRows({ body, headerRows = 0 }: ContentTable['table'], parent: Tag): Content[][] {
  if (headerRows === 0) return body.map((row) => row.map((cell) => tagged(cell as Content, parent)));
  const table = addTag(parent, 'Table');
  return body.map((row, index) => {
    const cells = addTag(table, 'TR');
    return row.map((cell, column) => {
      const scope = index < headerRows ? 'Column' : column === 0 ? 'Row' : null;
      const isHeader = scope && !isBlank(cell as Content);
      return tagged(cell as Content, isHeader ? addTag(cells, 'TH', { scope }) : addTag(cells, 'TD'));
    });
  });
}

/** Writes the tags, once all pages are drawn. */
export function writeTags(pdf: PDFKit.PDFDocument, root: Tag): void {
  const written = ({ type, children, ...options }: Tag): PDFKit.PDFStructureElement =>
    pdf.struct(
      type,
      options,
      children.map((child) => ('type' in child ? written(child) : child)),
    );
  pdf.addStructure(written(root));
}
