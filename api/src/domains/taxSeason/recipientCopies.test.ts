/** Copies for all recipients of a year, as one archive. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { readPdf } from '../../../test/support/pdf.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { dollars, taxes } from '../../../test/support/taxDocuments.ts';

let portal: TestPortal;
let admin: Actor;
let tax: ReturnType<typeof taxes>;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-02-10');
  tax = taxes(portal);
  await tax.saveCompany();
  admin = await portal.joinStaff('IT_Admin');
});

const ZIP = `query ($year: Int!) { result: recipientCopies(year: $year) {
  __typename ... on Error { code message } ... on File { filename contentType leftOut bytes } } }`;

const ask = async (who = admin, year = 2025) => (await tax.ask(ZIP, { year }, who)).result;

async function unpack(who = admin) {
  const { bytes } = await ask(who);
  return unzipSync(Buffer.from(bytes, 'base64'));
}

/** A payee with a finished form. */
async function payee(taxNumber: string, changes: object = {}, amount = 2500): Promise<[Actor, string]> {
  const driver = await portal.joinContractor();
  await tax.certify(driver, taxNumber, changes);
  await tax.pay(driver, { payDate: '2025-05-01', pay: dollars(amount) });
  const { id } = await tax.generate(admin, { userId: driver.id, year: 2025 });
  return [driver, id];
}

test('contains a PDF for every form that is generated, submitted or approved, and names no folder', async () => {
  const [first] = await payee('400111222', { legalName: 'Zoë Łukasik' });
  // A name cannot become a folder or a program.
  const [second, submitted] = await payee('400111223', { legalName: '../../etc/passwd' });
  const [third, approved] = await payee('400111224', { legalName: '7-11' });
  await payee('400111225', { legalName: 'Below Threshold' }, 599.99);
  await tax.setStatus(admin, submitted, 'SUBMITTED');
  await tax.setStatus(admin, approved, 'SUBMITTED');
  await tax.setStatus(admin, approved, 'APPROVED');
  const result = await ask();
  expect(result).toMatchObject({ filename: 'recipient-copies-2025.zip', contentType: 'application/zip' });
  const files = unzipSync(Buffer.from(result.bytes, 'base64'));
  expect(Object.keys(files).map((name) => name.replace(/C-\d+-25/, 'C-n-25'))).toEqual([
    'Zoe-Lukasik-form-1099-nec-2025-C-n-25.pdf',
    'etc-passwd-form-1099-nec-2025-C-n-25.pdf',
    'Recipient-form-1099-nec-2025-C-n-25.pdf',
  ]);
  const { pages, text } = await readPdf(Object.values(files)[0]!);
  expect(pages).toHaveLength(3);
  for (const words of [
    'Copy B For Recipient',
    'Instructions for Recipient',
    'Copy 2 To be filed',
    'XXX-XX-1222',
  ])
    expect(text).toContain(words);
  // One download for each form, naming its person.
  expect(await portal.audit({ action: 'TAX_DOCUMENT_DOWNLOADED' })).toMatchObject(
    [first, second, third].map(({ key }) => ({
      ...{ userId: admin.key, newValues: { userId: key, year: 2025, copies: ['B', 'TWO'] } },
    })),
  );
});

test('contains no number in full: not in a name, a text, the metadata or the bytes', async () => {
  await payee('400111222', { legalName: 'Hauling 24 of Sam' });
  const { bytes } = await ask();
  const archive = Buffer.from(bytes, 'base64');
  expect(archive.toString('latin1')).not.toMatch(/400-?11-?1222/);
  const [[name, file]] = Object.entries(unzipSync(archive)) as [[string, Uint8Array]];
  expect(name).toMatch(/^Hauling-of-Sam-form-1099-nec-2025-C-\d+-25\.pdf$/);
  const { text, info } = await readPdf(file);
  expect(text + JSON.stringify(info)).not.toMatch(/400-?11-?1222/);
  // Over REST, it is an archive to save.
  const { status, headers } = await portal.rest('GET', '/tax-documents/recipient-copies?year=2025', {
    token: admin.token,
  });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="recipient-copies-2025.zip"');
  const none = await portal.rest('GET', '/tax-documents/recipient-copies', { token: admin.token });
  expect([none.status, none.body.code]).toEqual([400, 'VALIDATION']);
});

longTest('gives people with the same name files with different names', async () => {
  await payee('400111222');
  await payee('400111223');
  expect(new Set(Object.keys(await unpack())).size).toBe(2);
});

longTest('contains a correction with its mark in place of the corrected form', async () => {
  const [driver, id] = await payee('400111222');
  await tax.setStatus(admin, id, 'SUBMITTED');
  await tax.pay(driver, { payDate: '2025-06-01', pay: dollars(500) });
  await tax.generate(admin, { userId: driver.id, year: 2025, correction: 'A week was missing' });
  const files = await unpack();
  expect(Object.keys(files)).toHaveLength(1);
  expect(Object.keys(files)[0]).toMatch(/-corrected\.pdf$/);
  expect((await readPdf(Object.values(files)[0]!)).text).toContain('X CORRECTED (if checked)');
});

longTest('says over REST how many forms are drafts and therefore have no copies', async () => {
  await payee('400111222');
  const read = () => portal.rest('GET', '/tax-documents/recipient-copies?year=2025', { token: admin.token });
  expect((await read()).headers.get('x-left-out')).toBeNull();
  const uncertified = await portal.joinContractor();
  await tax.pay(uncertified, { payDate: '2025-05-01', pay: dollars(2500) });
  await tax.generate(admin, { userId: uncertified.id, year: 2025 });
  expect((await read()).headers.get('x-left-out')).toBe('1 form that is a draft');
});

test('leaves out a form that changed before it was filed, and keeps what was filed', async () => {
  const [stale] = await payee('400111222', { legalName: 'Ada Stale' });
  const [filed, submitted] = await payee('400111223', { legalName: 'Bo Filed' });
  await tax.setStatus(admin, submitted, 'SUBMITTED');
  await tax.pay(filed, { payDate: '2025-12-31', pay: dollars(500) });
  expect((await ask()).leftOut).toBeNull();
  await tax.pay(stale, { payDate: '2025-12-31', pay: dollars(500) });
  const { bytes, leftOut } = await ask();
  expect(leftOut).toBe('1 form to generate again');
  expect(Object.keys(unzipSync(Buffer.from(bytes, 'base64')))).toEqual([expect.stringMatching(/^Bo-Filed-/)]);
  await portal.db.taxDocument.deleteMany({ where: { status: 'SUBMITTED' } });
  expect((await ask()).message).toBe(
    'There is no finished 1099 of 2025 to hand out. Left out: 1 form to generate again.',
  );
});

test('is refused if there is nothing to download', async () => {
  expect(await ask()).toMatchObject({
    code: 'CONFLICT',
    message: 'There is no finished 1099 of 2025 to hand out.',
  });
  expect(await ask(admin, 2027)).toMatchObject({ code: 'VALIDATION' });
  expect(await portal.audit({ action: 'TAX_DOCUMENT_DOWNLOADED' })).toEqual([]);
});

/** Enough that the first archive is still being made when the last one is requested. */
const RECIPIENTS = process.env.LONG ? 20 : 4;

test('is generated one at a time: two wait, more are turned away, and single documents are let through', async () => {
  const ids: string[] = [];
  for (let index = 0; index < RECIPIENTS; index += 1) ids.push((await payee(`4001112${10 + index}`))[1]);
  const admins: Actor[] = [];
  while (admins.length < 6) admins.push(await portal.joinStaff('IT_Admin'));
  const asked = admins.map(({ token }) => portal.graphql(ZIP, { year: 2025 }, token));
  const single = portal.rest('GET', `/tax-documents/${ids[0]}/download`, { token: admin.token });
  expect((await single).status).toBe(200);
  const responses = await Promise.all(asked);
  const made = responses.filter(({ errors }) => !errors);
  expect(made.length).toBeGreaterThanOrEqual(3);
  expect(made.length).toBeLessThan(6);
  for (const { data } of made)
    expect(Object.keys(unzipSync(Buffer.from(data.result.bytes, 'base64')))).toHaveLength(RECIPIENTS);
  for (const { errors } of responses.filter((response) => response.errors))
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 10 });
});
