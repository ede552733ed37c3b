/** Parts of statements that Kysely itself has no words for, or does not check. */
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

/** Refuses names that the known type does not have: the compiler itself does not, of what a callback returns. */
type NoOther<Given, Known> = Record<Exclude<keyof Given, keyof Known>, never>;

/**
 * An INSERT of what a query finds, each column beside what goes into it: Kysely itself compares neither the number of
 * columns and values nor their types.
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

/** A row of records given as JSON: the columns as they are declared, each of a type or one that may be null. */
export type RecordOf<Columns extends Record<string, OneKind>> = {
  -readonly [Name in keyof Columns]: PlaceType<Columns[Name]>;
};

/** Records given as JSON, as a table of the columns that are declared. */
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

/** Arrays side by side as a table, each under the name of its column. */
export const unnested = <Item extends Record<string, unknown>, Alias extends string>(
  arrays: { [Name in keyof Item]: Expression<Item[Name][]> },
  alias: Alias,
): AliasedRawBuilder<Item, Alias> => {
  const names = Object.keys(arrays).map((name) => sql.ref(name));
  return sql<Item>`unnest(${sql.join(Object.values(arrays))})`.as<Alias>(
    sql`${sql.ref(alias)}(${sql.join(names)})`,
  );
};

/** The one column of a query as an array. */
export const arrayFrom = <Row>(query: Expression<Row>): RawBuilder<Row[keyof Row][]> => sql`array${query}`;

/** An instant as JavaScript milliseconds, give or take a hair: a product of fractions. */
export const milliseconds = <I extends Instant | null>(
  instant: Expression<I>,
): RawBuilder<I extends null ? number | null : number> => sql`date_part('epoch', ${instant}) * 1000`;

/** The Monday on a day or before it. */
export const mondayOf = (day: Expression<Day>): RawBuilder<Day> =>
  sql`${day} - (extract(isodow from ${day})::int - 1)`;

/** A value as text: a bigint, too, which as a number of JSON would be rounded. */
export const asText = <Value>(
  value: Expression<Value>,
): RawBuilder<Value extends null ? string | null : string> => sql`${value}::text`;

/** A value in JSON by its name, as text; null where there is none. */
export const textAt = (json: Expression<JsonValue | null>, name: string): RawBuilder<string | null> =>
  sql`${json}->>${sql.lit(name)}`;
