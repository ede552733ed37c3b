/** The built command as a person runs it, on a data folder of its own. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../test/faults/support/commands.ts';
import { fillDataFolder, newDataFolder } from '../../test/support/database.ts';
import { pastEverything } from '../../test/support/guards.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { openDatabase } from '../platform/db/database.ts';

/** Starts of a database take their time. */
const TIMEOUT_MS = 120_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = newDataFolder();
  // A database never comes before the key to what will be in it.
  loadSecrets({ dataDir });
  await fillDataFolder(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function change(...statements: string[]): Promise<void> {
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  try {
    for (const statement of statements) await database.pool.query(statement);
  } finally {
    await database.close();
  }
}

const PAID = `BEGIN;
  INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "updatedAt")
    VALUES (gen_random_uuid(), 'CONTRACTOR', 'dana@example.com', 'dana@example.com', 'Dana', 'Reyes', 'x', now());
  INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", "payDate", status)
    SELECT gen_random_uuid(), id, '2026-11-09', '2026-11-15', 210, 0, 210, '2026-11-20', 'PAID' FROM "User"; COMMIT`;
const WRONG = pastEverything(`UPDATE "LedgerBalance" SET cents = 0 WHERE account = 'CASH'`);

const verify = (...args: string[]) => runCommand('ledger', { args, settings: { DATA_DIR: dataDir } });

test('says which balance is wrong, with status 1', { timeout: TIMEOUT_MS }, async () => {
  await change(PAID, WRONG);
  expect(await verify()).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Payee #1, CASH of 2026: the balance is $0.00, but the postings come to -$210.00.\n',
  });
});

// In the short form the built command says so in lostResponses.test.ts.
test.runIf(process.env.LONG)('confirms an untouched ledger', { timeout: TIMEOUT_MS }, async () => {
  await change(PAID);
  expect(await verify()).toEqual({
    status: 0,
    stdout:
      'The ledger adds up: 2 entries, and the balances of 1 payee are what runs, payments, advances and opening balances come to.\n',
    stderr: '',
  });
});

test('says how it is called', { timeout: TIMEOUT_MS }, async () => {
  expect(await verify('2026')).toMatchObject({ status: 1, stderr: 'Usage: npm run ledger:verify\n' });
});
