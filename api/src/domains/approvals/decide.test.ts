/** Deciding about days: the rules, each day for itself, and what two people do at the same moment. */
import { addDays, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { listWeekDays } from 'rules/weeks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest, RACES } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { toRevision } from '../timeLogs/revision.ts';

const MONDAY = '2026-11-09';
const [, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = listWeekDays(MONDAY) as [
  string,
  string,
  string,
  string,
  string,
];

const DECIDE = `mutation ($input: DecideDaysInput!) { result: decideDays(input: $input) {
  __typename
  ... on DecideDaysPayload {
    decided { id date status rejectionReason revision user { id } }
    refused { id date message timeLog { id status } } }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const UPDATE = `mutation ($input: UpdateTimeLogInput!) { result: updateTimeLog(input: $input) {
  __typename ... on Error { message } } }`;
const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  __typename ... on ProcessWeeklyPayrollPayload { payrollRun { number } } ... on Error { message } } }`;
const WITHDRAW = `mutation ($input: WithdrawWeekInput!) { result: withdrawWeek(input: $input) {
  __typename ... on WithdrawWeekPayload { withdrawnDays } ... on Error { message } } }`;

let portal: TestPortal;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

interface Asked {
  id: string;
  revision: string;
}

/** Logs days, and returns them as a client knows them. */
async function log(who: Actor, ...days: string[]): Promise<Asked[]> {
  await portal.db.timeLog.createMany({
    data: days.map((day) => ({ userId: who.key, date: toUtcMidnight(day), worked: true })),
  });
  return seen(who, ...days);
}

async function seen(who: Actor, ...days: string[]): Promise<Asked[]> {
  const rows = await portal.db.timeLog.findMany({
    where: { userId: who.key, ...(days.length ? { date: { in: days.map(toUtcMidnight) } } : {}) },
    orderBy: { date: 'asc' },
  });
  return rows.map(({ id, updatedAt }) => ({ id: `TimeLog_${id}`, revision: toRevision(updatedAt) }));
}

async function run(document: string, who: Actor | undefined, input: Record<string, unknown>) {
  const { data, errors } = await portal.graphql(document, { input }, who?.token);
  return data?.result ?? errors?.[0]?.extensions.code;
}
const decide = (days: Asked[], status = 'APPROVED', reason?: string, who: Actor | undefined = manager) =>
  run(DECIDE, who, { days, status, ...(reason === undefined ? {} : { reason }) });
const findDay = (day: string, who = driver) =>
  portal.db.timeLog.findUniqueOrThrow({
    where: { userId_date: { userId: who.key, date: toUtcMidnight(day) } },
  });
const pay = (who: Actor, day: string) =>
  run(PROCESS, manager, {
    userId: who.id,
    weekStart: MONDAY,
    weekEnd: addDays(MONDAY, 6),
    weeklyData: [{ date: day, pay: 200, expenses: 0 }],
  });
const decisions = async () => (await portal.audit()).filter(({ action }) => action.startsWith('DAYS_'));

describe('a decision', () => {
  longTest('approves days and says who did and when', async () => {
    const days = await log(driver, MONDAY, TUESDAY);
    const result = await decide(days);
    expect(result).toMatchObject({
      decided: [
        { id: days[0]?.id, date: MONDAY, status: 'APPROVED', user: { id: driver.id } },
        { date: TUESDAY, status: 'APPROVED' },
      ],
      refused: [],
    });
    expect(await findDay(MONDAY)).toMatchObject({
      decidedById: manager.key,
      decidedAt: new Date('2026-11-18T17:00:00Z'),
    });
  });

  longTest('rejects with a reason, trimmed, that the owner reads', async () => {
    await decide(await log(driver, MONDAY), 'REJECTED', '  No truck went out.  ');
    const { data } = await portal.graphql(
      '{ timeLogs { edges { node { status rejectionReason } } } }',
      {},
      driver.token,
    );
    expect(data.timeLogs.edges).toEqual([
      { node: { status: 'REJECTED', rejectionReason: 'No truck went out.' } },
    ]);
  });

  longTest('is undone with PENDING, and leaves no trace on the day', async () => {
    await decide(await log(driver, MONDAY), 'REJECTED', 'No truck.');
    expect(await decide(await seen(driver), 'PENDING')).toMatchObject({
      decided: [{ status: 'PENDING', rejectionReason: null }],
    });
    expect(await findDay(MONDAY)).toMatchObject({ decidedById: null, decidedAt: null });
  });

  longTest('moves the revision each time, also within one instant of the clock', async () => {
    const revisions = new Set((await log(driver, MONDAY)).map(({ revision }) => revision));
    for (const status of ['APPROVED', 'PENDING', 'APPROVED', 'PENDING']) {
      const [day] = (await decide(await seen(driver), status)).decided;
      revisions.add(day.revision);
    }
    expect(revisions.size).toBe(5);
  });

  longTest('is recorded in the audit log once for each person, in the order of the days', async () => {
    const other = await portal.joinContractor();
    const days = [...(await log(driver, TUESDAY, MONDAY)), ...(await log(other, FRIDAY))];
    await decide(days.reverse(), 'REJECTED', 'No truck.');
    const entries = await decisions();
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'DAYS_REJECTED',
          level: 'INFO',
          entityType: 'User',
          entityId: driver.key,
          userId: manager.key,
          oldValues: {
            decisions: [
              { date: MONDAY, status: 'PENDING', rejectionReason: null },
              { date: TUESDAY, status: 'PENDING', rejectionReason: null },
            ],
          },
          newValues: { days: [MONDAY, TUESDAY], reason: 'No truck.' },
        }),
        expect.objectContaining({ entityId: other.key, newValues: { days: [FRIDAY], reason: 'No truck.' } }),
      ]),
    );
    expect(
      (
        await portal.graphql(
          'mutation { verifyAuditLog { intact } }',
          {},
          (
            await portal.joinStaff('IT_Admin')
          ).token,
        )
      ).data,
    ).toEqual({
      verifyAuditLog: { intact: true },
    });
  });

  test('reads as a sentence in the history of the person', async () => {
    await portal.db.user.update({
      where: { id: manager.key },
      data: { firstName: 'Marcus', lastName: 'Oyelaran' },
    });
    await decide(await log(driver, MONDAY, TUESDAY, FRIDAY));
    await decide(await seen(driver, TUESDAY), 'REJECTED', 'No truck.');
    await decide(await seen(driver, TUESDAY), 'PENDING');
    const admin = await portal.joinStaff('IT_Admin');
    const { data } = await portal.graphql(
      `query ($id: ID!) { node(id: $id) { ... on User { history(first: 3) { edges { node { sentence } } } } } }`,
      { id: driver.id },
      admin.token,
    );
    // biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own query
    expect(data.node.history.edges.map(({ node }: any) => node.sentence)).toEqual([
      'Marcus Oyelaran undid the decision on Nov 10, 2026 of Robin Example.',
      'Marcus Oyelaran rejected Nov 10, 2026 of Robin Example: No truck.',
      'Marcus Oyelaran approved 3 days of Robin Example, Nov 9 – 13, 2026.',
    ]);
  });
});

describe('the input is refused as a whole', () => {
  test.each([
    ['REJECTED', undefined, 'Enter a reason for the driver.'],
    ['REJECTED', '   ', 'Enter a reason for the driver.'],
    ['REJECTED', 'x'.repeat(501), 'The reason must be at most 500 characters.'],
    ['APPROVED', 'Fine.', 'Only a rejection has a reason.'],
    ['PENDING', 'Oops.', 'Only a rejection has a reason.'],
  ])('%s with the reason %j', async (status, reason, message) => {
    const days = await log(driver, MONDAY);
    expect(await decide(days, status, reason)).toMatchObject({ issues: [{ path: ['reason'], message }] });
    expect(await findDay(MONDAY)).toMatchObject({ status: 'PENDING' });
  });

  longTest('without days, with too many, and with a day twice', async () => {
    const [day] = await log(driver, MONDAY);
    expect(await decide([])).toMatchObject({
      issues: [{ path: ['days'], message: 'Choose at least one day.' }],
    });
    const many = Array.from({ length: 501 }, (_, index) => ({
      id: `TimeLog_0190aaaa-0000-7000-8000-${String(index).padStart(12, '0')}`,
      revision: 'k3',
    }));
    expect(await decide(many)).toMatchObject({
      issues: [{ path: ['days'], message: 'At most 500 days can be decided at once.' }],
    });
    expect((await decide(many.slice(1))).refused).toHaveLength(500);
    expect(await decide([day!, day!])).toMatchObject({
      issues: [{ path: ['days', '1', 'id'], message: 'This day appears twice.' }],
    });
    expect(await findDay(MONDAY)).toMatchObject({ status: 'PENDING' });
  });

  longTest('from anyone but managers and administrators', async () => {
    const days = await log(driver, MONDAY);
    const others = await Promise.all([portal.joinStaff('HR'), portal.joinStaff('Accountant')]);
    for (const who of [driver, ...others])
      expect(await decide(days, 'APPROVED', undefined, who)).toBe('FORBIDDEN');
    expect(await run(DECIDE, undefined, { days, status: 'APPROVED' })).toBe('UNAUTHENTICATED');
    expect(await decide(days, 'APPROVED', undefined, await portal.joinStaff('IT_Admin'))).toMatchObject({
      refused: [],
    });
  });
});

describe('a day is refused individually', () => {
  const refusal = (message: string, day: object = {}) => ({ decided: [], refused: [{ message, ...day }] });

  test('when it is gone', async () => {
    const [day] = await log(driver, MONDAY);
    await portal.db.timeLog.deleteMany();
    expect(await decide([day!])).toMatchObject(
      refusal('This day is no longer in the log.', { id: day?.id, date: null, timeLog: null }),
    );
  });

  longTest("when it is the viewer's own, which the audit log notes", async () => {
    const days = await log(manager, MONDAY, TUESDAY);
    const message = 'You can’t approve or reject your own days.';
    expect(await decide(days)).toMatchObject({ decided: [], refused: [{ message }, { message }] });
    expect(await findDay(MONDAY, manager)).toMatchObject({ status: 'PENDING' });
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toMatchObject([
      { entityId: 'Mutation.decideDays', newValues: { reason: message } },
    ]);
  });

  longTest('when it is on a payroll run, worked or with expenses only', async () => {
    const [monday] = await log(driver, MONDAY);
    const { payrollRun } = await pay(driver, MONDAY);
    const message = `This day is on payroll #${payrollRun.number} and can’t be changed.`;
    const [held] = await seen(driver, MONDAY);
    expect(await decide([held!], 'REJECTED', 'No truck.')).toMatchObject(refusal(message));
    // Also to someone who saw the day before the run took it.
    expect(await decide([monday!])).toMatchObject(refusal(message));
    expect(await findDay(MONDAY)).toMatchObject({ status: 'APPROVED', rejectionReason: null });
  });

  longTest('when the owner changed it after it was read', async () => {
    const [day] = await log(driver, MONDAY);
    await run(UPDATE, driver, { id: day?.id, description: 'Other' });
    expect(await decide([day!])).toMatchObject(
      refusal('This day has changed. Please review it and try again.', { date: MONDAY }),
    );
    expect(await findDay(MONDAY)).toMatchObject({ status: 'PENDING' });
  });

  longTest('when a colleague decided it after it was read', async () => {
    const days = await log(driver, MONDAY);
    const colleague = await portal.joinStaff('Manager');
    await decide(days, 'REJECTED', 'No truck.', colleague);
    expect(await decide(days)).toMatchObject(
      refusal('This day was already rejected.', { timeLog: { id: days[0]?.id, status: 'REJECTED' } }),
    );
  });

  test("when it already has that status, since an undo would then revert someone else's decision", async () => {
    await decide(await log(driver, MONDAY));
    expect(await decide(await seen(driver))).toMatchObject(refusal('This day is already approved.'));
    await decide(await seen(driver), 'PENDING');
    expect(await decide(await seen(driver), 'PENDING')).toMatchObject(
      refusal('This day is already waiting for a decision.'),
    );
    await decide(await seen(driver), 'REJECTED', 'No truck.');
    expect(await decide(await seen(driver), 'REJECTED', 'No truck.')).toMatchObject(
      refusal('This day is already rejected for the same reason.'),
    );
    expect(await decide(await seen(driver), 'REJECTED', 'No load.')).toMatchObject({
      decided: [{ rejectionReason: 'No load.' }],
    });
  });

  test('among others that are decided: nothing is lost', async () => {
    const paid = await portal.joinContractor();
    const [held] = await log(paid, MONDAY);
    await pay(paid, MONDAY);
    const [own] = await log(manager, MONDAY);
    const [gone, changed, decided, good, alsoGood] = await log(
      driver,
      MONDAY,
      TUESDAY,
      WEDNESDAY,
      THURSDAY,
      FRIDAY,
    );
    await portal.db.timeLog.delete({
      where: { userId_date: { userId: driver.key, date: toUtcMidnight(MONDAY) } },
    });
    await run(UPDATE, driver, { id: changed?.id, worked: false });
    await decide([decided!], 'REJECTED', 'No truck.');
    const result = await decide([alsoGood!, held!, own!, gone!, changed!, good!, decided!]);
    // biome-ignore lint/suspicious/noExplicitAny: the answer of a test's own query
    expect(result.decided.map(({ date }: any) => date)).toEqual([FRIDAY, THURSDAY]);
    // biome-ignore lint/suspicious/noExplicitAny: as above
    expect(result.refused.map(({ id, message }: any) => [id, message])).toEqual([
      [held?.id, expect.stringMatching(/^This day is on payroll #\d+ and can’t be changed\.$/)],
      [own?.id, 'You can’t approve or reject your own days.'],
      [gone?.id, 'This day is no longer in the log.'],
      [changed?.id, 'This day has changed. Please review it and try again.'],
      [decided?.id, 'This day was already rejected.'],
    ]);
    const statuses = await portal.db.timeLog.findMany({
      where: { userId: driver.key },
      orderBy: { date: 'asc' },
    });
    expect(statuses.map(({ date, status }) => [fromUtcMidnight(date), status])).toEqual([
      [TUESDAY, 'PENDING'],
      [WEDNESDAY, 'REJECTED'],
      [THURSDAY, 'APPROVED'],
      [FRIDAY, 'APPROVED'],
    ]);
  });

  longTest('but an id of something else is not a day', async () => {
    const [day] = await log(driver, MONDAY);
    expect(await decide([day!, { id: driver.id, revision: 'k3' }])).toBe('VALIDATION');
    expect(await decide([{ ...day!, revision: 'What?' }])).toMatchObject({
      issues: [{ path: ['days', '0', 'revision'] }],
    });
    expect(await findDay(MONDAY)).toMatchObject({ status: 'PENDING' });
  });
});

describe('much at once', () => {
  test('many weeks in one step take as many statements as one', async () => {
    const people = await portal.db.user.createManyAndReturn({
      data: Array.from({ length: 20 }, (_, index) => ({
        kind: 'CONTRACTOR' as const,
        email: `driver.${index}@example.com`,
        emailKey: `driver.${index}@example.com`,
        firstName: 'Robin',
        lastName: `No. ${index}`,
        passwordHash: 'none',
      })),
    });
    const week = listWeekDays(MONDAY).slice(0, 5);
    await portal.db.timeLog.createMany({
      data: people.flatMap(({ id }) =>
        week.map((day) => ({ userId: id, date: toUtcMidnight(day), worked: true })),
      ),
    });
    const all = (await portal.db.timeLog.findMany()).map(({ id, updatedAt }) => ({
      id: `TimeLog_${id}`,
      revision: toRevision(updatedAt),
    }));
    const statementsFor = (days: Asked[], status: string) =>
      recordStatements(portal.database.pool, async () =>
        expect((await decide(days, status)).decided).toHaveLength(days.length),
      );
    expect(all).toHaveLength(100);
    const forMany = await statementsFor(all, 'APPROVED');
    const [one] = await portal.db.timeLog.findMany({ take: 1 });
    const forOne = await statementsFor(
      [{ id: `TimeLog_${one?.id}`, revision: toRevision(one!.updatedAt) }],
      'PENDING',
    );
    expect(forMany).toHaveLength(forOne.length);
    expect(await portal.audit({ action: 'DAYS_APPROVED' })).toHaveLength(20);
    expect(await portal.db.timeLog.count({ where: { status: 'APPROVED' } })).toBe(99);
  });

  test('when several people decide the same days at once, each day is decided by one', async () => {
    const days = await log(driver, ...listWeekDays(MONDAY).slice(0, 5));
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 ? decide(days) : decide([...days].reverse(), 'REJECTED', 'No truck.'),
      ),
    );
    const counts = responses.map(({ decided, refused }) => [decided.length, refused.length]);
    expect(counts.reduce((sum, [decided = 0]) => sum + decided, 0)).toBe(5);
    for (const [decided = 0, refused = 0] of counts) expect(decided + refused).toBe(5);
    expect(await decisions()).toHaveLength(1);
  });

  longTest('either the owner changes a day first or the decision comes first, never both', async () => {
    for (let round = 0; round < RACES; round += 1) {
      await portal.db.timeLog.deleteMany();
      const [day] = await log(driver, MONDAY);
      const [decision, edit] = await Promise.all([
        decide([day!]),
        run(UPDATE, driver, { id: day?.id, description: `Round ${round}` }),
      ]);
      const after = await findDay(MONDAY);
      // Whichever came first: what is approved is what the manager saw.
      if (after.status === 'APPROVED') expect(after.description).toBe('');
      if (decision.refused.length) expect(edit.__typename).toBe('TimeLog');
    }
  });

  longTest('a week that is recalled at the same moment is either decided or gone, day by day', async () => {
    for (let round = 0; round < RACES; round += 1) {
      await portal.db.timeLog.deleteMany();
      const days = await log(driver, MONDAY, TUESDAY, WEDNESDAY);
      const [decision, back] = await Promise.all([
        decide(days),
        run(WITHDRAW, driver, { weekStart: MONDAY }),
      ]);
      const left = await portal.db.timeLog.findMany();
      for (const { status } of left) expect(status).toBe('APPROVED');
      expect(left).toHaveLength(decision.decided.length);
      const gone = back.withdrawnDays?.length ?? 0;
      expect(decision.decided.length + gone).toBe(3);
      expect(decision.refused).toHaveLength(gone);
    }
  });
});
