/** After a first start is killed at any point, the next start succeeds. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { schemaDump } from '../support/schemaDump.ts';
import { login, send, signIn } from './support/client.ts';
import { ADMIN, companyFolder, emptyFolder, FIRST_ADMIN, SECRETS } from './support/company.ts';
import { inDatabase, type Place } from './support/database.ts';
import { hasPostgres, postgresForTest } from './support/postgres.ts';
import { type Launched, launchForTest, ready, type Settings, start, toSettings } from './support/server.ts';
import { canMount, smallDisk } from './support/smallDisk.ts';
import { until } from './support/until.ts';

const long = Boolean(process.env.LONG);
const dumpSchema = (place: Place) => inDatabase(place, (query) => schemaDump((sql) => query(sql)));

/** Starts the portal and checks that it is complete. */
async function expectWhole(place: Place, schema: string[]): Promise<void> {
  const server = await ready(launchForTest({ ...toSettings(place), ...FIRST_ADMIN }));
  await signIn(server.url, ADMIN);
  expect(await server.kill('SIGTERM')).toBe(0);
  await inDatabase(place, async (query) => {
    expect(await dumpSchema(place)).toEqual(schema);
    expect(await query('SELECT email FROM "User"')).toEqual([{ email: ADMIN }]);
  });
}

/**
 * The number of files in a folder that other processes write to; 0 if the folder does not exist, or if part of it
 * disappears during the read.
 */
function countFiles(folder: string, recursive: boolean): number {
  try {
    return readdirSync(folder, { recursive }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return 0;
  }
}

/** Kills a first start when there are this many files. */
async function killAt(files: number, count: () => number, settings: Settings): Promise<Launched> {
  const launched = launchForTest(settings);
  await until(`${files} files`, () => launched.hasEnded() || count() >= files);
  await launched.kill('SIGKILL');
  return launched;
}

test.runIf(long)('the embedded database, killed while it is created', { timeout: 1_200_000 }, async () => {
  const place = { dataDir: emptyFolder() };
  // On one folder: each process continues where the one before stopped.
  for (let kill = 0; kill < 12; kill += 1)
    await killAt(20 + 100 * kill, () => countFiles(place.dataDir, true), {
      ...toSettings(place),
      ...FIRST_ADMIN,
    });
  await expectWhole(place, inject('companySchema'));
  console.log('12 kills of a first start: whole');
});

function expectSecretsForTheirOwner(dataDir: string): void {
  for (const name of ['jwt-secret', 'data-key']) {
    const path = join(dataDir, name);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(path, 'utf8'), 'base64')).toHaveLength(32);
  }
  expect(readdirSync(dataDir).filter((name) => /^(jwt-secret|data-key)\./.test(name))).toEqual([]);
}

test('the first start keeps its secrets for their owner and prints a password for one use, no other start does', async () => {
  // In the short form, embedded.test.ts tests a folder that does not open.
  const disk = canMount && long ? smallDisk(200) : null;
  const dataDir = join(disk?.folder ?? emptyFolder(), 'data');
  // One start has no space.
  disk?.fill();
  const cramped = disk && launchForTest(toSettings({ dataDir }));
  if (cramped) {
    expect(await cramped.exited).toBe(1);
    expect(cramped.output()).toBe(
      `The embedded database in ${dataDir} does not open: the disk is full; free some space and try again.\n`,
    );
  }
  disk?.free();

  // One start was killed while it created the database.
  mkdirSync(join(dataDir, 'postgres.new'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');

  // Another start is killed during the migrations: 300 tables and indexes exist before the first, and 650 after the
  // last. In the short form, migrate.test.ts has one that fails halfway.
  const tables = join(dataDir, 'postgres', 'base', '5');
  const killed = long && (await killAt(450, () => countFiles(tables, false), toSettings({ dataDir })));
  if (long) expect(countFiles(tables, false)).toBeLessThan(600);

  // One start gets a stop signal when it has only just created its folder; the short form uses a company's folder,
  // which opens sooner.
  const own = long ? { dataDir } : companyFolder();
  const pidFile = join(own.dataDir, 'portal.pid');
  const opening = launchForTest(toSettings(own));
  const isOpen = () => existsSync(pidFile) && Number(readFileSync(pidFile, 'utf8')) === opening.pid;
  await until('a server with a folder', isOpen, { every: 1 });
  expect(await opening.kill('SIGINT')).toBe(0);
  expect(opening.output()).not.toContain('running at');
  expect(opening.errors()).toBe('');

  // None of them blocks the next start, which is the first to print a password; startStop tests later starts.
  for (const earlier of [cramped, opening, killed])
    if (earlier) expect(earlier.output()).not.toContain('password');
  const first = await start({ dataDir });
  // The start writes temporary files that exist for a moment.
  const drafts = () => readdirSync(dataDir).filter((name) => /\.new$|\.[0-9a-f]{12}$/.test(name));
  await until('a folder without drafts', () => drafts().length === 0);
  expectSecretsForTheirOwner(dataDir);
  const [, email, oneTime] = /First administrator: (\S+)\nOne-time password, shown only now: (\S+)\n/.exec(
    first.output(),
  )!;
  const signedIn = await send(first.url, login(email!, oneTime));
  expect(signedIn.body).toMatchObject({ needsPasswordChange: true });
  const { token } = signedIn.body;
  expect(await send(first.url, { path: '/api/contractors', token })).toMatchObject({
    status: 403,
    body: { code: 'PASSWORD_CHANGE_REQUIRED' },
  });
  const newPassword = 'Chosen-Key-2026';
  const changed = await send(first.url, { path: '/api/auth/change-password', token, body: { newPassword } });
  expect(changed.status).toBe(200);
  expect(await send(first.url, { path: '/api/auth/me', token })).toMatchObject({ status: 401 });
  expect(await send(first.url, login(email!, oneTime))).toMatchObject({ status: 401 });
  expect(first.output().split(oneTime!)).toHaveLength(2);
  expect((await send(first.url, login(email!, newPassword))).status).toBe(200);

  if (!long) return;
  await first.kill('SIGKILL');
  expect(await dumpSchema({ dataDir })).toEqual(inject('companySchema'));
});

/**
 * Every statement of a migration counts itself in a sequence, which a rollback does not undo. The statement with the
 * chosen number waits for a lock that the test holds.
 */
const COUNT_STATEMENTS = `
  CREATE SCHEMA faults; CREATE SEQUENCE faults.statements; CREATE SEQUENCE faults.chosen;
  CREATE FUNCTION faults.count() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('faults.statements') = (SELECT last_value FROM faults.chosen) THEN
        PERFORM pg_advisory_xact_lock(4711);
      END IF;
    END $$;
  GRANT USAGE ON SCHEMA faults TO PUBLIC; GRANT ALL ON ALL SEQUENCES IN SCHEMA faults TO PUBLIC;
  CREATE EVENT TRIGGER faults_count ON ddl_command_start EXECUTE FUNCTION faults.count()`;
/** How many sessions wait for the lock. */
const WAITING = `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted`;
const STOP_COUNTING = 'DROP EVENT TRIGGER faults_count; DROP SCHEMA faults CASCADE';

test.runIf(hasPostgres && long)(
  'a PostgreSQL server whose portal is killed at many different statements of the migrations',
  { timeout: 3_600_000 },
  async () => {
    const { url, superuserUrl } = await postgresForTest();
    const place = { dataDir: emptyFolder(), databaseUrl: url, secrets: SECRETS };
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    try {
      await client.query(COUNT_STATEMENTS);
      const counted = async () =>
        Number((await client.query('SELECT last_value FROM faults.statements')).rows[0].last_value);
      const clean = async () =>
        (
          await client.query(
            `SELECT count(*)::int AS n FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
          )
        ).rows[0].n;

      // The first migration alone has more than a hundred statements.
      const statements = Array.from({ length: 12 }, (_, index) => 2 + 10 * index);
      for (const statement of statements) {
        await client.query(`SELECT pg_advisory_lock(4711), setval('faults.chosen', $1)`, [
          (await counted()) + statement,
        ]);
        const launched = launchForTest({ ...toSettings(place), ...FIRST_ADMIN });
        const isWaiting = async () => (await client.query(WAITING)).rows[0].n > 0;
        await until(`statement ${statement} of the migrations`, isWaiting);
        await launched.kill('SIGKILL');
        await client.query('SELECT pg_advisory_unlock(4711)');
        // The server notices by itself that the script's client is gone, at the latest when the script ends.
        const others = `SELECT count(*)::int AS n FROM pg_stat_activity
          WHERE application_name = 'carrier-portal'`;
        await until('a server without portals', async () => (await client.query(others)).rows[0].n === 0);
        expect(await clean(), `after statement ${statement}`).toBe(0);
      }
      await client.query(STOP_COUNTING);
      console.log(`${statements.length} kills within the first migration: nothing left behind`);
    } finally {
      await client.end();
    }
    await expectWhole(place, inject('postgresSchema')!);
  },
);
