/**
 * Draws a document as a tagged PDF with the parts of pdfmake. The printer that comes with them does the same, without
 * marking what it draws.
 */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Content, Node, NodeQueries, Style, Watermark } from 'pdfmake/interfaces.js';
import { escapeHtml } from '../../platform/lib/escapeHtml.ts';
import { BOLD, FONTS, REGULAR } from '../fonts.ts';
import { addTag, type Tag, tagged, writeTags } from './tags.ts';

export interface Drawing {
  /** As PDF names it. */
  info: { Title: string; Author: string; [name: string]: string | Date };
  language: string;
  margins: { left: number; top: number; right: number; bottom: number };
  style: Style;
  content: Content[];
  /** Its first page is read at the end of the document. */
  footer: (page: number, pages: number) => Content;
  watermark: Watermark | undefined;
  pageBreakBefore: (node: Node, nodes: NodeQueries) => boolean;
}

interface Tagged {
  tag?: Tag;
}

interface Line {
  inlines: Tagged[];
}

interface Vector extends Tagged {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The parts of pdfmake, which come without types. */
interface Parts {
  PDFDocument: new (
    fonts: object,
    images: object,
    patterns: object,
    attachments: object,
    options: object,
    files: null,
    mayRead: (path: string) => boolean,
  ) => PDFKit.PDFDocument & { info: Record<string, unknown>; _addInfo(): void };
  LayoutBuilder: new (
    size: object,
    margins: object,
  ) => {
    layoutDocument(
      content: Content,
      pdf: PDFKit.PDFDocument,
      styles: object,
      style: Style,
      background: undefined,
      header: undefined,
      footer: Drawing['footer'],
      watermark: Drawing['watermark'],
      pageBreakBefore: Drawing['pageBreakBefore'],
    ): object[];
  };
  Renderer: new (
    pdf: PDFKit.PDFDocument,
  ) => {
    renderPages(pages: object[]): void;
    renderLine(line: Line, x: number, y: number): void;
    renderVector(vector: Vector): void;
  };
}

const require = createRequire(import.meta.url);
const part = <Name extends keyof Parts>(name: Name): Parts[Name] =>
  (require(`pdfmake/js/${name}.js`) as { default: Parts[Name] }).default;

const LayoutBuilder = part('LayoutBuilder');

class PDFDocument extends part('PDFDocument') {
  /** Writes the metadata. PDFKit puts the texts into XML as they are. */
  override _addInfo() {
    const { Title, Author } = this.info;
    this.info = { ...this.info, Title: escapeHtml(String(Title)), Author: escapeHtml(String(Author)) };
    super._addInfo();
  }
}

type Mark = Tag | 'Pagination' | 'Layout';

/**
 * Marks what it draws with its tag; everything else is an artifact. Neighbors with one tag share a mark, and a watermark
 * shares that of the page's number before it.
 */
class Renderer extends part('Renderer') {
  readonly #pdf: PDFKit.PDFDocument;
  /** PDFKit ends a page's mark with the page. */
  #marked: { mark: Mark; page: PDFKit.PDFPage } | undefined;
  /** Where each header of a table was drawn first. */
  readonly #headers = new Map<Tag, PDFKit.PDFPage>();

  constructor(pdf: PDFKit.PDFDocument) {
    super(pdf);
    this.#pdf = pdf;
  }

  #mark(mark: Mark) {
    const { page } = this.#pdf;
    const isSamePage = this.#marked?.page === page;
    if (isSamePage && this.#marked?.mark === mark) return;
    if (isSamePage) this.#pdf.endMarkedContent();
    this.#marked = { mark, page };
    if (typeof mark === 'string') this.#pdf.markContent('Artifact', { type: mark });
    else mark.children.push(this.#pdf.markStructureContent(mark.type));
  }

  /** Whether a table repeats its header, because it continues on another page. */
  #isRepeated(tag: Tag): boolean {
    if (tag.scope !== 'Column') return false;
    const { page } = this.#pdf;
    const first = this.#headers.get(tag) ?? page;
    this.#headers.set(tag, first);
    return first !== page;
  }

  override renderLine(line: Line, x: number, y: number) {
    const tag = line.inlines[0]?.tag;
    this.#mark(tag && !this.#isRepeated(tag) ? tag : 'Pagination');
    super.renderLine(line, x, y);
  }

  override renderVector(vector: Vector) {
    const { tag, x, y, w, h } = vector;
    if (tag) tag.bbox = [x, y, x + w, y + h];
    this.#mark(tag ?? 'Layout');
    super.renderVector(vector);
  }
}

const LETTER = { width: 612, height: 792, orientation: 'portrait' };

/** The bytes of the document. */
export function draw(drawing: Drawing): Promise<Uint8Array> {
  const { info, language, margins, style, content, footer, watermark, pageBreakBefore } = drawing;
  const root: Tag = { type: 'Document', children: [] };
  const body = tagged(content, root);
  const foot = addTag(root, 'P');
  const options = {
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info,
    autoFirstPage: false,
    font: null,
  };
  // A document is its data and these fonts; nothing else is read.
  const mayRead = (path: string) => path.startsWith(FONTS);
  const pdf = new PDFDocument(
    { Roboto: { normal: REGULAR, bold: BOLD } },
    {},
    {},
    {},
    options,
    null,
    mayRead,
  );
  const footing = (page: number, pages: number): Content =>
    page === 1 ? tagged(footer(page, pages), foot) : footer(page, pages);
  const pages = new LayoutBuilder(LETTER, margins).layoutDocument(
    body,
    pdf,
    {},
    style,
    undefined,
    undefined,
    footing,
    watermark,
    pageBreakBefore,
  );
  new Renderer(pdf).renderPages(pages);
  writeTags(pdf, root);
  const bytes = buffer(pdf);
  pdf.end();
  return bytes;
}
