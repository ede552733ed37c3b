/**
 * The recipient's copies of Forms 1099-NEC and 1099-MISC as a substitute statement: the boxes, captions and legend of
 * the official form of the year, in black on white, with the recipient's number truncated. Copy A is not made here,
 * because the IRS accepts it only electronically or on its own red-ink paper.
 */
import type { Content } from 'pdfmake/interfaces.js';
import { formatInstant } from 'rules/instantFormats';
import { type Cents, formatMoney } from 'rules/money';
import type { Drawing } from './draw.ts';
import { at, checkbox, drawn, grid, INK, type Row, rectangle } from './form1099Cells.ts';
import { type Parties, partiesInCells, partiesInLines } from './form1099Parties.ts';
import {
  COPIES,
  type Form1099Kind,
  type Form1099Revision,
  type Form1099Words,
  form1099Words,
  LEGEND,
} from './form1099Words.ts';
import { COLORS, letter } from './letter.ts';
import { message } from './words.ts';

export type Form1099Copy = keyof typeof COPIES;

/** The content of the form. */
export interface Form1099Pdf extends Parties {
  kind: Form1099Kind;
  /** One page each; Copy B is followed by the instructions. */
  copies: readonly Form1099Copy[];
  revision: Form1099Revision;
  /** 'Rev. April 2025', or only the year. */
  revisionLabel: string;
  year: number;
  isCorrected: boolean;
  /** REPLACED if another document replaced it before it was filed; CORRECTED if one has corrected it since. */
  replacement: 'REPLACED' | 'CORRECTED' | null;
  /** For the first box, in cents. */
  amount: Cents;
  /** For box 4, in cents. */
  withheld: Cents;
  /** Sentences that say what the form still needs. If there are any, it is a draft. */
  missing: string[];
  generatedAt: string;
  timeZone: string;
}

const LEFT = 48;
const TOP = 78;
const WIDTH = 516;
/** Form 1099-MISC has more boxes and needs more room. */
const HEIGHTS = { NEC: 344, MISC: 436 };
const PARTIES = 246;
/** On both forms. */
const WITHHELD_BOX = '4';
const HEAD = 62;
const STATES = 46;
const COPY = 104;

/** '2,345.67', without the dollar sign that the form prints. Zero is blank, except in a correction to zero. */
function boxValue({ amount, isCorrected, missing }: Form1099Pdf): string {
  if (amount === 0 && !(isCorrected && missing.length === 0)) return '';
  return formatMoney(amount).replace('$', '');
}

function boxRows(form: Form1099Pdf, { boxes }: Form1099Words, columns: number): Row[] {
  const values: Record<string, string> = {
    [boxes[0]!.number]: boxValue(form),
    [WITHHELD_BOX]: form.withheld === 0 ? '' : formatMoney(form.withheld).replace('$', ''),
  };
  const cells = boxes.map((box) => ({ ...box, value: values[box.number] ?? '' }));
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
    at(x, TOP + 15, half, {
      text: words.name,
      bold: true,
      fontSize: 12,
      alignment: 'center',
      headlineLevel: 1,
    }),
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

/** The warning to the reader: it is not a form yet, or not anymore. */
function formatWarning({ missing, year, replacement }: Form1099Pdf, { name }: Form1099Words): string | null {
  if (replacement === 'REPLACED')
    return 'Void: a newer document has replaced this one. Do not file it or hand it out.';
  if (missing.length > 0) return `Draft of ${name} for ${year}: not to be filed or handed out.`;
  return replacement === 'CORRECTED' ? 'A correction of this form has been made since.' : null;
}

function remarks(form: Form1099Pdf, words: Form1099Words): Content[] {
  const warning = formatWarning(form, words);
  if (warning === null) return [];
  const { missing, kind } = form;
  return [
    at(LEFT, TOP + HEIGHTS[kind] + 34, WIDTH, {
      stack: [
        { text: warning, bold: true, color: COLORS.alarm, margin: [0, 0, 0, 4] },
        ...(missing.length ? [{ ul: missing.map((one) => ({ text: message(one) })), color: INK }] : []),
      ],
      lineHeight: 1.2,
    }),
  ];
}

/** The paragraphs in two columns of about the same length, in order. */
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

/** The form itself, on its own page. */
const formPage = (form: Form1099Pdf, words: Form1099Words, copy: Form1099Copy): Content[] => [
  ...heading(form, words),
  checkbox(LEFT + 246, TOP - 16, form.isCorrected),
  at(LEFT + 258, TOP - 16, 200, { text: 'CORRECTED (if checked)', bold: true, fontSize: 8 }),
  ...grid(
    LEFT,
    TOP,
    PARTIES,
    HEIGHTS[form.kind],
    form.revision === '2026-12' ? partiesInCells(form) : partiesInLines(form),
  ).flatMap(drawn),
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
    headlineLevel: 2,
  },
  instructions(words),
];

/** Starts a new page. It takes no room, because everything is absolutely positioned. */
const newPage = (): Content => ({ text: '', pageBreak: 'before' });

/** Each copy on a page, and after Copy B the required instructions. */
export function form1099Document(form: Form1099Pdf): Drawing {
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
