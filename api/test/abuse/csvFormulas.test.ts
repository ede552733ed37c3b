/** Formulas in text that people type: every CSV file returns the text unchanged, and no spreadsheet runs it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { toUtcMidnight } from 'rules/days';
import { findTextIssue } from 'rules/plainText';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Cell, csv } from '../../src/documents/csv.ts';
import { addBankAccount } from '../support/bankAccounts.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';
import { taxes } from '../support/taxDocuments.ts';

// Many requests at once take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { LONG } = process.env;
/** The most characters that a first name may have on Form W-9. */
const SHORTEST_COLUMN = 40;

const PREFIXES = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '"',
  "'",
  ',',
  ';',
];
const FORMULAS = [
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  '=HYPERLINK("http://example.com","x")',
  '=cmd|"/C calc"!A0',
  '-',
  '=',
  '--1',
  '-1',
  '+15550142',
];
/** Formulas in every disguise, and random text. */
const hostileText = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...PREFIXES),
      fc.constantFrom(...PREFIXES),
      fc.constantFrom(...FORMULAS),
      fc.string({ maxLength: 8 }),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n"\',; a1|!()＝'), maxLength: 8 }),
);

/** Whether a spreadsheet would run the cell. This is written differently from the code that prevents it. */
function runs(cell: string): boolean {
  if (cell !== '' && Number.isFinite(Number(cell)) && /^-?[\d.]+$/.test(cell)) return false;
  const seen = cell.replace(/^[\s\u200b-\u200d\u2060\ufeff\u00a0]+/u, '');
  return /^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(seen) || /^[\t\r]/.test(cell);
}
/** The text of a cell without the apostrophe that makes it harmless. */
const meant = (cell: string, original: string) => (cell === `'${original}` ? original : cell);

const parsed = (bytes: Uint8Array): string[][] =>
  Papa.parse<string[]>(Buffer.from(bytes).toString('utf8').replace(/\r\n$/, ''), {
    newline: '\r\n',
    delimiter: ',',
  }).data;

describe('a table', () => {
  test('runs nothing and loses nothing, whatever it contains', () => {
    const cell = fc.oneof({ weight: 5, arbitrary: hostileText }, { weight: 1, arbitrary: fc.integer() });
    const row = fc.tuple(cell, cell, cell);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows: Cell[][]) => {
        const [, ...read] = parsed(csv(['a', 'b', 'c'], rows));
        expect(read).toHaveLength(rows.length);
        for (const [index, cells] of read.entries())
          for (const [column, text] of cells.entries()) {
            const given = String(rows[index]![column]);
            expect(runs(text), JSON.stringify(text)).toBe(false);
            expect(meant(text, given)).toBe(given);
          }
      }),
      { numRuns: LONG ? 100_000 : 500 },
    );
  });

  test('keeps amounts below zero as numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
        const amounts = [cents / 100, (cents / 100).toFixed(2)];
        const [, read] = parsed(csv(['a', 'b'], [amounts]));
        expect(read!.map(Number)).toEqual([cents / 100, cents / 100]);
      }),
    );
  });
});

/** Whether LibreOffice is installed; the tests below need it and are skipped without it. */
const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

/** The options after the separator: quotes, UTF-8 and first line. LibreOffice evaluates formulas. */
const READS_FORMULAS = 'CSV:44,34,76,1,,0,false,true,false,false,false,-1,true';

/** The table as LibreOffice shows it. */
function opened(bytes: Uint8Array | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-csv-'));
  try {
    writeFileSync(join(folder, 'table.csv'), bytes);
    const { status, stderr } = spawnSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        `--infilter=${READS_FORMULAS}`,
        ...['--convert-to', 'fods', '--outdir', folder, join(folder, 'table.csv')],
      ],
      { encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
    const [sheet] = readdirSync(folder).filter((name) => name.endsWith('.fods'));
    return readFileSync(join(folder, sheet!), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const formulasIn = (sheet: string) => sheet.match(/table:formula="[^"]*"/g) ?? [];

test.runIf(hasLibreOffice)(
  'LibreOffice finds no formula in a table, but finds one in a table with the typed text unchanged',
  () => {
    const texts = [...FORMULAS, ...fc.sample(hostileText, { seed: 7, numRuns: LONG ? 20_000 : 150 })];
    const rows = texts.map((text) => [text.replaceAll('\u0000', '').toWellFormed(), -12.5]);
    expect(formulasIn(opened(Papa.unparse(rows))).length).toBeGreaterThan(0);
    const sheet = opened(csv(['a', 'b'], rows));
    expect(formulasIn(sheet)).toEqual([]);
    // Amounts stay numbers.
    expect(sheet).toContain('office:value="-12.5"');
  },
);

describe('every table that is handed out', () => {
  let portal: TestPortal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.reset();
    portal.setClock('2026-11-18');
    admin = await portal.joinStaff('IT_Admin');
  });

  /** Text that the database may contain: only the columns limit it, because today's form rules did not check it. */
  const storable = (texts: string[]) =>
    texts.map((text) => text.replaceAll('\u0000', '').slice(0, SHORTEST_COLUMN).toWellFormed());

  const download = async (path: string): Promise<Uint8Array> => {
    const response = await portal.app.fetch(
      new Request(`http://localhost/api${path}`, { headers: { authorization: `Bearer ${admin.token}` } }),
      { requestId: 'test', ipAddress: null },
    );
    expect(response.status, path).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };

  /** A person with hostile text in every text field. */
  async function hostilePerson(texts: string[]): Promise<Actor> {
    const next = (() => {
      let index = 0;
      return () => texts[index++ % texts.length]!;
    })();
    // Forms and bank files accept no other letters.
    const latin = (text: string) => text.replace(/[^ -~]/g, '').slice(0, SHORTEST_COLUMN - 4);
    const name = () => `${latin(next())} Lee`;
    const tax = taxes(portal);
    const note = texts.find((text) => findTextIssue('Notes', text, { hasLines: true }) === null);
    await tax.saveCompany({ legalName: name() });
    const person = await portal.joinContractor();
    await portal.db.user.update({
      where: { id: person.key },
      data: { firstName: name(), lastName: name(), phone: next() },
    });
    await tax.certify(person, '400111301', {
      legalName: name(),
      firstName: name(),
      lastName: name(),
      city: name(),
      street: name(),
    });
    const run = await portal.rest('POST', '/payroll/weekly', {
      token: admin.token,
      body: {
        userId: person.id,
        weekStart: '2026-10-26',
        weekEnd: '2026-11-01',
        weeklyData: [{ date: '2026-10-26', pay: 200, expenses: 1, notes: note }],
      },
      headers: { 'user-agent': '=1+1' },
    });
    expect(run.status).toBe(201);
    await portal.db.timeLog.createMany({
      data: ['2026-11-02', '2026-11-03', '2026-11-04'].map((date) => ({
        userId: person.key,
        date: toUtcMidnight(date),
        worked: true,
        description: next(),
        rejectionReason: next(),
        status: 'REJECTED' as const,
      })),
    });
    await portal.db.plan.create({
      data: {
        ...{ userId: person.key, kind: 'RECURRING', description: next(), reference: next() },
        ...{ agreedBy: next(), agreementNote: next(), endReason: next() },
        ...{ agreedOn: toUtcMidnight('2026-10-01'), endedAt: new Date() },
        firstWeek: toUtcMidnight('2026-11-02'),
        rates: { create: { firstWeek: toUtcMidnight('2026-11-02'), weekly: '5' } },
      },
    });
    await tax.pay(person, { payDate: '2025-06-06', pay: 500_000 });
    await tax.generate(admin, { year: 2025, userId: person.id });
    await addBankAccount(portal, person);
    return person;
  }

  test('runs nothing in a spreadsheet', async () => {
    const seed = LONG ? Date.now() % 1_000_000 : 7;
    let cells = 0;
    for (let round = 0; round < (LONG ? 60 : 1); round += 1) {
      if (round > 0) {
        await portal.reset();
        admin = await portal.joinStaff('IT_Admin');
      }
      const texts = storable(fc.sample(hostileText, { seed: seed + round, numRuns: 20 })).filter(Boolean);
      const person = await hostilePerson(texts);
      const reports = await Promise.all(
        (
          [
            ['/reports/payroll-summary', { startDate: '2026-10-01', endDate: '2026-11-18' }],
            ['/reports/contractor-performance', { startDate: '2026-10-01', endDate: '2026-11-18' }],
            ['/reports/tax-summary', { year: 2025 }],
          ] as const
        ).map(
          async ([path, body]) =>
            (await portal.rest('POST', path, { token: admin.token, body })).body.data.report.id,
        ),
      );
      const files = [
        ...(await Promise.all(reports.map((id) => download(`/reports/${id}/export/csv`)))),
        ...Object.entries(unzipSync(await download(`/staff/${person.id}/records`)))
          .filter(([name]) => name.endsWith('.csv'))
          .map(([, bytes]) => bytes),
        ...Object.entries(unzipSync(await download('/tax-documents/iris-files?year=2025')))
          .filter(([name]) => name.endsWith('.csv'))
          .map(([, bytes]) => bytes),
        await download(
          '/payroll/bank-file?weekStart=2026-10-26&format=CSV&effectiveOn=2026-11-23&includeNew=true',
        ),
        await download('/payroll/journal?startDate=2025-06-06&endDate=2025-06-06'),
      ];
      expect(files).toHaveLength(15);
      const all = files.flatMap(parsed).flat();
      expect(all.filter(runs), `seed ${seed + round}`).toEqual([]);
      // The full typed text is there.
      const { description } = await portal.db.timeLog.findFirstOrThrow({ where: { status: 'REJECTED' } });
      expect(all.some((cell) => meant(cell, description) === description)).toBe(true);
      cells += all.length;
    }
    expect(cells).toBeGreaterThan(100);
  });
});
