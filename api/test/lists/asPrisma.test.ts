/** Lists read by our SQL equal Prisma's lists: the same rows in the same order with the same values. */
import { addDays, toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Context, systemContext } from '../../src/operation/context.ts';
import { count, findMany } from '../../src/platform/sql/find.ts';
import { openTestPortal, type TestPortal } from '../support/portal.ts';
import { recordStatements } from '../support/statements.ts';

let portal: TestPortal;
let context: Context;
let keys: string[];
beforeAll(async () => {
  portal = await openTestPortal();
  context = systemContext(portal.services);
  const manager = await portal.joinStaff('Manager', 'HR');
  const drivers = [];
  for (const lastName of ['Ash', 'Birch', 'O’Neill%_'])
    drivers.push(await portal.joinContractor({ lastName, dailyRate: lastName === 'Ash' ? 210.5 : 200 }));
  keys = [manager, ...drivers].map(({ key }) => key);
  await portal.db.user.update({ where: { id: keys[3] }, data: { archivedAt: new Date() } });
  for (const { id } of drivers.slice(0, 2)) {
    const input = {
      ...{ userId: id, weekStart: '2026-11-02', weekEnd: '2026-11-08' },
      weeklyData: [{ date: '2026-11-03', pay: 200, expenses: 12.34, notes: 'Fuel "twice"\n' }],
    };
    await portal.graphql(PAY, { input }, manager.token);
  }
  const days = Array.from({ length: 1_010 }, (_, day) => addDays('2020-01-01', day));
  await portal.db.timeLog.createMany({
    data: days.map((day, number) => ({
      userId: keys[1]!,
      date: toUtcMidnight(day),
      worked: number % 3 > 0,
      description: `Day ${number}`,
    })),
  });
});
afterAll(() => portal.close());

const PAY =
  'mutation($input: ProcessWeeklyPayrollInput!) { processWeeklyPayroll(input: $input) { __typename } }';

const RUN = {
  id: true,
  number: true,
  weekStart: true,
  totalPay: true,
  processedAt: true,
  paidAt: true,
} as const;
const asc = 'asc' as const;

/** Rows without the marks that show how they were read. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  const isRow =
    value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isRow ? Object.fromEntries(Object.entries(value).map(([name, held]) => [name, bare(held)])) : value;
};

/** Lists as the portal requests them. */
const LISTS = {
  'names, by name': () => ({
    model: 'user' as const,
    args: {
      select: {
        id: true,
        firstName: true,
        lastName: true,
        dailyRate: true,
        createdAt: true,
        archivedAt: true,
      },
      where: { kind: 'CONTRACTOR' as const, archivedAt: null },
      orderBy: [{ lastName: asc }, { id: asc }],
    },
  }),
  'a page in the middle': () => ({
    model: 'user' as const,
    args: { select: { id: true }, orderBy: { id: asc }, skip: 1, take: 2 },
  }),
  'a page far down': () => ({
    model: 'timeLog' as const,
    args: {
      select: { date: true, description: true, user: { select: { lastName: true } } },
      where: { userId: keys[1]! },
      orderBy: { date: 'desc' as const },
      skip: 1_003,
      take: 5,
    },
  }),
  'people with their roles and rates': () => ({
    model: 'user' as const,
    args: {
      select: {
        id: true,
        roles: { select: { role: true } },
        payRates: { select: { dailyRate: true, effectiveFrom: true }, orderBy: { effectiveFrom: asc } },
        taxProfiles: { select: { id: true }, orderBy: { version: 'desc' as const }, take: 1 },
      },
      orderBy: { id: asc },
    },
  }),
  'who holds a role': () => ({
    model: 'user' as const,
    args: { select: { id: true }, where: { roles: { some: { role: 'HR' as const } } } },
  }),
  'a search with signs that have a meaning': () => ({
    model: 'user' as const,
    args: {
      select: { id: true },
      where: {
        OR: [{ lastName: { contains: 'o’neill\\%\\_', mode: 'insensitive' as const } }, { email: '' }],
      },
    },
  }),
  'no one, by an empty list': () => ({
    model: 'user' as const,
    args: { select: { id: true }, where: { id: { in: [] as string[] } } },
  }),
  'everyone but one': () => ({
    model: 'user' as const,
    args: { select: { id: true }, where: { AND: [{ id: { not: keys[1] } }, {}] }, orderBy: { id: asc } },
  }),
  'the archived': () => ({
    model: 'user' as const,
    args: { select: { id: true, archivedAt: true }, where: { archivedAt: { not: null } } },
  }),
  'runs of a range of weeks': () => ({
    model: 'payrollRun' as const,
    args: {
      select: { ...RUN, replacedBy: { select: { id: true } }, user: { select: { email: true } } },
      where: {
        weekEnd: { gte: new Date('2026-11-08') },
        weekStart: { lte: new Date('2026-11-02') },
        status: { not: 'VOID' as const },
        userId: { in: keys },
      },
      orderBy: [{ weekStart: 'desc' as const }, { number: asc }],
    },
  }),
  'days with their runs': () => ({
    model: 'timeLog' as const,
    args: {
      select: {
        date: true,
        worked: true,
        decidedAt: true,
        payrollRun: { select: { ...RUN, entries: { select: { pay: true, notes: true } } } },
      },
      where: { status: 'APPROVED' as const, worked: true, date: { gte: new Date('2026-11-03') } },
      orderBy: { id: asc },
    },
  }),
  'entries with their values': () => ({
    model: 'auditLog' as const,
    args: {
      select: {
        id: true,
        timestamp: true,
        level: true,
        newValues: true,
        oldValues: true,
        user: { select: { email: true } },
      },
      where: { AND: [{ timestamp: { lt: new Date('2030-01-01') } }], level: 'INFO' as const },
      orderBy: [{ timestamp: 'desc' as const }, { id: 'desc' as const }],
    },
  }),
};

it.each(Object.entries(LISTS))('%s', async (_name, list) => {
  const { model, args } = list();
  const delegate = portal.db[model] as unknown as {
    findMany: (args: object) => Promise<unknown[]>;
    count: (args: object) => Promise<number>;
  };
  const expected = await delegate.findMany(args);
  const statements = await recordStatements(portal.database.pool, async () => {
    expect(bare(await findMany(context, model, args as never))).toEqual(expected);
  });
  expect(statements.length).toBe(1);
  const { where } = args as { where?: object };
  expect(await count(context, model, { where } as never)).toBe(await delegate.count({ where }));
});

it('counts no further than its limit', async () => {
  expect(await count(context, 'user', { take: 2 })).toBe(2);
});

it('leaves queries that it cannot express to Prisma', async () => {
  const args = { select: { id: true }, where: { timeLogs: { none: {} } }, orderBy: { id: asc } } as const;
  expect(await findMany(context, 'user', args)).toEqual(await portal.db.user.findMany(args));
});
