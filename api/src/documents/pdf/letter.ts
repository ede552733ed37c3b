/** A US Letter page: its metadata, its footer and the parts that all documents share. */
import type { Content, ContentTable, CustomTableLayout } from 'pdfmake/interfaces.js';
import type { Drawing } from './draw.ts';
import { LETTERS_LEFT_OUT, printable } from './printable.ts';

export const COLORS = {
  ink: '#1c2429',
  soft: '#5a6670',
  line: '#d3dce1',
  tint: '#eef4f7',
  accent: '#1b6882',
  alarm: '#b10e1c',
} as const;

const MARGIN = 48;
/** Between the margins of 8.5 inches, in points. */
const CONTENT_WIDTH = 612 - 2 * MARGIN;

export interface Letter {
  /** The document title for readers and search: no personal data except a name. */
  title: string;
  author: string;
  /** The date in the file, so that the same document has the same bytes whenever it is made. */
  createdAt: string;
  /** Left of 'Page x of y'. */
  footer: string;
  /** Large and faint across the page. */
  watermark?: string | undefined;
  content: Content[];
}

/** The document for the renderer. Typed text is only in `text`, because any other key could open files. */
export const letter = ({ title, author, createdAt, footer, watermark, content }: Letter): Drawing => {
  const { value: printed, isShortened } = printable({ content, footer });
  return {
    margins: { left: MARGIN, top: MARGIN, right: MARGIN, bottom: 60 },
    language: 'en-US',
    info: {
      Title: title,
      Author: author,
      Creator: 'Carrier Portal',
      Producer: 'Carrier Portal',
      CreationDate: new Date(createdAt),
      ModDate: new Date(createdAt),
    },
    style: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2, color: COLORS.ink },
    watermark: watermark ? { text: watermark, color: COLORS.alarm, opacity: 0.1, bold: true } : undefined,
    footer: (page, pages) => ({
      margin: [MARGIN, 18, MARGIN, 0],
      fontSize: 8,
      color: COLORS.soft,
      columns: [
        { width: '*', text: [printed.footer, isShortened && LETTERS_LEFT_OUT].filter(Boolean).join(' · ') },
        { width: 'auto', text: `Page ${page} of ${pages}`, reading: 'NONE' },
      ],
    }),
    // No heading stays alone at the bottom of a page.
    pageBreakBefore: ({ headlineLevel }, nodes) =>
      headlineLevel === 2 && nodes.getFollowingNodesOnPage().length === 0,
    content: printed.content,
  };
};

/** The heading of a section. */
export const heading = (text: string): Content => ({
  text,
  bold: true,
  fontSize: 11,
  color: COLORS.accent,
  margin: [0, 16, 0, 6],
  headlineLevel: 2,
});

/** A small label above its content. */
export const label = (text: string): Content => ({ text, fontSize: 8, color: COLORS.soft });

export const right = (text: string, more: object = {}): Content => ({ text, alignment: 'right', ...more });

/** Thin lines between rows, none at the sides; the header and the last `foot` rows are tinted. */
const ruled = (rows: number, foot = 0): CustomTableLayout => ({
  hLineWidth: (line) => (line === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => COLORS.line,
  fillColor: (row) => (row === 0 || row >= rows - foot ? COLORS.tint : null),
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
  paddingTop: () => 4,
  paddingBottom: () => 3,
});

const PADDING = 6;

/**
 * The widths of columns without padding, in points; a width of 0 takes the rest. Explicit widths are needed, because a
 * long word breaks only in a column that does not grow.
 */
export const columnWidths = (widths: readonly number[], padding = PADDING): number[] => {
  const taken = widths.reduce((sum, width) => sum + width + 2 * padding, 0);
  return widths.map((width) => width || CONTENT_WIDTH - taken);
};

/** A table whose header is repeated on every page; its last `foot` rows are totals. */
export const table = (widths: readonly number[], body: ContentTable['table']['body'], foot = 0): Content => ({
  table: { headerRows: 1, widths: columnWidths(widths), body },
  layout: ruled(body.length, foot),
});
