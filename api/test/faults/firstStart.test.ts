/** A first start that is killed half-way is followed by one that finds nothing amiss, at whatever it was. */
import { setTimeout as sleep } from 'node:timers/promises';
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
import { hasPostgres, postgresForTest } from './support/postgres.ts';
import { launchForTest, ready, toSettings } from './support/server.ts';

const long = Boolean(process.env.LONG);
const dumpSchema = (place: Place) => inDatabase(place, (query) => schemaDump((sql) => query(sql)));

/** Starts for good and looks around. */
async function expectWhole(place: Place, schema: string[]): Promise<void> {
  const server = await ready(launchForTest({ ...toSettings(place), ...FIRST_ADMIN }));
  await signIn(server.url, ADMIN);
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(await dumpSchema(place)).toEqual(schema);
  const people = await inDatabase(place, (query) => query('SELECT email FROM "User"'));
  expect(people).toEqual([{ email: ADMIN }]);
}

test('the embedded database, killed while it is made', { timeout: 1_200_000 }, async () => {
  const schema = await dumpSchema(companyFolder());
  const place = { dataDir: emptyFolder() };
  const kills = long ? 40 : 2;
  for (let kill = 0; kill < kills; kill += 1) {
    // On one folder: each process goes on where the one before it was.
    const launched = launchForTest({ ...toSettings(place), ...FIRST_ADMIN });
    await Promise.race([sleep(200 + Math.random() * 3_000), launched.exited]);
    await launched.kill('SIGKILL');
  }
  await expectWhole(place, schema);
  console.log(`${kills} kills of a first start: whole`);
});

/** Every statement of a migration counts itself, in a sequence, which no rollback takes back, and rests a little. */
const COUNT_STATEMENTS = `
  CREATE SCHEMA faults; CREATE SEQUENCE faults.statements;
  CREATE FUNCTION faults.count() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM nextval('faults.statements'), pg_sleep(0.02); END $$;
  CREATE EVENT TRIGGER faults_count ON ddl_command_start EXECUTE FUNCTION faults.count()`;
const STOP_COUNTING = 'DROP EVENT TRIGGER faults_count; DROP SCHEMA faults CASCADE';

test.runIf(hasPostgres)(
  'a PostgreSQL server whose portal is killed at one statement of the migrations after the other',
  { timeout: 3_600_000 },
  async () => {
    const { place: company } = await companyOnPostgres();
    const schema = await dumpSchema(company);
    const { url } = await postgresForTest();
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
        const before = await counted();
        const launched = launchForTest({ ...toSettings(place), ...FIRST_ADMIN });
        while ((await counted()) < before + statement) await sleep(5);
        await launched.kill('SIGKILL');
        // The server notices by itself that nobody waits for the script any more, at the latest when it is through.
        const others = `SELECT count(*)::int AS n FROM pg_stat_activity
          WHERE application_name = 'carrier-portal'`;
        while ((await client.query(others)).rows[0].n > 0) await sleep(20);
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
