/** The queue of weeks that await a decision, and who has not logged a week that is over. */
import { addDays, toUtcMidnight } from 'rules/days';
import { listWeekDays } from 'rules/weeks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepNothing } from '../../../test/support/checkedKept.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const MONDAY = '2026-11-09';
const NEXT_MONDAY = '2026-11-16';
const SUNDAY = addDays(MONDAY, 6);

const QUEUE = `query ($first: Int, $after: String, $search: String, $weekStart: Date) {
  submittedWeeks(first: $first, after: $after, search: $search, weekStart: $weekStart) {
    totalCount pendingDays pageInfo { hasNextPage endCursor }
    edges { node {
      user { name email } weekStart weekEnd pendingDays workedDays submittedAt viewerCanDecide reason
      days { id date worked status revision submittedAt description user { name } payrollRun { number } }
    } } } }`;
const WORTH = `{ submittedWeeks { edges { node {
  dayRates usual { weeks fewestDays mostDays routes mostExpenses } } } } }`;
const LATE = `query ($weekStart: Date, $search: String, $first: Int) {
  lateSubmitters(weekStart: $weekStart, search: $search, first: $first) {
    totalCount edges { node { name email } } } }`;

let portal: TestPortal;
let manager: Actor;
let ada: Actor;
let dario: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
  ada = await portal.join({ firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com' });
  dario = await portal.join({ firstName: 'Dario', lastName: 'Fontaine', email: 'dario@example.com' });
});

type Status = 'PENDING' | 'APPROVED' | 'REJECTED';

const log = (who: Actor, days: readonly string[], status: Status = 'PENDING', worked = true) =>
  portal.db.timeLog.createMany({
    data: days.map((day) => ({ userId: who.key, date: toUtcMidnight(day), worked, status })),
  });

async function queue(variables: object = {}, who = manager) {
  const { data, errors } = await portal.graphql(QUEUE, { ...variables }, who.token);
  expect(errors).toBeUndefined();
  // biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own query
  const nodes = data.submittedWeeks.edges.map(({ node }: any) => node);
  return { ...data.submittedWeeks, nodes };
}
async function worth() {
  const { data, errors } = await portal.graphql(WORTH, {}, manager.token);
  expect(errors).toBeUndefined();
  // biome-ignore lint/suspicious/noExplicitAny: as above
  return data.submittedWeeks.edges.map(({ node }: any) => node);
}
const names = async (variables: object = {}) =>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  (await queue(variables)).nodes.map(({ user, weekStart }: any) => `${user.name} ${weekStart}`);

async function countStatements(ask: () => Promise<unknown>): Promise<number> {
  const { pool } = portal.database;
  const { query } = pool;
  let statements = 0;
  pool.query = ((...args: Parameters<typeof query>) => {
    statements += 1;
    return query.apply(pool, args);
  }) as typeof query;
  try {
    await ask();
  } finally {
    pool.query = query;
  }
  return statements;
}

describe('the queue', () => {
  longTest('has one entry for each person and week, the oldest week first, then by name', async () => {
    await log(ada, [NEXT_MONDAY, addDays(NEXT_MONDAY, 1)]);
    await log(dario, [SUNDAY, NEXT_MONDAY]);
    await log(ada, [MONDAY]);
    expect(await names()).toEqual([
      `Dario Fontaine ${MONDAY}`,
      `Ada Okafor ${MONDAY}`,
      `Dario Fontaine ${NEXT_MONDAY}`,
      `Ada Okafor ${NEXT_MONDAY}`,
    ]);
  });

  longTest('shows the pending and the worked days of a week, and all of its days', async () => {
    await log(ada, [MONDAY, addDays(MONDAY, 1)]);
    await log(ada, [addDays(MONDAY, 2)], 'APPROVED');
    await log(ada, [SUNDAY], 'PENDING', false);
    const [week] = (await queue()).nodes;
    expect(week).toMatchObject({
      weekStart: MONDAY,
      weekEnd: SUNDAY,
      pendingDays: 3,
      workedDays: 3,
      viewerCanDecide: true,
      reason: null,
      days: [
        { date: MONDAY, status: 'PENDING', user: { name: 'Ada Okafor' } },
        { date: addDays(MONDAY, 1) },
        { date: addDays(MONDAY, 2), status: 'APPROVED' },
        { date: SUNDAY, worked: false },
      ],
    });
  });

  longTest('says when the last of the pending days came in', async () => {
    await log(ada, [MONDAY, addDays(MONDAY, 1)]);
    await log(ada, [addDays(MONDAY, 2)], 'APPROVED');
    const at = (day: string, updatedAt: string) =>
      portal.db.timeLog.updateMany({ where: { date: toUtcMidnight(day) }, data: { updatedAt } });
    await at(MONDAY, '2026-11-14T09:00:00Z');
    await at(addDays(MONDAY, 1), '2026-11-15T20:30:00Z');
    await at(addDays(MONDAY, 2), '2026-11-16T08:00:00Z');
    expect((await queue()).nodes[0].submittedAt).toBe('2026-11-15T20:30:00.000Z');
  });

  test('shows the pay of each day, at the rate of its date', async () => {
    await portal.db.user.update({ where: { id: ada.key }, data: { dailyRate: 250 } });
    await portal.db.payRate.createMany({
      data: [
        { userId: ada.key, dailyRate: 240, effectiveFrom: toUtcMidnight('2026-01-05') },
        { userId: ada.key, dailyRate: 250, effectiveFrom: toUtcMidnight(addDays(MONDAY, 2)) },
      ],
    });
    await log(ada, [MONDAY]);
    await log(dario, [MONDAY]);
    // biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own query
    const rates = (await worth()).map(({ dayRates }: any) => dayRates);
    expect(rates).toEqual([Array(7).fill(0), [240, 240, 250, 250, 250, 250, 250]]);
  });

  test('shows the usual week, without rejected days and days older than eight weeks', async () => {
    await log(ada, [MONDAY]);
    for (const weeks of [1, 3, 8]) {
      const monday = addDays(MONDAY, -7 * weeks);
      await log(ada, listWeekDays(monday).slice(0, 4), 'APPROVED');
      await log(ada, [addDays(monday, 4)], 'REJECTED');
      await log(ada, [addDays(monday, 5)], 'APPROVED', false);
    }
    await log(ada, listWeekDays(addDays(MONDAY, -63)), 'APPROVED');
    await portal.db.receipt.createMany({
      data: (['APPROVED', 'REJECTED'] as const).map((status) => ({
        userId: ada.key,
        date: toUtcMidnight(addDays(MONDAY, -7)),
        category: 'TOLLS' as const,
        amount: status === 'APPROVED' ? 12.5 : 99,
        purpose: 'Turnpike',
        requestKey: status,
        requestHash: 'x',
        status,
      })),
    });
    await log(dario, [MONDAY]);
    // biome-ignore lint/suspicious/noExplicitAny: as above
    expect((await worth()).map(({ usual }: any) => usual)).toEqual([
      null,
      { weeks: 3, fewestDays: 4, mostDays: 4, routes: [], mostExpenses: 12.5 },
    ]);
  });

  longTest('reads the pay of twenty weeks in as many statements as of one', async () => {
    await log(ada, [MONDAY]);
    const one = await countStatements(worth);
    for (let weeks = 1; weeks < 20; weeks += 1) await log(ada, [addDays(MONDAY, -7 * weeks)]);
    expect(await countStatements(worth)).toBe(one);
  });

  longTest('leaves out decided weeks, days on a run, and archived people', async () => {
    await log(ada, [MONDAY], 'APPROVED');
    await log(ada, [NEXT_MONDAY], 'REJECTED');
    const run = await portal.db.payrollRun.create({
      data: {
        userId: dario.key,
        weekStart: toUtcMidnight(MONDAY),
        weekEnd: toUtcMidnight(SUNDAY),
        basePay: '0.00',
        bonuses: '20.00',
        totalPay: '20.00',
        payDate: toUtcMidnight(NEXT_MONDAY),
      },
    });
    await log(dario, [MONDAY]);
    await portal.db.timeLog.updateMany({ where: { userId: dario.key }, data: { payrollRunId: run.id } });
    const gone = await portal.join({ archivedAt: new Date() } as object);
    await log(gone, [MONDAY]);
    await portal.db.user.update({ where: { id: gone.key }, data: { archivedAt: new Date() } });
    expect(await queue()).toMatchObject({ nodes: [], totalCount: 0, pendingDays: 0 });
    // One more day of the week that no run holds brings it back, with that day alone to decide.
    await log(dario, [addDays(MONDAY, 1)]);
    expect((await queue()).nodes).toMatchObject([{ pendingDays: 1, days: [{ date: MONDAY }, {}] }]);
  });

  test('shows managers their own week, and that it is for others to decide', async () => {
    await log(manager, [MONDAY]);
    expect((await queue()).nodes).toMatchObject([
      { viewerCanDecide: false, reason: 'You can’t approve or reject your own days.' },
    ]);
    const colleague = await portal.joinStaff('Manager');
    expect((await queue({}, colleague)).nodes).toMatchObject([{ viewerCanDecide: true, reason: null }]);
  });

  longTest('is searched by name and email and narrowed to a week, and its totals with it', async () => {
    await log(ada, [MONDAY, addDays(MONDAY, 1), NEXT_MONDAY]);
    await log(dario, listWeekDays(MONDAY).slice(0, 5));
    expect(await queue({ first: 1 })).toMatchObject({ totalCount: 3, pendingDays: 8, nodes: [{}] });
    expect(await queue({ search: 'OKA ada@' })).toMatchObject({ totalCount: 2, pendingDays: 3 });
    expect(await queue({ weekStart: addDays(NEXT_MONDAY, 3) })).toMatchObject({
      totalCount: 1,
      pendingDays: 1,
      nodes: [{ weekStart: NEXT_MONDAY }],
    });
    expect(await queue({ search: 'dario', weekStart: NEXT_MONDAY })).toMatchObject({ totalCount: 0 });
    for (const search of ['%', '_', '\\', "'; --", 'x'.repeat(4000)])
      expect(await queue({ search }), search.slice(0, 9)).toMatchObject({ totalCount: 0 });
  });

  longTest('has pages', async () => {
    await log(ada, [MONDAY, NEXT_MONDAY]);
    await log(dario, [MONDAY]);
    const { pageInfo } = await queue({ first: 2 });
    expect(pageInfo.hasNextPage).toBe(true);
    expect(await names({ first: 2, after: pageInfo.endCursor })).toEqual([`Ada Okafor ${NEXT_MONDAY}`]);
  });

  longTest('takes as many statements for many weeks as for one', async () => {
    keepNothing(portal);
    const people = await Promise.all(Array.from({ length: 4 }, () => portal.joinContractor()));
    for (const person of people)
      await log(
        person,
        Array.from({ length: 5 }, (_, week) => listWeekDays(addDays(MONDAY, -7 * week)).slice(0, 5)).flat(),
      );
    await queue({ first: 1 });
    const forOne = await countStatements(() => queue({ first: 1 }));
    const forMany = await countStatements(async () =>
      expect((await queue({ first: 50 })).nodes).toHaveLength(20),
    );
    expect(forMany).toBe(forOne);
    // The page with its count, and the days; the rest is the viewer, the people, their days' people and runs.
    const slim = `{ submittedWeeks(first: 50) { totalCount pendingDays edges { node { weekStart days { id revision } } } } }`;
    const session = await countStatements(() => portal.graphql('{ today }', {}, manager.token));
    expect((await countStatements(() => portal.graphql(slim, {}, manager.token))) - session).toBe(2);
  });

  longTest('is for managers and administrators', async () => {
    await log(ada, [MONDAY]);
    const { errors } = await portal.graphql(QUEUE, {}, ada.token);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await queue({}, await portal.joinStaff('IT_Admin'))).totalCount).toBe(1);
  });
});

describe('who is late', () => {
  const late = async (variables: object = {}) => {
    const { data, errors } = await portal.graphql(LATE, { weekStart: MONDAY, ...variables }, manager.token);
    return errors ? errors[0] : data.lateSubmitters;
  };

  beforeEach(() => portal.db.user.updateMany({ data: { createdAt: new Date('2026-01-05T15:00:00Z') } }));

  longTest('does not include people who had not started', async () => {
    await portal.db.user.update({ where: { id: ada.key }, data: { startsOn: toUtcMidnight(NEXT_MONDAY) } });
    expect(await late()).toMatchObject({ edges: [{ node: { name: 'Dario Fontaine' } }] });
  });

  test('is every active contractor without a day of the week, worked or not', async () => {
    await log(ada, [SUNDAY], 'PENDING', false);
    await log(dario, [addDays(MONDAY, -1), NEXT_MONDAY]);
    expect(await late()).toEqual({
      totalCount: 1,
      edges: [{ node: { name: 'Dario Fontaine', email: 'dario@example.com' } }],
    });
  });

  longTest('does not include people who cannot sign in, are archived, or are not contractors', async () => {
    await portal.db.user.update({ where: { id: ada.key }, data: { isActive: false } });
    await portal.db.user.update({ where: { id: dario.key }, data: { archivedAt: new Date() } });
    expect(await late()).toMatchObject({ totalCount: 0, edges: [] });
  });

  longTest('is about last week unless another is named', async () => {
    await log(ada, [SUNDAY]);
    expect(await late({ weekStart: null })).toMatchObject({ edges: [{ node: { name: 'Dario Fontaine' } }] });
  });

  longTest('is searched on the server', async () => {
    expect(await late({ search: 'font' })).toMatchObject({ totalCount: 1 });
    expect(await late({ first: 1 })).toMatchObject({ totalCount: 2, edges: [{}] });
  });

  test('is not about a week that has not ended', async () => {
    portal.setClock('2026-11-15');
    expect(await late()).toMatchObject({
      message: 'The week of Nov 9 – 15, 2026 hasn’t ended yet.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    portal.setClock('2026-11-16');
    expect(await late({ weekStart: SUNDAY })).toMatchObject({ totalCount: 2 });
    portal.setClock('2026-11-18');
  });
});
