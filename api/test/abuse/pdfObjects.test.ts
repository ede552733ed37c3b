/** PDF syntax in text that people type: the documents print it unchanged, and it becomes no script, file or action. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test, vi } from 'vitest';
import { type PdfData, render } from '../../src/documents/pdf/render.ts';
import { readPdf } from '../support/pdf.ts';

const { LONG } = process.env;
// Many requests at once take a while on a busy machine.
vi.setConfig({ testTimeout: LONG ? 30 * 60_000 : 120_000, hookTimeout: 120_000 });

const ESCAPES = [
  ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  ')>> endobj 99 0 obj << /Type /Action /S /Launch /F (cmd.exe) >> endobj',
  '\\) /AA << /O << /S /JavaScript >> >>',
  'endstream endobj trailer << /Root 99 0 R >> startxref 0 %%EOF',
  '<< /EmbeddedFile 1 0 R >>',
  '/URI (http://example.com)',
  '<script>alert(1)</script>',
  '{{image:/etc/hostname}}',
  '\\',
  '(',
  ')',
  '%',
  '\r\n%PDF-1.7',
  '\\377\\376',
];
/** Tries each of them once, independent of chance. */
const EACH: [string[]][] = [[ESCAPES.slice(0, 7)], [ESCAPES.slice(7)]];
const RUNS = LONG ? 300 : EACH.length;
/** PDF syntax, and letters that the documents' font has. */
const printable = fc.oneof(
  fc.constantFrom(...ESCAPES),
  fc.string({ unit: fc.constantFrom(...'()<>[]{}/%\\#ab 1é ŁžÅ&"\'$'), minLength: 1, maxLength: 20 }),
);
/** Any text that the database can store, even without a glyph for it. */
const storable = fc
  .oneof(printable, fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }))
  .map((text) => text.replaceAll('\u0000', '').toWellFormed() || 'x');

type Texts = () => string;

const statement = (text: Texts): PdfData['statement'] => ({
  generatedAt: '2026-11-18T17:00:00.000Z',
  timeZone: 'America/New_York',
  company: {
    legalName: text(),
    addressLines: [text(), text()],
    phone: text(),
    email: text(),
    usdotNumber: text(),
    mcNumber: text(),
  },
  payee: { name: text(), email: text(), addressLines: [text(), text()] },
  run: { number: 12, weekStart: '2026-11-09', weekEnd: '2026-11-15', payDate: '2026-11-18' },
  days: ['2026-11-09', '2026-11-10'].map((date) => ({
    date,
    worked: true,
    status: 'APPROVED' as const,
    rate: 20_000,
    pay: 20_000,
    expenses: 0,
    notes: text(),
  })),
  totals: { basePay: 40_000, expenses: 0, totalPay: 40_000 },
  yearToDate: { year: 2026, runs: 1, basePay: 40_000, expenses: 0, totalPay: 40_000 },
  unpaidDays: [{ date: '2026-11-04', reason: text() }],
  hasOlderUnpaidDays: false,
  amounts: {
    groups: [{ label: text(), amount: 500 }],
    sums: { gross: 500, reimbursed: 0, deducted: 100, withheld: 100, net: 300 },
    paidBefore: text(),
  },
  balances: [],
  since: [text()],
  replaces: null,
  voided: { reason: text(), replacedBy: null },
});

const w9 = (text: Texts): PdfData['w9'] => ({
  generatedAt: '2026-11-18T17:00:00.000Z',
  timeZone: 'America/New_York',
  revision: '2024-03',
  requester: { name: text(), addressLines: [text()] },
  legalName: text(),
  businessName: text(),
  taxClass: 'OTHER',
  llcClass: null,
  otherClass: text(),
  exemptPayeeCode: text(),
  fatcaCode: text(),
  street: text(),
  cityStateZip: text(),
  accountNumber: text(),
  taxNumber: { type: 'SSN', text: '400-11-1301' },
  itemTwoCrossed: false,
  signature: { name: text(), signedAt: '2026-11-17T21:30:00.000Z', ipAddress: text() },
  missing: [text()],
});

const party = (text: Texts) => ({
  name: text(),
  businessName: text(),
  street: text(),
  room: text(),
  city: text(),
  state: 'NJ',
  zip: '08102',
});

const form1099 = (text: Texts): PdfData['form1099'] => ({
  kind: 'NEC',
  copies: ['B'],
  revision: '2025-04',
  revisionLabel: 'Rev. April 2025',
  year: 2025,
  isCorrected: false,
  replacement: null,
  payer: { ...party(text), phone: text(), taxNumber: '07-0000451' },
  recipient: { ...party(text), taxNumber: 'XXX-XX-1301' },
  accountNumber: text(),
  amount: 234_567,
  withheld: 0,
  missing: [text()],
  generatedAt: '2026-02-10T17:00:00.000Z',
  timeZone: 'America/New_York',
});

const KINDS: { [Kind in keyof PdfData]: (text: Texts) => PdfData[Kind] } = { statement, w9, form1099 };

/** The data with the texts in it, in order. */
function fill<Kind extends keyof PdfData>(kind: Kind, texts: readonly string[]): PdfData[Kind] {
  let index = 0;
  return KINDS[kind](() => texts[index++ % texts.length]!);
}

/** The file without its streams. Uses each stream's stated length, because a person may have typed `endstream`. */
function withoutStreams(file: string): string {
  const head = /\/Length (\d+).*?>>\s*stream\r?\n/s.exec(file);
  if (!head) return file;
  const begin = head.index + head[0].length;
  return file.slice(0, begin) + withoutStreams(file.slice(begin + Number(head[1])));
}

/** The file without streams and texts: only names and structure. */
const readStructure = (bytes: Uint8Array): string =>
  withoutStreams(Buffer.from(bytes).toString('latin1')).replace(/\((?:\\.|[^\\()])*\)/gs, '()');

/** Everything that makes a PDF reader act. */
async function readActions(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const annotations = [];
  for (let page = 1; page <= document.numPages; page += 1)
    annotations.push(...(await (await document.getPage(page)).getAnnotations()));
  return {
    scripts: await document.getJSActions(),
    opening: await document.getOpenAction(),
    files: await document.getAttachments(),
    annotations,
  };
}
const NOTHING = { scripts: null, opening: null, files: null, annotations: [] };

const DANGEROUS =
  /\/(JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|Filespec|URI|SubmitForm|RichMedia|XFA|GoToR)\b/;

const without = (pattern: RegExp, text: string) => text.replace(pattern, '');

/** Whether qpdf is installed; tests that need it are skipped without it. */
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

/** The errors that qpdf finds in the file, or undefined. */
function findErrors(bytes: Uint8Array): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pdf-'));
  try {
    writeFileSync(join(folder, 'document.pdf'), bytes);
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', join(folder, 'document.pdf')], {
      encoding: 'utf8',
    });
    return status === 0 ? undefined : stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.each(['statement', 'w9', 'form1099'] as const)('%s', (kind) => {
  test.runIf(hasQpdf)('is valid according to qpdf', async () => {
    const written = fc.sample(fc.array(storable, { minLength: 3, maxLength: 8 }), {
      numRuns: LONG ? 100 : 1,
      ...(LONG ? {} : { seed: 13 }),
    });
    for (const texts of written) {
      const bytes = await render(kind, fill(kind, texts));
      expect(findErrors(bytes), JSON.stringify(texts)).toBeUndefined();
      // qpdf reports a missing part.
      expect(findErrors(bytes.slice(0, -200))).toBeDefined();
    }
  });

  test('contains no object from typed text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(storable, { minLength: 3, maxLength: 8 }), async (texts) => {
        const bytes = await render(kind, fill(kind, texts));
        expect(readStructure(bytes)).not.toMatch(DANGEROUS);
        expect(await readActions(bytes)).toEqual(NOTHING);
      }),
      { numRuns: RUNS, examples: EACH, ...(LONG ? {} : { seed: 11 }) },
    );
  });

  test('prints the typed text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(printable, { minLength: 3, maxLength: 8 }), async (texts) => {
        const { text } = await readPdf(await render(kind, fill(kind, texts)));
        // Long words break at the end of a line, so the test ignores spaces.
        const read = without(/\s/g, text);
        for (const typed of texts) expect(read).toContain(without(/\s/g, typed));
      }),
      { numRuns: RUNS, examples: EACH, ...(LONG ? {} : { seed: 12 }) },
    );
  });
});

test('a document with a script is distinguished from one without', async () => {
  const harmless = await render('statement', fill('statement', ['Sam']));
  const name = Buffer.from(harmless).toString('latin1');
  expect(
    readStructure(Buffer.from(name.replace('/Type /Catalog', '/Type /Catalog /OpenAction 1 0 R'), 'latin1')),
  ).toMatch(DANGEROUS);
  expect(readStructure(harmless)).toContain('/Catalog');
});
