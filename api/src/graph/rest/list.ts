/**
 * Lists are sent in full: read page by page, each starting where the last one ended, and written as they are read. With
 * `page` or `limit`, the response is one page with the total and a link to the next page. Some lists are sent as JSON
 * only by page. CSV and JSON Lines are always the full list.
 */
import type { z } from 'zod';
import { json } from '../../platform/http/problem.ts';
import { toByteStream } from './byteStream.ts';
import { type Form, JSON_TYPE, toForm } from './listForms.ts';
import { type PageQuery, type Pagination, toNumberedCursor, toPage } from './shapes.ts';

/** The page size if `limit` is omitted. */
const PAGE_SIZE = 100;
/** How many rows are read into memory at once when the full list is requested. */
const STREAM_SIZE = 500;

/** A page of a list, as the documents of list routes request it. */
export interface Connection<Row> {
  /** Only if requested. */
  totalCount?: number | undefined;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: readonly { node: Row }[];
}

/** A page's position, for responses that state it. */
export type PageFacts = z.output<typeof Pagination>;

/** How to find a list in its document's data, and how to wrap it in the response's JSON. */
export interface List<Data, Row, ResponseShape = unknown> {
  connection: (data: Data) => Connection<Row>;
  /** Wraps the rows and changes none: CSV and JSON Lines have the rows alone. */
  wrap: (rows: Row[], page: PageFacts) => ResponseShape;
  /** For a list that is sent as JSON only by page: the page size if `limit` is omitted. */
  pageSize?: number | undefined;
  /** The list has a separate argument for the number of rows before a page. */
  takesOffset?: boolean | undefined;
}

export interface PageVariables {
  first: number;
  after?: string | null;
  offset?: number | null;
  counted: boolean;
}

type Paging = Pick<List<never, never>, 'pageSize' | 'takesOffset'>;

const isPage = ({ page, limit, after }: PageQuery, { pageSize }: Paging, type: string): boolean =>
  type === JSON_TYPE && [pageSize, page, limit, after].some((given) => given !== undefined);

const pageOf = (query: PageQuery, { pageSize = PAGE_SIZE }: Paging) => toPage(query, pageSize);

/** The variables for a page that starts after this many rows. */
const behind = (rows: number, { takesOffset }: Paging): Partial<PageVariables> =>
  takesOffset ? { offset: rows, after: null } : { after: toNumberedCursor(rows) };

/** The variables of a list's document, for a response of this media type. */
export function listArgs(query: PageQuery, paging: Paging, type: string): PageVariables {
  if (!isPage(query, paging, type)) return { first: STREAM_SIZE, after: null, counted: false };
  const { first, before } = pageOf(query, paging);
  return { first, counted: true, ...(query.after ? { after: query.after } : behind(before, paging)) };
}

/** A full list has no page information. */
const NO_PAGE: PageFacts = { page: 1, limit: 0, total: 0, totalPages: 0 };

const toRows = <Row>({ edges }: Connection<Row>): Row[] => edges.map(({ node }) => node);

/** The list with other rows, if the contract's rows have a different shape than the document's. */
export const mapRows = <Node, Row>(
  { edges, ...rest }: Connection<Node>,
  toRow: (node: Node) => Row,
): Connection<Row> => ({ ...rest, edges: edges.map(({ node }) => ({ node: toRow(node) })) });

/**
 * The next page, as a path without a host, because the client knows best how it reached us. It starts after this page's
 * last row, wherever in the list that is by then.
 */
function nextPage(address: string, { page, after }: PageQuery, first: number, last: string): string {
  const { pathname, searchParams } = new URL(address);
  if (page !== undefined || after === undefined) searchParams.set('page', String((page ?? 1) + 1));
  searchParams.set('limit', String(first));
  searchParams.set('after', last);
  return `<${pathname}?${searchParams}>; rel="next"`;
}

interface ListResponse<Data, Row> {
  list: List<Data, Row>;
  /** Its route. */
  route: { path: string; response: z.ZodType };
  /** The media type of the response. */
  type: string;
  /** The result of the first or only page. */
  data: Data;
  query: PageQuery;
  /** The requested URL. */
  address: string;
  /** Runs the list's document again with these page variables. */
  readAgain: (page: Partial<PageVariables>) => Promise<Data>;
}

/** Whether the number of rows before a linked page has changed: its last row has another number. */
async function hasMoved<Data, Row>({ list, query, readAgain }: ListResponse<Data, Row>): Promise<boolean> {
  const { page, after } = query;
  if (!page || !after) return false;
  const { before } = pageOf(query, list);
  if (before === 0) return true;
  const data = await readAgain({ first: 1, ...behind(before - 1, list), counted: false });
  return list.connection(data).pageInfo.endCursor !== after;
}

/** One page of a list, with the total and a link to the next page. */
async function respondWithPage<Data, Row>(response: ListResponse<Data, Row>): Promise<Response> {
  const { list, data, query, address } = response;
  const connection = list.connection(data);
  const { totalCount = 0, pageInfo } = connection;
  const { page, first } = pageOf(query, list);
  const facts = { page, limit: first, total: totalCount, totalPages: Math.ceil(totalCount / first) };
  return json(200, list.wrap(toRows(connection), facts), {
    'x-total-count': String(totalCount),
    ...(pageInfo.hasNextPage ? { link: nextPage(address, query, first, pageInfo.endCursor ?? '') } : {}),
    ...((await hasMoved(response)) ? { 'x-list-changed': 'true' } : {}),
  });
}

/** The response to a list request. */
export async function respondWithList<Data, Row>(response: ListResponse<Data, Row>): Promise<Response> {
  const { list, route, type, data, query, readAgain } = response;
  if (isPage(query, list, type)) return respondWithPage(response);
  const { headers, ...form } = toForm(type, route, list.wrap([], NO_PAGE));
  const connection = list.connection(data);
  if (!connection.pageInfo.hasNextPage)
    return new Response(form.before + form.write(toRows(connection), true) + form.after, { headers });
  const readOn = async (after: string | null) => list.connection(await readAgain({ after }));
  return new Response(toByteStream(writeText(form, connection, readOn)), { headers });
}

/** The text of the full list, a page at a time. Throws if a page cannot be read. */
async function* writeText<Row>(
  { before, write, after }: Form,
  first: Connection<Row>,
  readOn: (after: string | null) => Promise<Connection<Row>>,
): AsyncGenerator<string, void> {
  yield before + write(toRows(first), true);
  for (let page = first; page.pageInfo.hasNextPage; ) {
    page = await readOn(page.pageInfo.endCursor);
    if (page.edges.length > 0) yield write(toRows(page), false);
  }
  if (after) yield after;
}
