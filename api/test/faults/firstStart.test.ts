/** A first start that is killed half-way is followed by one that finds nothing amiss, at whatever it was. */
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { schemaDump } from '../support/schemaDump.ts';
import { signIn } from './support/client.ts';
import {
  ADMIN,
  companyFolder,
  companyOnPostgres,
  emptyFolder,
  FIRST_ADMIN,
  SECRETS,
} from './support/company.ts';
import { inDatabase, type Place } from './support/database.ts';
import { hasPostgres } from './support/postgres.ts';
import { launchForTest, ready, toSettings } from './support/server.ts';
import { until } from './support/until.ts';

const long = Boolean(process.env.LONG);
const dumpSchema = (place: Place) => inDatabase(place, (query) => schemaDump((sql) => query(sql)));

/** Starts for good and looks around. */
async function expectWhole(place: Place, schema: string[]): Promise<void> {
  const server = await ready(launchForTest({ ...toSettings(place), ...FIRST_ADMIN }));
  await signIn(server.url, ADMIN);
  expect(await server.kill('SIGTERM')).toBe(0);
  await inDatabase(place, async (query) => {
    expect(await dumpSchema(place)).toEqual(schema);
    expect(await query('SELECT email FROM "User"')).toEqual([{ email: ADMIN }]);
  });
}

/** Those of a folder that others write to. */
function countFiles(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true }).length;
  } catch (error) {
    // A directory went while it was read.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return 0;
  }
}

test('the embedded database, killed while it is made', { timeout: 1_200_000 }, async () => {
  const schema = await dumpSchema(companyFolder());
  const place = { dataDir: emptyFolder() };
  // A database is more than 900 files before the first migration, and more than 1,300 after the last one.
  const moments = long ? Array.from({ length: 40 }, (_, kill) => 20 + 30 * kill) : [500, 1_100];
  for (const files of moments) {
    // On one folder: each process goes on where the one before it was.
    const launched = launchForTest({ ...toSettings(place), ...FIRST_ADMIN });
    await until(`${files} files`, () => launched.hasEnded() || countFiles(place.dataDir) >= files, {
      every: 1,
    });
    await launched.kill('SIGKILL');
  }
  await expectWhole(place, schema);
  console.log(`${moments.length} kills of a first start: whole`);
});

/**
 * Every statement of a migration counts itself, in a sequence, which no rollback takes back, and the one whose number
 * was chosen waits for a lock that the test holds.
 */
const COUNT_STATEMENTS = `
  CREATE SCHEMA faults; CREATE SEQUENCE faults.statements; CREATE SEQUENCE faults.chosen;
  CREATE FUNCTION faults.count() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('faults.statements') = (SELECT last_value FROM faults.chosen) THEN
        PERFORM pg_advisory_xact_lock(4711);
      END IF;
    END $$;
  CREATE EVENT TRIGGER faults_count ON ddl_command_start EXECUTE FUNCTION faults.count()`;
/** How many wait for the lock. */
const WAITING = `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted`;
const STOP_COUNTING = 'DROP EVENT TRIGGER faults_count; DROP SCHEMA faults CASCADE';

test.runIf(hasPostgres)(
  'a PostgreSQL server whose portal is killed at one statement of the migrations after the other',
  { timeout: 3_600_000 },
  async () => {
    const { place: company } = await companyOnPostgres();
    const schema = await dumpSchema(company);
    await inDatabase(company, (query) => query('CREATE DATABASE new'));
    const url = company.databaseUrl!.replace(/postgres$/, 'new');
    const place = { dataDir: emptyFolder(), databaseUrl: url, secrets: SECRETS };
    const client = new pg.Client({ connectionString: url });
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

      // The first migration alone has more than a hundred.
      const statements = long ? Array.from({ length: 60 }, (_, index) => 2 + 2 * index) : [3, 95];
      for (const statement of statements) {
        await client.query(`SELECT pg_advisory_lock(4711), setval('faults.chosen', $1)`, [
          (await counted()) + statement,
        ]);
        const launched = launchForTest({ ...toSettings(place), ...FIRST_ADMIN });
        const isWaiting = async () => (await client.query(WAITING)).rows[0].n > 0;
        await until(`statement ${statement} of the migrations`, isWaiting);
        await launched.kill('SIGKILL');
        await client.query('SELECT pg_advisory_unlock(4711)');
        // The server notices by itself that nobody waits for the script any more, at the latest when it is through.
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
    await expectWhole(place, schema);
  },
);
