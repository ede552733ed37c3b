import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { Prisma } from '../db/generated/client/client.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  db,
  defineByKey,
  defineChange,
  defineList,
  defineRow,
  defineRows,
  defineValue,
  type Instant,
  sql,
} from './define.ts';
import { asText, insertFrom, type RecordOf, recordsFrom, textAt, unnested } from './parts.ts';
import { alone, together } from './statement.ts';
import { changeIn, type RawTx, rowsIn } from './transaction.ts';

let compiled = 0;
const rates = defineList({ userId: 'uuid', before: 'date?' }, ({ userId, before }) => {
  compiled += 1;
  return db
    .selectFrom('PayRate')
    .select(['dailyRate', 'effectiveFrom', 'createdAt'])
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb(before, 'is', null), eb('effectiveFrom', '<', before)]))
    .orderBy('effectiveFrom');
});
const people = defineRow({ kind: 'UserKind' }, ({ kind }) =>
  db
    .selectFrom('User')
    .where('kind', '=', kind)
    .where('lastName', '<>', "O'Neill")
    .select(({ fn }) => [fn.countAll<number>().as('all')]),
);
const names = defineByKey({ ids: 'uuid list' }, ({ ids }) =>
  db.selectFrom('User').where('id', 'in', ids).select(['id as key', 'lastName as value']),
);
const matching = defineValue({ condition: 'condition', kind: 'UserKind' }, ({ condition, kind }) =>
  db
    .selectFrom('User as t')
    .where(condition)
    .where('t.kind', '=', kind)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .$asScalar(),
);
const addRate = defineChange({ userId: 'uuid', rate: 'numeric', at: 'timestamptz' }, (p) =>
  insertFrom(db.insertInto('PayRate'), db.selectFrom('User').where('id', '=', p.userId), (eb) => ({
    id: sql<string>`gen_random_uuid()`,
    userId: eb.ref('User.id'),
    dailyRate: p.rate,
    effectiveFrom: sql<string>`'2026-11-02'::date`,
    createdAt: p.at,
  })),
);
const rename = defineRows({ userId: 'uuid', lastName: 'text' }, ({ userId, lastName }) =>
  db
    .with('person', (c) => c.selectFrom('User').where('id', '=', userId).select('id'))
    .updateTable('User')
    .from('person')
    .whereRef('person.id', '=', 'User.id')
    .set({ lastName })
    .returning(['User.id', 'User.lastName', 'User.createdAt', 'User.dailyRate']),
);
const lockPerson = defineRows({ userId: 'uuid' }, ({ userId }) =>
  db.selectFrom('User').where('id', '=', userId).select(['id', 'createdAt']).forNoKeyUpdate(),
);
const GIVEN = { id: 'uuid', kind: 'UserKind', rate: 'numeric?', since: 'date', note: 'jsonb?' } as const;
const labeled = defineRows(
  { records: 'json', ids: 'uuid[]', labels: 'text?[]', number: 'bigint' },
  ({ records, ids, labels, number }) =>
    db
      .selectFrom(recordsFrom(records, GIVEN, 'given'))
      .innerJoin(unnested({ id: ids, label: labels }, 'named'), 'named.id', 'given.id')
      .select(({ ref }) => [
        ...(['given.kind', 'given.rate', 'given.since', 'given.note', 'named.label'] as const),
        textAt(ref('given.note'), 'reason').as('reason'),
        asText(ref('given.rate')).as('rateText'),
        asText(number).as('number'),
      ]),
);

describe('the text', () => {
  it('is built once, whatever its values', () => {
    const [one, two] = ['a', 'b'].map((userId) => rates({ userId, before: null }));
    expect(compiled).toBe(1);
    expect(one!.strings).toBe(two!.strings);
    expect(one!.number).toBe(two!.number);
    expect([one!.values, two!.values]).toEqual([
      ['a', null, null],
      ['b', null, null],
    ]);
    expect(alone(one!).text).toMatch(/"userId" = \$1::uuid and \(\$2::date is null or .* < \$3::date\)/);
  });

  it('contains what is not a value', () => {
    const { text, values } = alone(people({ kind: 'STAFF' }));
    expect(text).toMatch(/"kind" = \$1::"UserKind" and "lastName" <> 'O''Neill'/);
    expect(values).toEqual(['STAFF']);
  });

  it('numbers the values of several statements throughout', () => {
    const { text, values } = together([people({ kind: 'STAFF' }), rates({ userId: 'a', before: null })]);
    expect(text).toContain('"userId" = $2::uuid');
    expect(values).toEqual(['STAFF', 'a', null, null]);
  });

  it('has a placeholder for each of a list, rounded up to the next power of two', () => {
    const [one, three, four] = [['a'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map((ids) => names({ ids }));
    expect(alone(one!).text).toContain('in ($1::uuid)');
    expect(alone(three!).text).toContain('in ($1::uuid, $2::uuid, $3::uuid, $4::uuid)');
    expect(three!.values).toEqual(['a', 'b', 'c', 'c']);
    expect(four!.number).toBe(three!.number);
  });

  it('takes in a condition with its values', () => {
    const condition = Prisma.sql`t."lastName" IN (${'A'}, ${'B'})`;
    const { text, values } = alone(matching({ condition, kind: 'STAFF' }));
    expect(text).toContain('(t."lastName" IN ($1, $2)) and "t"."kind" = $3::"UserKind"');
    expect(values).toEqual(['A', 'B', 'STAFF']);
  });

  it('declares the columns of what is given', () => {
    const { text } = labeled({ records: '[]', ids: [], labels: [], number: 1n });
    expect(text).toContain(
      'json_to_recordset($2::json) as "given"("id" uuid, "kind" "UserKind", "rate" numeric, "since" date, "note" jsonb)',
    );
    expect(text).toContain('unnest($3::uuid[], $4::text[]) as "named"("id", "label")');
  });

  it('has a place for every value', () => {
    const nowhere = () => defineRows({ id: 'uuid' }, () => db.selectFrom('User').select('id'));
    expect(nowhere).toThrow('No place for id');
  });
});

describe('the result', () => {
  let portal: TestPortal;
  let userId: string;
  beforeAll(async () => {
    portal = await openTestPortal();
    userId = (await portal.joinContractor({ lastName: 'Ash', dailyRate: 210.5 })).key;
  });
  afterAll(() => portal.close());

  it('is JSON, in the types of the columns', async () => {
    const { sql: reader } = portal.services;
    const operation = {};
    const at = new Date('2026-11-02T08:00:00.120Z');
    const change = addRate({ userId, rate: '220.25', at });
    expect(await reader.inTransaction((tx) => changeIn(tx, change))).toBe(1);
    const [list, all, byId] = await Promise.all([
      reader.read(operation, rates({ userId, before: '2026-11-03' })),
      reader.read(operation, people({ kind: 'CONTRACTOR' })),
      reader.read(operation, names({ ids: [userId] })),
    ]);
    expect(list.at(-1)).toEqual({
      dailyRate: 220.25,
      effectiveFrom: '2026-11-02',
      createdAt: '2026-11-02T08:00:00.12+00:00',
    });
    expect(new Date(list.at(-1)!.createdAt)).toEqual(at);
    expect(all).toEqual({ all: 1 });
    expect(byId).toEqual({ [userId]: 'Ash' });
    const condition = Prisma.sql`t."lastName" = ${'Ash'}`;
    expect(await reader.read(operation, matching({ condition, kind: 'CONTRACTOR' }))).toBe(1);
  });

  it('is the same in both kinds of transaction and through the pool', async () => {
    const work = async (tx: RawTx) => [
      await rowsIn(tx, lockPerson({ userId })),
      await rowsIn(tx, rename({ userId, lastName: 'Ash' })),
    ];
    const { sql: reader, db: prisma } = portal.services;
    const answers = await reader.inTransaction(work);
    expect(answers).toMatchObject([
      [{ id: userId }],
      [{ id: userId, lastName: 'Ash', dailyRate: 210.5, createdAt: expect.stringMatching(/T.*\+00:00$/) }],
    ]);
    expect(await inTransaction(prisma, work)).toEqual(answers);
    expect(await reader.rows(lockPerson({ userId }))).toEqual(answers[0]);
  });

  it('has what was given as records and as arrays, and no number rounded', async () => {
    const [one, two] = ['01935a00-0000-7000-8000-000000000001', '01935a00-0000-7000-8000-000000000002'];
    const records: RecordOf<typeof GIVEN>[] = [
      { id: one!, kind: 'STAFF', rate: 0.1, since: '2026-11-02', note: { reason: 'late' } },
      { id: two!, kind: 'CONTRACTOR', rate: null, since: '2026-11-03', note: null },
    ];
    const number = 2n ** 53n + 1n;
    const statement = labeled({
      records: JSON.stringify(records),
      ids: [one!, two!],
      labels: [null, 'b'],
      number,
    });
    const answer = records.map(({ kind, rate, since, note }, index) => ({
      ...{ kind, rate, since, note },
      label: index === 0 ? null : 'b',
      reason: index === 0 ? 'late' : null,
      rateText: index === 0 ? '0.1' : null,
      number: String(number),
    }));
    const { sql: reader, db: prisma } = portal.services;
    expect(await reader.rows(statement)).toEqual(answer);
    expect(await inTransaction(prisma, (tx) => rowsIn(tx, statement))).toEqual(answer);
  });
});

it('does not compile what the data model does not know', () => {
  expectTypeOf(rates({ userId: 'a', before: null }).answer!).toEqualTypeOf<
    { dailyRate: number | null; effectiveFrom: string; createdAt: Instant }[]
  >();
  expectTypeOf(rates).parameter(0).toEqualTypeOf<{ userId: string; before: string | null }>();
  expectTypeOf(labeled({ records: '[]', ids: [], labels: [null], number: 1n }).row!).toMatchTypeOf<{
    kind: 'STAFF' | 'CONTRACTOR';
    rate: number | null;
    label: string | null;
    rateText: string | null;
    number: string;
  }>();
  const never = () => {
    // @ts-expect-error: no such column
    db.selectFrom('PayRate').select('rate');
    // @ts-expect-error: no such value of the enum
    db.selectFrom('User').where('kind', '=', 'DRIVER');
    // @ts-expect-error: a number is compared with a text
    db.selectFrom('PayRate').where('dailyRate', '=', '1');
    // @ts-expect-error: the statement needs another value
    rates({ userId: 'a' });
    // @ts-expect-error: this value may not be null
    rates({ userId: null, before: null });
    // @ts-expect-error: no such value of the enum
    people({ kind: 'DRIVER' });
    defineRow({ day: 'date' }, ({ day }) =>
      // @ts-expect-error: a day is no instant
      db.selectFrom('PayRate').where('createdAt', '=', day).select('id'),
    );
    const [insert, query] = [db.insertInto('PayRate'), db.selectFrom('User')];
    // @ts-expect-error: columns are missing
    insertFrom(insert, query, (eb) => ({ id: eb.ref('id') }));
    insertFrom(insert, query, (eb) => ({
      id: eb.ref('id'),
      userId: eb.ref('id'),
      // @ts-expect-error: an amount from a text
      dailyRate: eb.ref('lastName'),
      effectiveFrom: sql<string>`now()`,
    }));
    const rate = { id: sql<string>`''`, userId: sql<string>`''`, dailyRate: sql<number>`1` };
    insertFrom(insert, query, () => ({
      ...rate,
      effectiveFrom: sql<string>`now()`,
      // @ts-expect-error: no such column
      reason: sql<string>`''`,
    }));
    defineChange({ records: 'json', ids: 'uuid[]', labels: 'text?[]' }, ({ records, ids, labels }) =>
      db
        .updateTable('User')
        .from([recordsFrom(records, GIVEN, 'given'), unnested({ id: ids, label: labels }, 'named')])
        // @ts-expect-error: no such column is declared
        .whereRef('User.id', '=', 'given.userId')
        // @ts-expect-error: none of this name is given
        .whereRef('User.id', '=', 'named.userId')
        // @ts-expect-error: what may be null goes into a column that may not
        .set(({ ref }) => ({ lastName: ref('named.label') })),
    );
    // @ts-expect-error: no type of the database
    recordsFrom(sql<string>`''`, { id: 'uid' }, 'given');
    // @ts-expect-error: a number is no array
    unnested({ id: sql<number>`1` }, 'named');
    // @ts-expect-error: a statement of one value is no statement of rows
    rowsIn({} as RawTx, people({ kind: 'STAFF' }));
  };
  expect(never).toBeTypeOf('function');
});
