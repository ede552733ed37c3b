/** Prisma's selections as SQL, and the resulting rows as Prisma would return them. */
import { Decimal, empty, join, raw, type Sql, sqltag } from '@prisma/client/runtime/client';
import { getField, type Model, NotInSql, toJoin } from './model.ts';
import { column, whereSql } from './where.ts';

export type Select = Record<string, unknown>;
type Row = Record<string, unknown>;

const COLUMNS = ['String', 'Int', 'Boolean', 'DateTime', 'Decimal', 'Json'];

interface Nested {
  select?: Select;
  where?: object;
  orderBy?: unknown;
  take?: number;
}

/** What is selected of a relation. Throws NotInSql for anything but a plain selection. */
function toNested(name: string, wanted: unknown): Nested & { select: Select } {
  const { select, where, orderBy, take, ...rest } = (typeof wanted === 'object' ? wanted : {}) as Nested;
  if (!select || Object.keys(rest).length > 0) throw new NotInSql(name);
  return { select, ...(where && { where }), orderBy, ...(take === undefined ? {} : { take }) };
}

/** The order of rows; empty if none is requested. */
export function orderSql(model: Model, alias: string, orderBy: unknown): Sql {
  const parts = [orderBy ?? []].flat().flatMap((part) =>
    Object.entries(part as Record<string, unknown>).map(([name, direction]) => {
      if (getField(model, name).kind === 'object' || (direction !== 'asc' && direction !== 'desc'))
        throw new NotInSql(name);
      return sqltag`${column(alias, name)} ${raw(direction)}`;
    }),
  );
  return parts.length ? sqltag`ORDER BY ${join(parts)}` : empty;
}

/** A limit is written into the text, so that a prepared statement is planned for it. */
export function limitSql(take: number | undefined): Sql {
  if (take === undefined) return empty;
  if (!Number.isSafeInteger(take) || take < 0) throw new NotInSql('take');
  return raw(`LIMIT ${take}`);
}

function relationSql(model: Model, alias: string, name: string, wanted: unknown): Sql {
  const field = getField(model, name);
  const { select, where = {}, orderBy, take } = toNested(name, wanted);
  const [related, theirs, ours] = toJoin(model, field);
  const other = `${alias}_${name}`;
  const rows = sqltag`SELECT ${columnsSql(related, other, select)} FROM ${raw(`"${field.type}" ${other}`)}
    WHERE ${column(other, theirs)} = ${column(alias, ours)} AND ${whereSql(related, other, where)}
    ${orderSql(related, other, orderBy)} ${limitSql(take)}`;
  return field.isList
    ? sqltag`(SELECT coalesce(json_agg(listed), '[]') FROM (${rows}) listed)`
    : sqltag`(SELECT row_to_json(single) FROM (${rows}) single)`;
}

/** The columns of the selection, each under its field's name. Throws NotInSql. */
export function columnsSql(model: Model, alias: string, select: Select): Sql {
  const [plain, relations]: [string[], Sql[]] = [[], []];
  for (const name of Object.keys(select)) {
    if (!select[name]) continue;
    const field = getField(model, name);
    if (field.kind === 'object')
      relations.push(sqltag`${relationSql(model, alias, name, select[name])} AS ${raw(`"${name}"`)}`);
    else if (field.isList || (field.kind === 'scalar' && !COLUMNS.includes(field.type)))
      throw new NotInSql(name);
    else plain.push(`${alias}."${name}"`);
  }
  // Plain columns in one piece, because joining pieces is most of the work.
  return join([...(plain.length ? [raw(plain.join(', '))] : []), ...relations]);
}

/** The row as the result of a Prisma query, if it already has everything selected; otherwise undefined. */
export function covers<Row extends object>(query: { select?: unknown }, row: Partial<Row>): Row | undefined {
  const wanted = Object.keys((query.select as Select | undefined) ?? { '*': true });
  return wanted.every((name) => name in row) ? (row as Row) : undefined;
}

/** Restores types that JSON lacks: instants, days and decimals. */
const REVIVED: Record<string, (value: never) => unknown> = {
  DateTime: (text: string) => new Date(text),
  Decimal: (amount: number) => new Decimal(amount),
};

/** Where rows with lists store their selection; a map of the rows would cost ten times as much. */
const READ_BY = Symbol('read by');

/** The selection of a row with lists; undefined for others, and for rows read by Prisma. */
export const getSelection = (row: object): Select | undefined => (row as { [READ_BY]?: Select })[READ_BY];

/** Creates a function that converts rows read as JSON, in place, to those that Prisma would return. */
export function reviver(model: Model, select: Select): (row: Row) => Row {
  const steps = Object.keys(select).flatMap((name): [string, (value: never) => unknown][] => {
    if (!select[name]) return [];
    const field = getField(model, name);
    const { kind, type, isList } = field;
    if (kind !== 'object') return REVIVED[type] ? [[name, REVIVED[type]]] : [];
    const revive = reviver(model.getOther(field), toNested(name, select[name]).select);
    return [[name, isList ? (rows: Row[]) => rows.map(revive) : revive]];
  });
  const hasLists = Object.keys(select).some((name) => select[name] && getField(model, name).isList);
  return (row) => {
    if (hasLists) (row as { [READ_BY]?: Select })[READ_BY] = select;
    for (const [name, revive] of steps) if (row[name] !== null) row[name] = revive(row[name] as never);
    return row;
  };
}
