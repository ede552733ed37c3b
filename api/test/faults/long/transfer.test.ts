/**
 * A move to a PostgreSQL server in the middle of a payroll: a killed move leaves nothing, and after a complete move,
 * the payroll continues on the new server.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { send, signIn } from '../support/client.ts';
import { runCommand } from '../support/commands.ts';
import { ADMIN, companyFolder } from '../support/company.ts';
import type { Place } from '../support/database.ts';
import {
  addPayees,
  boardTotals,
  ledger,
  payEverybody,
  untilFinished,
  untilPaid,
} from '../support/payroll.ts';
import { hasPostgres, postgresForTest } from '../support/postgres.ts';
import { everything, rowCount } from '../support/rows.ts';
import { start } from '../support/server.ts';

const PEOPLE = 6;

describe.runIf(hasPostgres)('a move to a PostgreSQL server', () => {
  test('moves everything, including a half-done payroll', { timeout: 600_000 }, async () => {
    const place = companyFolder();
    await addPayees(place, PEOPLE);
    const { url } = await postgresForTest();
    const move = { settings: { DATA_DIR: place.dataDir, DATABASE_URL: url } };
    const first = await start(place);
    const admin = await signIn(first.url, ADMIN);
    const batch = await payEverybody(first.url, admin, await boardTotals(first.url, admin));
    await untilPaid(first.url, admin, batch, 2);

    const busy = await runCommand('transfer', move);
    expect(busy.status).toBe(1);
    expect(busy.stderr).toMatch(/is in use by process \d+\. Stop the portal first: /);
    expect(await first.kill('SIGKILL')).toBeNull();

    const killed = await runCommand('transfer', { ...move, killAt: /PayrollRun/ });
    expect(killed.status).toBeNull();
    const path = join(place.dataDir, 'server.env');
    const secrets = parseEnv(readFileSync(path, 'utf8')) as NonNullable<Place['secrets']>;
    expect(await rowCount({ ...place, databaseUrl: url, secrets })).toBe(0);

    const moved = await runCommand('transfer', move);
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    expect(moved.stdout).toMatch(/Audit log: All [\d,]+ entries are as written\./);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const written = parseEnv(readFileSync(path, 'utf8')) as NonNullable<Place['secrets']>;
    for (const secret of Object.values(written)) expect(moved.stdout).not.toContain(secret);
    const target = { ...place, databaseUrl: url, secrets: written };
    const [before, after] = [await everything(place), await everything(target)];
    // The verification on the new place seals what the killed process had not sealed yet, which gives changes their places.
    for (const rows of [before, after]) delete rows.RecordChange;
    for (const seals of ['AuditSeal', 'LedgerSeal']) {
      expect(after[seals]).toEqual(expect.arrayContaining(before[seals]!));
      delete before[seals];
      delete after[seals];
    }
    expect(after).toEqual(before);

    const again = await runCommand('transfer', move);
    expect(again.stderr).toMatch(/^The database is not empty/);

    const second = await start(target);
    expect((await send(second.url, { path: '/api/auth/me', token: admin.token })).status).toBe(401);
    const back = await signIn(second.url, ADMIN);
    await untilFinished(second.url, back, batch);
    expect(await second.kill('SIGTERM')).toBe(0);
    expect(await ledger(target)).toMatchObject({
      runs: PEOPLE,
      people: PEOPLE,
      settled: PEOPLE,
      finished: 1,
    });
  });
});
