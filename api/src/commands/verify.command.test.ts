/** The built commands that verify the audit log and the ledger, as a person runs them, on a data folder of their own. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../test/faults/support/commands.ts';
import { fillDataFolder, newDataFolder } from '../../test/support/database.ts';
import { pastEverything } from '../../test/support/guards.ts';
import { longTest } from '../../test/support/longTest.ts';
import { createServices } from '../app/services.ts';
import { HEAD_FILE } from '../audit/headFile.ts';
import { record } from '../audit/record.ts';
import { systemContext } from '../operation/context.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';

/** Starts of a database and of the portal's parts take their time. */
const TIMEOUT_MS = 120_000;

const PAID = `BEGIN;
  INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "updatedAt")
    VALUES (gen_random_uuid(), 'CONTRACTOR', 'dana@example.com', 'dana@example.com', 'Dana', 'Reyes', 'x', now());
  INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate", status)
    SELECT gen_random_uuid(), id, '2026-11-09', '2026-11-15', 210, 0, 210, '2026-11-20', 'PAID' FROM "User"; COMMIT`;

let dataDir: string;
beforeAll(async () => {
  dataDir = newDataFolder();
  // A database never comes before the key to what will be in it.
  loadSecrets({ dataDir });
  await fillDataFolder(dataDir);
  await withDatabase(async (database) => {
    await enterThree(database);
    await database.pool.query(PAID);
  });
}, TIMEOUT_MS);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function withDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Three entries in the audit log. */
async function enterThree(database: Database): Promise<void> {
  const settings = {
    timeZone: 'UTC',
    registration: 'closed',
    freshSessionMinutes: 10,
    databaseSeconds: 0,
    documentSeconds: 0,
    changes: 0,
    dataDir,
  } as const;
  const services = createServices({ database, secrets: loadSecrets({ dataDir }), settings, sealDelay: null });
  await inTransaction(services.db, async (tx) => {
    for (let index = 0; index < 3; index += 1)
      await record(tx, systemContext(services), { action: 'COMPANY_UPDATED', entityType: 'CompanyProfile' });
  });
}

const anchor = () => join(dataDir, 'anchor.jsonl');

const settings = () => ({ DATA_DIR: dataDir, AUDIT_ANCHOR_FILE: anchor() });
const verifyLog = (...args: string[]) => runCommand('audit:verify', { args, settings: settings() });
const verifyLedger = (...args: string[]) => runCommand('ledger:verify', { args, settings: settings() });

test('an untouched log and an untouched ledger are proven', { timeout: TIMEOUT_MS }, async () => {
  const log = await verifyLog('--against', anchor());
  expect(log).toMatchObject({ status: 0, stderr: '' });
  expect(log.stdout).toMatch(
    /^All 3 entries are as written\.\nHead of the chain: [0-9a-f]{64}\nThe log is the one in .*anchor\.jsonl \(\d links\)\.\n$/,
  );
  expect(readdirSync(dataDir)).toContain(HEAD_FILE);
  // In the short form ledger.test.ts has one that adds up.
  if (!process.env.LONG) return;
  expect(await verifyLedger()).toEqual({
    status: 0,
    stdout:
      'The ledger adds up: 2 entries, and the balances of 1 payee are what runs, payments, advances and opening balances come to.\n',
    stderr: '',
  });
});

longTest('what is broken in them is said, with status 1', { timeout: TIMEOUT_MS }, async () => {
  await withDatabase(async ({ pool }) => {
    await pool.query(`BEGIN; SET LOCAL session_replication_role = replica;
      DELETE FROM "AuditLog" WHERE sequence = 2; COMMIT`);
    await pool.query(pastEverything(`UPDATE "LedgerBalance" SET cents = 0 WHERE account = 'CASH'`));
  });
  writeFileSync(anchor(), readFileSync(anchor(), 'utf8').replace(/(?<="hash":").{8}/, '00000000'));
  expect(await verifyLog('--against', anchor())).toEqual({
    status: 1,
    stdout: '',
    stderr: `Entry 2 is missing: it was removed from the log.\nEntry 1 is not the one in ${anchor()}: it was altered or removed after it had left for the file.\n`,
  });
  expect(await verifyLedger()).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Payee #1, CASH of 2026: the balance is $0.00, but the postings come to -$210.00.\n',
  });
});

// In the short form test/faults shows it: startStop.test.ts with a second portal, and transfer.test.ts with a move.
longTest('says in one line that the portal is running on the folder', { timeout: TIMEOUT_MS }, async () => {
  await withDatabase(async () => {
    const { status, stderr } = await verifyLog();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR .* is in use by process \d+\.\n$/);
  });
});

// In the short form rotate.command.test.ts does.
longTest('says how it is called', { timeout: TIMEOUT_MS }, async () => {
  expect(await verifyLedger('2026')).toMatchObject({
    status: 2,
    stderr: 'Usage: npm run ledger:verify -- [--json] [--quiet] [--help]\n',
  });
});
