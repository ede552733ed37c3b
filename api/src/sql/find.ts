/**
 * Lists and counts with Prisma's own arguments, read by one SQL statement that answers JSON: the rows do not pass
 * through Prisma's client, which takes ten times as long. What these few pages have no SQL for, Prisma answers.
 */
import type { Context } from '../context.ts';
import { Prisma, type PrismaClient } from '../db/generated/client/client.ts';
import { NotInSql } from './model.ts';
import { columnsSql, limitSql, orderSql, reviver, type Select } from './selection.ts';
import { fixed } from './statement.ts';
import { whereSql } from './where.ts';

/** Prisma's name of each model that is read here, and the model's own. */
const MODELS = {
  auditLog: 'AuditLog',
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

/** Beyond so many skipped rows their keys alone are read, from an index, and only the page's own rows whole. */
const FAR = 1_000;

function findSql(model: string, args: FindArgs): Prisma.Sql {
  const { select, where = {}, orderBy, take, skip = 0, ...rest } = args;
  if (!select || Object.keys(rest).length > 0) throw new NotInSql(Object.keys(rest).join());
  const matching = whereSql(model, 't', where);
  const order = orderSql(model, 't', orderBy);
  const page = Prisma.sql`${order} ${limitSql(take)} ${skip ? Prisma.sql`OFFSET ${skip}` : Prisma.empty}`;
  const rows =
    skip > FAR
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

/** The statement, or undefined where there is none for the question. */
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
  context: Context,
  model: Model,
  args: Args,
): Promise<Found<Model, Args>> {
  const sql = inSql(() => findSql(MODELS[model], args));
  if (!sql) return (context.db[model].findMany as (args: Args) => Promise<Found<Model, Args>>)(args);
  const rows = await context.sql.read<Record<string, unknown>[]>(context, sql);
  return rows.map(reviver(MODELS[model], args.select as Select)) as Found<Model, Args>;
}

/** Stands for the key while a list's statement is written. */
const ANY_KEY = 'any key';

/** A list that is asked for all the time, only of another owner: its statement is written once. */
export function listBy<Model extends Listed, Args extends FindMany<Model>>(
  model: Model,
  argsOf: (key: string) => Args,
): (context: Context, key: string) => Promise<Found<Model, Args>> {
  const args = argsOf(ANY_KEY);
  const sql = findSql(MODELS[model], args);
  const revive = reviver(MODELS[model], args.select as Select);
  return async (context, key) => {
    const values = sql.values.map((value) => (value === ANY_KEY ? key : value));
    const rows = await context.sql.read<Record<string, unknown>[]>(context, fixed(sql.strings, values));
    return rows.map(revive) as Found<Model, Args>;
  };
}

/** As Prisma's `count`, with `where` and `take`. */
export async function count<Model extends Listed>(
  context: Context,
  model: Model,
  args: Pick<FindMany<Model>, 'where' | 'take'>,
): Promise<number> {
  const sql = inSql(() => countSql(MODELS[model], args));
  if (!sql) return (context.db[model].count as (args: object) => Promise<number>)(args);
  return context.sql.read<number>(context, sql);
}
