/**
 * The recipient's copies of Forms 1099-NEC and 1099-MISC as a substitute statement: the boxes, captions and legend of the
 * official form of the year, black on white, with the recipient's number truncated. Copy A is not made here: the IRS
 * takes it electronically or on its own red-ink paper.
 */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type Cents, formatMoney } from '../../lib/money.ts';
import {
  COPIES,
  type Form1099Kind,
  type Form1099Revision,
  type Form1099Words,
  type FormBox,
  form1099Words,
  LEGEND,
} from './form1099Words.ts';
import { COLORS, letter } from './letter.ts';
import { formatInstant, sentence } from './words.ts';

interface Party {
  name: string;
  /** Line 2: another name of the business. */
  businessName: string | null;
  street: string;
  /** 'Apt 3', 'Suite 200': from December 2026 on in a cell of its own. */
  room: string;
  city: string;
  state: string;
  zip: string;
}

export type Form1099Copy = keyof typeof COPIES;

/** What stands on the form. */
export interface Form1099Pdf {
  kind: Form1099Kind;
  /** One page each; the instructions follow Copy B. */
  copies: readonly Form1099Copy[];
  revision: Form1099Revision;
  /** 'Rev. April 2025', or the year alone. */
  revisionLabel: string;
  year: number;
  isCorrected: boolean;
  /** Another document has taken its place before it was filed, or corrects it since. */
  replacement: 'REPLACED' | 'CORRECTED' | null;
  payer: Party & { phone: string; taxNumber: string };
  /** The number truncated, as in XXX-XX-1234. */
  recipient: Party & { taxNumber: string };
  accountNumber: string;
  /** Of the first box, in cents. */
  amount: Cents;
  /** Sentences that say what the form still needs: with any it is a draft. */
  missing: string[];
  generatedAt: string;
  timeZone: string;
}

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
  caption: string;
  value?: string;
  kind?: FormBox['kind'];
  number?: string;
}

const INK = '#000000';
const LEFT = 48;
const TOP = 78;
const WIDTH = 516;
/** The many boxes of Form 1099-MISC need more room. */
const HEIGHTS = { NEC: 344, MISC: 436 };
const PARTIES = 246;
const HEAD = 62;
const STATES = 46;
const COPY = 104;
const PAD = 3;

const LARGEST = 9.5;
const SMALLEST = 4.5;

/** About how wide a text is at a size of 1, on the wide side, for it is only broken where it is drawn. */
const widthOf = (text: string): number => {
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

/** How high the lines are at a size, those that wrap included. */
const heightOf = (lines: readonly string[], size: number, width: number): number =>
  lines.reduce((sum, line) => sum + Math.max(1, Math.ceil((widthOf(line) * size) / width)), 0) *
  (size * 1.24);

/** The largest size at which the lines stay within the frame. */
function fitting(lines: readonly string[], width: number, height: number): number {
  let size = LARGEST;
  while (size > SMALLEST && heightOf(lines, size, width) > height) size -= 0.25;
  return size;
}

const at = (x: number, y: number, width: number, content: object): Content => ({
  absolutePosition: { x, y },
  columns: [{ width, color: INK, lineHeight: 1.05, ...content } as Content & { width: number }],
});

const rectangle = (x: number, y: number, w: number, h: number, lineWidth = 0.6): Content => ({
  absolutePosition: { x, y },
  canvas: [{ type: 'rect', x: 0, y: 0, w, h, lineWidth, lineColor: INK }],
});

const checkbox = (x: number, y: number, isChecked: boolean): Content[] => [
  rectangle(x, y, 8, 8),
  ...(isChecked ? [at(x + 1.6, y - 0.6, 8, { text: 'X', bold: true, fontSize: 8 })] : []),
];

/** A cell with its caption above and its value below; the values of amounts stand right. */
function drawn({ x, y, width, height, caption, value = '', kind, number }: Cell): Content[] {
  const inner = width - 2 * PAD;
  const captionWidth = kind === 'check' ? inner - 14 : inner;
  const words = { text: [{ text: number ? `${number} ` : '', bold: true }, caption], fontSize: 6 };
  const frame = [rectangle(x, y, width, height), at(x + PAD, y + 2, captionWidth, words)];
  if (kind === 'check') return [...frame, ...checkbox(x + width - 13, y + height / 2 - 4, false)];
  if (kind === 'unused') return frame;
  const lines = value.split('\n');
  const captionLines = Math.ceil((caption.length * 2.6) / inner);
  const below = 3 + captionLines * 7.5;
  const size = fitting(lines, inner, height - below);
  // At the bottom of its cell, in a tall one under its caption.
  const fromBottom = y + height - heightOf(lines, size, inner) - 1;
  const top = kind ? fromBottom : Math.min(fromBottom, y + below + 10);
  const isAmount = kind === 'amount';
  return [
    ...frame,
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
  ];
}

/** Rows of cells, each with its share of the height, and each cell with its share of the row. */
function grid(x: number, y: number, width: number, height: number, rows: Row[]): Cell[] {
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

interface Row {
  share: number;
  cells: (Pick<Cell, 'caption' | 'value' | 'kind' | 'number'> & { part?: number })[];
}

const street = ({ street: line, room }: Party): string => [line, room].filter(Boolean).join(' ');
const place = ({ city, state, zip }: Party): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
const names = ({ name, businessName }: Party): string => [name, businessName].filter(Boolean).join('\n');

const taxNumbers = ({ payer, recipient }: Form1099Pdf): Row => ({
  share: 30,
  cells: [
    { caption: 'PAYER’S TIN', value: payer.taxNumber },
    { caption: 'RECIPIENT’S TIN', value: recipient.taxNumber },
  ],
});

const account = ({ accountNumber }: Form1099Pdf): Row => ({
  share: 30,
  cells: [{ caption: 'Account number (see instructions)', value: accountNumber }],
});

/** Up to April 2025: an address in one or two lines. */
function partiesInLines(form: Form1099Pdf): Row[] {
  const { payer, recipient } = form;
  const block = [names(payer), street(payer), place(payer), payer.phone].join('\n');
  return [
    {
      share: 104,
      cells: [
        {
          caption:
            'PAYER’S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.',
          value: block,
        },
      ],
    },
    taxNumbers(form),
    { share: 44, cells: [{ caption: 'RECIPIENT’S name', value: names(recipient) }] },
    {
      share: 32,
      cells: [{ caption: 'Street address (including apt. no.)', value: street(recipient) }],
    },
    {
      share: 32,
      cells: [
        {
          caption: 'City or town, state or province, country, and ZIP or foreign postal code',
          value: place(recipient),
        },
      ],
    },
    account(form),
  ];
}

/** From December 2026 on: each part of an address in a cell of its own. */
function partiesInCells(form: Form1099Pdf): Row[] {
  const { payer, recipient } = form;
  const address = (party: Party, room: string): Row[] => [
    {
      share: 27,
      cells: [
        { caption: 'Street address', value: party.street, part: 3 },
        { caption: room, value: party.room, part: 1.4 },
      ],
    },
    {
      share: 27,
      cells: [
        { caption: 'City or town', value: party.city, part: 2.2 },
        { caption: 'State or province', value: party.state, part: 1.2 },
        { caption: 'Country', value: party.city ? 'US' : '', part: 0.8 },
        { caption: 'ZIP or postal code', value: party.zip, part: 1.4 },
      ],
    },
  ];
  return [
    { share: 32, cells: [{ caption: 'PAYER’S name', value: names(payer) }] },
    ...address(payer, 'Room or suite no.'),
    { share: 24, cells: [{ caption: 'Telephone no.', value: payer.phone }] },
    taxNumbers(form),
    { share: 40, cells: [{ caption: 'RECIPIENT’S name', value: names(recipient) }] },
    ...address(recipient, 'Apt. no.'),
    account(form),
  ];
}

/** '2,345.67', without the sign that the form prints; a zero is blank, but for a correction to zero. */
function boxValue({ amount, isCorrected, missing }: Form1099Pdf): string {
  if (amount === 0 && !(isCorrected && missing.length === 0)) return '';
  return formatMoney(amount).replace('$', '');
}

function boxRows(form: Form1099Pdf, { boxes }: Form1099Words, columns: number): Row[] {
  const cells = boxes.map((box, index) => ({ ...box, ...(index === 0 ? { value: boxValue(form) } : {}) }));
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => ({
    share: 1,
    cells: cells.slice(row * columns, (row + 1) * columns),
  }));
}

function heading(form: Form1099Pdf, words: Form1099Words): Content[] {
  const x = LEFT + PARTIES;
  const width = WIDTH - PARTIES;
  const half = width / 2;
  return [
    rectangle(x, TOP, half, HEAD),
    rectangle(x + half, TOP, half, HEAD),
    at(x, TOP + 5, half, { text: `OMB No. ${words.omb}`, fontSize: 7, alignment: 'center' }),
    at(x, TOP + 15, half, { text: words.name, bold: true, fontSize: 12, alignment: 'center' }),
    ...(form.revisionLabel === String(form.year)
      ? []
      : [at(x, TOP + 30, half, { text: `(${form.revisionLabel})`, fontSize: 7, alignment: 'center' })]),
    at(x, TOP + 40, half, { text: 'For calendar year', fontSize: 6, alignment: 'center' }),
    at(x, TOP + 46.5, half, { text: String(form.year), bold: true, fontSize: 12, alignment: 'center' }),
    at(x + half + 4, TOP + 18, half - 8, {
      text: words.title,
      bold: true,
      fontSize: 12,
      alignment: 'center',
    }),
  ];
}

function copyColumn(copy: Form1099Copy, x: number, y: number, height: number): Content[] {
  const { name, purpose } = COPIES[copy];
  const width = COPY - 2 * 5;
  return [
    rectangle(x, y, COPY, height),
    at(x + 5, y + 5, width, { text: name, bold: true, fontSize: 11, alignment: 'right' }),
    at(x + 5, y + 19, width, {
      text: purpose,
      bold: true,
      fontSize: copy === 'B' ? 9 : 7.5,
      alignment: 'right',
    }),
    ...(copy === 'B'
      ? [at(x + 5, y + 36, width, { text: LEGEND, fontSize: 6.6, alignment: 'right', lineHeight: 1.12 })]
      : []),
  ];
}

function boxArea(form: Form1099Pdf, words: Form1099Words, copy: Form1099Copy): Content[] {
  const x = LEFT + PARTIES;
  const width = WIDTH - PARTIES;
  const y = TOP + HEAD;
  const height = HEIGHTS[form.kind] - HEAD - STATES;
  const columns = form.kind === 'MISC' ? 2 : 1;
  const states: Row[] = [{ share: 1, cells: [...words.stateBoxes] }];
  return [
    ...grid(x, y, width - COPY, height, boxRows(form, words, columns)).flatMap(drawn),
    ...copyColumn(copy, x + width - COPY, y, height),
    ...grid(x, y + height, width, STATES, states).flatMap(drawn),
  ];
}

function footline(form: Form1099Pdf, words: Form1099Words, copy: Form1099Copy): Content[] {
  const y = TOP + HEIGHTS[form.kind] + 5;
  const revision = form.revisionLabel === String(form.year) ? '' : ` (${form.revisionLabel})`;
  return [
    at(LEFT, y, 150, { text: [{ text: words.name, bold: true }, revision], fontSize: 7 }),
    ...(copy === 'B' ? [at(LEFT + 150, y, 100, { text: '(keep for your records)', fontSize: 7 })] : []),
    at(LEFT + 246, y, 110, { text: words.url, fontSize: 7 }),
    at(LEFT + 336, y, 180, {
      text: 'Department of the Treasury - Internal Revenue Service',
      fontSize: 7,
      alignment: 'right',
    }),
  ];
}

/** What the reader must know before using the form: that it is none yet, or none any more. */
function warningOf({ missing, year, replacement }: Form1099Pdf, { name }: Form1099Words): string | null {
  if (replacement === 'REPLACED')
    return 'Void: a newer document has taken the place of this one. Neither file it nor hand it out.';
  if (missing.length > 0) return `Draft of ${name} for ${year}: neither to be filed nor to be handed out.`;
  return replacement === 'CORRECTED' ? 'A correction of this form has been made since.' : null;
}

function remarks(form: Form1099Pdf, words: Form1099Words): Content[] {
  const warning = warningOf(form, words);
  if (warning === null) return [];
  const { missing, kind } = form;
  return [
    at(LEFT, TOP + HEIGHTS[kind] + 34, WIDTH, {
      stack: [
        { text: warning, bold: true, color: COLORS.alarm, margin: [0, 0, 0, 4] },
        ...(missing.length ? [{ ul: missing.map((one) => ({ text: sentence(one) })), color: INK }] : []),
      ],
      lineHeight: 1.2,
    }),
  ];
}

/** The paragraphs in two columns of about the same length, in their order. */
function instructions({ instructions: paragraphs }: Form1099Words): Content {
  const length = (parts: readonly (readonly [string, string])[]) =>
    parts.reduce((sum, [lead, words]) => sum + lead.length + words.length + 40, 0);
  const imbalance = (index: number) =>
    Math.abs(length(paragraphs.slice(0, index)) - length(paragraphs.slice(index)));
  const cut = paragraphs.reduce((best, _, index) => (imbalance(index) < imbalance(best) ? index : best), 0);
  const column = (parts: typeof paragraphs): Content[] =>
    parts.map(([lead, words]) => ({
      text: [{ text: lead ? `${lead} ` : '', bold: true }, words],
      margin: [0, 0, 0, 6],
      fontSize: 8.5,
      lineHeight: 1.18,
      color: INK,
    }));
  return {
    columns: [{ stack: column(paragraphs.slice(0, cut)) }, { stack: column(paragraphs.slice(cut)) }],
    columnGap: 22,
  };
}

/** The form itself, on a page of its own. */
const formPage = (form: Form1099Pdf, words: Form1099Words, copy: Form1099Copy): Content[] => [
  ...checkbox(LEFT + 246, TOP - 16, form.isCorrected),
  at(LEFT + 258, TOP - 16, 200, { text: 'CORRECTED (if checked)', bold: true, fontSize: 8 }),
  ...grid(
    LEFT,
    TOP,
    PARTIES,
    HEIGHTS[form.kind],
    form.revision === '2026-12' ? partiesInCells(form) : partiesInLines(form),
  ).flatMap(drawn),
  ...heading(form, words),
  ...boxArea(form, words, copy),
  rectangle(LEFT, TOP, WIDTH, HEIGHTS[form.kind], 1.2),
  ...footline(form, words, copy),
  ...remarks(form, words),
];

const instructionsPage = (words: Form1099Words): Content[] => [
  {
    text: 'Instructions for Recipient',
    bold: true,
    fontSize: 13,
    color: INK,
    margin: [0, 0, 0, 10],
    pageBreak: 'before',
  },
  instructions(words),
];

/** What follows stands on a new page; nothing of it takes room, for all of it is placed. */
const newPage = (): Content => ({ text: '', pageBreak: 'before' });

/** Each copy on a page, and after Copy B the instructions that must go with it. */
export function form1099Document(form: Form1099Pdf): TDocumentDefinitions {
  const words = form1099Words(form.kind, form.revision);
  const copies = form.copies.map((copy) => COPIES[copy].name).join(' and ');
  const isVoid = form.replacement === 'REPLACED';
  const isDraft = form.missing.length > 0;
  const state = isVoid ? ' (void)' : isDraft ? ' (draft)' : '';
  const generated = `Generated ${formatInstant(form.generatedAt, form.timeZone)}`;
  return letter({
    title: `${words.name} ${form.year}, ${copies}${state}, ${form.recipient.name}`,
    author: form.payer.name,
    createdAt: form.generatedAt,
    footer: [`Substitute ${words.name}`, form.year, form.accountNumber, generated]
      .filter(Boolean)
      .join(' · '),
    watermark: isVoid ? 'VOID' : isDraft ? 'DRAFT' : undefined,
    content: form.copies.flatMap((copy, index) => [
      ...(index === 0 ? [] : [newPage()]),
      ...formPage(form, words, copy),
      ...(copy === 'B' ? instructionsPage(words) : []),
    ]),
  });
}
