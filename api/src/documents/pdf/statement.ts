/** The pay statement on paper: the payee, the days, the amounts, and what is still to come. */
import type { Content } from 'pdfmake/interfaces.js';
import { counted } from 'rules/counted';
import { formatDay, formatLongDay, formatShortDay, formatWeek } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { formatInstant } from 'rules/instantFormats';
import { formatMcNumber } from 'rules/mcNumber';
import { type Cents, formatMoney } from 'rules/money';
import type { Drawing } from './draw.ts';
import { COLORS, columnWidths, heading, label, letter, right, table } from './letter.ts';
import { message, moneyOrDash } from './words.ts';

interface Amounts {
  basePay: Cents;
  expenses: Cents;
  totalPay: Cents;
}

/** The content of the statement. */
export interface StatementPdf {
  generatedAt: string;
  timeZone: string;
  company: {
    legalName: string;
    addressLines: string[];
    phone: string;
    email: string;
    usdotNumber: string | null;
    mcNumber: string | null;
  };
  payee: { name: string; email: string; addressLines: string[] };
  run: { number: number; weekStart: Day; weekEnd: Day; payDate: Day };
  days: {
    date: Day;
    worked: boolean;
    status: 'PENDING' | 'APPROVED' | 'REJECTED' | null;
    rate: Cents | null;
    pay: Cents;
    expenses: Cents;
    notes: string;
  }[];
  totals: Amounts;
  yearToDate: Amounts & { year: number; runs: number; paidBefore?: Cents | undefined };
  unpaidDays: { date: Day; reason: string }[];
  hasOlderUnpaidDays: boolean;
  /** The purpose of each amount; null on statements that do not state it. */
  amounts: {
    groups: { label: string; amount: Cents }[];
    sums: { gross: Cents; reimbursed: Cents; deducted: Cents; withheld: Cents; net: Cents };
    /** What had been paid for the week before, in words. */
    paidBefore: string | null;
  } | null;
  /** What was owed on advances and overpayments, before and after the run. */
  balances: { description: string; before: Cents; after: Cents }[];
  /** Later changes to the run, one sentence each. */
  since: string[];
  /** The void statement that this one replaces. */
  replaces: number | null;
  /** Set once the run is void. */
  voided: { reason: string; replacedBy: number | null } | null;
}

export const statementDocument = (statement: StatementPdf): Drawing => {
  const { run, company, payee, generatedAt, timeZone, voided } = statement;
  return letter({
    title: `Pay statement #${run.number}, ${payee.name}`,
    author: company.legalName,
    createdAt: generatedAt,
    footer: joined([
      company.legalName,
      `Pay statement #${run.number}`,
      `Generated ${formatInstant(generatedAt, timeZone)}`,
    ]),
    watermark: voided ? 'VOID' : undefined,
    content: [
      companyBlock(statement),
      ...notices(statement),
      payeeBlock(statement),
      heading('Days'),
      daysTable(statement),
      heading('Summary'),
      summary(statement),
      ...amounts(statement),
      ...balances(statement),
      heading('Not on payroll yet'),
      ...unpaid(statement),
      ...sinceThen(statement),
    ],
  });
};

function companyBlock({ company, run }: StatementPdf): Content {
  const numbers = [
    company.usdotNumber && `USDOT ${company.usdotNumber}`,
    company.mcNumber && formatMcNumber(company.mcNumber),
  ];
  const lines = [company.addressLines.join(', '), joined([company.phone, company.email]), joined(numbers)];
  return {
    columns: [
      {
        width: 360,
        stack: [
          { text: company.legalName, bold: true, fontSize: 14 },
          { text: lines.filter(Boolean).join('\n'), color: COLORS.soft, fontSize: 8.5 },
        ],
      },
      {
        width: '*',
        stack: [
          right('Pay statement', { fontSize: 18, color: COLORS.accent, headlineLevel: 1 }),
          right(`#${run.number}`, { bold: true, fontSize: 11 }),
        ],
      },
    ],
  };
}

const joined = (parts: (string | null | false | '')[]): string => parts.filter(Boolean).join(' · ');

function notices({ voided, replaces }: StatementPdf): Content[] {
  const line = (text: string, color: string): Content => ({ text, color, bold: true, margin: [0, 10, 0, 0] });
  const why = voided?.reason ? `Void: ${message(voided.reason)}` : 'Void.';
  return [
    ...(voided
      ? [line(voided.replacedBy ? `${why} Replaced by statement #${voided.replacedBy}.` : why, COLORS.alarm)]
      : []),
    ...(replaces
      ? [line(`This statement replaces statement #${replaces}, which is void.`, COLORS.soft)]
      : []),
  ];
}

const headSum = (name: string, amount: Cents, fontSize: number): Content => ({
  reading: 'PARAGRAPH',
  stack: [
    { text: name, fontSize: 8, color: COLORS.soft, alignment: 'right' },
    right(formatMoney(amount), { bold: true, fontSize, color: COLORS.accent }),
  ],
});

function payeeBlock({ payee, run, totals, amounts }: StatementPdf): Content {
  const fact = (name: string, value: string): Content => ({
    margin: [0, 0, 0, 5],
    reading: 'PARAGRAPH',
    stack: [label(name), { text: value }],
  });
  return {
    margin: [0, 16, 0, 0],
    table: {
      widths: columnWidths([170, 140, 0], 12),
      body: [
        [
          {
            reading: 'PARAGRAPH',
            stack: [
              label('Payee'),
              { text: payee.name, bold: true, fontSize: 11 },
              { text: [...payee.addressLines, payee.email].join('\n'), color: COLORS.soft },
            ],
          },
          { stack: [fact('Week', formatWeek(run.weekStart)), fact('Pay date', formatDay(run.payDate))] },
          {
            stack: amounts
              ? [headSum('Net pay', amounts.sums.net, 18), headSum('Total pay', totals.totalPay, 11)]
              : // Statements that do not state the net pay keep their layout.
                [headSum('Total pay', totals.totalPay, 18)],
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => COLORS.tint,
      paddingLeft: () => 12,
      paddingRight: () => 12,
      paddingTop: () => 10,
      paddingBottom: () => 8,
    },
  };
}

const LOGGED = { PENDING: 'Worked, pending', APPROVED: 'Worked, approved', REJECTED: 'Worked, rejected' };

function logged({ worked, status }: StatementPdf['days'][number]): string {
  if (!status) return '–';
  return worked ? LOGGED[status] : 'Not worked';
}

function daysTable({ days, totals }: StatementPdf): Content {
  const strong = { bold: true };
  return table(
    [56, 80, 50, 58, 58, 0],
    [
      [
        ...['Day', 'Time log'].map((text) => ({ text, bold: true })),
        ...['Daily rate', 'Pay', 'Expenses'].map((text) => right(text, strong)),
        { text: 'Notes', bold: true },
      ],
      ...days.map((day) => [
        { text: formatShortDay(day.date) },
        { text: logged(day), color: COLORS.soft },
        right(moneyOrDash(day.worked || day.pay ? day.rate : null), { color: COLORS.soft }),
        right(moneyOrDash(day.pay)),
        right(moneyOrDash(day.expenses)),
        { text: day.notes, color: COLORS.soft },
      ]),
      [
        { text: 'Total', bold: true },
        '',
        '',
        right(formatMoney(totals.basePay), strong),
        right(formatMoney(totals.expenses), strong),
        '',
      ],
    ],
    1,
  );
}

function summary({ totals, yearToDate, run, amounts }: StatementPdf): Content {
  const row = (name: string, key: keyof Amounts, bold = false) => [
    { text: name, bold },
    right(formatMoney(totals[key]), { bold }),
    right(formatMoney(yearToDate[key]), { bold }),
  ];
  const statements = counted(yearToDate.runs, 'statement');
  const { paidBefore = 0 } = yearToDate;
  const before = paidBefore ? `, and ${formatMoney(paidBefore)} paid outside this system` : '';
  return {
    unbreakable: true,
    stack: [
      table(
        [0, 120, 120],
        [
          ['', right('This week', { bold: true }), right(`${yearToDate.year} to date`, { bold: true })],
          row('Base pay', 'basePay'),
          row(amounts ? 'Expenses' : 'Expenses, reimbursed on top of base pay', 'expenses'),
          row('Total pay', 'totalPay', true),
        ],
        1,
      ),
      {
        text:
          'Base pay is the total of each day’s pay. The daily rate is the one in effect that day.\n' +
          `${yearToDate.year} to date: ${statements} with a pay date through ${formatDay(run.payDate)}${before}.`,
        fontSize: 8,
        color: COLORS.soft,
        margin: [0, 5, 0, 0],
      },
    ],
  };
}

/** The purpose of each amount, and the net pay. */
function amounts({ amounts }: StatementPdf): Content[] {
  if (!amounts) return [];
  const { groups, sums, paidBefore } = amounts;
  const row = (name: string, amount: Cents, bold = false) => [
    { text: name, bold },
    right(formatMoney(amount), { bold }),
  ];
  return [
    heading('Earnings and Deductions'),
    table(
      [0, 120],
      [
        [{ text: 'Amount', bold: true }, right('This week', { bold: true })],
        ...groups.map(({ label: name, amount }) => row(name, amount)),
        row('Gross', sums.gross, true),
        row('Reimbursed', sums.reimbursed, true),
        ...(sums.deducted ? [row('Deducted', -sums.deducted, true)] : []),
        ...(sums.withheld ? [row('Withheld', -sums.withheld, true)] : []),
        row('Net pay', sums.net, true),
      ],
    ),
    ...(paidBefore ? [{ text: paidBefore, margin: [0, 5, 0, 0] } as Content] : []),
  ];
}

function balances({ balances }: StatementPdf): Content[] {
  if (balances.length === 0) return [];
  return [
    heading('Balance before and after'),
    table(
      [0, 120, 120],
      [
        [
          { text: 'What is owed', bold: true },
          right('Before', { bold: true }),
          right('After', { bold: true }),
        ],
        ...balances.map(({ description, before, after }) => [
          { text: description },
          right(formatMoney(before)),
          right(formatMoney(after)),
        ]),
      ],
    ),
  ];
}

const sinceThen = ({ since }: StatementPdf): Content[] =>
  since.length ? [heading('Since then'), { text: since.join(' ') }] : [];

function unpaid({ unpaidDays, hasOlderUnpaidDays, run }: StatementPdf): Content[] {
  if (unpaidDays.length === 0)
    return [
      { text: `Every day worked through ${formatLongDay(run.weekEnd)} is on payroll.`, color: COLORS.soft },
    ];
  const older = 'Earlier days are in the time log.';
  return [
    table(
      [90, 0],
      [
        [
          { text: 'Day', bold: true },
          { text: 'Why', bold: true },
        ],
        ...unpaidDays.map(({ date, reason }) => [{ text: formatLongDay(date) }, { text: reason }]),
      ],
    ),
    ...(hasOlderUnpaidDays
      ? [{ text: older, fontSize: 8, color: COLORS.soft, margin: [0, 5, 0, 0] } as Content]
      : []),
  ];
}
