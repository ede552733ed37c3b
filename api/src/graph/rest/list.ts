/**
 * Lists that are sent whole: read page by page, each continuing where the last one ended, and written as they are read.
 * With `page` or `limit` it is one page, which says how many rows there are and where the next page is.
 */
import { json } from '../../platform/http/problem.ts';
import { type LinkedPageQuery, pageArgs, toNumberedCursor } from './shapes.ts';

/** Rows of a page whose `limit` was left out. */
const PAGE_SIZE = 100;
/** Rows that are read and in memory at once when the whole list is requested. */
const STREAM_SIZE = 500;

/** A page of a list, as the documents of list routes ask for it. */
export interface Connection<Row> {
  /** Where it was requested. */
  totalCount?: number | undefined;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: readonly { node: Row }[];
}

/** How a list comes out of its document, and how it goes into the response's JSON. */
export interface List<Data, Row, ResponseShape = unknown> {
  connection: (data: Data) => Connection<Row>;
  wrap: (rows: Row[]) => ResponseShape;
}

export interface PageVariables {
  first: number;
  after?: string | null;
  counted: boolean;
}

const isWhole = ({ page, limit, after }: LinkedPageQuery): boolean =>
  page === undefined && limit === undefined && after === undefined;

/** The variables of a list's document. */
export function listArgs(query: LinkedPageQuery): PageVariables {
  if (isWhole(query)) return { first: STREAM_SIZE, after: null, counted: false };
  const numbered = pageArgs(query, PAGE_SIZE);
  return { first: numbered.first, after: query.after ?? numbered.after, counted: true };
}

const toRows = <Row>({ edges }: Connection<Row>): Row[] => edges.map(({ node }) => node);

/**
 * The page behind this one, as an address without a host: the client knows best how it has reached us. It begins behind
 * this one's last row, wherever in the list that is by then.
 */
function nextPage(address: string, { page, after }: LinkedPageQuery, first: number, last: string): string {
  const { pathname, searchParams } = new URL(address);
  if (page !== undefined || after === undefined) searchParams.set('page', String((page ?? 1) + 1));
  searchParams.set('limit', String(first));
  searchParams.set('after', last);
  return `<${pathname}?${searchParams}>; rel="next"`;
}

interface ListResponse<Data, Row> {
  list: List<Data, Row>;
  /** What the first or the only page has brought. */
  data: Data;
  query: LinkedPageQuery;
  /** The requested URL. */
  address: string;
  /** Runs the list's document again with these in place of the first page's variables. */
  readAgain: (page: Partial<PageVariables>) => Promise<Data>;
}

/** Whether the rows before a linked page are no longer as many as its number says: its last one has another number. */
async function hasMoved<Data, Row>({ list, query, readAgain }: ListResponse<Data, Row>): Promise<boolean> {
  const { page, after } = query;
  if (page === undefined || after === undefined) return false;
  const before = (page - 1) * listArgs(query).first;
  if (before === 0) return true;
  const data = await readAgain({ first: 1, after: toNumberedCursor(before - 1), counted: false });
  return list.connection(data).pageInfo.endCursor !== after;
}

/** One page of a list, which says how many rows there are and where the next page is. */
async function respondWithPage<Data, Row>(response: ListResponse<Data, Row>): Promise<Response> {
  const { list, data, query, address } = response;
  const connection = list.connection(data);
  const { totalCount = 0, pageInfo } = connection;
  const { first } = listArgs(query);
  return json(200, list.wrap(toRows(connection)), {
    'x-total-count': String(totalCount),
    ...(pageInfo.hasNextPage ? { link: nextPage(address, query, first, pageInfo.endCursor ?? '') } : {}),
    ...((await hasMoved(response)) ? { 'x-list-changed': 'true' } : {}),
  });
}

/** The response to a request for a list. */
export async function respondWithList<Data, Row>(response: ListResponse<Data, Row>): Promise<Response> {
  const { list, data, query, readAgain } = response;
  if (!isWhole(query)) return respondWithPage(response);
  const connection = list.connection(data);
  if (!connection.pageInfo.hasNextPage) return json(200, list.wrap(toRows(connection)));
  const readOn = (after: string | null) => readAgain({ after });
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
