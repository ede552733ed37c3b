/**
 * What the database enters in the ledger by itself, what it refuses, and how it creates the ledger of earlier records.
 */
import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { formatMoney } from 'rules/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import { pastEverything } from '../../../test/support/guards.ts';
import { readBalances } from '../../../test/support/ledger.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { schemaDump } from '../../../test/support/schemaDump.ts';
import { takeSnapshot } from '../../../test/support/snapshot.ts';
import { withCopy } from '../../backup/copy.ts';
import { load } from '../../backup/load.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { summarizeLedger, verifyLedger } from './verify.service.ts';

let portal: TestPortal;
let manager: Actor;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-12-28');
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

const sql = (text: string, values: unknown[] = []) => portal.database.pool.query(text, values);
const verify = async () => summarizeLedger(await verifyLedger(portal.services));

async function moveTo(day: Day): Promise<void> {
  portal.setClock(day);
  manager.token = await portal.signIn(manager.key);
}

async function process(pay: number): Promise<string> {
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      ...{ userId: driver.id, weekStart: '2026-12-21', weekEnd: '2026-12-27' },
      weeklyData: [{ date: '2026-12-21', pay, expenses: 20, notes: 'Tolls' }],
    },
  });
  expect(status).toBe(201);
  return body.payrollRun.id;
}

async function mutate(field: string, input: object): Promise<void> {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const { data } = await portal.graphql(
    `mutation ($input: ${type}!) { result: ${field}(input: $input) { __typename } }`,
    { input },
    manager.token,
  );
  expect(['RecordPaymentPayload', 'Payment']).toContain(data.result.__typename);
}
const pay = (id: string, date: Day) => mutate('recordPayment', { runIds: [id], date, method: 'CHECK' });
const voidLastPayment = async () => {
  const { id } = await portal.db.payment.findFirstOrThrow({ orderBy: { number: 'desc' } });
  await mutate('voidPayment', { id: `Payment_${id}`, reason: 'Bounced' });
};
const voidRun = async (id: string) =>
  expect(
    (
      await portal.rest('PATCH', `/payroll/${id}/status`, {
        token: manager.token,
        body: { status: 'VOID', reason: 'A day was missing' },
      })
    ).status,
  ).toBe(200);

/** The week that docs/ledger.md describes. */
async function liveThroughTheExample(): Promise<void> {
  const first = await process(500);
  await moveTo('2026-12-29');
  await pay(first, '2026-12-29');
  await moveTo('2027-01-04');
  await voidRun(first);
  const second = await process(510);
  await moveTo('2027-01-05');
  await pay(second, '2027-01-05');
  await moveTo('2027-01-08');
  await voidLastPayment();
}

interface Posting {
  date: Day;
  event: string;
  account: string;
  year: number;
  class: string | null;
  cents: number;
}

async function readPostings(): Promise<Posting[]> {
  const { rows } = await sql(`
    SELECT entry.date::text, entry.event::text, posting.account::text, posting."taxYear"::int AS year,
      posting."taxClass"::text AS class, posting.cents::float AS cents
    FROM "LedgerEntry" entry JOIN "LedgerPosting" posting ON posting."entryId" = entry.id
    ORDER BY entry.sequence, posting.line`);
  return rows;
}

test('the example in the document matches the postings', async () => {
  await liveThroughTheExample();
  const rows = (await readPostings()).map(({ date, event, account, year, cents }) => {
    const when = year || (['PAYABLE', 'OVERPAID'].includes(account) ? 'none' : 'not paid yet');
    return [formatDay(date), event, account, when, formatMoney(cents)];
  });
  const document = readFileSync(new URL('../../../../docs/ledger.md', import.meta.url), 'utf8');
  expect(document).toContain(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
  expect(await verify()).toBe(
    'The ledger adds up: 6 entries, and the balances of 1 payee are what runs, payments, advances and opening balances come to.',
  );
});

test('a void payment of a void run leaves nothing', async () => {
  const id = await process(500);
  await moveTo('2026-12-29');
  await pay(id, '2026-12-29');
  await voidRun(id);
  await voidLastPayment();
  expect((await readBalances(portal.database.pool)).filter(({ cents }) => cents !== 0)).toEqual([]);
  expect(await verify()).toMatch(/^The ledger adds up: 4 entries/);
});

test('withholding and deductions have accounts of their own', async () => {
  const { rows } = await sql(
    `WITH run AS (
      INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
        VALUES (gen_random_uuid(), $1, '2026-12-14', '2026-12-20', 100, 0, 100, '2026-12-21') RETURNING id)
    INSERT INTO "PayrollLine" ("runId", position, kind, "taxClass", amount)
    SELECT run.id, line.* FROM run, (VALUES (1, 'DAY_PAY'::"PayrollLineKind", 'COMPENSATION'::"PayrollLineClass", 100),
      (2, 'DEDUCTION', 'DEDUCTION', -15), (3, 'WITHHOLDING', 'WITHHELD', -24)) AS line RETURNING "runId"`,
    [driver.key],
  );
  const id = `PayrollRun_${rows[0].runId}`;
  await pay(id, '2026-12-28');
  const balances = async () =>
    (await readBalances(portal.database.pool)).flatMap(({ account, year, cents }) =>
      cents === 0 ? [] : [[account, year, cents]],
    );
  expect(await balances()).toEqual([
    ['COMPENSATION', 2026, 10_000],
    ['RECOVERIES', 0, -1_500],
    ['WITHHOLDING', 2026, -2_400],
    ['CASH', 2026, -6_100],
  ]);
  expect(await verify()).toMatch(/^The ledger adds up/);
  await voidRun(id);
  expect(await verify()).toMatch(/^The ledger adds up/);
  await voidLastPayment();
  expect(await balances()).toEqual([]);
});

const PAID_DAY = `INSERT INTO "PaidDay" (date, payments, compensation, reimbursed, deducted, withheld)
  VALUES ('2026-12-21', 1, 0, 0, 0, 0)`;

describe('the database', () => {
  const THIRD = `SELECT id, 99, 'CASH', "payeeId", 7, '2026-12-21', 2026 FROM "LedgerEntry" LIMIT 1`;
  const POSTING = `INSERT INTO "LedgerPosting" ("entryId", line, account, "payeeId", cents, week, "taxYear")`;

  const REFUSED = [
    ['UPDATE "LedgerEntry" SET date = date', 'append only'],
    ['DELETE FROM "LedgerEntry"', 'append only'],
    ['TRUNCATE "LedgerEntry" CASCADE', 'append only'],
    ['UPDATE "LedgerPosting" SET cents = 1', 'append only'],
    ['DELETE FROM "LedgerPosting"', 'append only'],
    ['TRUNCATE "LedgerPosting"', 'append only'],
    ['UPDATE "LedgerBalance" SET cents = 0', 'append only'],
    ['DELETE FROM "LedgerBalance"', 'append only'],
    ['TRUNCATE "LedgerBalance"', 'append only'],
    [`INSERT INTO "LedgerBalance" SELECT id, 'CASH', 2031, 5, 1 FROM "Payee"`, 'append only'],
    ['UPDATE "PaidDay" SET payments = 0', 'append only'],
    ['DELETE FROM "PaidDay"', 'append only'],
    ['TRUNCATE "PaidDay"', 'append only'],
    [PAID_DAY, 'append only'],
    ['DELETE FROM "Payee"', 'append only'],
    ['TRUNCATE "Payee" CASCADE', 'append only'],
    ['UPDATE "Payee" SET number = 12', 'append only'],
    ['UPDATE "Payee" SET "userId" = (SELECT id FROM "User" WHERE kind = \'STAFF\' LIMIT 1)', 'append only'],
    [`${POSTING} ${THIRD}`, 'does not add up to zero'],
    [
      `WITH other AS (INSERT INTO "Payee" ("userId") VALUES (null) RETURNING id)
       ${POSTING} SELECT entry.id, 90 + line, account::"LedgerAccount", other.id, cents, '2026-12-21', 2026
       FROM other, (SELECT id FROM "LedgerEntry" LIMIT 1) entry, (VALUES (1, 'CASH', 7), (2, 'PAYABLE', -7))
         AS two (line, account, cents)`,
      'about one payee',
    ],
    [`${POSTING} ${THIRD.replace('7', '0')}`, 'LedgerPosting_cents'],
  ] as const;
  // A replica session fires no other trigger and checks no foreign key.
  const REFUSED_A_REPLICA = [
    ['UPDATE "LedgerEntry" SET date = date', 'append only'],
    ['DELETE FROM "LedgerEntry"', 'append only'],
    ['UPDATE "LedgerPosting" SET cents = cents', 'append only'],
    ['DELETE FROM "LedgerPosting"', 'append only'],
    ['UPDATE "LedgerBalance" SET cents = 0', 'append only'],
    ['UPDATE "PaidDay" SET payments = 0', 'append only'],
    ['DELETE FROM "LedgerSeal"', 'append only'],
    ['UPDATE "LedgerSeal" SET digest = digest', 'append only'],
    ['DELETE FROM "Payee"', 'append only'],
    ['UPDATE "Payee" SET number = 12', 'append only'],
    [`${POSTING} ${THIRD}`, 'does not add up to zero'],
  ] as const;

  test('refuses whatever would change it, and enters nothing twice', async () => {
    await process(500);
    const balances = await readBalances(portal.database.pool);
    for (const [statement, message] of REFUSED)
      await expect(sql(statement), statement).rejects.toThrow(message);
    for (const [statement, message] of REFUSED_A_REPLICA) {
      await expect(
        sql(`BEGIN; SET LOCAL session_replication_role = replica; ${statement}; COMMIT`),
        statement,
      ).rejects.toThrow(message);
      await sql('ROLLBACK');
    }
    expect(await readBalances(portal.database.pool)).toEqual(balances);
    expect(await verify()).toMatch(/^The ledger adds up: 1 entry,/);
    const before = await readPostings();
    await sql(`SELECT enter_in_ledger('RUN_PROCESSED', id, "userId", "payDate", null) FROM "PayrollRun"`);
    expect(await readPostings()).toEqual(before);
  });

  test('enters nothing from a rolled-back transaction', async () => {
    await expect(
      sql(`BEGIN; INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate")
        VALUES (gen_random_uuid(), '${driver.key}', '2026-12-14', '2026-12-20', 100, 0, 100, '2026-12-21');
        SET CONSTRAINTS ALL IMMEDIATE; SELECT 1 / 0; COMMIT`),
    ).rejects.toThrow('division by zero');
    await sql('ROLLBACK');
    expect(await readPostings()).toEqual([]);
  });
});

const LEDGER_MIGRATIONS = [
  '20261125120000_ledger',
  '20261125130000_plans',
  '20261125160000_overpayments',
  '20261126110000_opening_balances',
  '20261126130000_ledger_seals',
  '20261129100000_advance_repayments',
  '20261204100000_paid_days',
];
const DROPPED = `
  ALTER TABLE "AuditSeal" DROP COLUMN "ledgerDigest";
  DROP TABLE "LedgerSeal", "LedgerBalance", "LedgerPosting", "LedgerEntry", "Payee", "PaidDay" CASCADE;
  DROP FUNCTION refuse_ledger_change, keep_ledger_balances, keep_paid_days, ledger_account, ledger_amounts_of_run,
    ledger_amounts_of_payment, ledger_amounts, enter_in_ledger, ledger_day, enter_payroll_run, enter_payment CASCADE;
  DROP TYPE "LedgerAccount", "LedgerEvent" CASCADE;
  ALTER TABLE "PayrollLine" DROP COLUMN "planId" CASCADE,
    ADD CONSTRAINT "PayrollLine_adjusts" CHECK ("kind" <> 'ADJUSTMENT' OR "adjustsRunId" IS NOT NULL);
  DROP TABLE "PlanRepayment", "PlanRate", "Plan", "OpeningBalance", "PeopleImport" CASCADE;
  DROP FUNCTION refuse_plan_repayment_change, enter_plan_repayment, refuse_opening_balance_change, enter_opening_balance, refuse_plan_change, check_plan, check_plan_line, check_new_plan, enter_advance, enter_write_off CASCADE;
  DROP TYPE "PlanKind";
  DELETE FROM "_prisma_migrations" WHERE migration_name = ANY('{${LEDGER_MIGRATIONS.join()}}')`;

test('the ledger built for earlier data equals the one that would have been kept', async () => {
  await liveThroughTheExample();
  const third = await portal.joinContractor();
  driver = third;
  const id = await process(80);
  await voidRun(id);
  await pay(await process(90), '2027-01-08');
  const [postings, balances] = [await readPostings(), await readBalances(portal.database.pool)];
  expect(balances.length).toBeGreaterThan(12);
  await sql(DROPPED);
  expect(await migrate(portal.database.pool)).toEqual(LEDGER_MIGRATIONS);
  expect(await readBalances(portal.database.pool)).toEqual(balances);
  const inOrder = (of: Posting[]) => of.map((posting) => JSON.stringify(posting)).sort();
  expect(inOrder(await readPostings())).toEqual(inOrder(postings));
  expect(await verify()).toMatch(/^The ledger adds up: 10 entries/);
});

/** Each with the sessions in which it fires. */
async function listTriggers(pool: Pool): Promise<string[]> {
  const lines = await schemaDump(async (text) => (await pool.query(text)).rows);
  return lines.filter((line) => line.startsWith('trigger'));
}

test('a backup includes the ledger, and the rules that guard it', async () => {
  await liveThroughTheExample();
  const target = await openTestDatabase();
  try {
    const triggers = await listTriggers(target.pool);
    await target.pool.query(
      'DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public',
    );
    await withCopy(portal.database.pool, new Date(), (copy) => load(target.pool, copy));
    expect(await readBalances(target.pool)).toEqual(await readBalances(portal.database.pool));
    await expect(target.pool.query('DELETE FROM "LedgerPosting"')).rejects.toThrow('append only');
    expect(await listTriggers(target.pool)).toEqual(triggers);
    const { rows } = await target.pool.query(
      `UPDATE "PayrollRun" SET status = 'VOID', "voidedAt" = now(), "voidReason" = '' WHERE status = 'PROCESSED' RETURNING id`,
    );
    expect(rows.length).toBe(1);
    expect(await target.prisma.ledgerEntry.count()).toBe(7);
    expect((await verifyLedger({ db: target.prisma })).problem).toBe(null);
  } finally {
    await target.close();
  }
});

describe('verification', () => {
  const BEHIND = (statement: string) => sql(pastEverything(statement));

  const ALTERED = [
    [
      `UPDATE "LedgerPosting" SET cents = cents + 1 WHERE account = 'PAYABLE'`,
      /^Entry 1 of the ledger does not add up to zero for its payee\.$/,
    ],
    [
      `UPDATE "LedgerPosting" SET "payeeId" = gen_random_uuid()`,
      /^Entry 1 of the ledger does not add up to zero for its payee\.$/,
    ],
    [
      `UPDATE "LedgerBalance" SET cents = cents - 100 WHERE account = 'PAYABLE'`,
      /^Payee #1, PAYABLE: the balance is -\$521\.00, but the postings come to -\$520\.00\.$/,
    ],
    [
      `UPDATE "LedgerBalance" SET postings = 7 WHERE account = 'PAYABLE'`,
      /^Payee #1, PAYABLE: the balance counts other postings than there are\.$/,
    ],
    [
      'DELETE FROM "LedgerBalance"',
      /^Payee #1, \w+(?: not paid yet)?: the balance is \$0\.00, but the postings come to /,
    ],
    [
      'DELETE FROM "LedgerBalance"; DELETE FROM "LedgerPosting"; DELETE FROM "LedgerEntry"; DELETE FROM "Payee"',
      /^Someone who isn’t a payee yet, \w+(?: not paid yet)?: the balance is \$0\.00, but runs, payments, advances and opening balances come to /,
    ],
    [
      `UPDATE "PayrollLine" SET amount = amount + 1 WHERE kind = 'DAY_PAY'`,
      /^Payee #1, \w+(?: not paid yet)?: the balance is .+, but runs, payments, advances and opening balances come to /,
    ],
    [PAID_DAY, /^The sums kept of Dec 21, 2026 are not what its payments come to\.$/],
    [
      `UPDATE "LedgerEntry" SET event = 'RUN_VOID'`,
      /^Payroll run #1 has no RUN_PROCESSED entry in the ledger\.$/,
    ],
  ] as const;

  test('finds whatever does not add up', async () => {
    await process(500);
    const { restore } = await takeSnapshot(portal.database);
    for (const [tampering, sentence] of ALTERED) {
      await BEHIND(tampering);
      expect(await verify(), tampering).toMatch(sentence);
      await restore();
    }
  });
});

test('verification finds sums of a payment that are not those of its lines', async () => {
  await liveThroughTheExample();
  expect(await verify()).toMatch(/^The ledger adds up/);
  await sql(pastEverything('UPDATE "PaymentRun" SET withheld = 1'));
  expect(await verify()).toMatch(
    /^The sums kept of payment #1 are not what the lines of its payroll runs come to\.$/,
  );
});

test('an administrator verifies it on the screen', async () => {
  await process(500);
  const admin = await portal.joinStaff('IT_Admin');
  const check = async () =>
    (
      await portal.graphql(
        'mutation { checkLedger { verification { intact entries payees problem summary } } }',
        {},
        admin.token,
      )
    ).data.checkLedger.verification;
  const summary =
    'The ledger adds up: 1 entry, and the balances of 1 payee are what runs, payments, advances and opening balances come to.';
  expect(await check()).toEqual({ intact: true, entries: 1, payees: 1, problem: null, summary });
  await sql(pastEverything('UPDATE "LedgerBalance" SET postings = 7'));
  const { intact, problem, summary: found } = await check();
  expect([intact, found]).toEqual([false, problem]);
  expect(problem).toMatch(/the balance counts other postings than there are\.$/);
});
