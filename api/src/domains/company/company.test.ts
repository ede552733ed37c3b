/** The company's record. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

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

const read = async (fields = 'legalName phone trucks services operatingSince fleetAsOf isSample') =>
  (await portal.graphql(`{ company { ${fields} } }`)).data.company;

const update = async (input: object) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: UpdateCompanyInput!) { result: updateCompany(input: $input) {
      ... on ValidationError { code issues { path message } }
      ... on CompanyProfile { id legalName ein usdotNumber phone trucks operatingSince isSample } } }`,
    { input },
    admin.token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};

test('is a sample, marked as such, until it is saved; anyone may read it', async () => {
  expect(await read()).toMatchObject({
    legalName: 'Liberty Bell Freight LLC',
    trucks: 6,
    operatingSince: '2023-08-21',
    fleetAsOf: '2025-08-01',
    isSample: true,
  });
  expect(await portal.db.companyProfile.count()).toBe(0);
});

longTest('keeps omitted fields, clears numbers, and records the previous values', async () => {
  expect(await update({ ein: '12-3456789', usdotNumber: '7654321', trucks: 7 })).toMatchObject({
    legalName: 'Liberty Bell Freight LLC',
    ein: '12-3456789',
    usdotNumber: '7654321',
    trucks: 7,
    isSample: false,
  });
  expect(
    await update({ legalName: ' Harbor Lane Freight LLC ', usdotNumber: null, phone: null }),
  ).toMatchObject({
    legalName: 'Harbor Lane Freight LLC',
    ein: '12-3456789',
    usdotNumber: null,
    phone: '(215) 555-0142',
  });
  const entries = await portal.audit({ action: 'COMPANY_UPDATED' });
  expect(entries).toHaveLength(2);
  expect(entries[1]).toMatchObject({
    userId: admin.key,
    level: 'WARNING',
    oldValues: { legalName: 'Liberty Bell Freight LLC', usdotNumber: '7654321' },
    newValues: { legalName: 'Harbor Lane Freight LLC', usdotNumber: null },
  });
  expect(JSON.stringify(entries.map(({ newValues }) => newValues))).not.toContain('12-3456789');
});

test('leaves no entry where nothing changes', async () => {
  await update({ trucks: 7 });
  await update({ trucks: 7 });
  expect(await portal.audit({ action: 'COMPANY_UPDATED' })).toHaveLength(1);
});

test('lists every issue', async () => {
  const { code, issues } = await update({
    legalName: ' ',
    ein: '123456789',
    usdotNumber: 'abc',
    mcNumber: '123',
    zip: '1910',
    phone: 'call us',
    email: 'no-one',
    trucks: -1,
    services: [' '],
  });
  expect(code).toBe('VALIDATION');
  expect(issues.map(({ message }: { message: string }) => message)).toEqual([
    'Legal name is required.',
    'EIN must look like 12-3456789.',
    'USDOT number must look like 1234567.',
    'MC number must look like MC-123456.',
    'ZIP code must have five digits, or nine like 19100-0001.',
    'Phone must be a phone number, like (215) 555-0142.',
    'Email must be a valid address, such as name@example.com.',
    'Trucks must not be negative.',
    'A service must not be empty.',
  ]);
  expect(await read('isSample')).toEqual({ isSample: true });
});

longTest('marks each sample field, until it is replaced', async () => {
  const invented = ['legalName', 'usdotNumber', 'mcNumber', 'street', 'zip', 'phone', 'email', 'reviewText'];
  expect(await read('sampleFields')).toEqual({ sampleFields: [...invented, 'reviewAuthor'] });
  await update({ legalName: 'Harbor Lane Freight LLC', phone: '(215) 555-0177', trucks: 7 });
  await update({ usdotNumber: null, reviewText: '', reviewAuthor: '' });
  expect(await read('sampleFields isSample')).toEqual({
    sampleFields: ['mcNumber', 'street', 'zip', 'email'],
    isSample: false,
  });
});

test('needs no review, no services, no trucks and no drivers', async () => {
  const empty = { reviewText: '', reviewAuthor: ' ', services: [], trucks: 0, drivers: 0 };
  await update(empty);
  expect(await read('reviewText reviewAuthor services trucks drivers')).toEqual({
    ...empty,
    reviewAuthor: '',
  });
});

test('accepts no day in the future', async () => {
  expect(await update({ fleetAsOf: '2026-11-19' })).toMatchObject({
    issues: [{ path: ['fleetAsOf'], message: 'Fleet as of must not be in the future.' }],
  });
  expect(await update({ operatingSince: '2026-11-18' })).toMatchObject({ operatingSince: '2026-11-18' });
});

longTest('shows its tax number to administrators and accountants, and to no one else', async () => {
  await update({ ein: '12-3456789' });
  const ein = async (token?: string) => portal.graphql('{ company { legalName ein } }', {}, token);
  for (const role of ['IT_Admin', 'Accountant'] as const)
    expect((await ein((await portal.joinStaff(role)).token)).data.company.ein).toBe('12-3456789');
  for (const token of [undefined, (await portal.joinStaff('Manager')).token]) {
    const { data, errors } = await ein(token);
    expect(data.company).toEqual({ legalName: 'Liberty Bell Freight LLC', ein: null });
    expect(errors![0]!.extensions.code).toBe(token ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  }
});

test('two first saves at once both take effect', async () => {
  await Promise.all([update({ trucks: 8 }), update({ drivers: 12 })]);
  expect(await read('trucks drivers')).toEqual({ trucks: 8, drivers: 12 });
});

test('goes over REST: read by everyone, saved by administrators', async () => {
  const saved = await portal.rest('PUT', '/company', {
    token: admin.token,
    body: { legalName: 'Harbor Lane Freight LLC', ein: '12-3456789' },
  });
  expect(saved).toMatchObject({ status: 200, body: { company: { ein: '12-3456789', isSample: false } } });
  const { status, body } = await portal.rest('GET', '/company');
  expect([status, body.company.legalName]).toEqual([200, 'Harbor Lane Freight LLC']);
  expect(body.company).not.toHaveProperty('ein');
  const refused = await portal.rest('PUT', '/company', { token: admin.token, body: { ein: '1' } });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', error: 'EIN must look like 12-3456789.' },
  });
});
