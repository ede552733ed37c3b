/** The portal backs up by itself, and proves that what it wrote can be restored; a backup that is broken is found. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from './support/commands.ts';
import { companyFolder, companyOnPostgres, emptyFolder } from './support/company.ts';
import { besideServer, inDatabase, type Place } from './support/database.ts';
import { hasPostgres } from './support/postgres.ts';
import { start, toSettings } from './support/server.ts';
import { until } from './support/until.ts';

const scheduled = (place: Place, folder: string): Place & { settings: Record<string, string> } => ({
  ...place,
  settings: { BACKUP_SCHEDULE: '00:00', BACKUP_TARGET: folder },
});

/** A proof makes a whole database, twice as slowly where other work runs. */
const BUSY = { within: 250_000, every: 100 };

const ATTEMPTS = `SELECT action FROM "AuditLog" WHERE action LIKE 'BACKUP%' ORDER BY sequence`;
type Query = <Row extends object>(sql: string) => Promise<Row[]>;
const attempts = async (query: Query) =>
  (await query<{ action: string }>(ATTEMPTS)).map(({ action }) => action);

test('a portal writes a backup that only the data key opens, restores it, and finds a broken one', async () => {
  const place = companyFolder();
  const folder = emptyFolder();
  // As a proof leaves it that is killed.
  mkdirSync(join(place.dataDir, 'proving', 'portal', 'postgres'), { recursive: true });
  writeFileSync(join(place.dataDir, 'proving', 'portal', 'postgres', 'PG_VERSION'), '18\n');
  const server = await start(place, scheduled(place, folder).settings);
  await besideServer(place, async (query) => {
    await until('a proof', async () => (await attempts(query as Query)).length > 1, BUSY);
    expect(await attempts(query as Query)).toEqual(['BACKUP_MADE', 'BACKUP_PROVEN']);
  });
  expect(readdirSync(place.dataDir)).not.toContain('proving');
  const [name, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const file = join(folder, name!);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const content = readFileSync(file);
  expect(content.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
  expect(await server.kill('SIGTERM')).toBe(0);

  const verify = (path: string) => runCommand('backup:verify', { args: [path], settings: toSettings(place) });
  const whole = await verify(file);
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(whole.stdout).toMatch(/^The ledger adds up/m);
  const broken = `${file}.broken`;
  content[content.length >> 1]! ^= 1;
  writeFileSync(broken, content);
  expect(await verify(broken)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The backup is damaged: /),
  });
  expect(readdirSync(place.dataDir)).not.toContain('proving');
});

test.runIf(hasPostgres)('of two processes on one database, one backs up', async () => {
  const { place } = await companyOnPostgres();
  const folder = emptyFolder();
  const { settings } = scheduled(place, folder);
  const servers = await Promise.all([
    start(place, settings),
    start({ ...place, dataDir: emptyFolder() }, settings),
  ]);
  await inDatabase(place, async (query) => {
    await until('a proof', async () => (await attempts(query as Query)).length > 1, BUSY);
    expect(await attempts(query as Query)).toEqual(['BACKUP_MADE', 'BACKUP_PROVEN']);
  });
  expect(readdirSync(folder)).toHaveLength(1);
  for (const server of servers) expect(await server.kill('SIGTERM')).toBe(0);
});
