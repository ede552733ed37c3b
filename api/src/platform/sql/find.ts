/**
 * Lists and counts with Prisma's own arguments, read by one SQL statement that returns JSON: the rows do not pass
 * through Prisma's client, which takes ten times as long. What these few files have no SQL for is left to Prisma.
 */

import { Prisma, type PrismaClient } from '../db/generated/client/client.ts';
import { batched } from './batched.ts';
import type { DataSources } from './dataSources.ts';
import { NotInSql } from './model.ts';
import { columnsSql, limitSql, orderSql, reviver, type Select } from './selection.ts';
import { fixedListSql } from './statement.ts';
import { whereSql } from './where.ts';

/** Prisma's name of each model that is read here, and the model's own. */
const MODELS = {
  auditLog: 'AuditLog',
  notice: 'Notice',
  payrollRun: 'PayrollRun',
  taxProfile: 'TaxProfile',
  timeLog: 'TimeLog',
  user: 'User',
} as const;
type Listed = keyof typeof MODELS;

interface FindArgs {
  select?: object | null;
  where?: object;
  orderBy?: unknown;
  take?: number;
  skip?: number;
}

const from = (model: string): Prisma.Sql => Prisma.raw(`FROM "${model}" t`);

/** Beyond this many skipped rows only their keys are read, from an index, and only the page's own rows completely. */
const KEYSET_THRESHOLD = 1_000;

function findSql(model: string, args: FindArgs): Prisma.Sql {
  const { select, where = {}, orderBy, take, skip = 0, ...rest } = args;
  if (!select || Object.keys(rest).length > 0) throw new NotInSql(Object.keys(rest).join());
  const matching = whereSql(model, 't', where);
  const order = orderSql(model, 't', orderBy);
  const page = Prisma.sql`${order} ${limitSql(take)} ${skip ? Prisma.sql`OFFSET ${skip}` : Prisma.empty}`;
  const rows =
    skip > KEYSET_THRESHOLD
      ? Prisma.sql`t."id" IN (SELECT t."id" ${from(model)} WHERE ${matching} ${page}) ${order}`
      : Prisma.sql`${matching} ${page}`;
  return Prisma.sql`SELECT coalesce(json_agg(r), '[]') FROM (
    SELECT ${columnsSql(model, 't', select as Select)} ${from(model)} WHERE ${rows}) r`;
}

function countSql(model: string, { where = {}, take }: Pick<FindArgs, 'where' | 'take'>): Prisma.Sql {
  const matching = Prisma.sql`${from(model)} WHERE ${whereSql(model, 't', where)}`;
  return take === undefined
    ? Prisma.sql`SELECT to_json(count(*)) ${matching}`
    : Prisma.sql`SELECT to_json(count(*)) FROM (SELECT ${matching} ${limitSql(take)}) counted`;
}

/** The statement, or undefined if there is none for the question. */
function inSql(statement: () => Prisma.Sql): Prisma.Sql | undefined {
  try {
    return statement();
  } catch (error) {
    if (error instanceof NotInSql) return undefined;
    throw error;
  }
}

type FindMany<Model extends Listed> = Prisma.Args<PrismaClient[Model], 'findMany'>;
type Found<Model extends Listed, Args> = Prisma.Result<PrismaClient[Model], Args, 'findMany'>;

/** As Prisma's `findMany`: the same arguments, the same rows. */
export async function findMany<Model extends Listed, Args extends FindMany<Model>>(
  context: DataSources,
  model: Model,
  args: Args,
): Promise<Found<Model, Args>> {
  const sql = inSql(() => findSql(MODELS[model], args));
  if (!sql) return (context.db[model].findMany as (args: Args) => Promise<Found<Model, Args>>)(args);
  const rows = await context.sql.read<Record<string, unknown>[]>(context, sql);
  return rows.map(reviver(MODELS[model], args.select as Select)) as Found<Model, Args>;
}

/** The columns with an owner's key, and their types. */
const OWNER_KEYS = { userId: 'uuid', entityId: 'text' } as const;

interface OwnedArgs<Model extends Listed> {
  select: object;
  where?: FindMany<Model>['where'];
  orderBy?: unknown;
  take?: number;
}

type Revive = (row: Record<string, unknown>) => Record<string, unknown>;

/** The rows of one owner as SQL; the owner has the alias `owner`. */
function ownedSql(model: string, key: string, { select, where = {}, orderBy, take }: OwnedArgs<Listed>) {
  return Prisma.sql`SELECT coalesce(json_agg(r), '[]') FROM (
    SELECT ${columnsSql(model, 't', select as Select)} ${from(model)}
    WHERE t.${Prisma.raw(`"${key}"`)} = owner.key AND ${whereSql(model, 't', where)}
    ${orderSql(model, 't', orderBy)} ${limitSql(take)}) r`;
}

const revived = <Rows>(lists: Record<string, Record<string, unknown>[]>, revive: Revive) =>
  new Map(Object.entries(lists).map(([key, rows]) => [key, rows.map(revive) as Rows]));

/**
 * The rows of each of many owners, by the column with the owner's key: one statement, with the same bound for each of
 * them. Owners without rows have an empty list.
 */
export async function findManyByOwner<Model extends Listed, Args extends OwnedArgs<Model>>(
  context: DataSources,
  model: Model,
  key: keyof typeof OWNER_KEYS,
  owners: readonly string[],
  args: Args,
): Promise<ReadonlyMap<string, Found<Model, Args>>> {
  const name = MODELS[model];
  const sql = inSql(
    () => Prisma.sql`SELECT coalesce(json_object_agg(owner.key, (${ownedSql(name, key, args)})), '{}')
      FROM unnest(${[...owners]}::${Prisma.raw(OWNER_KEYS[key])}[]) owner(key)`,
  );
  if (!sql) throw new Error(`There is no SQL for what is asked of ${name}.`);
  return revived(await context.sql.read(context, sql), reviver(name, args.select as Select));
}

/**
 * Lists of people's rows that are requested all the time: their statement is built once, and run once for all people.
 */
export function listBy<Model extends Listed, Args extends OwnedArgs<Model>>(
  model: Model,
  args: Args,
): (context: DataSources, userId: string) => Promise<Found<Model, Args>> {
  const { sql, values } = ownedSql(MODELS[model], 'userId', args);
  if (values.length) throw new Error('Such a list has no values of its own.');
  const statement = fixedListSql(
    `SELECT coalesce(json_object_agg(owner.key, (${sql})), '{}')
      FROM (SELECT id AS key FROM "User" WHERE id IN (`,
    ')) owner',
  );
  const revive = reviver(MODELS[model], args.select as Select);
  return batched(async (context, owners) =>
    revived<Found<Model, Args>>(await context.sql.read(context, statement(owners)), revive),
  );
}

/** As Prisma's `count`, with `where` and `take`. */
export async function count<Model extends Listed>(
  context: DataSources,
  model: Model,
  args: Pick<FindMany<Model>, 'where' | 'take'>,
): Promise<number> {
  const sql = inSql(() => countSql(MODELS[model], args));
  if (!sql) return (context.db[model].count as (args: object) => Promise<number>)(args);
  return context.sql.read<number>(context, sql);
}
