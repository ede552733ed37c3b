/** A person's page: who can open it, and what they can read. */
import type { RoleName } from 'rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  driver = await portal.joinContractor();
});

const RIGHTS = `query ($id: ID!) { person(id: $id) {
  id viewerCanOpen viewerCanReadPay viewerCanReadAccess viewerCanReadHistory viewerCanSetDailyRate viewerCanRequestW9 } }`;

async function open(by: Actor, id = driver.id, query = RIGHTS) {
  const { data, errors } = await portal.graphql(query, { id }, by.token);
  expect(errors).toBeUndefined();
  return data.person;
}

describe('the page is there for', () => {
  const rights = (...names: string[]) =>
    Object.fromEntries(
      ['ReadPay', 'ReadAccess', 'ReadHistory', 'SetDailyRate', 'RequestW9'].map((name) => [
        `viewerCan${name}`,
        names.includes(name),
      ]),
    );

  test.each<[RoleName, Record<string, boolean>]>([
    ['IT_Admin', rights('ReadPay', 'ReadAccess', 'ReadHistory', 'SetDailyRate', 'RequestW9')],
    ['Manager', rights('ReadPay', 'SetDailyRate', 'RequestW9')],
    ['Accountant', rights('ReadPay', 'RequestW9')],
    ['HR', rights('RequestW9')],
  ])('%s, with what the role may', async (role, expected) => {
    const page = await open(await portal.joinStaff(role));
    expect(page).toEqual({ id: driver.id, viewerCanOpen: true, ...expected });
  });

  test('the person', async () => {
    expect(await open(driver)).toEqual({
      id: driver.id,
      viewerCanOpen: true,
      ...rights('ReadPay', 'ReadAccess'),
    });
  });
});

test.each(family<RoleName>(['Employee', 'Supervisor', 'Asst_Manager', 'Admin_Assistant']))(
  'for %s it is as if no one were there, and nothing is noted of it',
  async (role) => {
    const other = await portal.joinStaff(role);
    const entries = await portal.db.auditLog.count();
    expect(await open(other)).toBeNull();
    expect(await open(other, 'User_01900000-0000-7000-8000-000000000000')).toBeNull();
    expect(await portal.db.auditLog.count()).toBe(entries);
  },
);

longTest('another driver’s page is not there, and no text opens one', async () => {
  const other = await portal.joinContractor();
  expect(await open(other)).toBeNull();
  const manager = await portal.joinStaff('Manager');
  for (const id of ['no-one', driver.key.slice(1), 'TimeLog_1']) expect(await open(manager, id)).toBeNull();
});

test('the rates so far, the newest first, with one that was removed', async () => {
  const manager = await portal.joinStaff('Manager');
  const set = (dailyRate: number | null, effectiveFrom: string) =>
    portal.graphql(
      `mutation ($input: SetPayRateInput!) { result: setPayRate(input: $input) { __typename } }`,
      { input: { userId: driver.id, dailyRate, effectiveFrom } },
      manager.token,
    );
  const RATES = 'query ($id: ID!) { person(id: $id) { payRates { dailyRate effectiveFrom createdAt } } }';
  expect(await open(manager, driver.id, RATES)).toEqual({ payRates: [] });
  await set(200, '2026-10-05');
  await set(null, '2026-11-02');
  await set(245, '2026-11-16');
  const createdAt = '2026-11-18T17:00:00.000Z';
  expect(await open(await portal.joinStaff('HR'), driver.id, RATES)).toEqual({
    payRates: [
      { dailyRate: 245, effectiveFrom: '2026-11-16', createdAt },
      { dailyRate: null, effectiveFrom: '2026-11-02', createdAt },
      { dailyRate: 200, effectiveFrom: '2026-10-05', createdAt },
    ],
  });
});

longTest('how someone signs in: what counts now, for them and administrators', async () => {
  const ACCESS = 'query ($id: ID!) { person(id: $id) { hasSecondFactor sessionCount accessTokenCount } }';
  const session = { userId: driver.key, expiresAt: new Date('2026-12-01') };
  await portal.db.session.createMany({
    data: [
      session,
      { ...session, revokedAt: new Date('2026-11-17') },
      { ...session, expiresAt: new Date('2026-11-17') },
    ],
  });
  const token = { userId: driver.key, name: 'Export', expiresAt: new Date('2026-12-01') };
  await portal.db.personalAccessToken.createMany({
    data: [
      { ...token, tokenHash: '1' },
      { ...token, tokenHash: '2', expiresAt: new Date('2026-11-17') },
      { ...token, tokenHash: '3', revokedAt: new Date('2026-11-17') },
    ],
  });
  const live = await portal.db.session.count({
    where: { userId: driver.key, revokedAt: null, expiresAt: { gt: new Date('2026-11-18T17:00:00Z') } },
  });
  const expected = { hasSecondFactor: false, sessionCount: live, accessTokenCount: 1 };
  expect(await open(await portal.joinStaff('IT_Admin'), driver.id, ACCESS)).toEqual(expected);
  await portal.db.authenticatorApp.create({ data: { userId: driver.key, sealedSecret: 'x' } });
  expect((await open(driver, driver.id, ACCESS)).hasSecondFactor).toBe(false);
  await portal.db.authenticatorApp.update({
    where: { userId: driver.key },
    data: { confirmedAt: new Date('2026-11-18') },
  });
  expect((await open(driver, driver.id, ACCESS)).hasSecondFactor).toBe(true);
});
