/** A value is kept until one of its tables changes, whoever changes it, and is never older than one that is read anew. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../db/database.ts';
import { db, defineValue } from './define.ts';
import { createJsonReader, type JsonReader } from './jsonReader.ts';
import { forgottenTouches, momentOf } from './kept.sql.ts';
import { createKept, type Kept, type KeptKind, readKept, tablesOf, WATCHED } from './kept.ts';
import { changeIn } from './transaction.ts';

let database: Database;
let operation: { sql: JsonReader; now: () => Date };
let now: Date;
let kept: Kept;
let computed: number;
beforeAll(async () => {
  database = await openTestDatabase();
  operation = { sql: createJsonReader(database.pool, false), now: () => now };
});
beforeEach(async () => {
  await query(`TRUNCATE "TaxYearSetting"; ${ADD}`);
  now = new Date('2026-11-18T17:00:00Z');
  kept = createKept();
  computed = 0;
});
afterAll(() => database.close());

const ADD = `INSERT INTO "TaxYearSetting" (year, "reportingThreshold", "updatedAt") VALUES (2030, 2000, now())`;
const query = (text: string) => database.pool.query(text);
const THRESHOLD: KeptKind<number> = { name: 'threshold', tables: ['TaxYearSetting'] };
const setTo = (threshold: number) => `UPDATE "TaxYearSetting" SET "reportingThreshold" = ${threshold}`;

/** The kept threshold, and how often it was computed. */
async function ask({ kind = THRESHOLD, year = 2030 } = {}): Promise<[number, number]> {
  const threshold = await kept.compute(operation, kind, [year], async () => {
    computed += 1;
    const { rows } = await query(`SELECT "reportingThreshold"::int AS of FROM "TaxYearSetting"`);
    return rows[0].of as number;
  });
  return [threshold, computed];
}

it('is computed once, and again after a change', async () => {
  expect(await ask()).toEqual([2000, 1]);
  expect(await ask()).toEqual([2000, 1]);
  await query(setTo(2100));
  expect(await ask()).toEqual([2100, 2]);
  expect(await ask()).toEqual([2100, 2]);
  await query(`DELETE FROM "TaxYearSetting"`);
  await query(ADD);
  expect(await ask()).toEqual([2000, 3]);
});

it('is computed for each set of arguments, and stays if another table changes or nothing is committed', async () => {
  await ask();
  expect(await ask({ year: 2031 })).toEqual([2000, 2]);
  await query(`UPDATE "PayRate" SET "dailyRate" = 1`);
  await query(`BEGIN; ${setTo(2100)}; ROLLBACK`);
  expect(await ask()).toEqual([2000, 2]);
});

it('does not miss a transaction that began before the value was computed and was committed later', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(setTo(2100));
    if (!database.embedded) expect(await ask()).toEqual([2000, 1]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  expect((await ask())[0]).toBe(2100);
});

it('notices what a session without triggers changes, and TRUNCATE', async () => {
  await ask();
  await query(`BEGIN; SET LOCAL session_replication_role = replica; ${setTo(2100)}; COMMIT`);
  expect(await ask()).toEqual([2100, 2]);
  await query(`TRUNCATE "TaxYearSetting"; ${ADD}`);
  expect(await ask()).toEqual([2000, 3]);
});

it('is computed again at the moment from which it says to differ', async () => {
  const kind = { ...THRESHOLD, until: () => new Date('2026-11-18T18:00:00Z') };
  await ask({ kind });
  now = new Date('2026-11-18T17:59:59Z');
  expect(await ask({ kind })).toEqual([2000, 1]);
  now = new Date('2026-11-18T18:00:00Z');
  expect(await ask({ kind })).toEqual([2000, 2]);
});

it('is not kept if computing it fails', async () => {
  const fails = kept.compute(operation, THRESHOLD, [2030], () => Promise.reject(new Error('no luck')));
  await expect(fails).rejects.toThrow('no luck');
  expect(await ask()).toEqual([2000, 1]);
});

it('counts another server as a change', async () => {
  const read = (server: string, snapshot: string) =>
    operation.sql.read(operation, momentOf({ tables: [], snapshot, server }));
  const { server, snapshot } = await read('', '1:1:');
  expect(await read(server, snapshot)).toMatchObject({ isTouched: false });
  expect(await read('2020-01-01 00:00:00+00', snapshot)).toMatchObject({ isTouched: true });
});

it('keeps what a statement returns, by its values', async () => {
  const thresholdOf = defineValue({ year: 'int' }, ({ year }) =>
    db.selectFrom('TaxYearSetting').where('year', '=', year).select('reportingThreshold').$asScalar(),
  );
  const read = (year: number) => readKept({ ...operation, kept }, thresholdOf({ year }));
  expect([await read(2030), await read(2031)]).toEqual([2000, null]);
  await query(setTo(2100));
  expect([await read(2030), await read(2031)]).toEqual([2100, null]);
});

it('can be computed only from tables whose changes are noted: exactly those with the trigger', async () => {
  const { rows } = await query(
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger
     WHERE tgfoid = '"touch_table"'::regproc AND tgenabled = 'A'`,
  );
  const noted = rows.map(({ name }) => name.replaceAll('"', ''));
  expect(noted.sort()).toEqual([...WATCHED].sort());
  const keyOf = defineValue({}, () => db.selectFrom('IdempotencyKey').select('key').$asScalar());
  expect(() => tablesOf(keyOf)).toThrow('IdempotencyKey');
});

it('forgets changes that are older than any kept value', async () => {
  const count = async () => Number((await query('SELECT count(*) FROM "TouchedTable"')).rows[0].count);
  await query(setTo(2100));
  const before = await count();
  await changeIn(database.prisma, forgottenTouches());
  expect(await count()).toBe(before);
  await query(`UPDATE "TouchedTable" SET "touchedAt" = now() - interval '61 minutes'`);
  await changeIn(database.prisma, forgottenTouches());
  expect(await count()).toBe(0);
});
