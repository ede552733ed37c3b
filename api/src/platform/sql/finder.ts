/**
 * Lists and counts with Prisma's own arguments, read by one SQL statement that returns JSON. The rows bypass Prisma's
 * client, which takes ten times as long. Prisma handles queries without an SQL translation here.
 */
import { empty, raw, Sql, sqltag, type Types } from '@prisma/client/runtime/client';
import { batched } from './batched.ts';
import type { Bound } from './compile.ts';
import type { DataSources } from './dataSources.ts';
import { getIdColumn, getOwner, type Model, NotInSql } from './model.ts';
import { columnsSql, limitSql, orderSql, reviver, type Select } from './selection.ts';
import { fixedListSql } from './statement.ts';
import { whereSql } from './where.ts';

interface FindArgs {
  select?: object | null;
  where?: object;
  orderBy?: unknown;
  take?: number;
  skip?: number;
}

interface OwnedArgs<Where = object> {
  select: object;
  where?: Where;
  orderBy?: unknown;
  take?: number;
}

type Row = Record<string, unknown>;

const from = ({ name }: Model): Sql => raw(`FROM "${name}" t`);

const idSql = (model: Model): Sql => raw(`t."${getIdColumn(model)}"`);

/** An additional condition that Prisma cannot express; the rows' table has the alias `t`. */
export type Condition = Pick<Bound, 'strings' | 'values'>;

const matchingSql = (model: Model, where: object, condition?: Condition): Sql =>
  condition
    ? sqltag`${whereSql(model, 't', where)} AND ${new Sql(condition.strings, condition.values)}`
    : whereSql(model, 't', where);

function findSql(model: Model, args: FindArgs, condition?: Condition): Sql {
  const { select, where = {}, orderBy, take, skip = 0, ...rest } = args;
  if (!select || Object.keys(rest).length > 0) throw new NotInSql(Object.keys(rest).join());
  const matching = matchingSql(model, where, condition);
  const order = orderSql(model, 't', orderBy);
  const page = sqltag`${order} ${limitSql(take)} ${skip ? sqltag`OFFSET ${skip}` : empty}`;
  // For skipped rows, reads only the keys, because their lists and relations would be read and thrown away.
  const rows =
    skip > 0
      ? sqltag`${idSql(model)} IN (SELECT ${idSql(model)} ${from(model)} WHERE ${matching} ${page}) ${order}`
      : sqltag`${matching} ${page}`;
  return sqltag`SELECT coalesce(json_agg(r), '[]') FROM (
    SELECT ${columnsSql(model, 't', select as Select)} ${from(model)} WHERE ${rows}) r`;
}

function countSql(
  model: Model,
  { where = {}, take }: Pick<FindArgs, 'where' | 'take'>,
  condition?: Condition,
): Sql {
  const matching = sqltag`${from(model)} WHERE ${matchingSql(model, where, condition)}`;
  return take === undefined
    ? sqltag`SELECT to_json(count(*)) ${matching}`
    : sqltag`SELECT to_json(count(*)) FROM (SELECT ${matching} ${limitSql(take)}) counted`;
}

/** The statement, or undefined if the query has none. */
function inSql(statement: () => Sql): Sql | undefined {
  try {
    return statement();
  } catch (error) {
    if (error instanceof NotInSql) return undefined;
    throw error;
  }
}

/** The rows of one owner as SQL; the owner has the alias `owner`. */
function ownedSql(model: Model, key: string, { select, where = {}, orderBy, take }: OwnedArgs): Sql {
  return sqltag`SELECT coalesce(json_agg(r), '[]') FROM (
    SELECT ${columnsSql(model, 't', select as Select)} ${from(model)}
    WHERE t.${raw(`"${key}"`)} = owner.key AND ${whereSql(model, 't', where)}
    ${orderSql(model, 't', orderBy)} ${limitSql(take)}) r`;
}

/** PostgreSQL reads an unquoted name in lowercase. */
const quotedIfNeeded = (name: string): string => (/^[a-z_]+$/.test(name) ? name : `"${name}"`);

const revived = <Rows>(lists: Record<string, Row[]>, revive: (row: Row) => Row) =>
  new Map(Object.entries(lists).map(([key, rows]) => [key, rows.map(revive) as Rows]));

/** Prisma's client names a model's delegate after the model, with a lowercase first letter. */
const toDelegate = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export interface FinderOptions<Key extends string> {
  models: Readonly<Record<string, Model>>;
  /** The columns with an owner's key by which rows are found, and their database types. */
  ownerKeys: Readonly<Record<Key, string>>;
}

/** Creates a finder for a generated client, with its model names. */
export function createFinder<Client, Name extends keyof Client & string, Key extends string>({
  models,
  ownerKeys,
}: FinderOptions<Key>) {
  type FindMany<N extends Name> = Types.Public.Args<Client[N], 'findMany'>;
  type Found<N extends Name, Args> = Types.Public.Result<Client[N], Args, 'findMany'>;
  type Owned<N extends Name> = OwnedArgs<FindMany<N>['where']>;
  type Context = DataSources<Client>;

  const byName = new Map(Object.values(models).map((model) => [toDelegate(model.name), model]));
  const toModel = (name: Name): Model => byName.get(name)!;
  const ofPrisma = ({ db }: Context, name: Name) =>
    db[name] as { findMany: (args: object) => Promise<never>; count: (args: object) => Promise<number> };

  /** Like Prisma's `findMany`: the same arguments, the same rows. */
  async function findMany<N extends Name, Args extends FindMany<N>>(
    context: Context,
    name: N,
    args: Args,
    condition?: Condition,
  ): Promise<Found<N, Args>> {
    const model = toModel(name);
    const sql = inSql(() => findSql(model, args, condition));
    if (!sql && condition) throw new Error(`There is no SQL for what is asked of ${model.name}.`);
    if (!sql) return ofPrisma(context, name).findMany(args);
    const rows = await context.sql.read<Row[]>(context, sql);
    return rows.map(reviver(model, args.select as Select)) as Found<N, Args>;
  }

  /** Like Prisma's `count`, with `where` and `take`. */
  async function count<N extends Name>(
    context: Context,
    name: N,
    args: Pick<FindMany<N>, 'where' | 'take'>,
    condition?: Condition,
  ): Promise<number> {
    const sql = inSql(() => countSql(toModel(name), args, condition));
    if (!sql && condition) throw new Error(`There is no SQL for what is asked of ${name}.`);
    return sql ? context.sql.read<number>(context, sql) : ofPrisma(context, name).count(args);
  }

  /**
   * The rows of each of many owners, by the column with the owner's key: one statement, with the same limit for each.
   * Owners without rows have an empty list. What has no SQL takes a statement for each owner.
   */
  async function findManyByOwner<N extends Name, Args extends Owned<N>>(
    context: Context,
    name: N,
    key: Key,
    owners: readonly string[],
    args: Args,
  ): Promise<ReadonlyMap<string, Found<N, Args>>> {
    const model = toModel(name);
    const sql = inSql(
      () => sqltag`SELECT coalesce(json_object_agg(owner.key, (${ownedSql(model, key, args)})), '{}')
      FROM unnest(${[...owners]}::${raw(ownerKeys[key])}[]) owner(key)`,
    );
    if (!sql) {
      const { where = {}, ...rest } = args as { where?: object };
      const findOf = (owner: string): Promise<Found<N, Args>> =>
        ofPrisma(context, name).findMany({ ...rest, where: { AND: [where, { [key]: owner }] } });
      return new Map(await Promise.all(owners.map(async (owner) => [owner, await findOf(owner)] as const)));
    }
    return revived(await context.sql.read(context, sql), reviver(model, args.select as Select));
  }

  /** The rows of each owner, for frequent lists: the statement is built once and run once for all owners. */
  function listBy<N extends Name, Args extends Owned<N>>(
    name: N,
    key: Key,
    args: Args,
  ): (context: Context, owner: string) => Promise<Found<N, Args>> {
    const model = toModel(name);
    const { sql, values } = ownedSql(model, key, args);
    if (values.length) throw new Error('Such a list has no values of its own.');
    const owner = getOwner(model, key);
    const id = quotedIfNeeded(getIdColumn(owner));
    const statement = fixedListSql(
      `SELECT coalesce(json_object_agg(owner.key, (${sql})), '{}')
      FROM (SELECT ${id} AS key FROM "${owner.name}" WHERE ${id} IN (`,
      ')) owner',
    );
    const revive = reviver(model, args.select as Select);
    return batched(async (context: Context, owners) =>
      revived<Found<N, Args>>(await context.sql.read(context, statement(owners)), revive),
    );
  }

  return { findMany, count, findManyByOwner, listBy };
}
