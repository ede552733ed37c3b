/** Draws at fixed positions: rectangles, checkboxes, and cells with a caption and a value. */
import type { Content } from 'pdfmake/interfaces.js';
import type { FormBox } from './form1099Words.ts';

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  caption: string;
  value?: string;
  kind?: FormBox['kind'];
  number?: string;
}

export interface Row {
  share: number;
  cells: (Pick<Cell, 'caption' | 'value' | 'kind' | 'number'> & { part?: number })[];
}

export const INK = '#000000';
const PAD = 3;

const LARGEST = 9.5;
const SMALLEST = 4.5;

/**
 * The approximate width of a text at size 1. It errs on the wide side, because lines are broken only when they are
 * drawn.
 */
const estimateWidth = (text: string): number => {
  let width = 0;
  for (const letter of text)
    width += /[MWmw@]/.test(letter)
      ? 0.9
      : /\p{Lu}/u.test(letter)
        ? 0.7
        : /[ijltf.,' ]/.test(letter)
          ? 0.35
          : 0.56;
  return width;
};

/** The height of the lines at a size, including wrapped ones. */
const estimateHeight = (lines: readonly string[], size: number, width: number): number =>
  lines.reduce((sum, line) => sum + Math.max(1, Math.ceil((estimateWidth(line) * size) / width)), 0) *
  (size * 1.24);

/** The largest size at which the lines fit. */
function fitting(lines: readonly string[], width: number, height: number): number {
  let size = LARGEST;
  while (size > SMALLEST && estimateHeight(lines, size, width) > height) size -= 0.25;
  return size;
}

/** Content with its upper left corner at this position. */
export const at = (x: number, y: number, width: number, content: object): Content => ({
  absolutePosition: { x, y },
  columns: [{ width, color: INK, lineHeight: 1.05, ...content } as Content & { width: number }],
});

export const rectangle = (x: number, y: number, w: number, h: number, lineWidth = 0.6): Content => ({
  absolutePosition: { x, y },
  canvas: [{ type: 'rect', x: 0, y: 0, w, h, lineWidth, lineColor: INK }],
});

export const checkbox = (x: number, y: number, isChecked: boolean): Content => ({
  alt: isChecked ? 'Checked' : 'Not checked',
  stack: [
    rectangle(x, y, 8, 8),
    ...(isChecked ? [at(x + 1.6, y - 0.6, 8, { text: 'X', bold: true, fontSize: 8 })] : []),
  ],
});

/** A cell with its caption above and its value below; amounts are right-aligned. */
export function drawn({ x, y, width, height, caption, value = '', kind, number }: Cell): Content[] {
  const inner = width - 2 * PAD;
  const captionWidth = kind === 'check' ? inner - 14 : inner;
  const words = { text: [{ text: number ? `${number} ` : '', bold: true }, caption], fontSize: 6 };
  const frame = rectangle(x, y, width, height);
  const head = at(x + PAD, y + 2, captionWidth, words);
  if (kind === 'check') return [frame, head, checkbox(x + width - 13, y + height / 2 - 4, false)];
  if (kind === 'unused') return [frame, head];
  const lines = value.split('\n');
  const captionLines = Math.ceil((caption.length * 2.6) / inner);
  const below = 3 + captionLines * 7.5;
  const size = fitting(lines, inner, height - below);
  // At the bottom of its cell; in a tall cell, below its caption.
  const fromBottom = y + height - estimateHeight(lines, size, inner) - 1;
  const top = kind ? fromBottom : Math.min(fromBottom, y + below + 10);
  const isAmount = kind === 'amount';
  return [
    frame,
    {
      reading: 'PARAGRAPH',
      stack: [
        head,
        ...(isAmount ? [at(x + PAD, top, 10, { text: '$', fontSize: LARGEST })] : []),
        ...(value
          ? [
              at(x + PAD, top, inner, {
                text: value,
                fontSize: size,
                bold: isAmount,
                alignment: isAmount ? 'right' : 'left',
              }),
            ]
          : []),
      ],
    },
  ];
}

/** Rows of cells; each row has a share of the height, and each cell a share of its row. */
export function grid(x: number, y: number, width: number, height: number, rows: Row[]): Cell[] {
  const shares = rows.reduce((sum, row) => sum + row.share, 0);
  let top = y;
  return rows.flatMap(({ share, cells }) => {
    const rowHeight = (height * share) / shares;
    const parts = cells.reduce((sum, cell) => sum + (cell.part ?? 1), 0);
    let left = x;
    const placed = cells.map(({ part = 1, ...cell }) => {
      const cellWidth = (width * part) / parts;
      const one: Cell = { ...cell, x: left, y: top, width: cellWidth, height: rowHeight };
      left += cellWidth;
      return one;
    });
    top += rowHeight;
    return placed;
  });
}
