/** Revealing a full taxpayer number: who can, what it requires, how many times, and what is recorded. */
import type { RoleName } from 'rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { COMPANY, certify, INDIVIDUAL } from '../../../test/support/taxProfiles.ts';

let portal: TestPortal;
let driver: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  driver = await portal.joinContractor();
  admin = await portal.joinStaff('IT_Admin');
  await certify(portal, driver, INDIVIDUAL);
});

const ask = ({ token }: Actor, input: object = {}) =>
  portal.graphql(
    `mutation ($input: RevealTaxNumberInput!) { result: revealTaxNumber(input: $input) {
      __typename ... on Error { code message } ... on RevealTaxNumberPayload { taxNumber } } }`,
    { input: { userId: driver.id, password: PASSWORD, reason: 'Asked by the IRS', ...input } },
    token,
  );
const reveal = async (actor: Actor, input: object = {}) => {
  const { data, errors } = await ask(actor, input);
  expect(errors).toBeUndefined();
  return data.result;
};

describe('the number in full', () => {
  test.each(['IT_Admin', 'Accountant'] as RoleName[])(
    'is shown to %s, and entered with the reason',
    async (role) => {
      const reader = await portal.joinStaff(role);
      expect(await reveal(reader)).toMatchObject({ taxNumber: '400-11-1222' });
      const [entry] = await portal.audit({ action: 'TAX_NUMBER_REVEALED' });
      expect(entry).toMatchObject({
        level: 'WARNING',
        userId: reader.key,
        entityType: 'TaxProfile',
        newValues: { userId: driver.key, reason: 'Asked by the IRS', numberType: 'SSN', endsIn: '1222' },
      });
    },
  );

  test('is shown to the payee, the newest one', async () => {
    await certify(portal, driver, COMPANY);
    expect(await reveal(driver)).toMatchObject({ taxNumber: '45-1234567' });
  });

  test.each(family<RoleName>(['Manager', 'HR', 'Supervisor', 'Asst_Manager', 'Admin_Assistant', 'Employee']))(
    'is not shown to %s',
    async (role) => {
      expect(await reveal(await portal.joinStaff(role))).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only the payee, administrators and accountants see a taxpayer number in full.',
      });
      expect(await portal.audit({ action: 'TAX_NUMBER_REVEALED' })).toEqual([]);
      expect(await portal.audit({ action: 'ACCESS_DENIED' })).toHaveLength(1);
    },
  );

  test('is not shown to another driver, who learns nothing by the password either', async () => {
    const other = await portal.joinContractor();
    for (const password of [PASSWORD, 'wrong'])
      expect(await reveal(other, { password })).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('of someone who never certified does not exist', async () => {
    const other = await portal.joinContractor();
    expect(await reveal(admin, { userId: other.id })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Tax profile not found.',
    });
  });

  test('requires a reason, which may not be the number itself', async () => {
    expect(await reveal(admin, { reason: '  ' })).toMatchObject({ code: 'VALIDATION' });
    for (const reason of ['400-11-1222', 'Is it 400111222?', 'ends 40 0111222.'])
      expect(await reveal(admin, { reason })).toMatchObject({
        code: 'VALIDATION',
        message: 'Reason must not contain a taxpayer number.',
      });
    expect(await portal.audit({ action: 'TAX_NUMBER_REVEALED' })).toEqual([]);
  });
});

describe('the password', () => {
  test('must be the viewer’s own, and a wrong one is entered', async () => {
    expect(await reveal(admin, { password: 'Wrong-Horse-1' })).toMatchObject({
      code: 'VALIDATION',
      message: 'The password is incorrect.',
    });
    const [entry] = await portal.audit({ action: 'TAX_NUMBER_REVEAL_FAILED' });
    expect(entry).toMatchObject({
      level: 'WARNING',
      userId: admin.key,
      entityId: driver.key,
      newValues: null,
    });
    expect(await portal.audit({ action: 'TAX_NUMBER_REVEALED' })).toEqual([]);
  });

  longTest('is guessed ten times and no more, at the sign-in as well', async () => {
    for (let guess = 0; guess < 10; guess += 1) await reveal(admin, { password: `Wrong-${guess}` });
    const { errors } = await ask(admin);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    const login = await portal.rest('POST', '/auth/login', {
      body: { email: admin.email, password: PASSWORD },
      ipAddress: '192.0.2.1',
    });
    expect(login.status).toBe(429);
  });

  longTest('that is right clears the wrong ones before it', async () => {
    for (let guess = 0; guess < 9; guess += 1) await reveal(admin, { password: `Wrong-${guess}` });
    await reveal(admin);
    expect(await portal.db.signInAttempt.count()).toBe(0);
  });
});

test('at most twenty numbers are shown to one person within an hour, all at once or one by one', async () => {
  const outcomes = await Promise.all(Array.from({ length: 24 }, () => ask(admin)));
  const shown = outcomes.filter(({ data }) => data?.result?.taxNumber).length;
  expect(shown).toBeLessThanOrEqual(20);
  for (let more = shown; more < 20; more += 1) expect(await reveal(admin)).toHaveProperty('taxNumber');
  const { errors } = await ask(admin);
  expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect(await portal.audit({ action: 'TAX_NUMBER_REVEALED' })).toHaveLength(20);
  // Others are not limited by it, and the hour passes.
  expect(await reveal(driver)).toHaveProperty('taxNumber');
  portal.setClock('2026-11-18T18:00:01Z');
  expect(await reveal(admin)).toHaveProperty('taxNumber');
});
