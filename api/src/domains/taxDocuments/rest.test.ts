/** Tax documents over REST, as the contract defines them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { dollars, taxes } from '../../../test/support/taxDocuments.ts';

let portal: TestPortal;
let admin: Actor;
let driver: Actor;
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
  driver = await portal.joinContractor({ firstName: 'Sam', lastName: 'Example' });
});

const post = (kind: string, body: object, who: Actor) =>
  portal.rest('POST', `/tax-documents/generate-${kind}`, { token: who.token, body });
const get = async (query: string, who: Actor) =>
  (await portal.rest('GET', `/tax-documents${query}`, { token: who.token })).body.taxDocuments;

test('a document is made, listed, submitted and approved', async () => {
  await tax.certify(driver, '400111222');
  await tax.pay(driver, { payDate: '2025-05-01', pay: dollars(2500) });
  const { status, body } = await post('1099-nec', { userId: driver.id, year: 2025 }, admin);
  expect(status).toBe(201);
  expect(body).toEqual({
    taxDocument: {
      id: expect.stringMatching(/^TaxDocument_/),
      type: 'FORM_1099_NEC',
      year: 2025,
      status: 'GENERATED',
      missing: [],
      createdAt: '2026-02-10T17:00:00.000Z',
      user: { id: driver.id, firstName: 'Sam', lastName: 'Example', email: driver.email },
    },
  });
  const { id } = body.taxDocument;
  expect(await get('', driver)).toEqual([body.taxDocument]);
  const patch = (to: string, who = admin) =>
    portal.rest('PATCH', `/tax-documents/${id}/status`, { token: who.token, body: { status: to } });
  expect(await patch('APPROVED')).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  expect(await patch('SUBMITTED', driver)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await patch('SUBMITTED')).body.taxDocument).toMatchObject({ id, status: 'SUBMITTED' });
  expect((await patch('APPROVED')).body.taxDocument).toMatchObject({ id, status: 'APPROVED' });
  expect(await post('1099-nec', { userId: driver.id, year: 2025 }, admin)).toMatchObject({
    status: 409,
    body: { error: 'Already submitted; create a correction.', code: 'CONFLICT' },
  });
});

longTest('an incomplete one is generated anyway, as a draft that says so', async () => {
  for (const [kind, year, sentence] of [
    ['1099-nec', 2025, 'No reportable payments for 2025.'],
    ['1099-misc', 2025, /^No MISC payments for 2025: /],
    ['w9', 2026, 'TIN missing: collect a Form W-9 first.'],
  ] as const) {
    const { status, body } = await post(kind, { userId: driver.id, year }, driver);
    expect([status, body.taxDocument.status]).toEqual([201, 'DRAFT']);
    expect(body.taxDocument.missing[0]).toMatch(sentence);
  }
});

longTest('the list is filtered by person, type, year and status', async () => {
  const other = await portal.joinContractor();
  await post('w9', { year: 2026 }, driver);
  await post('1099-nec', { year: 2025 }, driver);
  await post('1099-nec', { year: 2024 }, other);
  const found = async (query: string) => (await get(query, admin)).length;
  expect(await found('')).toBe(3);
  expect(await found(`?userId=${driver.id}`)).toBe(2);
  expect(await found('?type=W9')).toBe(1);
  expect(await found('?year=2024')).toBe(1);
  expect(await found('?status=DRAFT')).toBe(3);
  expect(await found('?status=APPROVED')).toBe(0);
  expect(await found(`?userId=${other.id}&type=W9`)).toBe(0);
  for (const [query, who, status] of [
    ['nonsense', admin, 400],
    [other.id, driver, 403],
  ] as const) {
    const refused = await portal.rest('GET', `/tax-documents?userId=${query}`, { token: who.token });
    expect(refused.status).toBe(status);
  }
});

longTest('bad input is refused with a message', async () => {
  for (const body of [{ year: 2019 }, { year: 2027 }, { year: '2025' }, { year: 2025.5 }, {}]) {
    const response = await post('1099-nec', body, driver);
    expect([response.status, response.body.code]).toEqual([400, 'VALIDATION']);
    expect(response.body.error).toMatch(/year/i);
  }
  expect((await post('1099-nec', { year: 2019 }, driver)).body.error).toBe('Year must be from 2020 to 2026.');
  expect(await portal.rest('GET', '/tax-documents?year=soon', { token: admin.token })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION' },
  });
  expect(await post('w9', { userId: admin.id, year: 2026 }, driver)).toMatchObject({ status: 403 });
  expect(await post('w9', { userId: 'User_x', year: 2026 }, admin)).toMatchObject({ status: 404 });
});
