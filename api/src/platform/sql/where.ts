/** Prisma's filters as SQL: those that lists ask for; any other is NotInSql. */
import { Prisma } from '../db/generated/client/client.ts';
import { type Field, getField, NotInSql, toJoin } from './model.ts';

type Filter = Record<string, unknown>;

/** A column of the table with the alias. Names come from the data model and never from a client. */
export const column = (alias: string, name: string): Prisma.Sql => Prisma.raw(`${alias}."${name}"`);

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);

/** A value as the driver sends it: an instant must not be written in the process's own zone. */
const bound = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(bound);
  if (typeof value === 'object' && value !== null) throw new NotInSql('value');
  return value;
};

const all = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length ? Prisma.join(conditions, ' AND ') : Prisma.sql`TRUE`;
const any = (conditions: Prisma.Sql[]): Prisma.Sql =>
  conditions.length ? Prisma.sql`(${Prisma.join(conditions, ' OR ')})` : Prisma.sql`FALSE`;
const toList = (where: unknown): Filter[] => (Array.isArray(where) ? where : [where as Filter]);

const COMPARED: Record<string, string> = { equals: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' };

function comparison(at: Prisma.Sql, operator: string, value: unknown, filter: Filter): Prisma.Sql {
  if (value === null) {
    if (operator === 'equals') return Prisma.sql`${at} IS NULL`;
    if (operator === 'not') return Prisma.sql`${at} IS NOT NULL`;
    throw new NotInSql(operator);
  }
  if (operator === 'in') {
    const list = toList(value);
    return list.length ? Prisma.sql`${at} = ANY(${bound(list)})` : Prisma.sql`FALSE`;
  }
  if (operator === 'not' && !isFilter(value)) return Prisma.sql`${at} <> ${bound(value)}`;
  if (operator === 'contains' && filter.mode === 'insensitive')
    return Prisma.sql`${at} ILIKE ${`%${value}%`}`;
  const sign = COMPARED[operator];
  if (!sign) throw new NotInSql(operator);
  return Prisma.sql`${at} ${Prisma.raw(sign)} ${bound(value)}`;
}

function ofColumn(at: Prisma.Sql, filter: unknown): Prisma.Sql {
  if (!isFilter(filter)) return comparison(at, 'equals', filter, {});
  return all(
    Object.entries(filter)
      .filter(([operator, value]) => value !== undefined && operator !== 'mode')
      .map(([operator, value]) => comparison(at, operator, value, filter)),
  );
}

/** A value in JSON by its name: a text, or a list with these in it. */
function ofJson(at: Prisma.Sql, filter: unknown): Prisma.Sql {
  const { path, equals, array_contains: contained, ...others } = isFilter(filter) ? filter : {};
  const [name] = Array.isArray(path) && path.length === 1 ? path : [];
  if (!/^[a-zA-Z]+$/.test(String(name)) || Object.keys(others).length > 0) throw new NotInSql('path');
  const key = Prisma.raw(`'${name}'`);
  if (typeof equals === 'string') return Prisma.sql`${at}->>${key} = ${equals}`;
  if (!Array.isArray(contained)) throw new NotInSql('path');
  return Prisma.sql`${at}->${key} @> ${JSON.stringify(contained)}::jsonb`;
}

function ofRelation(model: string, alias: string, field: Field, filter: unknown): Prisma.Sql {
  if (!isFilter(filter)) throw new NotInSql(field.name);
  const where = field.isList ? filter.some : filter;
  if (field.isList && (Object.keys(filter).length !== 1 || !isFilter(where))) throw new NotInSql(field.name);
  const [theirs, ours] = toJoin(model, field);
  const other = `${alias}_${field.name}`;
  return Prisma.sql`EXISTS (SELECT FROM ${Prisma.raw(`"${field.type}" ${other}`)}
    WHERE ${column(other, theirs)} = ${column(alias, ours)} AND ${whereSql(field.type, other, where as Filter)})`;
}

/** The condition for rows of the model's table, which has the alias. Throws NotInSql. */
export function whereSql(model: string, alias: string, where: object): Prisma.Sql {
  return all(
    Object.entries(where)
      .filter(([, filter]) => filter !== undefined)
      .map(([name, filter]) => {
        if (name === 'AND') return all(toList(filter).map((part) => whereSql(model, alias, part)));
        if (name === 'OR') return any(toList(filter).map((part) => whereSql(model, alias, part)));
        const field = getField(model, name);
        if (field.kind === 'object') return ofRelation(model, alias, field, filter);
        return (field.type === 'Json' ? ofJson : ofColumn)(column(alias, name), filter);
      }),
  );
}
