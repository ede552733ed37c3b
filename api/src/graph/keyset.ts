/**
 * Pages start at a row's position in the sort order, not at its number. If rows change, appear or disappear between two
 * pages, no other row is skipped or repeated.
 */
import type { GraphQLResolveInfo } from 'graphql';
import { memoize } from '../platform/lib/memoize.ts';
import {
  type ConnectionArgs,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  numberedBackward,
  readPageSize,
  wrongCursor,
} from './pageArgs.ts';
import { begin } from './pagedConnection.ts';
import { selects } from './selects.ts';
import {
  fromCursor,
  type Place,
  readCursor,
  type SortColumn,
  type SortOrder,
  signOf,
  toCursor,
} from './sortOrder.ts';

/** The rows to read: between two positions, from the end of the list if inverted. */
export interface Range {
  after?: Place;
  before?: Place;
  limit: number;
  inverted: boolean;
  /** Rows to skip, for a page requested by number. */
  skip?: number;
}

/** The largest number of rows for PostgreSQL and Prisma. */
const MAX_SKIP = 2_147_483_647;

/** How many rows a numbered page skips, which its cursor says. Undefined for a cursor with a position. */
function rowsBefore(after: string | null | undefined): number | undefined {
  const [, last] = /^OffsetConnection:(\d{1,10})$/.exec(after ? readCursor(after) : '') ?? [];
  return last === undefined ? undefined : Math.min(Number(last) + 1, MAX_SKIP);
}

/** The position in an argument; an empty text has none. */
function placeOf(
  sign: string,
  order: SortOrder,
  argument: 'after' | 'before',
  args: ConnectionArgs,
): Place | undefined {
  const cursor = args[argument];
  if (!cursor) return undefined;
  const place = fromCursor(sign, order, cursor);
  if (!place) throw wrongCursor(argument);
  return place;
}

interface Bounds {
  /** The list's field. */
  info: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>;
  order: SortOrder;
  /** The key of the record that the list belongs to. Only root lists belong to none. */
  within?: string | undefined;
  defaultSize?: number;
  maxSize?: number;
  /** Whether a page can be requested by number. */
  numbered?: boolean;
}

/** The prefix of every cursor of the list. */
function signOfList(
  { first, last, after, before, ...filters }: ConnectionArgs,
  { info: { parentType, fieldName }, within }: Bounds,
): string {
  const list = `${parentType.name}.${fieldName}`;
  if (parentType.name !== 'Query' && within === undefined) throw new Error(`${list} is of no record.`);
  return signOf(list, { within, filters });
}

/** A page of the rows that `find` reads, in Relay's shape. Throws VALIDATION for invalid arguments. */
export async function rangePage<Row extends object>(
  args: ConnectionArgs,
  bounds: Bounds,
  find: (range: Range) => Promise<readonly Row[]>,
) {
  const { order, defaultSize = DEFAULT_PAGE_SIZE, maxSize = MAX_PAGE_SIZE, numbered = true } = bounds;
  const { size, isLast } = readPageSize(args, defaultSize, maxSize);
  const sign = signOfList(args, bounds);
  const skip = numbered ? rowsBefore(args.after) : undefined;
  if (skip !== undefined && isLast) throw numberedBackward('last');
  if (skip !== undefined && args.before) throw numberedBackward('before');
  const after = skip === undefined ? placeOf(sign, order, 'after', args) : undefined;
  const before = placeOf(sign, order, 'before', args);
  const inverted = isLast || (before !== undefined && after === undefined && args.first == null);
  // One extra row shows whether there are more.
  const found = await find({
    ...(after && { after }),
    ...(before && { before }),
    ...(skip === undefined ? {} : { skip }),
    limit: size + 1,
    inverted,
  });
  const rows = found.slice(0, size);
  if (inverted) rows.reverse();
  const edges = rows.map((node) => ({ cursor: toCursor(sign, order, node), node }));
  const hasMore = found.length > size;
  return {
    edges,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: inverted ? hasMore : Boolean(after ?? skip),
      hasNextPage: inverted ? before !== undefined : hasMore,
    },
  };
}

/** Rows after a column's value in the sort direction, or before it. */
function compared(
  { name, direction, words }: SortColumn,
  value: Place[number],
  isAfter: boolean,
  orEqual = false,
) {
  const isGreater = (direction === 'asc') === isAfter;
  if (!words) return { [name]: { [`${isGreater ? 'gt' : 'lt'}${orEqual ? 'e' : ''}`]: value } };
  const [at, own] = [words.indexOf(String(value)), Number(orEqual)];
  return { [name]: { in: isGreater ? words.slice(at + 1 - own) : words.slice(0, at + own) } };
}

/**
 * Rows on one side of a position. The bound on the first column is redundant, but it lets an index start in the right
 * place.
 */
const beyond = (order: SortOrder, place: Place, isAfter: boolean) => ({
  ...compared(order[0]!, place[0]!, isAfter, true),
  OR: order.map((column, at) => ({
    ...Object.fromEntries(order.slice(0, at).map(({ name }, index) => [name, place[index]])),
    ...compared(column, place[at]!, isAfter),
  })),
});

/** A part of a list, as Prisma arguments. */
export interface Stretch<Where> {
  where: Where;
  orderBy: Record<string, 'asc' | 'desc'>[];
  take: number;
  skip?: number;
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

export const orderBy = (order: SortOrder, inverted = false): Stretch<object>['orderBy'] =>
  order.map(({ name, direction }) => ({ [name]: inverted ? OPPOSITE[direction] : direction }));

export const toStretch = <Where extends object>(
  order: SortOrder,
  where: Where,
  { after, before, limit, inverted, skip }: Range,
): Stretch<Where> => ({
  where: {
    AND: [where, after ? beyond(order, after, true) : {}, before ? beyond(order, before, false) : {}],
  } as unknown as Where,
  orderBy: orderBy(order, inverted),
  take: limit,
  ...(skip === undefined ? {} : { skip }),
});

interface List<Where, Row> {
  args: ConnectionArgs;
  info: GraphQLResolveInfo;
  order: SortOrder;
  within?: string;
  maxSize?: number;
  where: Where;
  /** Reads rows with at least the columns of the sort order. */
  find: (stretch: Stretch<Where>) => Promise<Row[]>;
  count: () => Promise<number>;
}

/**
 * A page of a list with `totalCount`, which is counted only if selected. `after` is a row's cursor, or the number of
 * rows before the page.
 */
export async function keysetPage<Where extends object, Row extends object>({
  args,
  info,
  order,
  within,
  where,
  find,
  count,
  maxSize = MAX_PAGE_SIZE,
}: List<Where, Row>) {
  const totalCount = memoize(count);
  if (selects(info, ['totalCount'])) begin(totalCount);
  const page = await rangePage(args, { info, order, within, maxSize }, (range) =>
    find(toStretch(order, where, range)),
  );
  return { ...page, totalCount };
}
