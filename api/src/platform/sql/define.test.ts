import { expressionBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { keyOf, type Machines, type MachineTables, openMachines } from '../../../test/support/machines.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  db as applicationDb,
  defineByKey,
  defineChange,
  defineCondition,
  defineList,
  defineRow,
  defineRows,
  defineValue,
  type Instant,
  sql,
} from './define.ts';
import { asText, insertFrom, type RecordOf, recordsFrom, textAt, unnested } from './parts.ts';
import { alone, together } from './statement.ts';
import { changeIn, partsIn, type RawTx, rowsIn, sendIn } from './transaction.ts';

const db = applicationDb.withTables<MachineTables>();

let compiled = 0;
const readings = defineList({ machineId: 'uuid', before: 'date?' }, ({ machineId, before }) => {
  compiled += 1;
  return db
    .selectFrom('Reading')
    .select(['value', 'day', 'createdAt'])
    .where('machineId', '=', machineId)
    .where((eb) => eb.or([eb(before, 'is', null), eb('day', '<', before)]))
    .orderBy('day');
});
const machinesOf = defineRow({ level: 'LogLevel' }, ({ level }) =>
  db
    .selectFrom('Machine')
    .where('level', '=', level)
    .where('name', '<>', "Saw's")
    .select(({ fn }) => [fn.countAll<number>().as('all')]),
);
const names = defineByKey({ ids: 'uuid list' }, ({ ids }) =>
  db.selectFrom('Machine').where('serialId', 'in', ids).select(['serialId as key', 'name as value']),
);
const machine = expressionBuilder(db.selectFrom('Machine as t'));
const called = defineCondition({ name: 'text' }, ({ name }) => machine('t.name', '=', name));
const isKnown = defineCondition({}, () => machine('t.name', 'is not', null));
const matching = defineValue({ condition: 'condition', level: 'LogLevel' }, ({ condition, level }) =>
  db
    .selectFrom('Machine as t')
    .where(condition)
    .where('t.level', '=', level)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .$asScalar(),
);
const addReading = defineChange({ machineId: 'uuid', value: 'numeric', at: 'timestamptz' }, (p) =>
  insertFrom(
    db.insertInto('Reading'),
    db.selectFrom('Machine').where('serialId', '=', p.machineId),
    (eb) => ({
      id: sql<string>`gen_random_uuid()`,
      machineId: eb.ref('Machine.serialId'),
      value: p.value,
      day: sql<string>`'2026-11-05'::date`,
      createdAt: p.at,
    }),
  ),
);
const rename = defineRows({ machineId: 'uuid', name: 'text' }, ({ machineId, name }) =>
  db
    .with('found', (c) => c.selectFrom('Machine').where('serialId', '=', machineId).select('serialId'))
    .updateTable('Machine')
    .from('found')
    .whereRef('found.serialId', '=', 'Machine.serialId')
    .set({ name })
    .returning(['Machine.serialId', 'Machine.name', 'Machine.createdAt', 'Machine.price']),
);
const lockMachine = defineRows({ machineId: 'uuid' }, ({ machineId }) =>
  db
    .selectFrom('Machine')
    .where('serialId', '=', machineId)
    .select(['serialId', 'createdAt'])
    .forNoKeyUpdate(),
);
const days = defineRows({ since: 'date', condition: 'condition' }, ({ since, condition }) =>
  db
    .selectFrom('Reading')
    .innerJoin('Machine as t', 't.serialId', 'Reading.machineId')
    .where('day', '>=', since)
    .where(condition)
    .groupBy('day')
    .orderBy('day')
    .select('day'),
);
const GIVEN = { id: 'uuid', level: 'LogLevel', value: 'numeric?', since: 'date', note: 'jsonb?' } as const;
const labeled = defineRows(
  { records: 'json', ids: 'uuid[]', labels: 'text?[]', number: 'bigint' },
  ({ records, ids, labels, number }) =>
    db
      .selectFrom(recordsFrom(records, GIVEN, 'given'))
      .innerJoin(unnested({ id: ids, label: labels }, 'named'), 'named.id', 'given.id')
      .select(({ ref }) => [
        ...(['given.level', 'given.value', 'given.since', 'given.note', 'named.label'] as const),
        textAt(ref('given.note'), 'reason').as('reason'),
        asText(ref('given.value')).as('valueText'),
        asText(number).as('number'),
      ]),
);

describe('the text', () => {
  it('is built once, whatever its values', () => {
    const [one, two] = ['a', 'b'].map((machineId) => readings({ machineId, before: null }));
    expect(compiled).toBe(1);
    expect(one!.strings).toBe(two!.strings);
    expect(one!.number).toBe(two!.number);
    expect([one!.values, two!.values]).toEqual([
      ['a', null, null],
      ['b', null, null],
    ]);
    expect(alone(one!).text).toMatch(/"machineId" = \$1::uuid and \(\$2::date is null or .* < \$3::date\)/);
  });

  it('contains parts that are not values', () => {
    const { text, values } = alone(machinesOf({ level: 'INFO' }));
    expect(text).toMatch(/"level" = \$1::"LogLevel" and "name" <> 'Saw''s'/);
    expect(values).toEqual(['INFO']);
  });

  it('numbers the values of several statements throughout', () => {
    const { text, values } = together([
      machinesOf({ level: 'INFO' }),
      readings({ machineId: 'a', before: null }),
    ]);
    expect(text).toContain('"machineId" = $2::uuid');
    expect(values).toEqual(['INFO', 'a', null, null]);
  });

  it('has a placeholder for each of a list, rounded up to the next power of two', () => {
    const [one, three, four] = [['a'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map((ids) => names({ ids }));
    expect(alone(one!).text).toContain('in ($1::uuid)');
    expect(alone(three!).text).toContain('in ($1::uuid, $2::uuid, $3::uuid, $4::uuid)');
    expect(three!.values).toEqual(['a', 'b', 'c', 'c']);
    expect(four!.number).toBe(three!.number);
  });

  it('takes in a condition with its values', () => {
    const { text, values } = alone(matching({ condition: [called({ name: 'A' })], level: 'INFO' }));
    expect(text).toContain('(("t"."name" = $1::text)) and "t"."level" = $2::"LogLevel"');
    expect(values).toEqual(['A', 'INFO']);
  });

  it('takes in conditions that must all hold, and no condition', () => {
    const both = alone(matching({ condition: [called({ name: 'A' }), isKnown()], level: 'INFO' }));
    expect(both.text).toContain('(("t"."name" = $1::text) and ("t"."name" is not null)) and');
    expect(both.values).toEqual(['A', 'INFO']);
    const none = alone(matching({ condition: [], level: 'INFO' }));
    expect(none.text).toContain('(true) and "t"."level" = $1');
    expect(none.values).toEqual(['INFO']);
  });

  it('declares the columns of the given rows', () => {
    const { text } = labeled({ records: '[]', ids: [], labels: [], number: 1n });
    expect(text).toContain(
      'json_to_recordset($2::json) as "given"("id" uuid, "level" "LogLevel", "value" numeric, "since" date, "note" jsonb)',
    );
    expect(text).toContain('unnest($3::uuid[], $4::text[]) as "named"("id", "label")');
  });

  it('has a place for every value', () => {
    const nowhere = () => defineRows({ id: 'uuid' }, () => db.selectFrom('Machine').select('name'));
    expect(nowhere).toThrow('No place for id');
  });
});

describe('the result', () => {
  let machines: Machines;
  const machineId = keyOf(1);
  beforeAll(async () => {
    machines = await openMachines();
  });
  afterAll(() => machines.database.close());

  it('is JSON, in the types of the columns', async () => {
    const { sql: reader } = machines;
    const operation = {};
    const at = new Date('2026-11-02T08:00:00.120Z');
    const change = addReading({ machineId, value: '220.25', at });
    expect(await reader.inTransaction((tx) => changeIn(tx, change))).toBe(1);
    const [list, all, byId] = await Promise.all([
      reader.read(operation, readings({ machineId, before: '2026-11-06' })),
      reader.read(operation, machinesOf({ level: 'ERROR' })),
      reader.read(operation, names({ ids: [machineId] })),
    ]);
    expect(list.at(-1)).toEqual({
      value: 220.25,
      day: '2026-11-05',
      createdAt: '2026-11-02T08:00:00.12+00:00',
    });
    expect(new Date(list.at(-1)!.createdAt)).toEqual(at);
    expect(all).toEqual({ all: 1 });
    expect(byId).toEqual({ [machineId]: 'Lathe 100%_' });
    const condition = [called({ name: 'Press' }), isKnown()];
    expect(await reader.read(operation, matching({ condition, level: 'ERROR' }))).toBe(1);
  });

  it('is the same in both kinds of transaction and through the pool', async () => {
    const work = async (tx: RawTx) => [
      await rowsIn(tx, lockMachine({ machineId })),
      await rowsIn(tx, rename({ machineId, name: 'Mill' })),
    ];
    const { sql: reader, database } = machines;
    const answers = await reader.inTransaction(work);
    expect(answers).toMatchObject([
      [{ serialId: machineId }],
      [{ serialId: machineId, name: 'Mill', price: 210.5, createdAt: expect.stringMatching(/T.*\+00:00$/) }],
    ]);
    expect(await inTransaction(database.prisma, work)).toEqual(answers);
    expect(await reader.rows(lockMachine({ machineId }))).toEqual(answers[0]);
  });

  it('fails its transaction with its own error if it was sent with what follows', async () => {
    const { sql: reader } = machines;
    const impossible = defineChange({}, () => db.selectNoFrom(sql`1 / 0`.as('all')))();
    const send = (tx: RawTx) => sendIn(tx, impossible);
    await expect(reader.inTransaction(send)).rejects.toThrow('division by zero');
    const readAfter = async (tx: RawTx) => {
      await send(tx);
      await rowsIn(tx, lockMachine({ machineId }));
    };
    await expect(reader.inTransaction(readAfter)).rejects.toThrow('division by zero');
  });

  it('has what was given as records and as arrays, and no number rounded', async () => {
    const [one, two] = [keyOf(1), keyOf(2)];
    const records: RecordOf<typeof GIVEN>[] = [
      { id: one, level: 'INFO', value: 0.1, since: '2026-11-02', note: { reason: 'late' } },
      { id: two, level: 'ERROR', value: null, since: '2026-11-03', note: null },
    ];
    const number = 2n ** 53n + 1n;
    const statement = labeled({
      records: JSON.stringify(records),
      ids: [one, two],
      labels: [null, 'b'],
      number,
    });
    const answer = records.map(({ level, value, since, note }, index) => ({
      ...{ level, value, since, note },
      label: index === 0 ? null : 'b',
      reason: index === 0 ? 'late' : null,
      valueText: index === 0 ? '0.1' : null,
      number: String(number),
    }));
    const { sql: reader, database } = machines;
    expect(await reader.rows(statement)).toEqual(answer);
    expect(await inTransaction(database.prisma, (tx) => rowsIn(tx, statement))).toEqual(answer);
  });

  it.each([
    [2, ['2026-11-02 2026-11-03', '2026-11-04 2026-11-05']],
    [3, ['2026-11-02 2026-11-03 2026-11-04', '2026-11-05']],
    [9, ['2026-11-02 2026-11-03 2026-11-04 2026-11-05']],
  ])('comes %i rows at a time, as they were at the start', async (size, parts) => {
    const { sql: reader, database } = machines;
    const rollback = new Error('enough');
    const found: string[] = [];
    const read = async (tx: RawTx) => {
      const statement = days({ since: '2026-11-01', condition: [isKnown()] });
      for await (const rows of partsIn(tx, statement, size)) {
        found.push(rows.map(({ day }) => day).join(' '));
        await tx.$executeRaw`DELETE FROM "Reading"`;
      }
      throw rollback;
    };
    await expect(reader.inTransaction(read)).rejects.toBe(rollback);
    await expect(inTransaction(database.prisma, read)).rejects.toBe(rollback);
    expect(found).toEqual([...parts, ...parts]);
  });
});

it('does not compile names that the data model does not know', () => {
  expectTypeOf(readings({ machineId: 'a', before: null }).answer!).toEqualTypeOf<
    { value: number | null; day: string; createdAt: Instant }[]
  >();
  expectTypeOf(readings).parameter(0).toEqualTypeOf<{ machineId: string; before: string | null }>();
  expectTypeOf(labeled({ records: '[]', ids: [], labels: [null], number: 1n }).row!).toMatchTypeOf<{
    level: MachineTables['Machine']['level'];
    value: number | null;
    label: string | null;
    valueText: string | null;
    number: string;
  }>();
  const never = () => {
    // @ts-expect-error: no such column
    db.selectFrom('Reading').select('weight');
    // @ts-expect-error: no such value of the enum
    db.selectFrom('Machine').where('level', '=', 'LOUD');
    // @ts-expect-error: a number is compared with a text
    db.selectFrom('Reading').where('value', '=', '1');
    // @ts-expect-error: the statement needs another value
    readings({ machineId: 'a' });
    // @ts-expect-error: this value may not be null
    readings({ machineId: null, before: null });
    // @ts-expect-error: no such value of the enum
    machinesOf({ level: 'LOUD' });
    defineRow({ day: 'date' }, ({ day }) =>
      // @ts-expect-error: a day is no instant
      db.selectFrom('Reading').where('createdAt', '=', day).select('id'),
    );
    const [insert, query] = [db.insertInto('Reading'), db.selectFrom('Machine')];
    // @ts-expect-error: columns are missing
    insertFrom(insert, query, (eb) => ({ id: eb.ref('serialId') }));
    insertFrom(insert, query, (eb) => ({
      id: eb.ref('serialId'),
      machineId: eb.ref('serialId'),
      // @ts-expect-error: an amount from a text
      value: eb.ref('name'),
      day: sql<string>`now()`,
      createdAt: eb.ref('createdAt'),
    }));
    const reading = { id: sql<string>`''`, machineId: sql<string>`''`, value: sql<number>`1` };
    insertFrom(insert, query, (eb) => ({
      ...reading,
      day: sql<string>`now()`,
      createdAt: eb.ref('createdAt'),
      // @ts-expect-error: no such column
      reason: sql<string>`''`,
    }));
    defineChange({ records: 'json', ids: 'uuid[]', labels: 'text?[]' }, ({ records, ids, labels }) =>
      db
        .updateTable('Machine')
        .from([recordsFrom(records, GIVEN, 'given'), unnested({ id: ids, label: labels }, 'named')])
        // @ts-expect-error: no such column is declared
        .whereRef('Machine.serialId', '=', 'given.machineId')
        // @ts-expect-error: none of this name is given
        .whereRef('Machine.serialId', '=', 'named.machineId')
        // @ts-expect-error: what may be null goes into a column that may not
        .set(({ ref }) => ({ name: ref('named.label') })),
    );
    // @ts-expect-error: no type of the database
    recordsFrom(sql<string>`''`, { id: 'uid' }, 'given');
    // @ts-expect-error: a number is no array
    unnested({ id: sql<number>`1` }, 'named');
    // @ts-expect-error: a statement of one value is no statement of rows
    rowsIn({} as RawTx, machinesOf({ level: 'INFO' }));
  };
  expect(never).toBeTypeOf('function');
});
