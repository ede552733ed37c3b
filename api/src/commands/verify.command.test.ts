/** The built command as a person runs it, on a data folder of its own. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../test/faults/support/commands.ts';
import { fillDataFolder, newDataFolder } from '../../test/support/database.ts';
import { createServices } from '../app/services.ts';
import { HEAD_FILE } from '../audit/headFile.ts';
import { record } from '../audit/record.ts';
import { systemContext } from '../operation/context.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';

/** Starts of a database and of the portal's parts take their time. */
const TIMEOUT_MS = 120_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = newDataFolder();
  // A database never comes before the key to what will be in it.
  loadSecrets({ dataDir });
  await fillDataFolder(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function withDatabase(work: (database: Database) => Promise<unknown>): Promise<void> {
  const secrets = loadSecrets({ dataDir });
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  try {
    const settings = {
      timeZone: 'UTC',
      registration: 'closed',
      freshSessionMinutes: 10,
      databaseSeconds: 0,
      documentSeconds: 0,
      changes: 0,
      dataDir,
    } as const;
    const services = createServices({ database, secrets, settings, sealDelay: null });
    if ((await services.db.auditLog.count()) === 0)
      await inTransaction(services.db, async (tx) => {
        for (let index = 0; index < 3; index += 1)
          await record(tx, systemContext(services), {
            action: 'COMPANY_UPDATED',
            entityType: 'CompanyProfile',
          });
      });
    await work(database);
  } finally {
    await database.close();
  }
}

const anchor = () => join(dataDir, 'anchor.jsonl');

const verify = (...args: string[]) =>
  runCommand('verify', { args, settings: { DATA_DIR: dataDir, AUDIT_ANCHOR_FILE: anchor() } });

test(
  'proves an untouched log, and says what is broken with status 1',
  async () => {
    await withDatabase(async () => {});
    const good = await verify('--against', anchor());
    expect(good).toMatchObject({ status: 0, stderr: '' });
    expect(good.stdout).toMatch(
      /^All 3 entries are as written\.\nHead of the chain: [0-9a-f]{64}\nThe log is the one in .*anchor\.jsonl \(3 links\)\.\n$/,
    );
    expect(readdirSync(dataDir)).toContain(HEAD_FILE);

    await withDatabase(({ pool }) =>
      pool.query(`BEGIN; SET LOCAL session_replication_role = replica;
      DELETE FROM "AuditLog" WHERE sequence = 2; COMMIT`),
    );
    writeFileSync(anchor(), readFileSync(anchor(), 'utf8').replace(/(?<="hash":").{8}/, '00000000'));
    expect(await verify('--against', anchor())).toEqual({
      status: 1,
      stdout: '',
      stderr: `Entry 2 is missing: it was removed from the log.\nEntry 1 is not the one in ${anchor()}: it was altered or removed after it had left for the file.\n`,
    });
  },
  TIMEOUT_MS,
);

// In the short form test/faults shows it: startStop.test.ts with a second portal, and transfer.test.ts with a move.
test.runIf(process.env.LONG)(
  'says in one line that the portal is running on the folder',
  async () => {
    await withDatabase(async () => {
      const { status, stderr } = await verify();
      expect(status).toBe(1);
      expect(stderr).toMatch(/^DATA_DIR .* is in use by process \d+\.\n$/);
    });
  },
  TIMEOUT_MS,
);
