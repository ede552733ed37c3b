/**
 * Numbered pages as connections: `after` counts rows, so that a page can be requested by its number (REST, pagers),
 * and the total is counted only when somebody selects it.
 */
import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import type { GraphQLResolveInfo } from 'graphql';
import { memoize } from '../platform/lib/memoize.ts';
import { selects } from './selects.ts';

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  before?: string | null;
  after?: string | null;
}

/** Where a page begins and how many rows it takes: Prisma's own words. */
export interface Window {
  skip: number;
  take: number;
}

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 1000;

/**
 * One page of rows, with `totalCount` for a field that counts the whole filter on demand. Where `info` shows that the
 * total is selected it is counted along with the page and not after it.
 */
export async function page<Row extends {}>(
  args: ConnectionArgs,
  find: (window: Window) => Promise<Row[]>,
  count: () => Promise<number>,
  { maxSize = MAX_PAGE_SIZE, info }: { maxSize?: number; info?: GraphQLResolveInfo } = {},
) {
  const totalCount = memoize(count);
  if (info && selects(info, ['totalCount'])) begin(totalCount);
  const connection = await resolveOffsetConnection(
    { args, defaultSize: DEFAULT_PAGE_SIZE, maxSize },
    ({ limit, offset }) => find({ take: limit, skip: offset }),
  );
  return { ...connection, totalCount };
}

/** What the page's rows must contain, for one of Prisma's queries: only the key if only the page itself is selected. */
export function pageRowsQuery(context: object, info: GraphQLResolveInfo, typeName?: string) {
  const path = ['edges', 'node'];
  const query = queryFromInfo({ context, info, path, ...(typeName ? { typeName } : {}) });
  return 'select' in query ? query : { select: { id: true } };
}

/** Starts the work now; whoever awaits the result gets its error. */
export const begin = (work: () => Promise<unknown>): void => void work().catch(() => undefined);

/** What a connection object resolves its `totalCount` field from. */
export interface Counted {
  totalCount: () => Promise<number>;
}
