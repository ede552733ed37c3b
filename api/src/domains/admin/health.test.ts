/** What an administrator's home says is wrong. */
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

const HEALTH = `{ adminOverview { health {
  signInFailures { recent usual } failedJobs undeliveredPeople peopleWithoutSecondFactor freeDiskPercent } } }`;
const health = async () => {
  const { data, errors } = await portal.graphql(HEALTH, {}, admin.token);
  expect(errors).toBeUndefined();
  return data.adminOverview.health;
};

const failedSignIn = (timestamp: string) =>
  portal.db.auditLog.create({
    data: {
      action: 'USER_LOGIN_FAILED',
      level: 'WARNING',
      entityType: 'User',
      timestamp: new Date(timestamp),
      digest: '',
    },
  });

longTest('nothing is wrong with a new portal', async () => {
  expect(await health()).toMatchObject({
    signInFailures: { recent: 0, usual: 0 },
    failedJobs: 0,
    undeliveredPeople: 0,
    peopleWithoutSecondFactor: 0,
  });
});

longTest('failed sign-ins of a day are compared with those of the thirty before', async () => {
  for (const at of ['2026-11-18T09:00:00Z', '2026-11-17T18:00:00Z']) await failedSignIn(at);
  for (let day = 1; day <= 3; day += 1) await failedSignIn(`2026-11-0${day}T12:00:00Z`);
  await failedSignIn('2026-10-01T12:00:00Z');
  expect((await health()).signInFailures).toEqual({ recent: 2, usual: 1 });
});

longTest('a job that was given up counts for a day', async () => {
  const fail = (hours: number) =>
    portal.database.pool.query(
      `INSERT INTO pgboss.job (name, state, completed_on)
       VALUES ('mail', 'failed', $1::timestamptz - make_interval(hours => $2))`,
      [portal.services.now(), hours],
    );
  await fail(1);
  await fail(30);
  expect((await health()).failedJobs).toBe(1);
  await portal.database.pool.query(`DELETE FROM pgboss.job WHERE state = 'failed'`);
});

test('people whose mail did not arrive, and those without the second factor they need, are counted', async () => {
  const driver = await portal.joinContractor();
  await portal.db.user.update({ where: { id: driver.key }, data: { mailFailedAt: new Date() } });
  const accountant = await portal.joinStaff('Accountant');
  await portal.graphql(
    'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { __typename } }',
    { input: { secondFactorRoles: ['Accountant'] } },
    admin.token,
  );
  expect(await health()).toMatchObject({ undeliveredPeople: 1, peopleWithoutSecondFactor: 1 });
  await portal.db.user.update({ where: { id: accountant.key }, data: { isActive: false } });
  expect((await health()).peopleWithoutSecondFactor).toBe(0);
});

test('a passkey is a second factor, and an app once its owner has confirmed it', async () => {
  await portal.graphql(
    'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { __typename } }',
    { input: { secondFactorRoles: ['Accountant'] } },
    admin.token,
  );
  const { key: userId } = await portal.joinStaff('Accountant');
  await portal.db.authenticatorApp.create({ data: { userId, sealedSecret: 'x' } });
  expect((await health()).peopleWithoutSecondFactor).toBe(1);
  await portal.db.authenticatorApp.update({ where: { userId }, data: { confirmedAt: new Date() } });
  expect((await health()).peopleWithoutSecondFactor).toBe(0);
  const { key: other } = await portal.joinStaff('Accountant');
  expect((await health()).peopleWithoutSecondFactor).toBe(1);
  await portal.db.passkey.create({
    data: { userId: other, name: 'Phone', credentialId: 'c', publicKey: 'k' },
  });
  expect((await health()).peopleWithoutSecondFactor).toBe(0);
});
