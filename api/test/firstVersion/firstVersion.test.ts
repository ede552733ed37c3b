/**
 * The sample company in a backup that the first version made. Every later version must restore it, migrate it and read
 * the same figures. This test finds a migration that loses a cent, a statement or a taxpayer number. The file is never
 * regenerated.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAuditLog } from '../../src/audit/verify.service.ts';
import { openBackup } from '../../src/backup/file.ts';
import { load } from '../../src/backup/load.ts';
import { verifyLedger } from '../../src/domains/ledger/verify.service.ts';
import { assertDataKeys } from '../../src/domains/taxProfiles/dataKeys.ts';
import { readTaxNumber } from '../../src/domains/taxProfiles/sealedNumber.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openTestDatabase } from '../support/database.ts';
import { longTest } from '../support/longTest.ts';
import { portalOver, type TestPortal } from '../support/portal.ts';
import { readFigures, SIGN_IN_DOCUMENT } from './figures.ts';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const FIGURES = JSON.parse(readFileSync(at('./figures.json'), 'utf8'));

let database: Database;
let portal: TestPortal;
let rows: number;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    'DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public',
  );
  const { header, parts } = await openBackup(at('./demo.backup.gz'));
  const [dataKey, ...previousDataKeys] = header.keys!.map((key) => Buffer.from(key, 'base64'));
  const dataKeys = { dataKey: dataKey!, previousDataKeys };
  ({ rows } = await load(database.pool, { manifest: header, parts: parts(dataKeys) }));
  await migrate(database.pool);
  portal = portalOver(database, {}, { jwtSecret: Buffer.alloc(32, 1), ...dataKeys });
  portal.setClock(header.takenAt);
});
afterAll(() => database.close());

async function ask(query: string, variables: Record<string, unknown> = {}, token?: string) {
  const { data, errors } = await portal.graphql(query, variables, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

test('every row arrives', () => expect(rows).toBe(14_186));

longTest('an accountant reads the figures that the first version showed', async () => {
  const { login } = await ask(SIGN_IN_DOCUMENT, {
    email: 'admin@example.com',
    password: 'Freight-2026',
  });
  expect(login.__typename).toBe('LoginPayload');
  expect(await readFigures((query, variables) => ask(query, variables, login.token))).toEqual(FIGURES);
});

test('every run has the lines of its reported amounts: pay as compensation, expenses as reimbursed', async () => {
  const { rows: wrong } = await database.pool.query(`
    SELECT run.number FROM "PayrollRun" run LEFT JOIN "PayrollLine" line ON line."runId" = run.id
    GROUP BY run.id
    HAVING coalesce(sum(line.amount) FILTER (WHERE line.kind = 'DAY_PAY' AND line."taxClass" = 'COMPENSATION'), 0) <> run."basePay"
      OR coalesce(sum(line.amount) FILTER (WHERE line.kind = 'EXPENSE' AND line."taxClass" = 'REIMBURSEMENT'), 0) <> run.bonuses
      OR coalesce(sum(line.amount), 0) <> run."totalPay" OR count(*) FILTER (WHERE line.date IS NULL) > 0`);
  expect(wrong).toEqual([]);
});

test('every run that was paid has a payment of its total on its pay date, and no other run has one', async () => {
  const { rows: wrong } = await database.pool.query(`
    SELECT run.number FROM "PayrollRun" run LEFT JOIN "PaymentRun" settled ON settled."runId" = run.id
      LEFT JOIN "Payment" payment ON payment.id = settled."paymentId" AND payment.id = run."paymentId"
    WHERE CASE run.status WHEN 'PAID' THEN (payment.amount, payment.date, payment."userId")
        IS DISTINCT FROM (run."totalPay", run."payDate", run."userId")
      ELSE settled."paymentId" IS NOT NULL END`);
  expect(wrong).toEqual([]);
  const { rows } = await database.pool.query(`SELECT count(*)::int AS payments,
    (SELECT count(*)::int FROM "PayrollRun" WHERE status = 'PAID') AS runs FROM "Payment"`);
  expect(rows[0].payments).toBe(rows[0].runs);
  expect(rows[0].runs).toBeGreaterThan(100);
});

longTest('the ledger has every run and payment, and adds up to them', async () => {
  const { rows } = await database.pool.query(`
    SELECT count(*)::int + count(*) FILTER (WHERE status = 'PAID')::int + count(*) FILTER (WHERE status = 'VOID')::int AS due,
      (SELECT count(*)::int FROM "LedgerEntry") AS entries, count(DISTINCT "userId")::int AS people FROM "PayrollRun"`);
  const [{ due, entries, people }] = rows;
  expect(entries).toBe(due);
  expect(await verifyLedger(portal.services)).toEqual({ entries, payees: people, problem: null });
  const { rows: years } = await database.pool.query(`
    SELECT kept."taxYear"::int AS year, (-sum(kept.cents) FILTER (WHERE account = 'CASH'))::text AS cash,
      (sum(kept.cents) FILTER (WHERE account IN ('COMPENSATION', 'REIMBURSEMENT')))::text AS reported,
      (SELECT (sum("totalPay") * 100)::bigint::text FROM "PayrollRun"
        WHERE status = 'PAID' AND extract(year FROM "payDate") = kept."taxYear") AS paid
    FROM "LedgerBalance" kept WHERE kept."taxYear" > 0 GROUP BY kept."taxYear" ORDER BY 1`);
  expect(years.length).toBeGreaterThan(0);
  for (const { cash, reported, paid } of years) expect([cash, reported]).toEqual([paid, paid]);
});

test('every taxpayer number decrypts with the key that encrypted it', async () => {
  await assertDataKeys(portal.services);
  const profiles = await portal.services.db.taxProfile.findMany();
  expect(profiles.length).toBe(10);
  for (const profile of profiles)
    expect(readTaxNumber(portal.services.keys, profile).slice(-4)).toBe(profile.taxNumberLast4);
});

test('the audit log is intact from its first entry to the last', async () => {
  expect(await verifyAuditLog(portal.services)).toMatchObject({ intact: true, problem: null });
});
