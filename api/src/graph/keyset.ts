/**
 * Cursors that name a row's place in a list, newest first, and not its number: rows that change or arrive between two
 * pages are neither skipped nor repeated.
 */
import { decodeBase64, encodeBase64 } from '@pothos/core';
import { resolveCursorConnection } from '@pothos/plugin-relay';
import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { isUuid } from 'rules/ids';
import { memoize } from '../platform/lib/memoize.ts';
import { begin, type ConnectionArgs, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './pagedConnection.ts';
import { selects } from './selects.ts';

/** A row's position: rows of the same moment are ordered by their keys. */
export interface Place {
  at: Date;
  id: string;
}

export const toCursor = ({ at, id }: Place): string => encodeBase64(`${at.getTime()}_${id}`);

/** Throws BAD_USER_INPUT for a text that is no cursor. */
export function fromCursor(cursor: string): Place {
  const [, time, id = ''] = /^(-?\d{1,15})_(.+)$/.exec(decodeBase64(cursor)) ?? [];
  const at = new Date(Number(time));
  if (!isUuid(id) || Number.isNaN(at.getTime()))
    throw new GraphQLError('The cursor does not belong to this list.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return { at, id };
}

/** How many rows a numbered page leaves out: its cursor counts them. Undefined for a cursor that names a place. */
function rowsBefore(after: string | null | undefined): number | undefined {
  const [, last] = /^OffsetConnection:(\d{1,10})$/.exec(after ? decodeBase64(after) : '') ?? [];
  return last === undefined ? undefined : Number(last) + 1;
}

/** Prisma's own words for a stretch of a list. */
export interface Stretch<Where> {
  where: Where;
  orderBy: Record<string, 'asc' | 'desc'>[];
  take: number;
  skip?: number;
}

interface List<Column extends string, Where, Row> {
  args: ConnectionArgs;
  info: GraphQLResolveInfo;
  /** The instant or day by which the list is ordered; it never changes. */
  by: Column;
  where: Where;
  /** Reads rows with at least their key and that column. */
  find: (stretch: Stretch<Where>) => Promise<Row[]>;
  count: () => Promise<number>;
}

/** The bound on just the column is redundant, but it lets an index start in the right place. */
const beyond = (by: string, { at, id }: Place, sign: 'lt' | 'gt') => ({
  [by]: { [`${sign}e`]: at },
  OR: [{ [by]: { [sign]: at } }, { id: { [sign]: id } }],
});

/**
 * A page of a list, newest first, with `totalCount`, which is counted along with it where it is selected. `after` may
 * be a row's cursor, or count the rows of the pages before, for pages that are requested by their number.
 */
export async function keysetPage<
  Column extends string,
  Where extends object,
  Row extends Record<Column, Date> & { id: string },
>({ args, info, by, where, find, count }: List<Column, Where, Row>) {
  const totalCount = memoize(count);
  if (selects(info, ['totalCount'])) begin(totalCount);
  const skip = rowsBefore(args.after);
  const { after, ...rest } = args;
  const connection = await resolveCursorConnection<Promise<Row[]>>(
    {
      args: skip === undefined ? { ...rest, after: after ?? null } : rest,
      defaultSize: DEFAULT_PAGE_SIZE,
      maxSize: MAX_PAGE_SIZE,
      toCursor: (row) => toCursor({ at: row[by], id: row.id }),
    },
    ({ before, after, limit, inverted }) => {
      const bounds = [
        after ? beyond(by, fromCursor(after), 'lt') : {},
        before ? beyond(by, fromCursor(before), 'gt') : {},
      ];
      const direction = inverted ? 'asc' : 'desc';
      return find({
        where: { AND: [where, ...bounds] } as unknown as Where,
        orderBy: [{ [by]: direction }, { id: direction }],
        take: limit,
        ...(skip === undefined ? {} : { skip }),
      });
    },
  );
  if (skip) connection.pageInfo.hasPreviousPage = true;
  return { ...connection, totalCount };
}
