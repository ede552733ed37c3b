/**
 * Lists that are sent whole: read page by page, each continuing where the last one ended, and written as they are read.
 * With `page` or `limit` it is one page, which says how many rows there are and where the next page is.
 */
import { json } from '../../platform/http/problem.ts';
import type { Connection, List } from './route.ts';
import { type PageQuery, pageArgs } from './shapes.ts';

/** Rows of a page whose `limit` was left out. */
const PAGE_SIZE = 100;
/** Rows that are read and in memory at once when the whole list is requested. */
const STREAM_SIZE = 500;

export interface PageVariables {
  first: number;
  after?: string | null;
  counted: boolean;
}

const isWhole = ({ page, limit }: PageQuery): boolean => page === undefined && limit === undefined;

/** The variables of a list's document. */
export const listArgs = (query: PageQuery): PageVariables =>
  isWhole(query)
    ? { first: STREAM_SIZE, after: null, counted: false }
    : { ...pageArgs(query, PAGE_SIZE), counted: true };

const toRows = <Row>({ edges }: Connection<Row>): Row[] => edges.map(({ node }) => node);

/** The page behind this one, as an address without a host: the client knows best how it has reached us. */
function nextPage(address: string, { page = 1 }: PageQuery, limit: number): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.set('page', String(page + 1));
  searchParams.set('limit', String(limit));
  return `<${pathname}?${searchParams}>; rel="next"`;
}

interface ListResponse<Data, Row> {
  list: List<Data, Row>;
  /** What the first or the only page has brought. */
  data: Data;
  query: PageQuery;
  /** The requested URL. */
  address: string;
  /** Reads on from a cursor. */
  readOn: (after: string | null) => Promise<Data>;
}

/** The response to a request for a list. */
export function respondWithList<Data, Row>({
  list,
  data,
  query,
  address,
  readOn,
}: ListResponse<Data, Row>): Response {
  const connection = list.connection(data);
  const { totalCount = 0, pageInfo } = connection;
  if (!isWhole(query)) {
    const { first } = listArgs(query);
    return json(200, list.wrap(toRows(connection)), {
      'x-total-count': String(totalCount),
      ...(pageInfo.hasNextPage ? { link: nextPage(address, query, first) } : {}),
    });
  }
  if (!pageInfo.hasNextPage) return json(200, list.wrap(toRows(connection)));
  return new Response(toByteStream(writeText(list, connection, readOn)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

/** The JSON of the whole list, a page at a time. Throws when a page cannot be read. */
async function* writeText<Data, Row>(
  { connection, wrap }: List<Data, Row>,
  first: Connection<Row>,
  readOn: (after: string | null) => Promise<Data>,
): AsyncGenerator<string, void> {
  const [before, after] = JSON.stringify(wrap([])).split('[]');
  const inner = (page: Connection<Row>) => JSON.stringify(toRows(page)).slice(1, -1);
  yield `${before}[${inner(first)}`;
  for (let page = first; page.pageInfo.hasNextPage; ) {
    page = connection(await readOn(page.pageInfo.endCursor));
    if (page.edges.length > 0) yield `,${inner(page)}`;
  }
  yield `]${after}`;
}

/**
 * The texts as a stream that reads no further than it is read. When a text fails, so does the stream, and with it the
 * connection: what has left by then must not look like the whole list.
 */
function toByteStream(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await texts.return()),
    },
    { highWaterMark: 0 },
  );
}
