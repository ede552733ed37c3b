/**
 * The portal on PostgreSQL with a role that owns nothing: everything works, and the database refuses what the portal
 * must not do.
 */
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAuditLog } from '../src/audit/verify.service.ts';
import { verifyLedger } from '../src/domains/ledger/verify.service.ts';
import { readTestDatabaseUrl } from '../src/platform/config/config.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openTestDatabase } from './support/database.ts';
import { longTest } from './support/longTest.ts';
import { PASSWORD, portalOver, type TestPortal } from './support/portal.ts';
import { certify, INDIVIDUAL } from './support/taxProfiles.ts';

const url = readTestDatabaseUrl();
const role = `portal_${randomUUID().slice(0, 8)}`;

/** Runs the command as the owner and returns its output. */
async function grant(databaseUrl: string, name = role): Promise<string> {
  const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const args = ['--conditions=source', '--import', 'tsx', program, 'migrate', '--grant', name];
  const [JWT_SECRET, DATA_KEY] = [0, 1].map(() => randomBytes(32).toString('base64'));
  const env = { ...process.env, DATABASE_URL: databaseUrl, JWT_SECRET, DATA_KEY, NODE_ENV: '' };
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

describe.skipIf(!url)('the role that serves the portal', () => {
  let owned: Database;
  let portal: TestPortal;
  let ownedUrl: string;
  beforeAll(async () => {
    owned = await openTestDatabase();
    await owned.pool.query(`CREATE ROLE ${role} LOGIN`);
    const { rows } = await owned.pool.query('SELECT current_database() AS name');
    const address = new URL(url!);
    address.pathname = `/${rows[0].name}`;
    ownedUrl = address.href;
    expect(await grant(ownedUrl)).toBe(
      `The database is up to date.\nThe role ${role} can serve the portal.\n`,
    );
    address.username = role;
    portal = portalOver(
      await openDatabase({ dataDir: '', databaseUrl: address.href }, pino({ level: 'silent' })),
    );
  });
  afterAll(async () => {
    await portal.close();
    await owned.close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`DROP ROLE ${role}`);
    await client.end();
  });

  test('has to exist before it is granted anything', async () => {
    const failure = await grant(ownedUrl, 'absent').catch((error: { stderr: string }) => error);
    expect(failure).toMatchObject({
      code: 1,
      stderr:
        "There is no role absent: create it (CREATE ROLE absent LOGIN PASSWORD '…'), then run `npm run migrate -- --grant absent` again.\n",
    });
  });

  longTest('starts, works, erases a person, and proves the log', async () => {
    const { pool } = portal.database;
    expect(await migrate(pool)).toEqual([]);
    await portal.services.jobs.prepare();
    await portal.startJobs();
    const admin = await portal.joinStaff('IT_Admin');
    const driver = await portal.joinContractor({ dailyRate: 200 });
    const login = { email: driver.email, password: PASSWORD };
    expect((await portal.rest('POST', '/auth/login', { body: login })).status).toBe(200);
    expect((await certify(portal, driver, INDIVIDUAL)).__typename).toBe('CertifyTaxProfilePayload');
    const day = { date: '2026-11-17', worked: true, description: 'Camden', status: 'PENDING' };
    expect((await portal.rest('POST', '/time-logs', { token: driver.token, body: day })).status).toBe(201);
    const manager = await portal.joinStaff('Manager');
    const week = {
      ...{ userId: driver.id, weekStart: '2026-11-09', weekEnd: '2026-11-15' },
      weeklyData: [{ date: '2026-11-09', pay: 200, expenses: 0, notes: '' }],
    };
    const paid = await portal.rest('POST', '/payroll/weekly', { token: manager.token, body: week });
    expect(paid.status).toBe(201);
    for (const status of ['PAID', 'VOID']) {
      const path = `/payroll/${paid.body.payrollRun.id}/status`;
      const changed = await portal.rest('PATCH', path, {
        token: manager.token,
        body: { status, reason: '' },
      });
      expect(changed.status).toBe(200);
    }
    expect(await portal.db.ledgerBalance.count({ where: { cents: { not: 0 } } })).toBe(4);
    for (const [method, path, body] of [
      ['PATCH', `/staff/${driver.id}/archive`, { archived: true }],
      // The logged day is still pending.
      ['DELETE', `/staff/${driver.id}?acknowledge=true&reason=Left`, undefined],
    ] as const)
      expect((await portal.rest(method, path, { token: admin.token, body })).status).toBe(200);
    const verification = await verifyAuditLog(portal.services);
    expect(verification).toMatchObject({ problem: null, intact: true });
    expect(verification.erased).toBeGreaterThan(0);
    expect(await portal.db.user.count({ where: { id: driver.key } })).toBe(0);
    expect(await portal.db.payee.findMany()).toMatchObject([{ number: 1, userId: null }]);
    expect(await verifyLedger(portal.services)).toMatchObject({ entries: 3, payees: 1, problem: null });
  });

  test.each([
    `UPDATE "AuditLog" SET action = 'USER_LOGIN'`,
    `SELECT set_config('portal.audit_redaction', 'on', false); DELETE FROM "AuditLog"`,
    'TRUNCATE "AuditLog"',
    `UPDATE "AuditSeal" SET hash = ''`,
    'DELETE FROM "AuditEpoch"',
    'DELETE FROM "DeletedUser"',
    'UPDATE "LedgerEntry" SET date = now()',
    'DELETE FROM "LedgerEntry"',
    'UPDATE "LedgerPosting" SET cents = 1',
    'DELETE FROM "LedgerPosting"',
    'TRUNCATE "LedgerPosting"',
    `UPDATE "LedgerSeal" SET digest = ''`,
    'DELETE FROM "LedgerSeal"',
    `UPDATE "LedgerBalance" SET cents = 0`,
    'DELETE FROM "LedgerBalance"',
    `INSERT INTO "LedgerBalance" VALUES (gen_random_uuid(), 'CASH', 2026, 1, 1)`,
    'DELETE FROM "PaidDay"',
    `INSERT INTO "PaidDay" VALUES (1, '2026-12-21', 1, 0, 0, 0, 0)`,
    'UPDATE "Payee" SET "userId" = NULL',
    'DELETE FROM "Payee"',
    'DELETE FROM "_prisma_migrations"',
    'ALTER TABLE "AuditLog" DISABLE TRIGGER ALL',
    'DROP TABLE "Report"',
    'CREATE TABLE "Mine" (id int)',
    'CREATE TABLE pgboss.mine (id int)',
    `CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    `SET session_replication_role = replica`,
  ])('cannot run %s', async (statement) => {
    await expect(portal.database.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});
