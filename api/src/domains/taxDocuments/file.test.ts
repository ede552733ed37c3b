/** A document as a file: what was stored, for people with access, and never more digits than allowed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { readPdf } from '../../../test/support/pdf.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { rememberPdfs } from '../../../test/support/rememberPdfs.ts';
import { type Answer, dollars, EIN, taxes } from '../../../test/support/taxDocuments.ts';

const SSN = '400111222';

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
let tax: ReturnType<typeof taxes>;

beforeAll(async () => {
  portal = await openTestPortal();
  rememberPdfs(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-02-10');
  tax = taxes(portal);
  await tax.saveCompany();
  admin = await portal.joinStaff('IT_Admin');
  driver = await portal.joinContractor();
});

const FILE = `query ($id: ID!, $copy: TaxDocumentCopy) { result: taxDocumentFile(id: $id, copy: $copy) {
  __typename ... on Error { code message } ... on File { filename contentType bytes } } }`;

const ask = async (who: Actor, id: string, more: { copy?: string } = {}): Promise<Answer> =>
  (await tax.ask(FILE, { id, ...more }, who)).result;

/** Downloads the file and parses it. */
async function download(who: Actor, id: string, more: { copy?: string } = {}) {
  const result = await ask(who, id, more);
  const bytes = Buffer.from(result.bytes, 'base64');
  return { result, bytes, ...(await readPdf(bytes)) };
}

/** A finished form for 2025. */
async function nec(number = SSN, changes: object = {}): Promise<Answer> {
  await tax.certify(driver, number, changes);
  await tax.pay(driver, { payDate: '2025-05-01', pay: dollars(2500), expenses: dollars(400) });
  return tax.generate(admin, { userId: driver.id, year: 2025 });
}

const holdsNumber = (text: string, digits = SSN): boolean =>
  text.replace(/[\s-]/g, '').includes(digits) || text.includes(digits);

describe('Form 1099-NEC', () => {
  test('shows the stored data, not the current data', async () => {
    const { id } = await nec();
    await tax.saveCompany({ legalName: 'Renamed Freight LLC' });
    await tax.certify(driver, '400111333', { legalName: 'Someone Else', street: '1 Other Street' });
    await tax.pay(driver, { payDate: '2025-06-01', pay: dollars(100) });
    const { text, result } = await download(admin, id);
    expect(result).toMatchObject({
      filename: 'form-1099-nec-copy-b-2025.pdf',
      contentType: 'application/pdf',
    });
    expect(text).toContain('Example Freight LLC 1 Depot Road Philadelphia, PA 19103 (215) 555-0177');
    expect(text).toContain('RECIPIENT’S name Sam Q Example');
    expect(text).toContain('Street address (including apt. no.) 12 Elm Street Apt 3');
    expect(text).toContain('1 Nonemployee compensation $ 2,500.00');
    expect(text).toContain('(Rev. April 2025) For calendar year 2025');
    expect(text).not.toMatch(/Renamed|Someone|Other Street|draft/i);
  });

  longTest('truncates an EIN as XX-XXX4567', async () => {
    const { id } = await nec('451234567', { taxNumberType: 'EIN', taxClass: 'PARTNERSHIP' });
    expect((await download(admin, id)).text).toContain('RECIPIENT’S TIN XX-XXX4567');
  });

  test('truncates the recipient’s number on Copy B and on Copy 2, and never the payer’s', async () => {
    const { id } = await nec();
    for (const [who, copy] of [
      [admin, 'B'],
      [driver, 'TWO'],
    ] as const) {
      const { text, info, bytes, result } = await download(who, id, { copy });
      expect(text).toContain('RECIPIENT’S TIN XXX-XX-1222');
      expect(text).toContain(`PAYER’S TIN ${EIN}`);
      expect(holdsNumber(text)).toBe(false);
      expect(holdsNumber(JSON.stringify(info))).toBe(false);
      expect(holdsNumber(bytes.toString('latin1'))).toBe(false);
      expect(holdsNumber(result.filename)).toBe(false);
    }
  });

  longTest('Copy A is refused: it must be e-filed or on the official red-ink form', async () => {
    const { id } = await nec();
    const result = await ask(admin, id, { copy: 'A' });
    expect(result).toMatchObject({ __typename: 'ValidationError', code: 'VALIDATION' });
    expect(result.message).toMatch(/^Copy A must be e-filed or on official red-ink form/);
    expect(await portal.audit({ action: 'TAX_DOCUMENT_DOWNLOADED' })).toEqual([]);
  });

  longTest('of a taxpayer without a number is a draft with the number blank', async () => {
    await tax.pay(driver, { payDate: '2025-05-01', pay: dollars(5000) });
    const { id } = await tax.generate(admin, { userId: driver.id, year: 2025 });
    const { text, info } = await download(admin, id);
    expect(text.split(' ')).toContain('DRAFT');
    expect(text).toContain('TIN missing: collect a Form W-9 first.');
    expect(text).toContain('RECIPIENT’S TIN RECIPIENT’S name Robin Example');
    expect(text).not.toMatch(/000-00|null/);
    expect(info).toMatchObject({ Title: expect.stringContaining('(draft)') });
  });

  longTest('that another one has replaced is void; a correction bears its mark', async () => {
    const { id: first } = await nec();
    await tax.pay(driver, { payDate: '2025-06-01', pay: dollars(100) });
    const { id: second } = await tax.generate(admin, { userId: driver.id, year: 2025 });
    expect((await download(admin, first)).text.split(' ')).toContain('VOID');
    await tax.setStatus(admin, second, 'SUBMITTED');
    await tax.pay(driver, { payDate: '2025-07-01', pay: dollars(500) });
    const { id: third } = await tax.generate(admin, {
      userId: driver.id,
      year: 2025,
      correction: 'A week was missing',
    });
    const filed = await download(admin, second);
    expect(filed.text).toContain('A correction of this form has been made since.');
    expect(filed.text.split(' ')).not.toContain('VOID');
    const corrected = await download(admin, third);
    expect(corrected.pages[0]).toContain('X CORRECTED (if checked)');
    expect(corrected.text).toContain('$ 3,100.00');
  });

  longTest('of 2026 has the boxes and the address cells of December 2026', async () => {
    portal.setClock('2027-02-01');
    admin = await portal.joinStaff('IT_Admin');
    await tax.certify(driver, SSN);
    await tax.pay(driver, { payDate: '2026-05-01', pay: dollars(2000) });
    const { id } = await tax.generate(admin, { userId: driver.id, year: 2026 });
    const { text } = await download(admin, id);
    expect(text).toContain('1a Nonemployee compensation $ 2,000.00 1b Cash tips $ 1c');
    expect(text).toContain('Street address 12 Elm Street Apt. no. Apt 3 City or town Camden');
  });
});

test('Form 1099-MISC has its own boxes and says why it is a draft', async () => {
  const { id } = await tax.generate(admin, { type: 'FORM_1099_MISC', userId: driver.id, year: 2024 });
  const { text, result } = await download(driver, id);
  expect(result.filename).toBe('form-1099-misc-copy-b-2024.pdf');
  expect(text).toContain('14 Excess golden parachute payments');
  expect(text).toContain('No MISC payments for 2024');
});

describe('Form W-9', () => {
  const w9 = async () => {
    await tax.certify(driver, SSN, { signedIpAddress: '192.0.2.7' });
    return (await tax.generate(admin, { type: 'W9', userId: driver.id, year: 2026 })).id as string;
  };

  test('has the whole number only for the payee, and is truncated for everyone else', async () => {
    const id = await w9();
    const { text, result } = await download(driver, id);
    expect(text).toContain('Social security number 400-11-1222');
    expect(text).toContain('signature of U.S. person Sam Q Example');
    expect(text).toContain('network address 192.0.2.7');
    expect(result.filename).toBe('form-w9-2026.pdf');
    for (const [who, seesAddress] of [
      [admin, true],
      [await portal.joinStaff('Accountant'), false],
    ] as const) {
      const { text, bytes } = await download(who, id);
      expect(text).toContain('Social security number XXX-XX-1222');
      expect(holdsNumber(text)).toBe(false);
      expect(holdsNumber(bytes.toString('latin1'))).toBe(false);
      expect(text.includes('192.0.2.7')).toBe(seesAddress);
    }
    const entries = await portal.audit({ action: 'TAX_DOCUMENT_DOWNLOADED' });
    expect(entries).toMatchObject(
      [true, false, false].map((numberInFull) => ({ newValues: { type: 'W9', numberInFull } })),
    );
  });

  longTest('is truncated for a program with an access token', async () => {
    const id = await w9();
    const { data } = await portal.graphql(
      `mutation { result: createAccessToken(input: { name: "script", canWrite: false, expiresInDays: 1 }) {
        ... on CreateAccessTokenPayload { token } } }`,
      {},
      driver.token,
    );
    const { text } = await download({ ...driver, token: data.result.token }, id);
    expect(text).toContain('Social security number XXX-XX-1222');
  });

  longTest('that no one has signed is a draft with the known data, and no signature', async () => {
    const { id } = await tax.generate(admin, { type: 'W9', userId: driver.id, year: 2026 });
    const { text } = await download(admin, id);
    expect(text.split(' ')).toContain('DRAFT');
    expect(text).toContain('Not signed.');
    expect(text).toContain('TIN missing: collect a Form W-9 first.');
    expect(text).toContain('An entry is required. Robin Example');
  });
});

describe('who may download it', () => {
  test('the person it is about and those who can read payroll; to others it does not exist', async () => {
    const { id } = await nec();
    for (const who of [
      driver,
      admin,
      await portal.joinStaff('Manager'),
      await portal.joinStaff('Accountant'),
    ])
      expect((await ask(who, id)).__typename).toBe('File');
    for (const who of [await portal.joinContractor(), await portal.joinStaff('HR')])
      expect(await ask(who, id)).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Tax document not found.',
      });
  });

  test('every download is recorded, with who took it and nothing of the number', async () => {
    const { id } = await nec();
    await ask(admin, id, { copy: 'B' });
    await ask(driver, id, { copy: 'TWO' });
    const entries = await portal.audit({ action: 'TAX_DOCUMENT_DOWNLOADED' });
    const newValues = { userId: driver.key, type: 'FORM_1099_NEC', year: 2025, status: 'GENERATED' };
    const entry = { level: 'INFO', entityType: 'TaxDocument', entityId: id.slice('TaxDocument_'.length) };
    expect(entries).toMatchObject([
      { ...entry, userId: admin.key, newValues: { ...newValues, copy: 'B' } },
      { ...entry, userId: driver.key, newValues: { ...newValues, copy: 'TWO' } },
    ]);
    const everything = await portal.audit();
    expect(holdsNumber(JSON.stringify(everything.map(({ newValues }) => newValues)))).toBe(false);
  });
});

describe('over REST', () => {
  test('it is an attachment that is never cached, with a name without personal numbers', async () => {
    const { id } = await nec();
    const { status, headers, body } = await portal.rest('GET', `/tax-documents/${id}/download`, {
      token: driver.token,
    });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="form-1099-nec-copy-b-2025.pdf"',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(body).toMatch(/^%PDF-1\.7/);
    // Copy A and unknown documents are refused.
    const get = (path: string, who = driver) =>
      portal.rest('GET', `/tax-documents/${path}`, { token: who.token });
    expect(await get(`${id}/download?copy=A`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', error: expect.stringMatching(/^Copy A must be e-filed/) },
    });
    expect(await get(`${id}/download?copy=C`)).toMatchObject({ status: 400 });
    expect(await get(`${id}/download?copy=TWO`)).toMatchObject({ status: 200 });
    expect(await get('TaxDocument_x/download')).toMatchObject({ status: 404 });
    expect(await get(`${id}/download`, await portal.joinContractor())).toMatchObject({ status: 404 });
  });
});
