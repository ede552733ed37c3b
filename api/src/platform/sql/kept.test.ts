/** A value is kept until one of its tables changes in any way, and is never older than one that is read anew. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Machines, openMachines } from '../../../test/support/machines.ts';
import type { TableName } from './dataModel.ts';
import type { JsonReader } from './jsonReader.ts';
import { forgottenTouches, momentOf } from './kept.sql.ts';
import { createKept, type Kept, type KeptKind } from './kept.ts';
import { changeIn } from './transaction.ts';

let machines: Machines;
let operation: { sql: JsonReader; now: () => Date };
let now: Date;
let kept: Kept;
let computed: number;
const query = (text: string) => machines.database.pool.query(text);
beforeAll(async () => {
  machines = await openMachines();
  await query(`CREATE TRIGGER touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Machine"
    FOR EACH STATEMENT EXECUTE FUNCTION touch_table(); ALTER TABLE "Machine" ENABLE ALWAYS TRIGGER touched`);
  operation = { sql: machines.sql, now: () => now };
});
const setTo = (price: number) => `UPDATE "Machine" SET price = ${price}`;
beforeEach(async () => {
  await query(setTo(80));
  now = new Date('2026-11-18T17:00:00Z');
  kept = createKept();
  computed = 0;
});
afterAll(() => machines.database.close());

const PRICE: KeptKind<number> = { name: 'price', tables: ['Machine' as TableName] };
const AT_ONCE: KeptKind<number> = { ...PRICE, isOneStatement: true };

/** The kept price, and how often it was computed. */
async function ask({ kind = PRICE, shop = 1 } = {}): Promise<[number, number]> {
  const price = await kept.compute(operation, kind, [shop], async () => {
    computed += 1;
    return (await query(`SELECT coalesce(max(price), 0)::int AS price FROM "Machine"`)).rows[0]
      .price as number;
  });
  return [price, computed];
}

it('is computed once, and again after a change', async () => {
  expect(await ask()).toEqual([80, 1]);
  expect(await ask()).toEqual([80, 1]);
  await query(setTo(90));
  expect(await ask()).toEqual([90, 2]);
  expect(await ask()).toEqual([90, 2]);
  await query(`INSERT INTO "Machine" VALUES (gen_random_uuid(), 'Drill', 'INFO', 95)`);
  expect(await ask()).toEqual([95, 3]);
  await query(`DELETE FROM "Machine" WHERE name = 'Drill'`);
  expect(await ask()).toEqual([90, 4]);
});

it('is computed for each set of arguments, and stays if another table changes or nothing is committed', async () => {
  await ask();
  expect(await ask({ shop: 2 })).toEqual([80, 2]);
  await query(`UPDATE "Reading" SET value = 1`);
  await query(`BEGIN; ${setTo(90)}; ROLLBACK`);
  expect(await ask()).toEqual([80, 2]);
});

it('does not miss a transaction that began before the value was computed and was committed later', async () => {
  const client = await machines.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(setTo(90));
    if (!machines.database.embedded) {
      expect(await ask()).toEqual([80, 1]);
      expect(await ask({ kind: AT_ONCE, shop: 2 })).toEqual([80, 2]);
    }
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  expect((await ask())[0]).toBe(90);
  expect((await ask({ kind: AT_ONCE, shop: 2 }))[0]).toBe(90);
});

it.each([PRICE, AT_ONCE])('does not miss a change that is made while it is computed: %j', async (kind) => {
  await ask();
  const changed = await kept.compute(operation, kind, [2], async () => {
    const price = 80;
    await query(setTo(90));
    return price;
  });
  expect(changed).toBe(80);
  expect(await ask({ kind, shop: 2 })).toEqual([90, 2]);
});

it('is computed again if something changed between an earlier value and this one', async () => {
  await ask();
  await query(setTo(90));
  expect(await ask({ kind: AT_ONCE, shop: 2 })).toEqual([90, 2]);
  await query(setTo(70));
  expect(await ask({ kind: AT_ONCE, shop: 2 })).toEqual([70, 3]);
  expect(await ask({ kind: AT_ONCE, shop: 2 })).toEqual([70, 3]);
});

it('is computed again at the moment from which it says to differ', async () => {
  const kind = { ...PRICE, until: () => new Date('2026-11-18T18:00:00Z') };
  await ask({ kind });
  now = new Date('2026-11-18T17:59:59Z');
  expect(await ask({ kind })).toEqual([80, 1]);
  now = new Date('2026-11-18T18:00:00Z');
  expect(await ask({ kind })).toEqual([80, 2]);
});

it('is not kept, and takes no statement for keeping, if it is over when it is computed', async () => {
  const read = vi.spyOn(operation.sql, 'read');
  const kind = { ...AT_ONCE, until: (price: number) => (price < 90 ? new Date(0) : null) };
  for (const times of [1, 2, 3]) expect(await ask({ kind })).toEqual([80, times]);
  await query(setTo(90));
  // The first moment is from before the change, so it does not know that this value is new.
  for (const times of [4, 5, 5]) expect(await ask({ kind })).toEqual([90, times]);
  // For the first value of all, and for the two uses of what was kept.
  expect(read).toHaveBeenCalledTimes(3);
  read.mockRestore();
});

it('is not kept if computing it fails', async () => {
  const fails = kept.compute(operation, PRICE, [1], () => Promise.reject(new Error('no luck')));
  await expect(fails).rejects.toThrow('no luck');
  expect(await ask()).toEqual([80, 1]);
});

it('counts another server as a change', async () => {
  const read = (server: string, snapshot: string) =>
    operation.sql.read(operation, momentOf({ tables: [], snapshot, server }));
  const { server, snapshot } = await read('', '1:1:');
  expect(await read(server, snapshot)).toMatchObject({ isTouched: false });
  expect(await read('2020-01-01 00:00:00+00', snapshot)).toMatchObject({ isTouched: true });
});

it('forgets changes that are older than any kept value', async () => {
  const count = async () => Number((await query('SELECT count(*) FROM "TouchedTable"')).rows[0].count);
  await query(setTo(90));
  const before = await count();
  await changeIn(machines.database.prisma, forgottenTouches());
  expect(await count()).toBe(before);
  await query(`UPDATE "TouchedTable" SET "touchedAt" = now() - interval '61 minutes'`);
  await changeIn(machines.database.prisma, forgottenTouches());
  expect(await count()).toBe(0);
});

it('notices what a session without triggers changes, and TRUNCATE', async () => {
  await ask();
  await query(`BEGIN; SET LOCAL session_replication_role = replica; ${setTo(90)}; COMMIT`);
  expect(await ask()).toEqual([90, 2]);
  await query('BEGIN; TRUNCATE "Machine" CASCADE; COMMIT');
  expect(await ask()).toEqual([0, 3]);
});
