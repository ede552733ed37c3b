/**
 * The text of Forms 1099 by revision: box numbers, captions and the instructions for the recipient's copy, as printed
 * by the IRS. The captions of the boxes that are new in December 2026 still need to be checked against the official
 * form.
 */

export type Form1099Kind = 'NEC' | 'MISC';

/** A revision by month, as in 2025-04; annual forms have only the year. */
export type Form1099Revision = '2020' | '2021' | '2022-01' | '2024-01' | '2025-04' | '2026-12';

export interface FormBox {
  number: string;
  /** Empty for an unused box. */
  caption: string;
  kind: 'amount' | 'check' | 'text' | 'unused';
}

type Paragraph = readonly [lead: string, text: string];

export interface Form1099Words {
  /** 'Form 1099-NEC'. */
  name: string;
  title: string;
  omb: string;
  /** The IRS page about the form. */
  url: string;
  /** In order; the first one reports payments for services or rents. */
  boxes: readonly FormBox[];
  /** The three state boxes: tax, number, income. */
  stateBoxes: readonly FormBox[];
  instructions: readonly Paragraph[];
}

export const COPIES = {
  B: { name: 'Copy B', purpose: 'For Recipient' },
  TWO: {
    name: 'Copy 2',
    purpose: 'To be filed with recipient’s state income tax return, when required.',
  },
} as const;

export const LEGEND =
  'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.';

const amount = (number: string, caption: string): FormBox => ({ number, caption, kind: 'amount' });
const check = (number: string, caption: string): FormBox => ({ number, caption, kind: 'check' });
const text = (number: string, caption: string): FormBox => ({ number, caption, kind: 'text' });
const unused = (number: string): FormBox => ({ number, caption: '', kind: 'unused' });

const stateBoxes = (first: number): FormBox[] => [
  amount(`${first}`, 'State tax withheld'),
  text(`${first + 1}`, 'State/Payer’s state no.'),
  amount(`${first + 2}`, 'State income'),
];

const DIRECT_SALES =
  'Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale';
const TTOC = 'Treasury Tipped Occupation Code(s)';
const PARACHUTE = 'Excess golden parachute payments';
const WITHHELD = 'Federal income tax withheld';

function necBoxes(revision: Form1099Revision): FormBox[] {
  const first =
    revision === '2026-12'
      ? [
          amount('1a', 'Nonemployee compensation'),
          amount('1b', 'Cash tips'),
          text('1c', TTOC),
          amount('1d', 'Overtime compensation'),
        ]
      : [amount('1', 'Nonemployee compensation')];
  const hasParachute = revision === '2025-04' || revision === '2026-12';
  return [
    ...first,
    revision === '2020' ? unused('2') : check('2', DIRECT_SALES),
    hasParachute ? amount('3', PARACHUTE) : unused('3'),
    amount('4', WITHHELD),
  ];
}

const MISC_ONE_TO_TEN: readonly FormBox[] = [
  amount('1', 'Rents'),
  amount('2', 'Royalties'),
  amount('3', 'Other income'),
  amount('4', WITHHELD),
  amount('5', 'Fishing boat proceeds'),
  amount('6', 'Medical and health care payments'),
  check('7', DIRECT_SALES),
  amount('8', 'Substitute payments in lieu of dividends or interest'),
  amount('9', 'Crop insurance proceeds'),
  amount('10', 'Gross proceeds paid to an attorney'),
];

function miscBoxes(revision: Form1099Revision): FormBox[] {
  const fish = revision === '2020' ? unused('11') : amount('11', 'Fish purchased for resale');
  const deferrals = amount('12', 'Section 409A deferrals');
  const common = [...MISC_ONE_TO_TEN, fish, deferrals];
  const plan = 'Nonqualified deferred compensation';
  if (revision === '2020' || revision === '2021')
    return [...common, amount('13', PARACHUTE), amount('14', plan)];
  if (revision === '2026-12')
    return [
      ...common,
      amount('13a', 'Cash tips'),
      text('13b', TTOC),
      amount('14', 'Overtime compensation'),
      amount('15', plan),
    ];
  return [
    ...common,
    check('13', 'FATCA filing requirement'),
    revision === '2025-04' ? { ...unused('14'), caption: 'Reserved' } : amount('14', PARACHUTE),
    amount('15', plan),
  ];
}

const TIN: Paragraph = [
  'Recipient’s taxpayer identification number (TIN).',
  'For your protection, this form may show only the last four digits of your TIN (social security number (SSN), individual taxpayer identification number (ITIN), adoption taxpayer identification number (ATIN), or employer identification number (EIN)). However, the issuer has reported your complete TIN to the IRS.',
];
const ACCOUNT: Paragraph = [
  'Account number.',
  'May show an account or other unique number the payer assigned to distinguish your account.',
];
const FREE_FILE: Paragraph = [
  'Free File Program.',
  'Go to www.irs.gov/FreeFile to see if you qualify for no-cost online federal tax preparation, e-filing, and direct deposit or payment options.',
];

const future = (name: string, url: string): Paragraph => [
  'Future developments.',
  `For the latest information about developments related to ${name} and its instructions, such as legislation enacted after they were published, go to ${url}.`,
];

const SALES_TEXT =
  'If checked, consumer products totaling $5,000 or more were sold to you for resale, on a buy-sell, a deposit-commission, or other basis. Generally, report any income from your sale of these products on Schedule C (Form 1040).';
const PARACHUTE_TEXT =
  'Shows your total compensation of excess golden parachute payments subject to a 20% excise tax. See your tax return instructions for where to report.';

function necInstructions(revision: Form1099Revision): Paragraph[] {
  const isNewest = revision === '2026-12';
  const box = isNewest ? 'box 1a' : 'box 1';
  return [
    [
      '',
      `You received this form instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare tax. If you believe you are an employee and cannot get the payer to correct this form, report the amount shown in ${box} on the line for “Wages, salaries, tips, etc.” of Form 1040, 1040-SR, or 1040-NR. You must also complete Form 8919 and attach it to your return. For more information, see Pub. 1779, Independent Contractor or Employee.`,
    ],
    [
      '',
      `If you are not an employee but the amount in ${box} is not self-employment (SE) income (for example, it is income from a sporadic activity or a hobby), report the amount shown in ${box} on the “Other income” line (on Schedule 1 (Form 1040)).`,
    ],
    TIN,
    ACCOUNT,
    [
      isNewest ? 'Box 1a.' : 'Box 1.',
      'Shows nonemployee compensation. If the amount in this box is SE income, report it on Schedule C or F (Form 1040) if a sole proprietor, or on Form 1065 and Schedule K-1 (Form 1065) if a partnership, and the recipient/partner completes Schedule SE (Form 1040).',
    ],
    [
      'Note:',
      `If you are receiving payments on which no income, social security, and Medicare taxes are withheld, you should make estimated tax payments. See Form 1040-ES (or Form 1040-ES (NR)). Individuals must report these amounts as explained in these ${box} instructions. Corporations, fiduciaries, and partnerships must report these amounts on the appropriate line of their tax returns.`,
    ],
    ...(isNewest
      ? ([
          ['Box 1b.', 'Shows cash tips included in box 1a.'],
          [
            'Box 1c.',
            'Shows the Treasury Tipped Occupation Code(s) of the occupation in which tips were received.',
          ],
          ['Box 1d.', 'Shows overtime compensation included in box 1a.'],
        ] as const)
      : []),
    ['Box 2.', revision === '2020' ? 'Reserved for future use.' : SALES_TEXT],
    ['Box 3.', revision === '2025-04' || isNewest ? PARACHUTE_TEXT : 'Reserved for future use.'],
    [
      'Box 4.',
      'Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the payer. See Form W-9, Request for Taxpayer Identification Number and Certification, for information on backup withholding. Include this amount on your income tax return as tax withheld.',
    ],
    ['Boxes 5–7.', 'State income tax withheld reporting boxes.'],
  ];
}

/** For Form 1099-MISC, only the boxes that this portal could fill; it says where the others are explained. */
const miscInstructions = (lastBoxes: string): Paragraph[] => [
  TIN,
  ACCOUNT,
  [
    'Amounts shown may be subject to self-employment (SE) tax.',
    'Individuals should see the Instructions for Schedule SE (Form 1040). Corporations, fiduciaries, or partnerships must report the amounts on the appropriate line of their tax returns.',
  ],
  [
    'Form 1099-MISC incorrect?',
    'If this form is incorrect or has been issued in error, contact the payer. If you cannot get this form corrected, attach an explanation to your tax return and report your information correctly.',
  ],
  [
    'Box 1.',
    'Report rents from real estate on Schedule E (Form 1040). However, report rents on Schedule C (Form 1040) if you provided significant services to the tenant, sold real estate as a business, or rented personal property as a business. See Pub. 527.',
  ],
  [
    'Box 3.',
    'Generally, report this amount on the “Other income” line of Schedule 1 (Form 1040) and identify the payment. If it is trade or business income, report this amount on Schedule C or F (Form 1040).',
  ],
  [
    'Box 4.',
    'Shows backup withholding. Generally, a payer must backup withhold if you did not furnish your TIN. See Form W-9 and Pub. 505 for more information. Report this amount on your income tax return as tax withheld.',
  ],
  ['Box 7.', SALES_TEXT],
  [
    'Box 10.',
    'Shows gross proceeds paid to an attorney in connection with legal services. Report only the taxable part as income on your return.',
  ],
  [lastBoxes, 'Show state or local income tax withheld from the payments.'],
  ['Other boxes.', 'Are explained at www.irs.gov/Form1099MISC.'],
];

/** The text of a form in one revision. */
export function form1099Words(kind: Form1099Kind, revision: Form1099Revision): Form1099Words {
  const name = `Form 1099-${kind}`;
  const url = `www.irs.gov/Form1099${kind}`;
  const closing = [future(name, url), FREE_FILE];
  if (kind === 'NEC')
    return {
      name,
      title: 'Nonemployee Compensation',
      omb: '1545-0116',
      url,
      boxes: necBoxes(revision),
      stateBoxes: stateBoxes(5),
      instructions: [...necInstructions(revision), ...closing],
    };
  const firstStateBox = revision === '2020' || revision === '2021' ? 15 : 16;
  return {
    name,
    title: 'Miscellaneous Information',
    omb: '1545-0115',
    url,
    boxes: miscBoxes(revision),
    stateBoxes: stateBoxes(firstStateBox),
    instructions: [...miscInstructions(`Boxes ${firstStateBox}–${firstStateBox + 2}.`), ...closing],
  };
}
