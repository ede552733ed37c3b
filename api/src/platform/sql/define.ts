/**
 * Typed statements. Each is written once with Kysely, against the tables of prisma/schema.prisma, and compiled when its
 * file is loaded; what changes from one query to the next is its values. They live in `<name>.sql.ts` beside the code
 * that runs them.
 *
 * Every result is JSON, whether it is read through the pool or inside either kind of transaction: so one type of a
 * column (platform/db/columnTypes.ts) is true everywhere, and no type of a row is asserted.
 */
import {
  type AliasedRawBuilder,
  AliasNode,
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type CompiledQuery,
  createQueryId,
  DummyDriver,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  FromNode,
  IdentifierNode,
  type Insertable,
  type InsertQueryBuilder,
  type InsertQueryNode,
  type InsertResult,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  RawNode,
  SelectionNode,
  type SelectQueryBuilder,
  SelectQueryNode,
  type SqlBool,
  sql,
  TableNode,
  WithNode,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Day } from 'rules/days';
import type { Instant, JsonValue } from '../db/columnTypes.ts';
import type { Prisma } from '../db/generated/client/client.ts';
import type { EnumTypes, Tables } from '../db/generated/tables.ts';
import { fixed, type ValueStatement } from './statement.ts';

/** The columns of a table, as rows have them. */
export type { Day, Expression, Instant, JsonValue, Tables };
export { sql };

// ── Values ────────────────────────────────────────────────────────────────────────────────────

/** Of each type of the database: what a value of it is in a statement, and what it is given as. */
interface ValueTypes {
  uuid: [string, string];
  text: [string, string];
  int: [number, number];
  bigint: [number, bigint];
  boolean: [boolean, boolean];
  date: [Day, Day];
  timestamptz: [Instant, Date | string];
  numeric: [number, string];
  json: [JsonValue, string];
  jsonb: [JsonValue, string];
}
type TypeName = keyof ValueTypes | keyof EnumTypes;
type InStatement<T extends TypeName> = T extends keyof ValueTypes
  ? ValueTypes[T][0]
  : T extends keyof EnumTypes
    ? EnumTypes[T]
    : never;
type AsGiven<T extends TypeName> = T extends keyof ValueTypes ? ValueTypes[T][1] : InStatement<T>;

/** A type, or one that may be null ('text?'). */
type OneKind = TypeName | `${TypeName}?`;
/**
 * What a value may be declared as: one value; an array of such ('uuid[]', 'text?[]'); a list of at least one value
 * ('uuid list'), with a place for each, since the database plans a statement with places once and one with an array anew
 * each time; 'condition' for SQL that `whereSql` has written, whose columns Prisma's types have checked.
 */
type Kind = OneKind | `${OneKind}[]` | `${TypeName} list` | 'condition';
type Kinds = Record<string, Kind>;

type Given<K> = K extends 'condition'
  ? Prisma.Sql
  : K extends TypeName
    ? AsGiven<K>
    : K extends `${infer T extends TypeName}?`
      ? AsGiven<T> | null
      : K extends `${infer T extends OneKind}[]`
        ? readonly Given<T>[]
        : K extends `${infer T extends TypeName} list`
          ? readonly AsGiven<T>[]
          : never;
type PlaceType<K> = K extends 'condition'
  ? SqlBool
  : K extends TypeName
    ? InStatement<K>
    : K extends `${infer T extends TypeName}?`
      ? InStatement<T> | null
      : K extends `${infer T extends OneKind}[]`
        ? PlaceType<T>[]
        : K extends `${infer T extends TypeName} list`
          ? InStatement<T>
          : never;

/** What the values of a statement are given as. */
export type Values<K extends Kinds> = { -readonly [Name in keyof K]: Given<K[Name]> };
/** The values of a statement as it is written. */
export type Places<K extends Kinds> = { [Name in keyof K]: RawBuilder<PlaceType<K[Name]>> };
/** A statement without values is sent without any. */
type Bind<K extends Kinds, Bound> = keyof K extends never ? () => Bound : (values: Values<K>) => Bound;

/** The placeholder of a value. */
class Place {
  readonly name: string;
  readonly kind: Kind;
  constructor(name: string, kind: Kind) {
    this.name = name;
    this.kind = kind;
  }
}

/** The type as SQL writes it. */
function writeType(kind: Kind): RawBuilder<unknown> {
  const type = kind.replace(/\?| list$/, '');
  return sql.raw(/^[A-Z]/.test(type) ? type.replace(/^\w+/, '"$&"') : type);
}

/** A place has a type, so that the database need not guess it, not even in a list of columns. */
function writePlace(name: string, kind: Kind): RawBuilder<unknown> {
  const place = sql.val(new Place(name, kind));
  if (kind === 'condition') return sql`(${place})`;
  const cast = sql`${place}::${writeType(kind)}`;
  return kind.endsWith(' list') ? sql`(${cast})` : cast;
}

// ── Compiling ─────────────────────────────────────────────────────────────────────────────────

/**
 * What a statement itself says stays in its text, so that the database plans with it: only placeholders become values.
 */
class Compiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Place) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

/** Writes statements, and has no connection. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new Compiler(),
  },
});

/** A statement with its values, as the pool and both kinds of transaction take it. */
interface Bound {
  readonly strings: string[];
  readonly values: unknown[];
  readonly text: string;
  /** As Prisma's client calls the text. */
  readonly sql: string;
  readonly number?: number;
}

const toText = (strings: readonly string[]): string =>
  strings.reduce((text, piece, index) => `${text}$${index}${piece}`);

function bound(strings: string[], values: unknown[], text: string, isFixed: boolean): Bound {
  return { ...(isFixed ? fixed(strings, values) : { strings, values }), text, sql: text };
}

const asBound = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

const isList = ({ kind }: Place): boolean => kind.endsWith(' list');

/** With as many places as there are values of the list, up to the next power of two; the last value fills them up. */
function createListBinder(name: string, strings: readonly string[], places: readonly Place[]) {
  if (places.some((place) => isList(place) && place.name !== name))
    throw new Error('A statement has room for one list.');
  const texts = new Map<number, { strings: string[]; text: string }>();
  const write = (count: number) => {
    const pieces = strings.flatMap((piece, index) => {
      if (places[index]?.name !== name) return [piece];
      const after = strings[index + 1]!;
      return [piece, ...Array<string>(count - 1).fill(`${after.slice(0, after.indexOf(')'))}, `)];
    });
    return { strings: pieces, text: toText(pieces) };
  };
  return (given: Record<string, unknown>): Bound => {
    const list = given[name] as readonly unknown[];
    const count = 2 ** Math.ceil(Math.log2(list.length));
    const known = texts.get(count) ?? write(count);
    texts.set(count, known);
    const filled = [...list, ...Array<unknown>(count - list.length).fill(list.at(-1))];
    const values = places.flatMap((place) => (place.name === name ? filled : [asBound(given[place.name])]));
    return bound(known.strings, values, known.text, true);
  };
}

/** With conditions inserted in place: such a text differs for each filter. */
function bindConditions(
  strings: readonly string[],
  places: readonly Place[],
  given: Record<string, unknown>,
): Bound {
  const pieces = [strings[0]!];
  const values: unknown[] = [];
  places.forEach(({ name, kind }, index) => {
    const after = strings[index + 1]!;
    if (kind === 'condition') {
      const condition = given[name] as Prisma.Sql;
      const [first, ...others] = condition.strings;
      pieces.push(`${pieces.pop()}${first}`, ...others);
      values.push(...condition.values);
      pieces.push(`${pieces.pop()}${after}`);
    } else {
      pieces.push(after);
      values.push(asBound(given[name]));
    }
  });
  return bound(pieces, values, toText(pieces), false);
}

/** Compiles what `write` makes of the places. */
function compile<K extends Kinds>(
  kinds: K,
  write: (places: Places<K>) => CompiledQuery,
): (given?: Record<string, unknown>) => Bound {
  const written = Object.entries(kinds).map(([name, kind]) => [name, writePlace(name, kind)]);
  const { sql: text, parameters } = write(Object.fromEntries(written) as Places<K>);
  const strings = text.split(/\$\d+/);
  const places = parameters as Place[];
  if (strings.length !== places.length + 1) throw new Error(`What looks like a place is none: ${text}`);
  const used = new Set(places.map(({ name }) => name));
  for (const name of Object.keys(kinds))
    if (!used.has(name)) throw new Error(`No place for ${name} in: ${text}`);
  if (places.some(({ kind }) => kind === 'condition'))
    return (given = {}) => bindConditions(strings, places, given);
  const list = places.find(isList);
  if (list) return createListBinder(list.name, strings, places) as (given?: Record<string, unknown>) => Bound;
  const names = places.map(({ name }) => name);
  return (given = {}) =>
    bound(
      strings,
      names.map((name) => asBound(given[name])),
      text,
      true,
    );
}

// ── What is asked through the pool: one JSON value ────────────────────────────────────────────

/** Of an expression that is JSON already. */
const defineJson = <Kept extends Kinds, Value>(
  kinds: Kept,
  write: (places: Places<Kept>) => Expression<unknown>,
): Bind<Kept, ValueStatement<Value>> =>
  compile(kinds, (places) => db.selectNoFrom(sql`${write(places)}`.as('value')).compile()) as unknown as Bind<
    Kept,
    ValueStatement<Value>
  >;

/** The value of an expression; a query without rows makes it null. */
export const defineValue = <const K extends Kinds, Value>(
  kinds: K,
  write: (places: Places<K>) => Expression<Value>,
): Bind<K, ValueStatement<Value>> => defineJson(kinds, (places) => sql`to_json(${write(places)})`);

/** The rows of a query. */
export const defineList = <const K extends Kinds, Row>(
  kinds: K,
  write: (places: Places<K>) => Expression<Row>,
): Bind<K, ValueStatement<Row[]>> => defineJson(kinds, (places) => jsonArrayFrom(write(places)));

/** The one row of a query that always has one, such as of counts. */
export const defineRow = <const K extends Kinds, Row>(
  kinds: K,
  write: (places: Places<K>) => Expression<Row>,
): Bind<K, ValueStatement<Row>> => defineJson(kinds, (places) => jsonObjectFrom(write(places)));

/** The values of a query of keys and values, by key. */
export const defineByKey = <const K extends Kinds, Value>(
  kinds: K,
  write: (places: Places<K>) => Expression<{ key: string; value: Value }>,
): Bind<K, ValueStatement<Record<string, Value>>> =>
  defineJson(
    kinds,
    (places) =>
      sql`(select coalesce(json_object_agg(pair.key, pair.value), '{}') from ${write(places)} as pair)`,
  );

// ── Statements of their own, through the pool or in a transaction ─────────────────────────────

/** A statement that returns rows: for `sql.rows` and `rowsIn`. */
export interface RowsStatement<Row> extends Bound {
  readonly row?: Row;
}

/** A row of a statement that was defined. */
export type RowOf<Define extends (values: never) => RowsStatement<unknown>> = NonNullable<
  ReturnType<Define>['row']
>;

/** A statement that changes rows and returns none: for `changeIn`. */
export interface Change extends Bound {
  readonly isChange: true;
}

interface Query<Row> {
  compile(): CompiledQuery<Row>;
  toOperationNode(): OperationNode;
}

const ROW = 'answered';

/** The rows of a node as JSON. What changes rows must appear at the top of a statement, before what reads them. */
function rowsAsJson(node: SelectQueryNode | InsertQueryNode): SelectQueryNode {
  const isSelect = SelectQueryNode.is(node);
  const { with: ctes, ...main } = node;
  const expressions = [...(ctes?.expressions ?? [])];
  if (!isSelect)
    expressions.push(
      CommonTableExpressionNode.create(CommonTableExpressionNameNode.create(ROW), main as InsertQueryNode),
    );
  const [first, ...others] = expressions;
  const from = isSelect
    ? AliasNode.create(main as SelectQueryNode, IdentifierNode.create(ROW))
    : TableNode.create(ROW);
  return {
    kind: 'SelectQueryNode',
    from: FromNode.create([from]),
    selections: [
      SelectionNode.create(
        AliasNode.create(RawNode.createWithSql(`to_json("${ROW}")`), IdentifierNode.create('value')),
      ),
    ],
    ...(first
      ? { with: others.reduce((all, one) => WithNode.cloneWithExpression(all, one), WithNode.create(first)) }
      : {}),
  };
}

/** The rows of a query, or those that a change returns. */
export function defineRows<const K extends Kinds, Row>(
  kinds: K,
  write: (places: Places<K>) => Query<Row>,
): Bind<K, RowsStatement<Row>> {
  return compile(kinds, (places) => {
    const node = write(places).toOperationNode() as SelectQueryNode | InsertQueryNode;
    return db.getExecutor().compileQuery(rowsAsJson(node), createQueryId());
  }) as unknown as Bind<K, RowsStatement<Row>>;
}

/** A change that returns nothing. */
export function defineChange<const K extends Kinds>(
  kinds: K,
  write: (places: Places<K>) => Query<unknown>,
): Bind<K, Change> {
  return compile(kinds, (places) => write(places).compile()) as unknown as Bind<K, Change>;
}

// ── Parts of statements ───────────────────────────────────────────────────────────────────────

type Inserted<T extends keyof Tables> = {
  [C in keyof Insertable<Tables[T]>]: Expression<Exclude<Insertable<Tables[T]>[C], undefined>>;
};

/** Refuses names that the known type does not have: the compiler itself does not, of what a callback returns. */
type NoOther<Given, Known> = Record<Exclude<keyof Given, keyof Known>, never>;

/**
 * An INSERT of what a query finds, each column beside what goes into it: Kysely itself compares neither the number of
 * columns and values nor their types.
 */
export function insertFrom<
  DB,
  T extends keyof DB & keyof Tables,
  Source,
  From extends keyof Source,
  Row,
  Written extends Inserted<T>,
>(
  insert: InsertQueryBuilder<DB, T, InsertResult>,
  query: SelectQueryBuilder<Source, From, Row>,
  write: (eb: ExpressionBuilder<Source, From>) => Written & NoOther<Written, Inserted<T>>,
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

/** A value as text: a bigint, too, which as a number of JSON would be rounded. */
export const asText = <Value>(
  value: Expression<Value>,
): RawBuilder<Value extends null ? string | null : string> => sql`${value}::text`;

/** A value in JSON by its name, as text; null where there is none. */
export const textAt = (json: Expression<JsonValue | null>, name: string): RawBuilder<string | null> =>
  sql`${json}->>${sql.lit(name)}`;
