/** Moving from the embedded database to a server loses no row, and never takes a folder in use. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { runCommand } from './support/commands.ts';
import { companyFolder } from './support/company.ts';
import { inDatabase, type Place } from './support/database.ts';
import { addPayees } from './support/payroll.ts';
import { hasPostgres, postgresForTest } from './support/postgres.ts';
import { everything } from './support/rows.ts';

// The long form kills the move in the middle of a payroll, and a portal runs on what it leaves. The failed restore in
// backup.test.ts leaves just as little.
describe.runIf(hasPostgres)('a move to a PostgreSQL server', () => {
  test('moves everything once the folder is not in use', async () => {
    const place = companyFolder();
    const { url } = await postgresForTest();
    const move = { settings: { DATA_DIR: place.dataDir, DATABASE_URL: url } };
    const before = await inDatabase(place, async () => {
      await addPayees(place, 6);
      // In the short form, rotate.command.test.ts has a command that a running portal blocks.
      const busy = process.env.LONG && (await runCommand('transfer', move));
      if (busy) {
        expect(busy.status).toBe(1);
        expect(busy.stderr).toMatch(/is in use by process \d+\. Stop the portal first: /);
      }
      return everything(place);
    });

    const moved = await runCommand('transfer', move);
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    expect(moved.stdout).toMatch(/Audit log: The only entry is as written\./);
    const path = join(place.dataDir, 'server.env');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const secrets = parseEnv(readFileSync(path, 'utf8')) as NonNullable<Place['secrets']>;
    for (const secret of Object.values(secrets)) expect(moved.stdout).not.toContain(secret);
    const target = { ...place, databaseUrl: url, secrets };
    const after = await everything(target);
    // The verification on the new place seals what was not sealed yet, which gives changes their places.
    for (const rows of [before, after]) delete rows.RecordChange;
    for (const seals of ['AuditSeal', 'LedgerSeal']) {
      expect(after[seals]).toEqual(expect.arrayContaining(before[seals]!));
      delete before[seals];
      delete after[seals];
    }
    expect(after).toEqual(before);

    // The new place can open what the old place encrypted.
    expect(secrets.DATA_KEY).toBe(readFileSync(join(place.dataDir, 'data-key'), 'utf8').trim());
    expect(Buffer.from(secrets.JWT_SECRET, 'base64')).toHaveLength(32);
  });
});
