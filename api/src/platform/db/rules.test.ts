/** What the database refuses to every caller. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, resetDatabase } from '../../../test/support/database.ts';
import { watchedTables } from '../sql/dataModel.ts';
import { tablesOf } from '../sql/kept.ts';
import type { Database } from './database.ts';
import { inTransaction, isUniqueViolation, type Tx } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => resetDatabase(database));
afterAll(() => database.close());

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const addUser = (email = 'dana@example.com') =>
  database.prisma.user.create({
    data: {
      kind: 'CONTRACTOR',
      email,
      emailKey: email.toLowerCase(),
      firstName: 'Dana',
      lastName: 'Reyes',
      passwordHash: 'x',
    },
  });
const week = { weekStart: day('2026-01-05'), weekEnd: day('2026-01-11'), payDate: day('2026-01-12') };
const addRun = (userId: string, change: object = {}) =>
  database.prisma.payrollRun.create({
    data: { userId, ...week, basePay: 900, bonuses: 40.5, totalPay: 940.5, ...change },
  });
const allowing = (setting: string, work: (tx: Tx) => Promise<unknown>) =>
  inTransaction(database.prisma, async (tx) => {
    await tx.$queryRaw`SELECT set_config(${setting}, 'on', true)`;
    await work(tx);
  });

describe('people', () => {
  test('two addresses that differ in case alone are one', async () => {
    await addUser('Dana@Example.com');
    const error = await addUser('dana@example.com').catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, ['emailKey'])).toBe(true);
    expect(isUniqueViolation(error, 'User_emailKey_key')).toBe(true);
    expect(isUniqueViolation(error, ['email'])).toBe(false);
  });

  test.each([' dana@example.com', 'dana@example.com ', ''])(
    'refuses the untrimmed address "%s"',
    async (email) => {
      await expect(addUser(email)).rejects.toThrow('User_email');
    },
  );
});

describe('payroll', () => {
  test.each<[string, object, string]>([
    [
      'a week that begins on a Tuesday',
      { weekStart: day('2026-01-06'), weekEnd: day('2026-01-12') },
      'week_monday',
    ],
    ['a week of eight days', { weekEnd: day('2026-01-12') }, 'week_sunday'],
    ['a total that is not the sum', { totalPay: 940.51 }, 'totalPay_sum'],
    ['nothing at all', { basePay: 0, bonuses: 0, totalPay: 0 }, 'totalPay_sum'],
    ['a negative amount', { basePay: -1, totalPay: 39.5 }, 'basePay_range'],
    ['more than seven of the largest days', { basePay: 699_999.94, totalPay: 700_040.44 }, 'basePay_range'],
    ['a year no one meant', { payDate: day('1999-12-31') }, 'payDate_range'],
  ])('refuses %s', async (_what, change, rule) => {
    const { id } = await addUser();
    await expect(addRun(id, change)).rejects.toThrow(`PayrollRun_${rule}`);
  });

  test('one run per person and week, until it is void', async () => {
    const { id } = await addUser();
    const first = await addRun(id);
    const error = await addRun(id).catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, 'PayrollRun_one_live_run_per_week')).toBe(true);
    await database.prisma.payrollRun.update({ where: { id: first.id }, data: { status: 'VOID' } });
    await addRun(id, { replacesId: first.id });
    expect(await database.prisma.payrollRun.count()).toBe(2);
  });

  test('two managers who process the same week at once make one run', async () => {
    const { id } = await addUser();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        inTransaction(database.prisma, (tx) =>
          tx.payrollRun.create({ data: { userId: id, ...week, basePay: 1, bonuses: 0, totalPay: 1 } }),
        ),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) if (one.status === 'rejected') expect(isUniqueViolation(one.reason)).toBe(true);
  });

  test('payee, week and amounts never change; the status does', async () => {
    const [{ id }, other] = [await addUser(), await addUser('lee@example.com')];
    const run = await addRun(id);
    const change = (data: object) => database.prisma.payrollRun.update({ where: { id: run.id }, data });
    await expect(change({ userId: other.id })).rejects.toThrow('never change');
    await expect(change({ basePay: 901, totalPay: 941.5 })).rejects.toThrow('never change');
    await expect(change({ weekStart: day('2026-01-12'), weekEnd: day('2026-01-18') })).rejects.toThrow(
      'never change',
    );
    expect((await change({ status: 'PAID', paidAt: new Date() })).status).toBe('PAID');
  });

  test('entries are days of the week and never change', async () => {
    const run = await addRun((await addUser()).id);
    const addEntry = (date: string, pay = 100) =>
      database.prisma.payrollEntry.create({ data: { runId: run.id, date: day(date), pay, expenses: 0 } });
    const entry = await addEntry('2026-01-11');
    await expect(addEntry('2026-01-12')).rejects.toThrow('outside the week');
    await expect(addEntry('2026-01-06', 100_000)).rejects.toThrow('PayrollEntry_pay_range');
    await expect(
      database.prisma.payrollEntry.update({ where: { id: entry.id }, data: { pay: 101 } }),
    ).rejects.toThrow('never change');
    await expect(database.prisma.payrollEntry.delete({ where: { id: entry.id } })).rejects.toThrow(
      'never deleted',
    );
  });

  test('payroll is deleted only with the person, in a transaction that says so', async () => {
    const { id } = await addUser();
    const run = await addRun(id);
    await database.prisma.payrollEntry.create({
      data: { runId: run.id, date: day('2026-01-05'), pay: 900, expenses: 40.5 },
    });
    await expect(database.prisma.user.delete({ where: { id } })).rejects.toThrow('never deleted');
    await expect(database.pool.query('TRUNCATE "PayrollRun" CASCADE')).rejects.toThrow('never deleted');
    await allowing('portal.erasure', (tx) => tx.user.delete({ where: { id } }));
    expect(await database.prisma.payrollEntry.count()).toBe(0);
    // The permission ended with its transaction, even if connections share one session.
    const next = await addRun((await addUser()).id);
    await expect(database.prisma.payrollRun.delete({ where: { id: next.id } })).rejects.toThrow(
      'never deleted',
    );
  });
});

describe('the audit log', () => {
  const addEntry = (userId?: string) =>
    database.prisma.auditLog.create({
      data: {
        action: 'USER_CREATED',
        entityType: 'User',
        ...(userId && { userId }),
        newValues: { name: 'Dana' },
        digest: 'x',
      },
    });

  test('is never altered', async () => {
    const { id } = await addEntry();
    await expect(database.prisma.auditLog.update({ where: { id }, data: { action: 'X' } })).rejects.toThrow(
      'never altered (UPDATE',
    );
    await expect(database.prisma.auditLog.delete({ where: { id } })).rejects.toThrow('never altered (DELETE');
    await expect(database.pool.query('TRUNCATE "AuditLog"')).rejects.toThrow('never altered (TRUNCATE');
    expect(await database.prisma.auditLog.count()).toBe(1);
  });

  test('keeps the person until personal data is removed', async () => {
    const { id } = await addUser();
    await addEntry(id);
    await expect(database.prisma.user.delete({ where: { id } })).rejects.toThrow();
    await allowing('portal.audit_redaction', async (tx) => {
      await tx.auditLog.updateMany({ where: { userId: id }, data: { userId: null, newValues: {} } });
      await tx.user.delete({ where: { id } });
    });
    expect(await database.prisma.auditLog.findMany({ select: { userId: true, newValues: true } })).toEqual([
      { userId: null, newValues: {} },
    ]);
  });

  test('numbers its entries in the order of writing', async () => {
    const entries = [await addEntry(), await addEntry(), await addEntry()];
    const numbers = entries.map(({ sequence }) => sequence);
    expect(numbers).toEqual([...numbers].sort((a, b) => Number(a - b)));
    expect(new Set(numbers).size).toBe(3);
  });
});

test('the company is one record', async () => {
  await expect(
    database.pool.query(
      `INSERT INTO "CompanyProfile" SELECT (jsonb_populate_record(NULL::"CompanyProfile", $1)).*`,
      [JSON.stringify({ id: 2 })],
    ),
  ).rejects.toThrow();
});

test('a check at the end of a transaction never keeps a plan that scans a whole table', async () => {
  const { rows } = await database.pool.query(
    `SELECT DISTINCT proname FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
      WHERE tgdeferrable AND NOT tgisinternal AND 'enable_seqscan=off' <> ALL (coalesce(proconfig, '{}'))`,
  );
  expect(rows).toEqual([]);
});

test('a value is kept only from tables that note their changes, in every session: exactly those with the trigger', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     WHERE tgfoid = 'touch_table'::regproc AND tgenabled = 'A'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...watchedTables].sort());
  expect(() => tablesOf({ pieces: ['SELECT key FROM "IdempotencyKey"'] })).toThrow('IdempotencyKey');
});
