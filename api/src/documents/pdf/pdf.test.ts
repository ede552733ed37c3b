import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { readPdf, readTags } from '../../../test/support/pdf.ts';
import { countLowThreads, isServerLow } from '../../../test/support/threadPriority.ts';
import { createPdfPool, PdfBusyError, type PdfPool } from './pool.ts';
import type { StatementPdf } from './statement.ts';

const DAYS = ['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}`);
const PAID: Record<string, [pay: number, expenses: number, notes: string]> = {
  '2026-11-09': [25_000, 0, ''],
  '2026-11-10': [25_050, 4_575, 'Tolls, I-95'],
};

const STATEMENT: StatementPdf = {
  generatedAt: '2026-11-18T17:00:00.000Z',
  timeZone: 'America/New_York',
  company: {
    legalName: 'Example Freight LLC',
    addressLines: ['1 Depot Road', 'Philadelphia, PA 19100'],
    phone: '(215) 555-0142',
    email: 'office@example.com',
    usdotNumber: '1234567',
    mcNumber: 'MC-765432',
  },
  payee: { name: 'Zoë Łukasik', email: 'zoe@example.com', addressLines: ['12 Elm Street', 'Camden, NJ'] },
  run: { number: 12, weekStart: '2026-11-09', weekEnd: '2026-11-15', payDate: '2026-11-18' },
  days: DAYS.map((date) => {
    const [pay, expenses, notes] = PAID[date] ?? [0, 0, ''];
    return { date, worked: pay > 0, status: pay ? 'APPROVED' : null, rate: 25_000, pay, expenses, notes };
  }),
  totals: { basePay: 50_050, expenses: 4_575, totalPay: 54_625 },
  yearToDate: { year: 2026, runs: 44, basePay: 5_512_500, expenses: 98_341, totalPay: 5_610_841 },
  unpaidDays: [
    { date: '2026-11-04', reason: 'Waits for approval' },
    { date: '2026-11-11', reason: 'Rejected: No trip sheet' },
  ],
  amounts: null,
  balances: [],
  since: [],
  hasOlderUnpaidDays: false,
  replaces: null,
  voided: null,
};

let pool: PdfPool;
beforeAll(() => {
  pool = createPdfPool();
});
afterAll(() => pool.close());

const render = async (changes: Partial<StatementPdf> = {}) =>
  readPdf(await pool.renderPdf('statement', { ...STATEMENT, ...changes }));
const made: ReturnType<typeof render>[] = [];
/** Renders the statement above once. */
const read = (changes?: Partial<StatementPdf>) => {
  if (changes) return render(changes);
  if (made.length === 0) made.push(render());
  return made[0]!;
};

describe('a pay statement on paper', () => {
  longTest('is one page of US Letter with a title', async () => {
    const { pages, size, info, language } = await read();
    expect(pages).toHaveLength(1);
    expect(size).toEqual([612, 792]);
    expect(info).toMatchObject({ Title: 'Pay statement #12, Zoë Łukasik', Author: 'Example Freight LLC' });
    expect(language).toBe('en-US');
    expect(JSON.stringify(info)).not.toContain('example.com');
  });

  longTest('says who pays whom, for which days, how much and what is still unpaid', async () => {
    const { text } = await read();
    for (const words of [
      'Example Freight LLC',
      '1 Depot Road, Philadelphia, PA 19100',
      'USDOT 1234567 · MC-765432',
      'Payee Zoë Łukasik 12 Elm Street Camden, NJ zoe@example.com',
      'Week Nov 9 – 15, 2026',
      'Pay date Nov 18, 2026',
      'Total pay $546.25',
      'Mon, Nov 9 Worked, approved $250.00 $250.00 –',
      'Tue, Nov 10 Worked, approved $250.00 $250.50 $45.75 Tolls, I-95',
      'Wed, Nov 11 – – – –',
      'Total $500.50 $45.75',
      'This week 2026 to date',
      'Base pay $500.50 $55,125.00',
      'Expenses, reimbursed on top of base pay $45.75 $983.41',
      'Total pay $546.25 $56,108.41',
      '44 statements with a pay date through Nov 18, 2026.',
      'Wed, Nov 4, 2026 Waits for approval',
      'Wed, Nov 11, 2026 Rejected: No trip sheet',
      'Pay statement #12 · Generated Nov 18, 2026, 12:00 PM EST',
      'Page 1 of 1',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/void/i);
  });

  longTest('shows each amount, earlier payments, and later changes', async () => {
    const sums = { gross: 50_050, reimbursed: 4_575, deducted: 50_000, withheld: 0, net: 4_625 };
    const { text } = await read({
      amounts: {
        groups: [
          { label: 'Day pay', amount: 50_050 },
          { label: 'Deductions', amount: -50_000 },
        ],
        sums,
        paidBefore: 'Total pay $546.25; $500.00 was paid on Nov 17; $46.25 is still to be paid.',
      },
      since: ['Paid on Nov 18, 2026 by check 1042.'],
    });
    for (const words of [
      // At the top, net pay comes first.
      'Net pay $46.25 Total pay $546.25',
      'Day pay $500.50',
      'Deductions -$500.00',
      'Gross $500.50',
      'Reimbursed $45.75',
      'Deducted -$500.00 Net pay $46.25',
      '$46.25 is still to be paid.',
      'Since then Paid on Nov 18, 2026 by check 1042.',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Withheld');
    expect((await read()).text).not.toMatch(/Since then|Net pay/);
  });

  longTest('says so when nothing is still unpaid', async () => {
    const { text } = await read({ unpaidDays: [] });
    expect(text).toContain('Every day worked through Sun, Nov 15, 2026 is on payroll.');
  });

  longTest('is marked when it is void, with the reason and the run that replaces it', async () => {
    const { text } = await read({ voided: { reason: 'Wrong rate', replacedBy: 14 } });
    expect(text).toContain('Void: Wrong rate. Replaced by statement #14.');
    expect(text.split(' ')).toContain('VOID');
    const { text: other } = await read({ voided: { reason: '', replacedBy: null }, replaces: 11 });
    expect(other).toContain('Void. ');
    expect(other).toContain('This statement replaces statement #11');
  });

  longTest('loses no word of long notes, and no letter of an endless one', async () => {
    const long = `${'W'.repeat(990)} finished`;
    const { text, pages } = await read({ days: STATEMENT.days.map((day) => ({ ...day, notes: long })) });
    expect(pages.length).toBeGreaterThan(1);
    expect(text.match(/W/g)!.length).toBeGreaterThanOrEqual(990 * 7);
    expect(text.match(/finished/g)).toHaveLength(7);
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  longTest('leaves out letters that its font does not have, and says so', async () => {
    const payee = { ...STATEMENT.payee, name: '李小龙 Łukasz Ǻström Иван' };
    const { text } = await read({ payee, company: { ...STATEMENT.company, legalName: 'Ȟale ☃ LLC' } });
    expect(text).toContain('… Łukasz Ǻström Иван');
    expect(text).toContain('Hale … LLC');
    expect(text).toContain('Letters that this document’s font doesn’t have are left out (…).');
    expect((await read()).text).not.toContain('left out');
  });

  longTest('shows the typed text and interprets none of it', async () => {
    const typed = { image: '/etc/hostname', link: 'https://example.com' } as unknown as string;
    const name = '<script>alert(1)</script> {{x}} (a) \\ %PDF /JS';
    const { text } = await read({ payee: { ...STATEMENT.payee, name } });
    expect(text).toContain(name);
    const bytes = await pool.renderPdf('statement', {
      ...STATEMENT,
      unpaidDays: [{ date: '2026-11-04', reason: typed }],
    });
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/(URI|EmbeddedFile|JavaScript|Launch)/);
    expect((await readPdf(bytes)).text).not.toContain('hostname');
  });
});

/** Every kind of line. */
const EVERYTHING: Partial<StatementPdf> = {
  days: STATEMENT.days.slice(1, 2),
  amounts: {
    groups: [{ label: 'Day pay', amount: 50_050 }],
    sums: { gross: 50_050, reimbursed: 4_575, deducted: 50_000, withheld: 100, net: 4_525 },
    paidBefore: '$45.25 is still to be paid.',
  },
  balances: [{ description: 'Advance', before: 100_000, after: 50_000 }],
  unpaidDays: STATEMENT.unpaidDays.slice(0, 1),
  hasOlderUnpaidDays: true,
  since: ['Paid on Nov 18, 2026 by check 1042.'],
  replaces: 11,
  voided: { reason: 'Wrong rate', replacedBy: 14 },
};
const FOOTER = 'Example Freight LLC · Pay statement #12 · Generated Nov 18, 2026, 12:00 PM EST';
const readAloud = async (changes: Partial<StatementPdf>) =>
  readTags(await pool.renderPdf('statement', { ...STATEMENT, ...changes }));

describe('a pay statement read aloud', () => {
  test('has headings, paragraphs and tables in reading order', async () => {
    const { lines, skipped, faults } = await readAloud(EVERYTHING);
    expect(faults).toEqual([]);
    expect(skipped).toEqual(['Page 1 of 2 VOID', `${FOOTER} Page 2 of 2 VOID`]);
    expect(lines).toEqual([
      'P Example Freight LLC',
      'P 1 Depot Road, Philadelphia, PA 19100 (215) 555-0142 · office@example.com USDOT 1234567 · MC-765432',
      'H1 Pay statement',
      'P #12',
      'P Void: Wrong rate. Replaced by statement #14.',
      'P This statement replaces statement #11, which is void.',
      'P Payee Zoë Łukasik 12 Elm Street Camden, NJ zoe@example.com',
      'P Week Nov 9 – 15, 2026',
      'P Pay date Nov 18, 2026',
      'P Net pay $45.25',
      'P Total pay $546.25',
      'H2 Days',
      'Table',
      'TR TH Day | TH Time log | TH Daily rate | TH Pay | TH Expenses | TH Notes',
      'TR TH Tue, Nov 10 | TD Worked, approved | TD $250.00 | TD $250.50 | TD $45.75 | TD Tolls, I-95',
      'TR TH Total | TD | TD | TD $500.50 | TD $45.75 | TD',
      'H2 Summary',
      'Table',
      'TR TD | TH This week | TH 2026 to date',
      'TR TH Base pay | TD $500.50 | TD $55,125.00',
      'TR TH Expenses | TD $45.75 | TD $983.41',
      'TR TH Total pay | TD $546.25 | TD $56,108.41',
      'P Base pay is the total of each day’s pay. The daily rate is the one in effect that day. 2026 to date: 44 statements with a pay date through Nov 18, 2026.',
      'H2 Earnings and Deductions',
      'Table',
      'TR TH Amount | TH This week',
      'TR TH Day pay | TD $500.50',
      'TR TH Gross | TD $500.50',
      'TR TH Reimbursed | TD $45.75',
      'TR TH Deducted | TD -$500.00',
      'TR TH Withheld | TD -$1.00',
      'TR TH Net pay | TD $45.25',
      'P $45.25 is still to be paid.',
      // The test reads page after page. In the file, the footer comes last.
      `P ${FOOTER}`,
      'H2 Balance before and after',
      'Table',
      'TR TH What is owed | TH Before | TH After',
      'TR TH Advance | TD $1,000.00 | TD $500.00',
      'H2 Not on payroll yet',
      'Table',
      'TR TH Day | TH Why',
      'TR TH Wed, Nov 4, 2026 | TD Waits for approval',
      'P Earlier days are in the time log.',
      'H2 Since then',
      'P Paid on Nov 18, 2026 by check 1042.',
    ]);
  });

  test('says once what each page repeats', async () => {
    const [unpaid] = STATEMENT.unpaidDays;
    const { lines, skipped, faults } = await readAloud({ unpaidDays: Array(30).fill(unpaid) });
    expect(faults).toEqual([]);
    expect(skipped).toEqual(['Page 1 of 2', `Day Why ${FOOTER} Page 2 of 2`]);
    expect(lines.filter((line) => line === `P ${FOOTER}` || line === 'TR TH Day | TH Why')).toHaveLength(2);
    expect(lines.filter((line) => line.includes('Waits for approval'))).toHaveLength(30);
  });

  test('has its title as text in the metadata, whatever signs are in it', async () => {
    const name = 'Smith & Sons <Haulage>';
    const { metadata } = await render({ payee: { ...STATEMENT.payee, name } });
    expect(metadata.get('dc:title')).toBe(`Pay statement #12, ${name}`);
  });
});

describe('the pool', () => {
  test('refuses requests when the queue is full, and goes on making the same file', async () => {
    const small = createPdfPool({ maxWaiting: 2 });
    try {
      const asked = Array.from({ length: 10 }, () => small.renderPdf('statement', STATEMENT));
      const outcomes = await Promise.allSettled(asked);
      const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(10);
      for (const { reason } of refused) expect(reason).toBeInstanceOf(PdfBusyError);
      // The file is the same, byte for byte, no matter who creates it.
      const [mine, its] = [pool, small].map((one) => one.renderPdf('statement', STATEMENT));
      expect(Buffer.from((await mine)!).equals((await its)!)).toBe(true);
    } finally {
      await small.close();
    }
  });

  longTest('gives up on a file that takes too long, and starts again after an exit', async () => {
    const hasty = createPdfPool({ timeLimit: 1 });
    await expect(hasty.renderPdf('statement', STATEMENT)).rejects.toBeInstanceOf(PdfBusyError);
    await hasty.close();
    await pool.close();
    expect((await render()).pages).toHaveLength(1);
  });

  test.runIf(process.platform === 'linux')('runs after the server where cores are few', async () => {
    const before = countLowThreads();
    const own = createPdfPool();
    try {
      await own.renderPdf('statement', STATEMENT);
      expect([countLowThreads() - before, isServerLow()]).toEqual([1, false]);
    } finally {
      await own.close();
    }
  });

  test('distinguishes an error from being busy', async () => {
    const nonsense = { ...STATEMENT, days: null } as unknown as StatementPdf;
    const failure = await pool.renderPdf('statement', nonsense).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PdfBusyError);
  });
});
