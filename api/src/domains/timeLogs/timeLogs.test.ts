import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const LIST = `query ($status: TimeLogStatus, $startDate: Date, $endDate: Date, $userId: ID, $first: Int) {
  timeLogs(status: $status, startDate: $startDate, endDate: $endDate, userId: $userId, first: $first) {
    totalCount approvedCount pendingCount rejectedCount edges { node { id date status user { id } } } } }`;

let portal: TestPortal;
let driver: Actor;
let other: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
  driver = await portal.joinContractor();
  other = await portal.joinContractor();
  const days = [
    ['2026-11-16', 'APPROVED'],
    ['2026-11-17', 'PENDING'],
    ['2026-11-18', 'REJECTED'],
  ] as const;
  await portal.db.timeLog.createMany({
    data: [driver, other].flatMap(({ key }) =>
      days.map(([day, status]) => ({ userId: key, date: toUtcMidnight(day), worked: true, status })),
    ),
  });
});
afterAll(() => portal.close());

async function list(who: Actor, variables: Record<string, unknown> = {}) {
  const { data, errors } = await portal.graphql(LIST, variables, who.token);
  expect(errors).toBeUndefined();
  const { edges, ...counts } = data.timeLogs;
  return { days: edges.map(({ node }: { node: { date: string } }) => node.date), counts };
}

describe('the list of days', () => {
  test("contains the viewer's own, newest first", async () => {
    expect(await list(driver)).toEqual({
      days: ['2026-11-18', '2026-11-17', '2026-11-16'],
      counts: { totalCount: 3, approvedCount: 1, pendingCount: 1, rejectedCount: 1 },
    });
  });

  longTest("shows everyone's to managers, administrators and accountants, and to no one else", async () => {
    const expected = {
      IT_Admin: 6,
      Manager: 6,
      HR: 0,
      Accountant: 6,
      Supervisor: 0,
      Asst_Manager: 0,
      Admin_Assistant: 0,
      Employee: 0,
    } as const;
    for (const role of Object.keys(expected) as (keyof typeof expected)[]) {
      const { counts } = await list(await portal.joinStaff(role));
      expect([role, counts.totalCount]).toEqual([role, expected[role]]);
    }
    const { errors } = await portal.graphql(LIST);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test("never shows another person's days, whatever is filtered", async () => {
    const refused = await portal.graphql(LIST, { userId: other.id }, driver.token);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const manager = await portal.joinStaff('Manager');
    expect((await list(manager, { userId: other.id })).days).toHaveLength(3);
    const unknownUser = await portal.graphql(LIST, { userId: 'nonsense' }, manager.token);
    expect(unknownUser.errors?.[0]?.extensions.code).toBe('VALIDATION');
  });

  longTest('is filtered by status and by days, both ends included', async () => {
    expect((await list(driver, { status: 'PENDING' })).days).toEqual(['2026-11-17']);
    expect((await list(driver, { startDate: '2026-11-17', endDate: '2026-11-18' })).days).toEqual([
      '2026-11-18',
      '2026-11-17',
    ]);
    expect((await list(driver, { startDate: '2026-11-19' })).counts.totalCount).toBe(0);
  });

  test('counts the whole filter, not the page', async () => {
    expect(await list(driver, { first: 1 })).toMatchObject({
      days: ['2026-11-18'],
      counts: { totalCount: 3, approvedCount: 1 },
    });
  });

  test('takes one statement for the page with its people and all four counts', async () => {
    const manager = await portal.joinStaff('Manager');
    await list(manager);
    const statements: string[] = [];
    const { pool } = portal.database;
    const { query } = pool;
    const listen = (text: unknown) => {
      const sql = typeof text === 'string' ? text : (text as { text?: string }).text;
      if (sql?.includes('"TimeLog"')) statements.push(sql);
    };
    pool.query = ((...args: Parameters<typeof query>) => {
      listen(args[0]);
      return query.apply(pool, args);
    }) as typeof query;
    try {
      await list(manager);
    } finally {
      pool.query = query;
    }
    expect(statements).toHaveLength(1);
  });
});

describe('node(id:)', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { __typename ... on TimeLog { description } } }';

  test("shows the viewer's own day and, to managers, anyone's; anyone else's looks like none", async () => {
    const log = await portal.db.timeLog.findFirstOrThrow({ where: { userId: driver.key } });
    const id = `TimeLog_${log.id}`;
    const seen = async (who: Actor) => (await portal.graphql(NODE, { id }, who.token)).data?.node;
    expect(await seen(driver)).toMatchObject({ __typename: 'TimeLog' });
    for (const role of ['Manager', 'Accountant'] as const)
      expect(await seen(await portal.joinStaff(role))).toMatchObject({ __typename: 'TimeLog' });
    for (const who of [other, await portal.joinStaff('HR')]) expect(await seen(who)).toBeNull();
    const { data, errors } = await portal.graphql(NODE, { id });
    expect(data?.node ?? null).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

test("today is the company's day, not the server's", async () => {
  for (const [instant, today] of [
    ['2026-11-21T04:59:00Z', '2026-11-20'],
    ['2026-11-21T05:00:00Z', '2026-11-21'],
  ] as const) {
    portal.setClock(instant);
    const token = await portal.signIn(driver.key);
    expect((await portal.graphql('{ today }', {}, token)).data).toEqual({ today });
  }
});
