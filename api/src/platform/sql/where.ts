/** Prisma's filters as SQL: those that lists use; any other is NotInSql. */
import { join, raw, type Sql, sqltag } from '@prisma/client/runtime/client';
import { type Field, getField, type Model, NotInSql, toJoin } from './model.ts';

type Filter = Record<string, unknown>;

/** A column of the table with this alias. Names come from the data model, never from a client. */
export const column = (alias: string, name: string): Sql => raw(`${alias}."${name}"`);

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);

/** A value in the form that the driver sends: an instant must not use the process's time zone. */
const bound = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(bound);
  if (typeof value === 'object' && value !== null) throw new NotInSql('value');
  return value;
};

const all = (conditions: Sql[]): Sql => (conditions.length ? join(conditions, ' AND ') : sqltag`TRUE`);
const any = (conditions: Sql[]): Sql =>
  conditions.length ? sqltag`(${join(conditions, ' OR ')})` : sqltag`FALSE`;
const toList = (where: unknown): Filter[] => (Array.isArray(where) ? where : [where as Filter]);

const COMPARED: Record<string, string> = { equals: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' };

function comparison(at: Sql, operator: string, value: unknown, filter: Filter): Sql {
  if (value === null) {
    if (operator === 'equals') return sqltag`${at} IS NULL`;
    if (operator === 'not') return sqltag`${at} IS NOT NULL`;
    throw new NotInSql(operator);
  }
  if (operator === 'in') {
    const list = toList(value);
    return list.length ? sqltag`${at} = ANY(${bound(list)})` : sqltag`FALSE`;
  }
  if (operator === 'not' && !isFilter(value)) return sqltag`${at} <> ${bound(value)}`;
  if (operator === 'contains' && filter.mode === 'insensitive') return sqltag`${at} ILIKE ${`%${value}%`}`;
  if (operator === 'startsWith' && filter.mode === 'insensitive') return sqltag`${at} ILIKE ${`${value}%`}`;
  const sign = COMPARED[operator];
  if (!sign) throw new NotInSql(operator);
  return sqltag`${at} ${raw(sign)} ${bound(value)}`;
}

function ofColumn(at: Sql, filter: unknown): Sql {
  if (!isFilter(filter)) return comparison(at, 'equals', filter, {});
  return all(
    Object.entries(filter)
      .filter(([operator, value]) => value !== undefined && operator !== 'mode')
      .map(([operator, value]) => comparison(at, operator, value, filter)),
  );
}

/** A field of a JSON value: a text, or a list that contains these. */
function ofJson(at: Sql, filter: unknown): Sql {
  const { path, equals, array_contains: contained, ...others } = isFilter(filter) ? filter : {};
  const [name] = Array.isArray(path) && path.length === 1 ? path : [];
  if (!/^[a-zA-Z]+$/.test(String(name)) || Object.keys(others).length > 0) throw new NotInSql('path');
  const key = raw(`'${name}'`);
  if (typeof equals === 'string') return sqltag`${at}->>${key} = ${equals}`;
  if (!Array.isArray(contained)) throw new NotInSql('path');
  return sqltag`${at}->${key} @> ${JSON.stringify(contained)}::jsonb`;
}

function ofRelation(model: Model, alias: string, field: Field, filter: unknown): Sql {
  if (!isFilter(filter)) throw new NotInSql(field.name);
  const where = field.isList ? filter.some : filter;
  if (field.isList && (Object.keys(filter).length !== 1 || !isFilter(where))) throw new NotInSql(field.name);
  const [related, theirs, ours] = toJoin(model, field);
  const other = `${alias}_${field.name}`;
  return sqltag`EXISTS (SELECT FROM ${raw(`"${field.type}" ${other}`)}
    WHERE ${column(other, theirs)} = ${column(alias, ours)} AND ${whereSql(related, other, where as Filter)})`;
}

/** The condition for rows of the model's table with this alias. Throws NotInSql. */
export function whereSql(model: Model, alias: string, where: object): Sql {
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
