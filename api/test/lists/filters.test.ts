/** The filter of a list matches what the arguments match that it replaces, and the two are not sent together. */
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pastEverything } from '../support/guards.ts';
import { type Actor, openTestPortal, type TestPortal } from '../support/portal.ts';

let portal: TestPortal;
/** Reads every list. */
let boss: Actor;
let driver: Actor;
/** Cannot sign in. */
let former: Actor;
let other: Actor;
/** Has days in two weeks that await a decision. */
let waiting: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
  boss = await portal.joinStaff('IT_Admin', 'Accountant');
  await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
  other = await portal.joinContractor();
  former = await portal.joinContractor();
  waiting = await portal.joinContractor();
  await portal.db.timeLog.createMany({
    data: ['2026-10-06', '2026-11-11'].map((day) => ({
      ...{ userId: waiting.key, date: toUtcMidnight(day), worked: true },
    })),
  });
  for (const [userId, status] of [
    [driver.key, 'PENDING'],
    [other.key, 'APPROVED'],
  ] as const)
    for (const day of ['2026-10-05', '2026-11-09']) {
      const date = toUtcMidnight(day);
      await portal.db.timeLog.create({ data: { userId, date, status, worked: true } });
      await portal.db.receipt.create({
        data: {
          ...{ userId, date, status, category: 'FUEL', amount: 20.5, purpose: 'Diesel' },
          ...{ requestKey: `${userId} ${day}`, requestHash: 'x' },
        },
      });
      await portal.db.taxDocument.create({
        data: {
          ...{
            userId,
            type: status === 'PENDING' ? 'FORM_1099_MISC' : 'FORM_1099_NEC',
            year: day === '2026-10-05' ? 2024 : 2025,
          },
          ...{ status: status === 'PENDING' ? 'DRAFT' : 'APPROVED', snapshot: {} },
        },
      });
    }
  await portal.db.user.update({ where: { id: former.key }, data: { isActive: false } });
  await portal.db.user.update({ where: { id: driver.key }, data: { archivedAt: new Date() } });
  await portal.db.report.createMany({
    data: [
      { name: 'Tax Summary', type: 'TAX_REPORT', year: 2024, content: {} },
      {
        ...{
          name: 'Contractor Performance',
          type: 'CONTRACTOR_REPORT',
          content: {},
          contractorId: driver.key,
        },
        ...{ startDate: toUtcMidnight('2026-11-02'), endDate: toUtcMidnight('2026-11-08') },
      },
    ],
  });
  // Not with the runs that they would settle.
  await portal.database.pool.query(
    pastEverything(`INSERT INTO "Payment" (id, "userId", date, method, reference, amount, "voidedAt", "voidReason")
      VALUES (gen_random_uuid(), '${driver.key}', '2026-10-05', 'CHECK', '1042', 20.5, NULL, NULL),
        (gen_random_uuid(), '${driver.key}', '2026-11-09', 'ACH', '', 20.5, NULL, NULL),
        (gen_random_uuid(), '${other.key}', '2026-11-09', 'CHECK', '1043', 20.5, now(), 'It bounced.')`),
  );
  await portal.db.bankFile.createMany({
    data: (['CSV', 'NACHA'] as const).map((format, index) => ({
      ...{ format, weekStart: toUtcMidnight(index ? '2026-11-09' : '2026-10-05') },
      ...{ effectiveOn: toUtcMidnight(index ? '2026-11-19' : '2026-10-15'), madeOn: new Date() },
      ...(format === 'NACHA' ? { modifier: 'A' } : {}),
    })),
  });
  await portal.db.approvalRequest.createMany({
    data: (
      [
        ['RECORD_PAYMENT', 'OPEN', '2100-01-01', driver],
        // It expired, and no one has written that down yet.
        ['RECORD_PAYMENT', 'OPEN', '2026-01-01', driver],
        ['CHANGE_LIMIT', 'WITHDRAWN', '2100-01-01', boss],
      ] as const
    ).map(([kind, status, expires, { key }]) => ({
      ...{ kind, status, askedById: key, expiresAt: toUtcMidnight(expires), content: {} },
      ...(status === 'OPEN' ? {} : { closedAt: new Date() }),
    })),
  });
  await portal.db.auditLog.createMany({
    data: [
      ...(['2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z'].map((timestamp) => ({
        ...{ timestamp, action: 'USER_LOGIN', entityType: 'User', userId: driver.key, digest: '' },
      })) satisfies object[]),
      { action: 'RATE_LIMITED', level: 'WARNING', entityType: 'Client', userId: other.key, digest: '' },
    ],
  });
});
afterAll(() => portal.close());

const ask = (list: string, args: string, who = boss) =>
  portal.graphql(`{ ${list}${args && `(${args})`} { nodes { id } totalCount } }`, {}, who.token);

async function ids(list: string, args: string): Promise<string[]> {
  const { data, errors } = await ask(list, args);
  expect(errors).toBeUndefined();
  expect(data[list].totalCount).toBe(data[list].nodes.length);
  return data[list].nodes.map(({ id }: { id: string }) => id);
}

const OF_DRIVER = () => [`userId: "${driver.id}"`, `userId: { in: ["${driver.id}"] }`] as const;
const DAYS = () => ['startDate: "2026-11-01"', 'date: { from: "2026-11-01" }'] as const;
const UNTIL = () => ['endDate: "2026-11-01"', 'date: { to: "2026-11-01" }'] as const;
const PENDING = () => ['status: PENDING', 'status: { in: [PENDING] }'] as const;

const MANAGERS = () => ['role: Manager', 'role: { in: [Manager] }'] as const;

test.each<[string, () => readonly [string, string], string?]>([
  ['timeLogs', OF_DRIVER],
  ['timeLogs', DAYS],
  ['timeLogs', UNTIL],
  ['timeLogs', PENDING],
  ['receipts', OF_DRIVER],
  ['receipts', DAYS],
  ['receipts', UNTIL],
  ['receipts', PENDING],
  ['taxDocuments', OF_DRIVER],
  ['taxDocuments', () => ['year: 2024', 'year: 2024'] as const],
  ['taxDocuments', () => ['status: DRAFT', 'status: { in: [DRAFT] }'] as const],
  ['taxDocuments', () => ['type: FORM_1099_MISC', 'type: FORM_1099_MISC'] as const],
  ['contractors', () => ['status: inactive', 'isActive: false'] as const, 'includeArchived: true'],
  ['staff', MANAGERS],
  ['people', MANAGERS],
  ['reports', OF_DRIVER],
  ['reports', DAYS],
  ['reports', UNTIL],
  ['reports', () => ['year: 2024', 'year: 2024'] as const],
  ['reports', () => ['type: TAX_REPORT', 'type: TAX_REPORT'] as const],
  ['bankFiles', () => ['weekStart: "2026-10-05"', 'weekStart: { to: "2026-11-08" }'] as const],
  ['approvalRequests', () => ['status: OPEN', 'status: { in: [OPEN] }'] as const],
  ['approvalRequests', () => ['status: EXPIRED', 'status: { in: [EXPIRED] }'] as const],
  [
    'submittedWeeks',
    () => ['weekStart: "2026-10-08"', 'weekStart: { from: "2026-09-29", to: "2026-10-08" }'] as const,
  ],
  ['auditLogs', OF_DRIVER],
  ['auditLogs', () => ['action: "RATE_LIMITED"', 'action: { in: ["RATE_LIMITED"] }'] as const],
  ['auditLogs', () => ['level: WARNING', 'level: { in: [WARNING] }'] as const],
  ['auditLogs', () => ['startDate: "2026-11-01"', 'timestamp: { from: "2026-11-01" }'] as const],
  ['auditLogs', () => ['endDate: "2026-11-01"', 'timestamp: { to: "2026-11-01" }'] as const],
])('%s: %s', async (list, both, more = '') => {
  const [args, filter] = both();
  const found = await ids(list, [`filter: { ${filter} }`, more].filter(Boolean).join(', '));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan((await ids(list, more)).length);
  expect(found).toEqual(await ids(list, [args, more].filter(Boolean).join(', ')));
  const former = args.slice(0, args.indexOf(':'));
  const { errors } = await ask(list, `${args}, filter: { ${filter} }`);
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', path: [former] } }]);
});

test.each<[string, string[]]>([
  ['', ['1043', '', '1042']],
  ['date: { from: "2026-11-01" }', ['1043', '']],
  ['date: { to: "2026-11-01" }', ['1042']],
  ['method: { in: [CHECK] }', ['1043', '1042']],
  ['method: { in: [] }', []],
  ['reference: "1042"', ['1042']],
  ['isVoid: true', ['1043']],
  ['isVoid: false', ['', '1042']],
])('payments: %s', async (filter, references) => {
  const { data } = await portal.graphql(
    `{ payments(filter: { ${filter} }) { nodes { reference } totalCount } }`,
    {},
    boss.token,
  );
  const found = data.payments.nodes.map(({ reference }: { reference: string }) => reference);
  expect([...found].sort()).toEqual([...references].sort());
  expect(data.payments.totalCount).toBe(references.length);
});

test('payments of a person are found, and refused to those who do not read payroll', async () => {
  expect(await ids('payments', `filter: { userId: { in: ["${driver.id}"] } }`)).toHaveLength(2);
  expect((await ask('payments', '', other)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

test.each<[string, string, number]>([
  ['bankFiles', 'weekStart: { from: "2026-10-06" }', 1],
  ['bankFiles', 'effectiveOn: { to: "2026-10-15" }', 1],
  ['bankFiles', 'format: { in: [NACHA] }', 1],
  ['bankFiles', 'format: { in: [] }', 0],
  ['approvalRequests', 'status: { in: [OPEN, EXPIRED] }', 2],
  ['approvalRequests', 'status: { in: [] }', 0],
  ['approvalRequests', 'kind: { in: [CHANGE_LIMIT] }', 1],
  ['submittedWeeks', 'weekStart: { from: "2026-10-06" }', 1],
  ['submittedWeeks', 'weekStart: { from: "2026-10-06", to: "2026-11-08" }', 0],
])('%s: %s matches %i', async (list, filter, count) => {
  expect(await ids(list, `filter: { ${filter} }`)).toHaveLength(count);
});

test('requests of a person and weeks of a person are found', async () => {
  const of = ({ id }: Actor) => `filter: { userId: { in: ["${id}"] } }`;
  expect(await ids('approvalRequests', of(driver))).toHaveLength(2);
  expect(await ids('approvalRequests', of(boss))).toHaveLength(1);
  expect(await ids('submittedWeeks', of(waiting))).toHaveLength(2);
  expect(await ids('submittedWeeks', of(driver))).toEqual([]);
});

test('an unknown action is refused, and several people, actions and levels are found', async () => {
  const { errors } = await ask('auditLogs', 'filter: { action: { in: ["USER_LOGIN", "NONE"] } }');
  expect(errors).toMatchObject([
    { extensions: { code: 'VALIDATION', path: ['filter', 'action', 'in', '1'] } },
  ]);
  const both = `userId: { in: ["${driver.id}", "${other.id}"] }, level: { in: [INFO, WARNING] }`;
  expect(
    await ids('auditLogs', `filter: { ${both}, action: { in: ["USER_LOGIN", "RATE_LIMITED"] } }`),
  ).toHaveLength(3);
});

test('entries by someone who was deleted are found by their id', async () => {
  const { id, key } = await portal.joinContractor();
  const { number: deletedUserNumber } = await portal.db.deletedUser.create({ data: { userId: key } });
  const entry = { action: 'USER_LOGIN', entityType: 'User', deletedUserNumber, digest: '' };
  await portal.db.auditLog.create({ data: entry });
  expect(await ids('auditLogs', `filter: { userId: { in: ["${id}"] } }`)).toHaveLength(1);
});

test.each(['timeLogs', 'receipts', 'taxDocuments'])('%s of others are refused to a driver', async (list) => {
  const { errors } = await ask(list, `filter: { userId: { in: ["${driver.id}"] } }`, other);
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
