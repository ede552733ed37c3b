/** Requests of one moment go to the database together, and fail separately. */
import { sqltag } from '@prisma/client/runtime/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Machines, openMachines } from '../../../test/support/machines.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { guarded } from '../db/transaction.ts';

let machines: Machines;
beforeAll(async () => {
  machines = await openMachines();
});
afterAll(() => machines.database.close());

it('reads simultaneous requests with one statement, and keeps errors separate', async () => {
  const { sql, database } = machines;
  const operation = {};
  const read = (text: ReturnType<typeof sqltag>) => sql.read<number>(operation, text);
  const statements = await recordStatements(database.pool, async () => {
    const [one, error, two] = await Promise.allSettled([
      read(sqltag`SELECT to_json(${1}::int)`),
      read(sqltag`SELECT to_json(1 / ${0}::int)`),
      read(sqltag`SELECT to_json(${2}::int)`),
    ]);
    expect([one, two]).toMatchObject([{ value: 1 }, { value: 2 }]);
    expect(error.status).toBe('rejected');
    expect(await Promise.all([read(sqltag`SELECT '3'::json`), read(sqltag`SELECT '4'::json`)])).toEqual([
      3, 4,
    ]);
  });
  // All three together, each alone, and the last two together.
  expect(statements.length).toBe(5);
});

it('does not read outside of a running transaction', async () => {
  const asked = guarded(() => machines.sql.read({}, sqltag`SELECT '1'::json`));
  await expect(asked).rejects.toThrow('inside a transaction');
});
