/** Lists in SQL, on a data model of two tables. Tests with a client check that they equal Prisma's own lists. */
import type { Decimal } from '@prisma/client/runtime/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keyOf, type Machines, machineModels, openMachines } from '../../../test/support/machines.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { createFinder } from './finder.ts';

/** Types as in a generated client. */
interface Delegate<Payload> {
  [type: symbol]: { types: { payload: Payload; operations: { findMany: { args: Args; result: unknown } } } };
  findMany: (args: Args) => Promise<unknown>;
  count: (args: Args) => Promise<number>;
}
interface Args {
  select?: object;
  where?: object;
  orderBy?: object;
  take?: number;
  skip?: number;
  distinct?: string[];
}
interface MachinePayload {
  name: 'Machine';
  scalars: { name: string; price: Decimal | null; createdAt: Date; parts: bigint };
  objects: { readings: ReadingPayload[] };
  composites: Record<never, never>;
}
interface ReadingPayload {
  name: 'Reading';
  scalars: { id: string; day: Date; value: Decimal | null; details: unknown };
  objects: { machine: MachinePayload; correctedBy: ReadingPayload | null };
  composites: Record<never, never>;
}
interface Client {
  machine: Delegate<MachinePayload>;
  reading: Delegate<ReadingPayload>;
}

/** Gets only queries that have no SQL. */
const client: Client = {
  machine: { findMany: vi.fn(async () => ['by Prisma']), count: vi.fn(async () => 7) },
  reading: { findMany: vi.fn(), count: vi.fn() },
};
const { findMany, count, findManyByOwner, listBy } = createFinder<Client, keyof Client, 'machineId'>({
  models: machineModels,
  ownerKeys: { machineId: 'uuid' },
});

let machines: Machines;
let context: { db: Client; sql: Machines['sql'] };
beforeAll(async () => {
  machines = await openMachines();
  context = { db: client, sql: machines.sql };
});
afterAll(() => machines.database.close());

const NAME = { select: { name: true }, orderBy: { name: 'asc' } };
const namesOf = (where: object, rest: object = {}) =>
  findMany(context, 'machine', { ...NAME, where, ...rest });
const [LATHE, PRESS, SAW] = ['Lathe 100%_', 'Press', 'Saw'];

it.each([
  ['a value', { level: 'INFO' }, [LATHE, SAW]],
  ['one of several', { serialId: { in: [keyOf(1), keyOf(2)] } }, [LATHE, PRESS]],
  ['none of an empty list', { serialId: { in: [] } }, []],
  ['no value', { price: null }, [PRESS]],
  ['some value', { price: { not: null } }, [LATHE, SAW]],
  ['another value', { level: { not: 'INFO' } }, [PRESS]],
  ['a range', { createdAt: { gte: new Date('2026-11-03'), lt: new Date('2026-11-04') } }, [PRESS]],
  ['any of two', { OR: [{ name: PRESS }, { price: { lte: 80 } }] }, [PRESS, SAW]],
  ['all of two', { AND: [{ level: 'INFO' }, { price: { gt: 80 } }] }, [LATHE]],
  ['a part of a text, in any case', { name: { contains: '100\\%\\_', mode: 'insensitive' } }, [LATHE]],
  ['how a text begins, in any case', { name: { startsWith: 'p', mode: 'insensitive' } }, [PRESS]],
  ['a record of the list', { readings: { some: { value: { gt: 2 } } } }, [PRESS]],
  ['a record two relations on', { readings: { some: { corrects: { value: 1.25 } } } }, [LATHE]],
  ['a text in JSON', { readings: { some: { details: { path: ['by'], equals: 'Ada' } } } }, [LATHE]],
  [
    'part of a list in JSON',
    { readings: { some: { details: { path: ['tags'], array_contains: ['hot'] } } } },
    [LATHE],
  ],
])('finds and counts by %s', async (_what, where, names) => {
  expect((await namesOf(where)).map(({ name }) => name)).toEqual(names);
  expect(await count(context, 'machine', { where })).toBe(names.length);
});

it('orders and cuts, and counts no further than its limit', async () => {
  const descending = { orderBy: [{ level: 'desc' }, { name: 'desc' }] };
  expect(await namesOf({}, descending)).toMatchObject([{ name: PRESS }, { name: SAW }, { name: LATHE }]);
  expect(await namesOf({}, { skip: 1, take: 1 })).toMatchObject([{ name: PRESS }]);
  expect(await count(context, 'machine', { take: 2 })).toBe(2);
});

it('reads only the keys of skipped rows, no matter what the key is called', async () => {
  const [statement] = await recordStatements(machines.database.pool, async () => {
    expect(await namesOf({}, { skip: 1, take: 1 })).toMatchObject([{ name: PRESS }]);
  });
  expect(statement).toContain('t."serialId" IN (SELECT t."serialId" FROM "Machine" t');
});

it('converts JSON values to their types, in nested records too', async () => {
  const select = {
    ...{ price: true, createdAt: true },
    readings: {
      select: {
        ...{ day: true, value: true, details: true },
        machine: { select: { name: true } },
        correctedBy: { select: { id: true } },
      },
      where: { value: { not: null } },
      orderBy: { day: 'asc' },
      take: 1,
    },
  };
  const [lathe, press, saw] = await findMany(context, 'machine', { select, orderBy: { serialId: 'asc' } });
  expect(lathe).toMatchObject({ createdAt: new Date('2026-11-02T08:00:00.120Z') });
  expect(lathe!.price!.toFixed(2)).toBe('210.50');
  const [reading] = lathe!.readings;
  expect(reading).toMatchObject({
    day: new Date('2026-11-02'),
    details: { by: 'Ada', tags: ['hot', 'loud'] },
    machine: { name: LATHE },
    correctedBy: { id: keyOf(13) },
  });
  expect(reading!.value!.toFixed(2)).toBe('1.25');
  expect(press).toMatchObject({ price: null, readings: [{ details: null, correctedBy: null }] });
  expect(saw!.readings).toEqual([]);
});

const NEWEST = { select: { id: true }, orderBy: { day: 'desc' }, take: 2 };
const newest = [[{ id: keyOf(13) }, { id: keyOf(12) }], [{ id: keyOf(14) }], []];
const owners = [1, 2, 3].map(keyOf);

it('reads the rows of many owners, each with the same bound', async () => {
  const lists = await findManyByOwner(context, 'reading', 'machineId', owners, NEWEST);
  expect(owners.map((owner) => lists.get(owner))).toMatchObject(newest);
});

it('runs a list of each owner once for all of them', async () => {
  const newestOf = listBy('reading', 'machineId', NEWEST);
  const statements = await recordStatements(machines.database.pool, async () => {
    expect(await Promise.all(owners.map((owner) => newestOf(context, owner)))).toMatchObject(newest);
  });
  expect(statements).toHaveLength(1);
  expect(statements[0]).toContain('FROM (SELECT "serialId" AS key FROM "Machine" WHERE "serialId" IN (');
});

it.each([
  ['a filter', { ...NAME, where: { readings: { none: {} } } }],
  ['an argument', { ...NAME, distinct: ['name'] }],
  ['an order', { ...NAME, orderBy: { readings: { _count: 'asc' } } }],
  ['a type', { select: { parts: true } }],
  ['a field', { select: { weight: true } }],
  ['everything', {}],
])('leaves %s that it has no SQL for to Prisma', async (_what, args) => {
  const statements = await recordStatements(machines.database.pool, async () => {
    expect(await findMany(context, 'machine', args)).toEqual(['by Prisma']);
  });
  expect(statements).toEqual([]);
  expect(client.machine.findMany).toHaveBeenLastCalledWith(args);
});

it('has Prisma count what it has no SQL for', async () => {
  expect(await count(context, 'machine', { where: { readings: { every: {} } } })).toBe(7);
});

it('refuses a list by a column that is not a key, and one with values of its own', () => {
  const byName = createFinder<Client, 'reading', 'value'>({
    models: machineModels,
    ownerKeys: { value: 'numeric' },
  });
  expect(() => byName.listBy('reading', 'value', NEWEST)).toThrow('Reading.value is no key');
  expect(() => listBy('reading', 'machineId', { ...NEWEST, where: { value: 1 } })).toThrow('no values');
});
