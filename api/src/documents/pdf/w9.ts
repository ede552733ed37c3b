/**
 * A substitute for Form W-9: the same lines, boxes and text as the revision it names, with an electronic signature
 * instead of ink. Without the payee's signature it is a draft and says what is missing.
 */
import type { Content, ContentTable, CustomTableLayout } from 'pdfmake/interfaces.js';
import { formatInstant } from 'rules/instantFormats';
import type { Drawing } from './draw.ts';
import { COLORS, columnWidths, label, letter } from './letter.ts';
import { type W9Words, w9Words } from './w9Words.ts';
import { message } from './words.ts';

export type W9TaxClass =
  | 'INDIVIDUAL'
  | 'C_CORPORATION'
  | 'S_CORPORATION'
  | 'PARTNERSHIP'
  | 'TRUST_ESTATE'
  | 'LLC'
  | 'OTHER';

/** The content of the form; null is a blank line. */
export interface W9Pdf {
  generatedAt: string;
  timeZone: string;
  /** The revision of the form's text, as in 2024-03. */
  revision: string;
  requester: { name: string; addressLines: string[] };
  /** Line 1. */
  legalName: string | null;
  businessName: string | null;
  taxClass: W9TaxClass | null;
  /** C, S or P next to the LLC box. */
  llcClass: string | null;
  otherClass: string | null;
  exemptPayeeCode: string | null;
  fatcaCode: string | null;
  /** Line 5. */
  street: string | null;
  /** Line 6, such as 'Camden, NJ 08102'. */
  cityStateZip: string | null;
  /** Line 7. */
  accountNumber: string | null;
  /** Part I as the reader may see it: with all digits, or truncated. */
  taxNumber: { type: 'SSN' | 'EIN' | 'ITIN'; text: string } | null;
  itemTwoCrossed: boolean;
  /** Null until the payee has signed. */
  signature: { name: string; signedAt: string; ipAddress: string | null } | null;
  /** Sentences that say what the form still needs. */
  missing: string[];
}

const TITLE = 'Request for Taxpayer Identification Number and Certification';

export const w9Document = (form: W9Pdf): Drawing => {
  const { requester, legalName, generatedAt, timeZone } = form;
  const words = w9Words(form.revision);
  const isDraft = form.signature === null || form.missing.length > 0;
  return letter({
    title: `Form W-9${isDraft ? ' (draft)' : ''}, ${legalName ?? 'without a name'}`,
    author: requester.name,
    createdAt: generatedAt,
    footer: `Substitute Form W-9 (${words.label}) · Generated ${formatInstant(generatedAt, timeZone)}`,
    watermark: isDraft ? 'DRAFT' : undefined,
    content: [
      head(form, words),
      ...missing(form),
      lines(form),
      part('Part I', PART_ONE),
      numbers(form),
    ].concat([
      part('Part II', 'Certification'),
      ...certification(form, words),
      signatureBlock(form),
      definition(words),
    ]),
  });
};

const PART_ONE = 'Taxpayer Identification Number (TIN)';
const SMALL = 8;

const head = ({ requester }: W9Pdf, words: W9Words): Content => ({
  columns: [
    {
      width: 330,
      stack: [
        { text: 'Form W-9', bold: true, fontSize: 16, color: COLORS.accent, headlineLevel: 1 },
        { text: TITLE, bold: true, fontSize: 10.5 },
        { text: `Substitute for Form W-9 (${words.label})`, fontSize: SMALL, color: COLORS.soft },
      ],
    },
    {
      width: '*',
      stack: [
        label('Requester’s name and address'),
        { text: [requester.name, ...requester.addressLines].join('\n'), fontSize: SMALL },
        {
          text: 'Give form to the requester. Do not send to the IRS.',
          fontSize: SMALL,
          bold: true,
          margin: [0, 3, 0, 0],
        },
      ],
    },
  ],
});

const missing = ({ missing: errors, signature }: W9Pdf): Content[] =>
  errors.length === 0 && signature
    ? []
    : [
        {
          margin: [0, 2, 0, 0],
          color: COLORS.alarm,
          fontSize: 8.5,
          stack: [
            { text: 'Draft. What is missing:', bold: true },
            {
              ul: (errors.length ? errors : ['The signature of the payee.']).map((error) => ({
                text: message(error),
              })),
            },
          ],
        },
      ];

/** Next to a line's number, within its frame. */
const ENTRY_WIDTH = 486;

/** A numbered line of the form: its caption and entry. */
const line = (number: string, caption: string, entry: string | null): Content => ({
  reading: 'PARAGRAPH',
  columns: [
    { width: 18, text: number, bold: true, fontSize: SMALL },
    // An explicit width, so that a long word breaks.
    { width: ENTRY_WIDTH, stack: [label(caption), { text: entry || ' ', bold: true, fontSize: 10 }] },
  ],
});

function lines(form: W9Pdf): Content {
  return boxed([
    [line('1', 'Name of entity/individual. An entry is required.', form.legalName)],
    [line('2', 'Business name/disregarded entity name, if different from above.', form.businessName)],
    [classification(form)],
    [foreignOwners()],
    [
      {
        columns: [
          { width: 18, text: '4', bold: true, fontSize: SMALL },
          {
            width: '*',
            stack: [
              label('Exemptions (codes apply only to certain entities, not individuals)'),
              code('Exempt payee code (if any)', form.exemptPayeeCode),
              code(
                'Exemption from Foreign Account Tax Compliance Act (FATCA) reporting code (if any)',
                form.fatcaCode,
              ),
            ],
          },
        ],
      },
    ],
    [line('5', 'Address (number, street, and apt. or suite no.)', form.street)],
    [line('6', 'City, state, and ZIP code', form.cityStateZip)],
    [line('7', 'List account number(s) here (optional)', form.accountNumber)],
  ]);
}

const code = (caption: string, entry: string | null): Content => ({
  text: [
    { text: `${caption}: `, fontSize: SMALL },
    { text: entry ?? '', bold: true },
  ],
});

/** A checkbox of the form; the cross is text, for screen readers. */
const checkbox = (isChecked: boolean, caption: string, entry: string | null = null): Content => ({
  margin: [0, 1, 0, 1],
  columns: [
    {
      width: 12,
      alt: isChecked ? 'Checked' : 'Not checked',
      stack: [
        { canvas: [{ type: 'rect', x: 0, y: 1.5, w: 7.5, h: 7.5, lineWidth: 0.7, lineColor: COLORS.ink }] },
        { text: isChecked ? 'X' : ' ', bold: true, fontSize: SMALL, margin: [1.2, -9, 0, 0] },
      ],
    },
    {
      width: '*',
      text: [{ text: caption }, ...(entry ? [{ text: ` ${entry}`, bold: true }] : [])],
      fontSize: 8.5,
    },
  ],
});

const CLASSES: readonly (readonly [W9TaxClass, string])[] = [
  ['INDIVIDUAL', 'Individual/sole proprietor'],
  ['C_CORPORATION', 'C corporation'],
  ['S_CORPORATION', 'S corporation'],
  ['PARTNERSHIP', 'Partnership'],
  ['TRUST_ESTATE', 'Trust/estate'],
];

const classification = ({ taxClass, llcClass, otherClass }: W9Pdf): Content => ({
  columns: [
    { width: 18, text: '3a', bold: true, fontSize: SMALL },
    {
      width: '*',
      stack: [
        label(
          'Check the appropriate box for federal tax classification of the entity/individual whose name is entered on line 1. Check only one of the following seven boxes.',
        ),
        {
          columns: CLASSES.map(([value, caption], index) => ({
            width: index === 0 ? 120 : 'auto',
            stack: [checkbox(taxClass === value, caption)],
            // A column with automatic width would leave no room for the box.
            ...(index === 0 ? {} : { width: 82 }),
          })),
        },
        checkbox(
          taxClass === 'LLC',
          'LLC. Enter the tax classification (C = C corporation, S = S corporation, P = Partnership):',
          llcClass,
        ),
        checkbox(taxClass === 'OTHER', 'Other (see instructions):', otherClass),
      ],
    },
  ],
});

/** Always blank: the requester is not a partnership, trust or estate. */
const foreignOwners = (): Content => ({
  columns: [
    { width: 18, text: '3b', bold: true, fontSize: SMALL },
    {
      width: '*',
      stack: [
        checkbox(
          false,
          'If on line 3a you checked “Partnership” or “Trust/estate,” or checked “LLC” and entered “P” as its tax classification, and you are providing this form to a partnership, trust, or estate in which you have an ownership interest, check this box if you have any foreign partners, owners, or beneficiaries.',
        ),
      ],
    },
  ],
});

const part = (name: string, title: string): Content => ({
  margin: [0, 5, 0, 2],
  headlineLevel: 2,
  text: [{ text: `${name}   ` }, { text: title }],
  bold: true,
  color: COLORS.accent,
  fontSize: 10.5,
});

/** An ITIN goes in the field for a social security number. */
function numbers({ taxNumber }: W9Pdf): Content {
  const isEin = taxNumber?.type === 'EIN';
  const entry = (caption: string, text: string): Content => ({
    reading: 'PARAGRAPH',
    stack: [label(caption), { text: text || ' ', bold: true, fontSize: 11, characterSpacing: 1 }],
  });
  const ssnCaption =
    taxNumber?.type === 'ITIN'
      ? 'Individual taxpayer identification number (ITIN)'
      : 'Social security number';
  return boxed([
    [
      entry(ssnCaption, isEin ? '' : (taxNumber?.text ?? '')),
      entry('or Employer identification number', isEin ? (taxNumber?.text ?? '') : ''),
    ],
  ]);
}

function certification({ itemTwoCrossed }: W9Pdf, words: W9Words): Content[] {
  return [
    { text: words.lead, fontSize: 8.5 },
    // Explicit numbers, because a list's own numbers would come after the text when it is read aloud or copied.
    ...words.items.map(
      (text, index): Content => ({
        fontSize: 8.5,
        reading: 'PARAGRAPH',
        columns: [
          { width: 14, text: `${index + 1}.` },
          {
            width: '*',
            text: [{ text, ...(index === 1 && itemTwoCrossed ? { decoration: 'lineThrough' } : {}) }],
          },
        ],
      }),
    ),
    ...(itemTwoCrossed
      ? [{ text: 'Item 2 was crossed out by the signer.', bold: true, fontSize: 8.5 } as Content]
      : []),
    {
      text: [{ text: 'Certification instructions. ', bold: true }, words.crossingOut],
      fontSize: SMALL,
      margin: [0, 3, 0, 6],
    },
  ];
}

function signatureBlock({ signature, timeZone }: W9Pdf): Content {
  const how = (at: string, address: string | null) =>
    `Signed electronically under penalties of perjury in the signer’s own session` +
    `${address ? ` from the network address ${address}` : ''} (${at}).`;
  return {
    unbreakable: true,
    stack: [
      boxed([
        [
          {
            reading: 'PARAGRAPH',
            stack: [
              label('Sign here: signature of U.S. person'),
              { text: signature?.name ?? ' ', bold: true, fontSize: 11 },
            ],
          },
          {
            reading: 'PARAGRAPH',
            stack: [
              label('Date'),
              { text: signature ? formatInstant(signature.signedAt, timeZone) : ' ', bold: true },
            ],
          },
        ],
      ]),
      {
        text: signature ? how(signature.signedAt, signature.ipAddress) : 'Not signed.',
        fontSize: SMALL,
        color: COLORS.soft,
        margin: [0, 3, 0, 0],
      },
    ],
  };
}

const definition = ({ usPerson }: W9Words): Content => ({
  margin: [0, 3, 0, 0],
  fontSize: SMALL,
  color: COLORS.soft,
  text: [
    { text: 'Definition of a U.S. person. ', bold: true },
    [usPerson.lead, ...usPerson.kinds.map((kind) => `• ${kind}`)].join(' '),
  ],
});

const FRAME: CustomTableLayout = {
  hLineWidth: () => 0.6,
  vLineWidth: () => 0.6,
  hLineColor: () => COLORS.line,
  vLineColor: () => COLORS.line,
  paddingLeft: () => 5,
  paddingRight: () => 5,
  paddingTop: () => 1.5,
  paddingBottom: () => 1,
};

/** Framed entries, as on a form; two share the width equally. */
const boxed = (body: ContentTable['table']['body']): Content => ({
  margin: [0, 3, 0, 0],
  table: {
    widths: columnWidths((body[0]?.length ?? 1) === 1 ? [0] : [250, 0], 5),
    body,
    dontBreakRows: true,
  },
  layout: FRAME,
});
