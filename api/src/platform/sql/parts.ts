/** Parts of statements that Kysely cannot express or does not check. */
import {
  type AliasedRawBuilder,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { Day } from 'rules/days';
import type { Instant, JsonValue } from '../db/columnTypes.ts';
import { type OneKind, type PlaceType, writeType } from './places.ts';

type Inserted<Table> = {
  [C in keyof Insertable<Table>]: Expression<Exclude<Insertable<Table>[C], undefined>>;
};

/** Refuses names that the known type does not have, because the compiler does not check a callback's result. */
type NoOther<Given, Known> = Record<Exclude<keyof Given, keyof Known>, never>;

/**
 * An INSERT from a query, with each column next to its value. Kysely compares neither the number of columns and values
 * nor their types.
 */
export function insertFrom<
  DB,
  T extends keyof DB,
  Source,
  From extends keyof Source,
  Row,
  Written extends Inserted<DB[T]>,
>(
  insert: InsertQueryBuilder<DB, T, InsertResult>,
  query: SelectQueryBuilder<Source, From, Row>,
  write: (eb: ExpressionBuilder<Source, From>) => Written & NoOther<Written, Inserted<DB[T]>>,
): InsertQueryBuilder<DB, T, InsertResult> {
  const values = Object.entries<Expression<unknown>>(write(expressionBuilder<Source, From>()));
  const selection = values.map(([name, value]) => sql`${value}`.as(name));
  return insert.columns(values.map(([name]) => name) as never).expression(query.select(selection));
}

/** A row of records given as JSON, with the declared columns and types. */
export type RecordOf<Columns extends Record<string, OneKind>> = {
  -readonly [Name in keyof Columns]: PlaceType<Columns[Name]>;
};

/** Records given as JSON, as a table with the declared columns. */
export const recordsFrom = <const Columns extends Record<string, OneKind>, Alias extends string>(
  records: Expression<JsonValue>,
  columns: Columns,
  alias: Alias,
): AliasedRawBuilder<RecordOf<Columns>, Alias> => {
  const declared = Object.entries(columns).map(([name, kind]) => sql`${sql.ref(name)} ${writeType(kind)}`);
  return sql<RecordOf<Columns>>`json_to_recordset(${records})`.as<Alias>(
    sql`${sql.ref(alias)}(${sql.join(declared)})`,
  );
};

/** Parallel arrays as a table, each under its column's name. */
export const unnested = <Item extends Record<string, unknown>, Alias extends string>(
  arrays: { [Name in keyof Item]: Expression<Item[Name][]> },
  alias: Alias,
): AliasedRawBuilder<Item, Alias> => {
  const names = Object.keys(arrays).map((name) => sql.ref(name));
  return sql<Item>`unnest(${sql.join(Object.values(arrays))})`.as<Alias>(
    sql`${sql.ref(alias)}(${sql.join(names)})`,
  );
};

/** The only column of a query as an array. */
export const arrayFrom = <Row>(query: Expression<Row>): RawBuilder<Row[keyof Row][]> => sql`array${query}`;

/** An instant as JavaScript milliseconds, with a tiny rounding error. */
export const milliseconds = <I extends Instant | null>(
  instant: Expression<I>,
): RawBuilder<I extends null ? number | null : number> => sql`date_part('epoch', ${instant}) * 1000`;

/** The Monday on or before a day. */
export const mondayOf = (day: Expression<Day>): RawBuilder<Day> =>
  sql`${day} - (extract(isodow from ${day})::int - 1)`;

/** A value as text; as JSON numbers, bigints would be rounded. */
export const asText = <Value>(
  value: Expression<Value>,
): RawBuilder<Value extends null ? string | null : string> => sql`${value}::text`;

/** A field of a JSON value as text; null if there is none. */
export const textAt = (json: Expression<JsonValue | null>, name: string): RawBuilder<string | null> =>
  sql`${json}->>${sql.lit(name)}`;
