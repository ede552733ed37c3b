import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { afterChunks } from '../../../test/support/batchProgress.ts';
import { family, longTest, RACES } from '../../../test/support/longTest.ts';
import { type Answer, MONDAY, payroll, SUNDAY } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { CHUNK_SIZE } from './payrollBatch.ts';

const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) { result: processWeeklyPayroll(input: $input) {
  __typename ... on Error { message } } }`;

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
  portal.jobErrors.length = 0;
  manager = await portal.joinStaff('Manager');
});
/** Removes the errors that a test put into the database. */
afterEach(() =>
  portal.database.pool.query(`
    DROP TRIGGER IF EXISTS "test_fault" ON "PayrollRun";
    DROP FUNCTION IF EXISTS "test_fault";
    DROP SEQUENCE IF EXISTS "test_faults"`),
);

/** Makes PostgreSQL run a statement whenever a run is written. */
const whenRunIsWritten = (statement: string) =>
  portal.database.pool.query(`
    CREATE SEQUENCE "test_faults";
    CREATE FUNCTION "test_fault"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${statement} RETURN NEW; END $$;
    CREATE TRIGGER "test_fault" BEFORE INSERT ON "PayrollRun" FOR EACH ROW EXECUTE FUNCTION "test_fault"()`);

const outcomes = (batch: Answer) =>
  batch.items.edges.map(({ node }: Answer) => [node.status, node.message, node.run?.totalPay ?? null]);

describe('a batch', () => {
  test('pays no one at a rate that changed while it was waiting', async () => {
    const raised = await pay.joinDriver('Abel', [MONDAY]);
    const later = await pay.joinDriver('Berg', [MONDAY]);
    const { batch } = await pay.startAsShown(manager);
    portal.setClock('2026-11-18T17:01:00Z');
    for (const [driver, effectiveFrom] of [
      [raised, MONDAY],
      [later, '2026-11-16'],
    ] as const)
      await portal.graphql(
        'mutation ($input: SetPayRateInput!) { setPayRate(input: $input) { __typename } }',
        { input: { userId: driver.id, dailyRate: 250, effectiveFrom } },
        manager.token,
      );
    await portal.runJobs();
    expect(outcomes(await pay.batch(manager, batch.id))).toEqual([
      ['REFUSED', 'The day rate of this person has changed since. Please review it and try again.', null],
      ['DONE', null, 200],
    ]);
  });

  test('pays everyone it can, and says of each of the others why not', async () => {
    const archived = await pay.joinDriver('Abel', [MONDAY]);
    const processed = await pay.joinDriver('Berg', [MONDAY]);
    await pay.joinDriver('Cole', [MONDAY]);
    const deleted = await pay.joinDriver('Dunn', [MONDAY]);
    const { batch } = await pay.startAsShown(manager);
    await portal.db.user.update({ where: { id: archived.key }, data: { archivedAt: new Date() } });
    await portal.graphql(
      PROCESS,
      {
        input: {
          userId: processed.id,
          weekStart: MONDAY,
          weekEnd: SUNDAY,
          weeklyData: [{ date: MONDAY, pay: 1, expenses: 0 }],
        },
      },
      manager.token,
    );
    await portal.db.user.delete({ where: { id: deleted.key } });
    await portal.runJobs();
    const done = await pay.batch(manager, batch.id);
    expect(done).toMatchObject({ total: 3, done: 1, refused: 2, paidTotal: 200 });
    expect(outcomes(done)).toEqual([
      ['REFUSED', 'An archived user can’t be put on payroll.', null],
      ['REFUSED', 'Payroll for this week has already been processed.', null],
      ['DONE', null, 200],
    ]);
    expect(portal.jobErrors).toEqual([]);
    expect(await portal.audit({ action: 'PAYROLL_BATCH_FINISHED' })).toMatchObject([
      { level: 'WARNING', newValues: { done: 1, refused: 2, totalPay: 200 } },
    ]);
    expect(await pay.paid()).toEqual({ people: 2, runs: 20_100, entries: 20_100 });
  });

  longTest('leaves the remaining people if its initiator may no longer pay people', async () => {
    await pay.joinMany(CHUNK_SIZE + 3);
    const { batch } = await pay.startAsShown(manager);
    await whenRunIsWritten(`IF nextval('test_faults') = 2 THEN
      DELETE FROM "RoleAssignment" WHERE "userId" = '${manager.key}'; END IF;`);
    await portal.runJobs();
    const other = await portal.joinStaff('Manager');
    const refused = ['REFUSED', 'The person who started this can no longer process payroll.', null];
    const done = await pay.batch(other, batch.id);
    expect(outcomes(done).slice(0, 2)).toEqual([
      ['DONE', null, 400],
      ['DONE', null, 400.02],
    ]);
    expect(outcomes(done).slice(CHUNK_SIZE)).toEqual(Array(3).fill(refused));
    expect(done).toMatchObject({ done: CHUNK_SIZE, refused: 3 });
    expect(done.finishedAt).not.toBeNull();
  });

  const LEFT: [string, () => Promise<unknown>][] = [
    ['deactivated', () => portal.db.user.update({ where: { id: manager.key }, data: { isActive: false } })],
    [
      'archived',
      () => portal.db.user.update({ where: { id: manager.key }, data: { archivedAt: new Date() } }),
    ],
    ['deleted', () => portal.db.payrollBatch.updateMany({ data: { createdById: null } })],
  ];
  test.each(family(LEFT))('pays no one for someone who has been %s', async (_what, leave) => {
    await pay.joinMany(2);
    const { batch } = await pay.startAsShown(manager);
    await leave();
    await portal.runJobs();
    const other = await portal.joinStaff('IT_Admin');
    expect(await pay.batch(other, batch.id)).toMatchObject({ done: 0, refused: 2, paidTotal: 0 });
    expect(await portal.db.payrollRun.count()).toBe(0);
  });

  longTest('is finished once, however often its job comes', async () => {
    await pay.joinMany(3);
    const { batch } = await pay.startAsShown(manager);
    const key = batch.id.slice('PayrollBatch_'.length);
    await Promise.all([portal.runJobs(), portal.runJobs()]);
    for (const again of ['one', 'two'])
      await portal.db.$transaction((tx) =>
        portal.services.jobs.send(tx, 'payroll-batches', again, { batchId: key }),
      );
    await portal.runJobs();
    expect(await portal.audit({ action: 'PAYROLL_BATCH_FINISHED' })).toHaveLength(1);
    expect(await pay.paid()).toMatchObject({ people: 3 });
  });

  test('does not exist without its job, nor a job without its batch', async () => {
    await pay.joinMany(1);
    await portal.runJobs();
    await portal.database.pool.query('ALTER TABLE pgboss.queue RENAME TO mislaid');
    await expect(pay.startAsShown(manager)).rejects.toThrow('INTERNAL_SERVER_ERROR');
    await portal.database.pool.query('ALTER TABLE pgboss.mislaid RENAME TO queue');
    expect(await portal.db.payrollBatch.count()).toBe(0);
    await pay.start(manager, { expected: { contractors: 1, totalPay: 1 } });
    const jobs = await portal.database.pool.query(`SELECT FROM pgboss.job WHERE state = 'created'`);
    expect(jobs.rowCount).toBe(0);
  });
});

describe('a chunk of people', () => {
  const isSaving = (statement: string) => statement.includes('insert into "PayrollRun"');

  test('takes as many statements as two people do, one of whom is refused', async () => {
    const statementsFor = async (people: number) => {
      await portal.reset();
      manager = await portal.joinStaff('Manager');
      await portal.joinStaff('IT_Admin');
      await pay.joinMany(people);
      const { batch } = await pay.startAsShown(manager);
      await portal.db.user.updateMany({
        where: { lastName: 'Many 00001' },
        data: { archivedAt: new Date() },
      });
      const statements = await recordStatements(portal.database.pool, () => portal.runJobs());
      expect(await pay.batch(manager, batch.id)).toMatchObject({ done: people - 1, refused: 1 });
      return statements;
    };
    const few = await statementsFor(2);
    const many = await statementsFor(CHUNK_SIZE);
    expect(many.filter(isSaving)).toHaveLength(1);
    expect(many.length).toBeLessThanOrEqual(few.length);
    expect(new Set(many)).toEqual(new Set(few));
    expect(await portal.db.notice.count({ where: { kind: 'NEW_PERSON_PAID' } })).toBe(CHUNK_SIZE - 1);
    const runs = await portal.db.payrollRun.findMany({
      orderBy: { number: 'asc' },
      select: { totalPay: true },
    });
    const inOrder = runs.map(({ totalPay }) => Number(totalPay));
    expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
  });

  test('in which someone was just paid is processed one by one, and the next chunk at once', async () => {
    await pay.joinMany(2 * CHUNK_SIZE);
    const { batch } = await pay.startAsShown(manager);
    const { id } = await portal.db.user.findFirstOrThrow({ where: { lastName: 'Many 00002' } });
    await portal.graphql(
      PROCESS,
      {
        input: {
          userId: `User_${id}`,
          weekStart: MONDAY,
          weekEnd: SUNDAY,
          weeklyData: [{ date: MONDAY, pay: 1, expenses: 0 }],
        },
      },
      manager.token,
    );
    const statements = await recordStatements(portal.database.pool, () => portal.runJobs());
    expect(statements.filter(isSaving)).toHaveLength(1 + CHUNK_SIZE + 1);
    expect(await pay.batch(manager, batch.id)).toMatchObject({ done: 2 * CHUNK_SIZE - 1, refused: 1 });
    expect(await pay.paid()).toMatchObject({ people: 2 * CHUNK_SIZE });
    expect(portal.jobErrors).toEqual([]);
  });

  longTest('and a decision about all its days wait for each other: paid days stay approved', async () => {
    const decide = `mutation ($input: DecideDaysInput!) { result: decideDays(input: $input) { __typename } }`;
    const races = process.env.LONG ? RACES : 1;
    for (let race = 0; race < races; race += 1) {
      await portal.reset();
      manager = await portal.joinStaff('Manager');
      await pay.joinMany(CHUNK_SIZE);
      const { batch } = await pay.startAsShown(manager);
      const { data } = await portal.graphql(
        '{ timeLogs(first: 100) { edges { node { id revision } } } }',
        {},
        manager.token,
      );
      const days = data.timeLogs.edges.map(({ node }: Answer) => node);
      const input = { days, status: 'REJECTED', reason: 'Not this week.' };
      const [decision] = await Promise.all([
        portal.graphql(decide, { input }, manager.token),
        portal.runJobs(),
      ]);
      expect(decision.data?.result).toEqual({ __typename: 'DecideDaysPayload' });
      expect(await pay.batch(manager, batch.id)).toMatchObject({ done: CHUNK_SIZE, refused: 0 });
      expect(
        await portal.db.timeLog.count({ where: { status: 'APPROVED', payrollRunId: { not: null } } }),
      ).toBe(2 * CHUNK_SIZE);
      expect(portal.jobErrors).toEqual([]);
    }
  });
});

describe('an internal error', () => {
  const failFor = (name: string, also = '') =>
    whenRunIsWritten(`IF NEW."userId" = (SELECT id FROM "User" WHERE "lastName" = '${name}') ${also} THEN
      RAISE EXCEPTION 'the disk is on fire'; END IF;`);

  longTest('with one person does not keep the others from their pay, and passes', async () => {
    await pay.joinMany(3);
    const { batch } = await pay.startAsShown(manager);
    await failFor('Many 00001', `AND nextval('test_faults') <= 2`);
    await portal.runJobs();
    expect(outcomes(await pay.batch(manager, batch.id))).toEqual([
      ['DONE', null, 400],
      ['DONE', null, 400.02],
      ['DONE', null, 400.04],
    ]);
    const runs = await portal.db.payrollRun.findMany({
      orderBy: { processedAt: 'asc' },
      select: { user: { select: { lastName: true } }, number: true },
    });
    expect(runs.sort((a, b) => a.number - b.number).map(({ user }) => user.lastName)).toEqual([
      'Many 00000',
      'Many 00002',
      'Many 00001',
    ]);
    expect(portal.jobErrors).toHaveLength(2);
  });

  test('that persists is reported in the end, and the batch is done', async () => {
    await pay.joinMany(3);
    const { batch } = await pay.startAsShown(manager);
    await failFor('Many 00001');
    await portal.runJobs();
    const done = await pay.batch(manager, batch.id);
    expect(outcomes(done)).toEqual([
      ['DONE', null, 400],
      [
        'REFUSED',
        'Something went wrong on our side. This person was not put on payroll; please try again.',
        null,
      ],
      ['DONE', null, 400.04],
    ]);
    expect(done.finishedAt).not.toBeNull();
    // One for the chunk, and one for each of the four attempts with the person.
    expect(portal.jobErrors).toHaveLength(5);
    expect(JSON.stringify(await pay.batch(manager, batch.id))).not.toContain('fire');
  });
});

describe('the queue', () => {
  longTest('pauses between two chunks when the process stops, and the next one continues', async () => {
    await pay.joinMany(2 * CHUNK_SIZE + 2);
    const { batch } = await pay.startAsShown(manager);
    const stop = new AbortController();
    afterChunks(portal, 2, () => stop.abort(new Error('The process is stopping.')));
    await expect(portal.runJobs(stop.signal)).rejects.toThrow('The process is stopping.');
    expect(await pay.batch(manager, batch.id)).toMatchObject({ done: 2 * CHUNK_SIZE, finishedAt: null });
    expect(await pay.paid()).toMatchObject({ people: 2 * CHUNK_SIZE });
    await portal.runJobs();
    expect(await pay.batch(manager, batch.id)).toMatchObject({ done: 2 * CHUNK_SIZE + 2, refused: 0 });
    expect(await pay.paid()).toMatchObject({ people: 2 * CHUNK_SIZE + 2 });
  });

  test('lets everyone else have their turn', async () => {
    const CHUNKS = process.env.LONG ? 20 : 8;
    await pay.joinMany(CHUNKS * CHUNK_SIZE);
    await pay.startAsShown(manager);
    const order: string[] = [];
    const begun = afterChunks(portal, 1);
    const running = portal.runJobs().then(() => order.push('the batch'));
    await begun;
    expect((await pay.rows(manager, { first: 3 })).length).toBe(3);
    const driver = await portal.joinContractor();
    const logged = await portal.rest('POST', '/time-logs', {
      token: driver.token,
      body: { date: '2026-11-17', worked: true },
    });
    expect(logged.status).toBe(201);
    order.push('the others');
    await running;
    expect(order).toEqual(['the others', 'the batch']);
    expect(await pay.paid()).toMatchObject({ people: CHUNKS * CHUNK_SIZE });
  });

  longTest('works by itself in a process, from the moment a batch is started', async () => {
    const own = await openTestPortal();
    try {
      const there = payroll(own);
      const boss = await own.joinStaff('Manager');
      await there.joinMany(3);
      await own.startJobs();
      const { batch } = await there.startAsShown(boss);
      await expect
        .poll(async () => (await there.batch(boss, batch.id)).finishedAt, {
          message: 'the end of the batch',
          timeout: 25_000,
        })
        .not.toBeNull();
      expect(await there.paid()).toMatchObject({ people: 3 });
    } finally {
      await own.close();
    }
  });

  longTest('has one process working on a batch, and another one once that is dead', async () => {
    await pay.joinMany(3 * CHUNK_SIZE);
    const { batch } = await pay.startAsShown(manager);
    const begun = afterChunks(portal, 1);
    const running = portal.runJobs();
    await begun;
    const lease = (until: string) =>
      portal.database.pool.query(
        `UPDATE "PayrollBatch" SET worker = gen_random_uuid(), "leasedUntil" = now() + interval '${until}'`,
      );
    // The process was away so long that another one took over. It pays no one anymore.
    await lease('1 hour');
    const paid = await portal.db.payrollRun.count();
    await running;
    expect(await portal.db.payrollRun.count()).toBe(paid);
    expect(paid).toBeLessThan(3 * CHUNK_SIZE);
    await portal.recoverJobs('dead');
    await portal.recoverJobs();
    await portal.runJobs();
    expect(await portal.db.payrollRun.count()).toBe(paid);

    // The second process dies too.
    await lease('-1 second');
    await portal.recoverJobs('dead');
    await portal.runJobs();
    expect(await pay.batch(manager, batch.id)).toMatchObject({ done: 3 * CHUNK_SIZE, refused: 0 });
    expect(await pay.paid()).toMatchObject({ people: 3 * CHUNK_SIZE });
  });

  test('requeues the jobs of a process that died', async () => {
    await pay.joinMany(3);
    const { batch } = await pay.startAsShown(manager);
    // What a killed process leaves: the job is claimed and never released.
    await portal.database.pool.query(`UPDATE pgboss.job SET state = 'active', started_on = now()`);
    await portal.runJobs();
    expect((await pay.batch(manager, batch.id)).done).toBe(0);
    await portal.recoverJobs();
    await portal.recoverJobs();
    const jobs = await portal.database.pool.query(`SELECT FROM pgboss.job WHERE state = 'created'`);
    expect(jobs.rowCount).toBe(1);
    await portal.runJobs();
    expect(await pay.batch(manager, batch.id)).toMatchObject({ done: 3 });
  });
});

longTest('pays a thousand people to the cent', { timeout: 600_000 }, async () => {
  await pay.joinMany(1_000);
  const { totals } = await pay.board(manager);
  const { batch } = await pay.startAsShown(manager);
  await portal.runJobs();
  const cents = Math.round(totals.totalPay * 100);
  expect(await pay.paid()).toEqual({ people: 1_000, runs: cents, entries: cents });
  expect(await pay.batch(manager, batch.id)).toMatchObject({
    done: 1_000,
    refused: 0,
    paidTotal: totals.totalPay,
  });
  expect((await pay.rows(manager, { only: 'PROCESSED', first: 200 })).length).toBe(200);
});
