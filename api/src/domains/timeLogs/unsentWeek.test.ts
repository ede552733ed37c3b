/** Which week the portal asks a person to send: on Wednesday the 18th, the one that starts on Monday the 9th. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const LAST_WEEK = '2026-11-09';

let portal: TestPortal;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  driver = await join(portal.joinContractor());
});

async function join(joining: Promise<Actor>, createdAt = '2026-01-05T15:00:00Z'): Promise<Actor> {
  const person = await joining;
  await portal.db.user.update({ where: { id: person.key }, data: { createdAt: new Date(createdAt) } });
  return person;
}

const logDay = ({ key }: Actor, day: string, worked = true) =>
  portal.db.timeLog.create({ data: { userId: key, date: toUtcMidnight(day), worked } });

const unsentWeek = async ({ token }: Actor) =>
  (await portal.graphql('{ viewer { unsentWeek } }', {}, token)).data.viewer.unsentWeek;

longTest('last week is due while no day of it is in the log', async () => {
  await logDay(driver, '2026-11-08');
  await logDay(driver, '2026-11-16');
  expect(await unsentWeek(driver)).toBe(LAST_WEEK);
});

test.each(['2026-11-09', '2026-11-15'])('it has been sent with a single day, such as %s', async (day) => {
  await logDay(driver, day, false);
  expect(await unsentWeek(driver)).toBeNull();
});

test('it needs nothing more once it is on payroll, for example with expenses alone', async () => {
  const manager = await portal.joinStaff('Manager');
  const { status } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: driver.id, weekStart: LAST_WEEK, weekEnd: '2026-11-15' },
      weeklyData: [{ date: LAST_WEEK, pay: 0, expenses: 12, notes: '' }],
    },
  });
  expect(status).toBe(201);
  expect(await portal.db.timeLog.count()).toBe(0);
  expect(await unsentWeek(driver)).toBeNull();
  await portal.db.payrollRun.updateMany({ data: { status: 'VOID', voidedAt: new Date() } });
  expect(await unsentWeek(driver)).toBe(LAST_WEEK);
});

test("it is the next one from Monday on, by the company's clock", async () => {
  portal.setClock('2026-11-16T04:59:00Z');
  expect(await unsentWeek(driver)).toBe('2026-11-02');
  portal.setClock('2026-11-16T05:00:00Z');
  expect(await unsentWeek(driver)).toBe(LAST_WEEK);
});

test('no one owes a week from before they were added', async () => {
  const sunday = await join(portal.joinContractor(), '2026-11-16T04:59:00Z');
  expect(await unsentWeek(sunday)).toBe(LAST_WEEK);
  const monday = await join(portal.joinContractor(), '2026-11-16T05:00:00Z');
  expect(await unsentWeek(monday)).toBeNull();
});

test.each([{ isActive: false }, { archivedAt: new Date('2026-11-01T15:00:00Z') }])(
  'nothing is expected of people who have left: %o',
  async (data) => {
    const { token } = await portal.joinStaff('Manager');
    await portal.db.user.update({ where: { id: driver.key }, data });
    const response = await portal.graphql(
      'query ($id: ID!) { node(id: $id) { ... on User { unsentWeek } } }',
      { id: driver.id },
      token,
    );
    expect(response).toMatchObject({ data: { node: { unsentWeek: null } } });
  },
);

test('staff are expected once they have logged days', async () => {
  const employee = await join(portal.joinStaff('Employee'));
  expect(await unsentWeek(employee)).toBeNull();
  await logDay(employee, '2026-10-30');
  expect(await unsentWeek(employee)).toBe(LAST_WEEK);
});
