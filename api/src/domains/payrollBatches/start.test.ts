import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Answer, MONDAY, payroll, WEEK } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { toId } from '../../operation/ids.ts';

let portal: TestPortal;
let manager: Actor;
let pay: ReturnType<typeof payroll>;

beforeAll(async () => {
  portal = await openTestPortal();
  pay = payroll(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  manager = await portal.joinStaff('Manager');
});

const expecting = (contractors: number, totalPay: number) => ({ expected: { contractors, totalPay } });
const nothingStarted = async () => {
  expect(await portal.db.payrollBatch.count()).toBe(0);
  expect(await portal.db.payrollBatchItem.count()).toBe(0);
  expect(await portal.audit({ action: 'PAYROLL_BATCH_STARTED' })).toEqual([]);
};
const waiting = (batch: Answer) => batch.items.edges.map(({ node }: Answer) => [node.user.id, node.totalPay]);

describe('starting to pay everyone', () => {
  longTest('fixes who gets what, and pays no one yet', async () => {
    const abel = await pay.joinDriver('Abel', WEEK.slice(0, 3));
    const berg = await pay.joinDriver('Berg', WEEK.slice(0, 2), 300.33);
    await pay.joinDriver('Cole', []);
    const { batch } = await pay.startAsShown(manager, { payDate: '2026-11-20' });
    const started = await pay.batch(manager, batch.id);
    expect(started).toMatchObject({
      weekStart: MONDAY,
      weekEnd: '2026-11-15',
      payDate: '2026-11-20',
      createdBy: { id: manager.id },
      finishedAt: null,
      total: 2,
      done: 0,
      refused: 0,
      paidTotal: 0,
    });
    expect(waiting(started)).toEqual([
      [abel.id, 600],
      [berg.id, 600.66],
    ]);
    expect(await portal.db.payrollRun.count()).toBe(0);
    const [entry] = await portal.audit({ action: 'PAYROLL_BATCH_STARTED' });
    expect(entry).toMatchObject({
      userId: manager.key,
      level: 'INFO',
      newValues: { weekStart: MONDAY, payDate: '2026-11-20', contractors: 2, totalPay: 1200.66 },
    });
    expect(await pay.board(manager)).toMatchObject({
      batch: { id: batch.id },
      viewerCanProcess: false,
      reason: 'Payroll for this week is already being processed by Robin Example.',
    });
  });

  longTest('pays the amounts on the board, day by day, on the pay date', async () => {
    const driver = await pay.joinDriver('Abel', WEEK.slice(0, 2));
    const { batch } = await pay.startAsShown(manager, { payDate: '2026-11-20' });
    await portal.runJobs();
    const done = await pay.batch(manager, batch.id);
    expect(done).toMatchObject({ total: 1, done: 1, refused: 0, paidTotal: 400 });
    expect(done.finishedAt).not.toBeNull();
    expect(done.items.edges[0].node).toMatchObject({
      user: { id: driver.id },
      status: 'DONE',
      message: null,
      run: {
        totalPay: 400,
        entries: [
          { date: WEEK[0], pay: 200, expenses: 0, notes: '' },
          { date: WEEK[1], pay: 200, expenses: 0, notes: '' },
        ],
      },
    });
    expect(await portal.db.payrollRun.findFirst()).toMatchObject({
      processedById: manager.key,
      payDate: new Date('2026-11-20'),
    });
    expect(await portal.audit({ action: 'PAYROLL_CALCULATED' })).toMatchObject([
      { userId: manager.key, ipAddress: null, userAgent: null },
    ]);
    expect(await portal.audit({ action: 'PAYROLL_BATCH_FINISHED' })).toMatchObject([
      { userId: manager.key, level: 'INFO', newValues: { done: 1, refused: 0, totalPay: 400 } },
    ]);
    expect((await pay.board(manager)).viewerCanProcess).toBe(true);
  });

  longTest('pays held people when included, and edited amounts instead of proposed ones', async () => {
    const held = await pay.joinDriver('Held', [MONDAY]);
    await pay.logDays(held, 'PENDING', WEEK[1]!);
    const empty = await pay.joinDriver('Empty', []);
    const ready = await pay.joinDriver('Ready', WEEK.slice(0, 2));
    const out = await pay.joinDriver('Out', WEEK.slice(0, 5));
    const { batch, message } = await pay.start(manager, {
      include: [held.id, out.id],
      exclude: [out.id],
      edits: [
        { userId: empty.id, weeklyData: [{ date: WEEK[4], pay: 0, expenses: 80.5, notes: ' Hotel ' }] },
        {
          userId: ready.id,
          weeklyData: [
            { date: WEEK[1], pay: 199.99, expenses: 12.01 },
            { date: WEEK[0], pay: 210, expenses: 0 },
          ],
        },
        { userId: out.id, weeklyData: [{ date: MONDAY, pay: 1, expenses: 0 }] },
      ],
      ...expecting(3, 702.5),
    });
    expect(message).toBeUndefined();
    await portal.runJobs();
    const done = await pay.batch(manager, batch.id);
    expect(waiting(done)).toEqual([
      [empty.id, 80.5],
      [held.id, 200],
      [ready.id, 422],
    ]);
    expect(done.items.edges.map(({ node }: Answer) => node.run.entries)).toEqual([
      [{ date: WEEK[4], pay: 0, expenses: 80.5, notes: 'Hotel' }],
      [{ date: MONDAY, pay: 200, expenses: 0, notes: '' }],
      [
        { date: WEEK[0], pay: 210, expenses: 0, notes: '' },
        { date: WEEK[1], pay: 199.99, expenses: 12.01, notes: '' },
      ],
    ]);
    expect(await pay.paid()).toEqual({ people: 3, runs: 70_250, entries: 70_250 });
  });

  longTest('pays nothing when the week would pay something other than what was shown', async () => {
    const driver = await pay.joinDriver('Abel', WEEK.slice(0, 2));
    await pay.joinDriver('Berg', [MONDAY]);
    await pay.logDays(driver, 'APPROVED', WEEK[2]!);
    expect(await pay.start(manager, expecting(2, 600))).toMatchObject({
      __typename: 'ConflictError',
      code: 'CONFLICT',
      message:
        'The week has changed: it now has 2 contractors and comes to $800.00. Please review it and try again.',
    });
    expect((await pay.start(manager, expecting(1, 800))).code).toBe('CONFLICT');
    expect((await pay.start(manager, { exclude: [driver.id], ...expecting(2, 800) })).message).toBe(
      'The week has changed: it now has 1 contractor and comes to $200.00. Please review it and try again.',
    );
    await nothingStarted();
  });

  test('says of every invalid decision where it is', async () => {
    const paid = await pay.joinDriver('Abel', [MONDAY]);
    const empty = await pay.joinDriver('Empty', []);
    await pay.startAsShown(manager);
    await portal.runJobs();
    const ready = await pay.joinDriver('Ready', [MONDAY]);
    const stranger = await portal.joinStaff('HR');
    portal.setClock('2026-11-12');
    const { issues } = await pay.start(manager, {
      include: [stranger.id, empty.id],
      exclude: ['nonsense'],
      edits: [
        { userId: ready.id, weeklyData: [{ date: WEEK[6], pay: 10, expenses: 0 }] },
        { userId: paid.id, weeklyData: [{ date: MONDAY, pay: 10, expenses: 0 }] },
      ],
      ...expecting(1, 10),
    });
    portal.setClock('2026-11-18');
    const board = 'This person isn’t on this week’s board.';
    expect(issues).toEqual([
      { path: ['exclude', '0'], message: board },
      {
        path: ['edits', '0', 'weeklyData', '0', 'pay'],
        message: 'You can’t process pay for a future day.',
      },
      { path: ['edits', '1', 'userId'], message: 'This week has been processed.' },
      { path: ['include', '0'], message: board },
      {
        path: ['include', '1'],
        message: 'There’s nothing to process for this person this week. Enter amounts or exclude the person.',
      },
    ]);
    expect(await portal.db.payrollBatch.count()).toBe(1);
  });

  test('checks amounts as the payroll tracker does', async () => {
    const driver = await pay.joinDriver('Abel', [MONDAY]);
    const day = { date: MONDAY, pay: 1, expenses: 0 };
    const issues = async (input: Record<string, unknown>) =>
      (await pay.start(manager, { ...expecting(1, 1), ...input })).issues;
    const weeklyData = [day, { ...day, date: WEEK[1], pay: 100_000 }];
    expect(await issues({ edits: [{ userId: driver.id, weeklyData }] })).toEqual([
      {
        path: ['edits', '0', 'weeklyData', '1', 'pay'],
        message: 'Pay must be between $0.00 and $99,999.99.',
      },
    ]);
    const twice = [day, day, { ...day, date: '2026-11-16' }];
    expect(
      await issues({
        edits: [
          { userId: driver.id, weeklyData: twice },
          { userId: driver.id, weeklyData: [{ ...day, pay: 0 }] },
        ],
      }),
    ).toEqual([
      { path: ['edits', '0', 'weeklyData', '1', 'date'], message: 'Nov 9, 2026 appears twice.' },
      {
        path: ['edits', '0', 'weeklyData', '2', 'date'],
        message: 'Nov 16, 2026 isn’t in the week of Nov 9 – 15, 2026.',
      },
      { path: ['edits', '1', 'userId'], message: 'This person appears twice.' },
      { path: ['edits', '1', 'weeklyData'], message: 'Enter pay or expenses for at least one day.' },
    ]);
    expect(await issues({ weekStart: WEEK[1] })).toEqual([
      { path: ['weekStart'], message: 'The week must start on a Monday.' },
    ]);
    expect((await pay.start(manager, { weekStart: '2026-11-23', ...expecting(1, 1) })).message).toBe(
      'This week hasn’t started yet.',
    );
    expect(await issues({ exclude: [driver.id], ...expecting(0, 0) })).toEqual([
      { path: ['expected', 'contractors'], message: 'There’s no one to put on payroll.' },
    ]);
    await nothingStarted();
  });

  test('pays by a filter, or the named people', async () => {
    const abel = await pay.joinDriver('Abel', [MONDAY]);
    const berg = await pay.joinDriver('Berg', [MONDAY]);
    const cole = await pay.joinDriver('Cole', [MONDAY]);
    const held = await pay.joinDriver('Dunn', [MONDAY]);
    await pay.logDays(held, 'PENDING', WEEK[1]!);
    const empty = await pay.joinDriver('Eads', []);
    const paidBy = async (input: Record<string, unknown>, count: number, total = count * 200) => {
      const { batch, message } = await pay.start(manager, { ...input, ...expecting(count, total) });
      expect(message).toBeUndefined();
      const names = waiting(await pay.batch(manager, batch.id)).map(([id]: [string]) => id);
      await portal.db.payrollBatch.deleteMany();
      return names;
    };
    expect(await paidBy({ ready: false, include: [berg.id] }, 1)).toEqual([berg.id]);
    expect(await paidBy({ held: true, exclude: [cole.id] }, 3)).toEqual([abel.id, berg.id, held.id]);
    expect(await paidBy({ ready: false, held: true }, 1)).toEqual([held.id]);
    expect(await paidBy({ search: 'sam ber' }, 1)).toEqual([berg.id]);
    const edits = [{ userId: empty.id, weeklyData: [{ date: MONDAY, pay: 50, expenses: 0 }] }];
    expect(await paidBy({ search: 'abel', include: [cole.id], edits }, 3, 450)).toEqual([
      abel.id,
      cole.id,
      empty.id,
    ]);
    expect(
      (await pay.start(manager, { search: 'no one of this name', ...expecting(0, 0) })).issues,
    ).toMatchObject([{ message: 'There’s no one to put on payroll.' }]);
  });

  longTest('pays any number of people, and leaves out any number', async () => {
    const CROWD = process.env.LONG ? 10_000 : 60;
    await pay.joinCrowd(CROWD);
    const { totals } = await pay.board(manager, { first: 1 });
    expect(totals).toMatchObject({ ready: CROWD, totalPay: 200 * CROWD + (CROWD * (CROWD + 1)) / 200 });
    const crowd = await portal.db.user.findMany({
      where: { email: { startsWith: 'crowd' } },
      orderBy: { lastName: 'asc' },
      select: { id: true },
    });
    // Every second person. Their numbers are odd and add up to the square of half the crowd.
    const exclude = crowd.filter((_, index) => index % 2 === 0).map(({ id }) => toId('User', id));
    const totalPay = Math.round(totals.totalPay * 100 - 20_000 * exclude.length - exclude.length ** 2) / 100;
    const half = await pay.start(manager, { exclude, ...expecting(CROWD - exclude.length, totalPay) });
    expect(half.message).toBeUndefined();
    const [items] = await portal.db.$queryRaw<object[]>`
      SELECT count(*)::int AS people, sum("totalPay")::float AS total, max(position)::int AS last
      FROM "PayrollBatchItem"`;
    expect(items).toEqual({
      people: CROWD - exclude.length,
      total: totalPay,
      last: CROWD - exclude.length - 1,
    });
  });

  test('accepts long lists from people who may pay, and from no one else', async () => {
    const driver = await portal.joinContractor();
    const input = {
      weekStart: MONDAY,
      exclude: Array.from({ length: 3_000 }, () => toId('User', randomUUID())),
      ...expecting(1, 1),
      idempotencyKey: 'long',
    };
    const send = async (token: string | undefined, exclude: string[]) =>
      await portal.graphql(
        'mutation ($input: StartPayrollBatchInput!) { startPayrollBatch(input: $input) { __typename } }',
        { input: { ...input, exclude } },
        token,
      );
    expect((await send(manager.token, input.exclude)).data).toEqual({
      startPayrollBatch: { __typename: 'ConflictError' },
    });
    const tooLarge = (limit: number) => ({ errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE', limit } }] });
    expect(await send(driver.token, input.exclude)).toMatchObject(tooLarge(100_000));
    expect(await send(undefined, input.exclude)).toMatchObject(tooLarge(100_000));
    const all = Array(30_000).fill(input.exclude[0]);
    expect(await send(manager.token, all)).toMatchObject(tooLarge(1_000_000));
  });

  test('never pays the one who starts it', async () => {
    // Roles are for staff, but a contractor with a role is still on the board.
    await portal.db.user.update({
      where: { id: manager.key },
      data: { kind: 'CONTRACTOR', dailyRate: '200' },
    });
    await pay.logDays(manager, 'APPROVED', MONDAY);
    await pay.joinDriver('Abel', [MONDAY]);
    expect((await pay.rows(manager)).map(({ state }) => state)).toEqual(['READY', 'REFUSED']);
    const edits = [{ userId: manager.id, weeklyData: [{ date: MONDAY, pay: 1, expenses: 0 }] }];
    expect((await pay.start(manager, { edits, ...expecting(2, 201) })).issues).toEqual([
      { path: ['edits', '0', 'userId'], message: 'You can’t process your own pay.' },
    ]);
    await pay.startAsShown(manager);
    await portal.runJobs();
    expect(await portal.db.payrollRun.count({ where: { userId: manager.key } })).toBe(0);
    expect(await pay.paid()).toMatchObject({ people: 1 });
  });
});

describe('pressing more than once', () => {
  test('the same request gets the same batch, even when it is done', async () => {
    const driver = await pay.joinDriver('Abel', WEEK.slice(0, 2));
    const other = await pay.joinDriver('Berg', []);
    const edit = (userId: string, ...dates: string[]) => ({
      userId,
      weeklyData: dates.map((date) => ({ date, pay: 1.5, expenses: 0 })),
    });
    const request = {
      idempotencyKey: 'one',
      edits: [edit(driver.id, WEEK[0]!, WEEK[1]!), edit(other.id, MONDAY)],
      ...expecting(2, 4.5),
    };
    const reordered = { ...request, edits: [edit(other.id, MONDAY), edit(driver.id, WEEK[1]!, WEEK[0]!)] };
    const { batch } = await pay.start(manager, request);
    expect(await pay.start(manager, reordered)).toMatchObject({ batch });
    await portal.runJobs();
    expect(await pay.start(manager, request)).toMatchObject({ batch });
    expect(await pay.paid()).toMatchObject({ people: 2, runs: 450 });
    expect(await portal.audit({ action: 'PAYROLL_BATCH_STARTED' })).toHaveLength(1);
  });

  longTest('another request learns who already started it, and a key is for one request', async () => {
    await pay.joinDriver('Abel', [MONDAY]);
    const other = await portal.join({
      kind: 'STAFF',
      roles: ['Manager'],
      firstName: 'Toni',
      lastName: 'Second',
    });
    await pay.start(other, { idempotencyKey: 'one', ...expecting(1, 200) });
    expect(await pay.start(manager, { idempotencyKey: 'one', ...expecting(1, 200) })).toMatchObject({
      __typename: 'ConflictError',
      message: 'Payroll for this week is already being processed by Toni Second.',
    });
    expect(
      (await pay.start(other, { idempotencyKey: 'one', payDate: '2026-11-20', ...expecting(1, 200) }))
        .message,
    ).toBe('This idempotency key was used for a different request.');
    await portal.runJobs();
    expect((await pay.start(manager, expecting(1, 200))).message).toMatch(/^The week has changed/);
    expect(await pay.paid()).toMatchObject({ people: 1 });
  });

  test('many times at the same moment pays everyone once', { timeout: 240_000 }, async () => {
    const TIMES = process.env.LONG ? 200 : 8;
    const PEOPLE = 3;
    await pay.joinMany(PEOPLE);
    const others = await Promise.all([1, 2, 3].map(() => portal.joinStaff('Manager')));
    const { totals } = await pay.board(manager);
    const expected = { contractors: totals.ready, totalPay: totals.totalPay };
    /** A client that must wait tries again. */
    async function retry(who: Actor, idempotencyKey: string): Promise<Answer> {
      for (;;) {
        try {
          return await pay.start(who, { idempotencyKey, expected });
        } catch (error) {
          if (!/UNAVAILABLE|TOO_SLOW/.test(String(error))) throw error;
        }
      }
    }
    const responses = await Promise.all(
      Array.from({ length: TIMES }, (_, index) => {
        const who = [manager, ...others][index % 4]!;
        return retry(who, index % 3 ? `key ${index % 7}` : `key of one's own ${index}`);
      }),
    );
    const batches = new Set(responses.flatMap(({ batch }) => batch?.id ?? []));
    expect(batches.size).toBe(1);
    expect(responses.filter(({ code }) => code !== undefined && code !== 'CONFLICT')).toEqual([]);
    expect(await portal.db.payrollBatch.count()).toBe(1);
    await portal.runJobs();
    const cents = Math.round(totals.totalPay * 100);
    expect(await pay.paid()).toEqual({ people: PEOPLE, runs: cents, entries: cents });
    expect(await pay.batch(manager, [...batches][0]!)).toMatchObject({
      done: PEOPLE,
      paidTotal: totals.totalPay,
    });
    expect(portal.jobErrors).toEqual([]);
  });
});

describe('marking a week as paid', () => {
  const toRun = (userId: string) => ({
    userId,
    weekStart: new Date(MONDAY),
    weekEnd: new Date(WEEK[6]!),
    basePay: '1.00',
    bonuses: '0.00',
    totalPay: '1.00',
    payDate: new Date(MONDAY),
  });

  const twoRuns = async () => {
    await pay.joinMany(2);
    const people = await portal.db.user.findMany({ where: { kind: 'CONTRACTOR' }, select: { id: true } });
    await portal.db.payrollRun.createMany({ data: people.map(({ id }) => toRun(id)) });
  };

  longTest('marks every processed run but the viewer’s own, each with its entry, once', async () => {
    await twoRuns();
    const voided = await portal.db.payrollRun.findFirstOrThrow({ orderBy: { number: 'desc' } });
    await portal.db.payrollRun.update({ where: { id: voided.id }, data: { status: 'VOID' } });
    await portal.db.payrollRun.create({ data: toRun(manager.key) });
    expect(await pay.markPaid(manager)).toMatchObject({ paid: 1, board: { totals: { unpaidRuns: 1 } } });
    expect(await pay.markPaid(manager)).toMatchObject({ paid: 0 });
    const entries = await portal.audit({ action: 'PAYROLL_PAID' });
    expect(entries).toMatchObject([
      { userId: manager.key, oldValues: { status: 'PROCESSED' }, newValues: { number: 1, status: 'PAID' } },
    ]);
    const runs = await portal.db.payrollRun.findMany({ orderBy: { number: 'asc' } });
    expect(runs.map(({ status, paidAt }) => [status, paidAt !== null])).toEqual([
      ['PAID', true],
      ['VOID', false],
      ['PROCESSED', false],
    ]);
  });

  test('marks exactly the runs shown or nothing, and returns the current state', async () => {
    await twoRuns();
    const runs = await portal.db.payrollRun.findMany({ where: { status: 'PROCESSED' } });
    const totalPay = runs.reduce((sum, run) => sum + run.totalPay.toNumber(), 0);
    for (const expected of [
      { runs: 1, totalPay },
      { runs: 2, totalPay: totalPay + 0.01 },
    ])
      expect(await pay.markPaid(manager, { expected })).toEqual({
        __typename: 'ConflictError',
        code: 'CONFLICT',
        message: `The week has changed: 2 payrolls, $${totalPay.toFixed(2)} in all, can be marked as paid now. Please review it and try again.`,
      });
    expect(await portal.audit({ action: 'PAYROLL_PAID' })).toEqual([]);
    const twice = { expected: { runs: 2, totalPay } };
    expect(await pay.markPaid(manager, twice)).toMatchObject({ paid: 2 });
    expect(await pay.markPaid(manager, twice)).toMatchObject({ code: 'CONFLICT' });
    expect(await portal.audit({ action: 'PAYROLL_PAID' })).toHaveLength(2);
  });

  longTest('marks more than one transaction takes', async () => {
    await pay.joinMany(130);
    const people = await portal.db.user.findMany({ where: { kind: 'CONTRACTOR' }, select: { id: true } });
    await portal.db.payrollRun.createMany({ data: people.map(({ id }) => toRun(id)) });
    expect(await pay.markPaid(manager)).toMatchObject({ paid: 130, board: { totals: { unpaidRuns: 0 } } });
    expect(await portal.audit({ action: 'PAYROLL_PAID' })).toHaveLength(130);
  });
});
