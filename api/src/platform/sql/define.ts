/**
 * Typed statements. Each is written once with Kysely, against the tables of prisma/schema.prisma, and compiled when its
 * file loads; only its values change. They are in `<name>.sql.ts` next to the code that runs them.
 *
 * Every result is JSON, whether it is read through the pool or in either kind of transaction. So each column has one
 * type everywhere (platform/db/columnTypes.ts), and no row type is asserted.
 */
import {
  AliasNode,
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type CompiledQuery,
  createQueryId,
  type Expression,
  FromNode,
  IdentifierNode,
  type InsertQueryNode,
  type OperationNode,
  RawNode,
  SelectionNode,
  SelectQueryNode,
  type SqlBool,
  sql,
  TableNode,
  WithNode,
} from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Day } from 'rules/days';
import type { Instant, JsonValue } from '../db/columnTypes.ts';
import { type Bound, compile, db } from './compile.ts';
import type { Tables } from './dataModel.ts';
import type { Bind, Condition, Kinds, Places } from './places.ts';
import type { ValueStatement } from './statement.ts';

/** The columns of a table, as in rows. */
export type { Condition, Day, Expression, Instant, JsonValue, Places, Tables };
export { db, sql };

// ── One JSON value, through the pool ──────────────────────────────────────────────────────────

/** For an expression that is JSON already. */
const defineJson = <Kept extends Kinds, Value>(
  kinds: Kept,
  write: (places: Places<Kept>) => Expression<unknown>,
): Bind<Kept, ValueStatement<Value>> =>
  compile(kinds, (places) => db.selectNoFrom(sql`${write(places)}`.as('value')).compile()) as Bind<
    Kept,
    ValueStatement<Value>
  >;

/** The value of an expression; null if a query has no rows. */
export const defineValue = <const K extends Kinds, Value>(
  kinds: K,
  write: (places: Places<K>) => Expression<Value>,
): Bind<K, ValueStatement<Value>> => defineJson(kinds, (places) => sql`to_json(${write(places)})`);

/** The rows of a query. */
export const defineList = <const K extends Kinds, Row>(
  kinds: K,
  write: (places: Places<K>) => Expression<Row>,
): Bind<K, ValueStatement<Row[]>> => defineJson(kinds, (places) => jsonArrayFrom(write(places)));

/** The only row of a query that always has one, such as counts. */
export const defineRow = <const K extends Kinds, Row>(
  kinds: K,
  write: (places: Places<K>) => Expression<Row>,
): Bind<K, ValueStatement<Row>> => defineJson(kinds, (places) => jsonObjectFrom(write(places)));

/** The values of a query with keys and values, by key. */
export const defineByKey = <const K extends Kinds, Value>(
  kinds: K,
  write: (places: Places<K>) => Expression<{ key: string; value: Value }>,
): Bind<K, ValueStatement<Record<string, Value>>> =>
  defineJson(
    kinds,
    (places) =>
      sql`(select coalesce(json_object_agg(pair.key, pair.value), '{}') from ${write(places)} as pair)`,
  );

/** A condition of a filter: statements take several at a place of the kind 'condition'. */
export const defineCondition = <const K extends Kinds>(
  kinds: K,
  write: (places: Places<K>) => Expression<SqlBool>,
): Bind<K, Condition> =>
  compile(kinds, (places) => sql`(${write(places)})`.compile(db)) as Bind<K, Condition>;

// ── Statements of their own, through the pool or in a transaction ─────────────────────────────

/** A statement that returns rows, for `sql.rows` and `rowsIn`. */
export interface RowsStatement<Row> extends Bound {
  readonly row?: Row;
}

/** A row of a defined statement. */
export type RowOf<Define extends (values: never) => RowsStatement<unknown>> = NonNullable<
  ReturnType<Define>['row']
>;

/** A statement that changes rows and returns none, for `changeIn`. */
export interface Change extends Bound {
  readonly isChange: true;
}

interface Query<Row> {
  compile(): CompiledQuery<Row>;
  toOperationNode(): OperationNode;
}

const ROW = 'answered';

/** The rows of a node as JSON. Changes must be at the top of a statement, before what reads them. */
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
  }) as Bind<K, RowsStatement<Row>>;
}

/** A change without a result. */
export function defineChange<const K extends Kinds>(
  kinds: K,
  write: (places: Places<K>) => Query<unknown>,
): Bind<K, Change> {
  return compile(kinds, (places) => write(places).compile()) as Bind<K, Change>;
}
