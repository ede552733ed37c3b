/** One page of entries between two cursors, in Relay's shape. */
import { resolveCursorConnection } from '@pothos/plugin-relay';
import { MAX_PAGE_SIZE } from '../../graph/pagedConnection.ts';
import { type Place, toCursor } from './auditLogs.service.ts';

export interface PageArgs {
  first?: number | null;
  last?: number | null;
  before?: string | null;
  after?: string | null;
}

/** Where a page lies; read from the older end when inverted. */
export interface Bounds {
  after?: string;
  before?: string;
  limit: number;
  inverted: boolean;
}

export interface EntryPage<Row> {
  edges: { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

export const entryPage = async <Row extends Place>(
  args: PageArgs,
  defaultSize: number,
  find: (bounds: Bounds) => Promise<Row[]>,
): Promise<EntryPage<Row>> =>
  (await resolveCursorConnection<Promise<Place[]>>(
    { args, defaultSize, maxSize: MAX_PAGE_SIZE, toCursor },
    find,
  )) as unknown as EntryPage<Row>;
