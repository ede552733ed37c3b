/**
 * One line of the contract: method, path, document, how the request becomes variables, and how the data becomes the
 * promised JSON. A route cannot reach the database or a domain, so it cannot have its own rules.
 */
import type { TadaDocumentNode } from 'gql.tada';
import type { Day } from 'rules/days';
import { z } from 'zod';
import { type List, listArgs, type PageVariables } from './list.ts';
import { JSON_TYPE, LIST_TYPES } from './listForms.ts';
import type { Reply } from './reply.ts';
import type { SavedRun } from './savedRun.ts';
import type { PageQuery } from './shapes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A route's parsed input. Bodies and queries are validated. */
export interface RouteInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** The media type of the response. */
  type: string;
  /** The Idempotency-Key header, if sent. */
  idempotencyKey: string | null;
}

/** The names after colons in a path, such as { id: string } for /contractors/:id. */
type RouteParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & RouteParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

// biome-ignore lint/suspicious/noExplicitAny: a table holds routes of every shape; `route` checks each one.
type Any = any;

export interface Upload {
  types: readonly string[];
  maxBytes: number;
}

export interface Route {
  method: Method;
  /** With parameters as in /contractors/:id. */
  path: string;
  /** One line for the API's description. */
  summary: string;
  tag: string;
  document: TadaDocumentNode<Any, Any, Any>;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The shape of the response's JSON. */
  response: z.ZodType;
  /** The media types of a route that returns a file; if omitted, JSON, and for a list also CSV and JSON Lines. */
  produces?: readonly string[];
  /** With an Idempotency-Key, a repeat gets the first response. */
  takesKey?: boolean;
  /** Another path has replaced it since then. */
  deprecated?: { since: Day; successor: string };
  /**
   * For a route whose body is a file: its types, and the maximum number of bytes. `variables` gets the file as the
   * body.
   */
  upload?: Upload;
  /** The status on success. */
  status: 200 | 201;
  variables: (input: RouteInput<Any, Any, Any>) => Record<string, unknown>;
  /** For every route except lists. */
  respond?: (data: Any, input: RouteInput<Any, Any, Any>) => Reply;
  /** For a route that returns a list: in full, or one page. */
  list?: List<Any, Any>;
  /** For a route that runs a query that the caller saved: which one, as its document found it. */
  run?: (data: Any, input: RouteInput<Any, Any, Any>) => SavedRun | Reply;
  names?: Names;
}

/** REST names of arguments and input fields that have another name in the graph. */
type Names = Readonly<Record<string, string>>;

interface RouteOptions<
  Path extends string,
  Data,
  Variables,
  Query extends z.ZodType,
  Body extends z.ZodType,
  ResponseShape extends z.ZodType,
> {
  summary: string;
  tag: string;
  document: TadaDocumentNode<Data, Variables, Any>;
  query?: Query;
  body?: Body;
  response: ResponseShape;
  produces?: readonly string[];
  takesKey?: boolean;
  deprecated?: { since: Day; successor: string };
  upload?: Upload;
  status?: 200 | 201;
  names?: Names;
  variables?: (input: RouteInput<RouteParams<Path>, z.output<Query>, z.output<Body>>) => Variables;
  respond: (
    data: Data,
    input: RouteInput<RouteParams<Path>, z.output<Query>, z.output<Body>>,
  ) => z.input<ResponseShape> | Reply;
}

/** Creates an entry of the table; `respond` returns plain JSON or a Reply (404, a file). */
export const route = <
  Path extends string,
  Data,
  Variables,
  Query extends z.ZodType,
  Body extends z.ZodType,
  ResponseShape extends z.ZodType,
>(
  method: Method,
  path: Path,
  options: RouteOptions<Path, Data, Variables, Query, Body, ResponseShape>,
): Route => ({
  method,
  path,
  status: 200,
  ...options,
  variables: (input) => (options.variables?.(input as never) ?? {}) as Record<string, unknown>,
  respond: (data, input) => {
    const result = options.respond(data as Data, input as never);
    return isReply(result) ? result : { kind: 'json', body: result };
  },
});

/**
 * Creates an entry for a list that is sent in full, or as a page if one is requested (`list.ts`); with a `pageSize`,
 * always as a page, except in CSV and JSON Lines. Its document has $first, $after and $counted, and selects `pageInfo`, plus `totalCount` if $counted
 * is set.
 */
export const listRoute = <
  Path extends string,
  Data,
  Variables extends PageVariables,
  Query extends z.ZodType<PageQuery, Any>,
  ResponseShape extends z.ZodType,
  Row,
>(
  path: Path,
  {
    variables,
    connection,
    wrap,
    pageSize,
    takesOffset,
    ...options
  }: List<Data, Row, z.input<ResponseShape>> & {
    summary: string;
    tag: string;
    document: TadaDocumentNode<Data, Variables, Any>;
    query: Query;
    response: ResponseShape;
    names?: Names;
    /** The filters; the page is added here. */
    variables: (query: z.output<Query>) => Omit<Variables, keyof PageVariables>;
  },
): Route => {
  const list = { connection, wrap, pageSize, takesOffset };
  return {
    method: 'GET',
    path,
    status: 200,
    ...options,
    list,
    variables: ({ query, type }) => ({ ...listArgs(query, list, type), ...variables(query) }),
  };
};

/** Creates an entry that runs a query that the caller saved, and sends its rows in full (`savedRun.ts`). */
export const savedRoute = <Path extends string, Data, Variables, Query extends z.ZodType>(
  path: Path,
  {
    variables,
    run,
    ...options
  }: {
    summary: string;
    tag: string;
    document: TadaDocumentNode<Data, Variables, Any>;
    query: Query;
    variables: (input: RouteInput<RouteParams<Path>, z.output<Query>, unknown>) => Variables;
    run: (data: Data, input: RouteInput<RouteParams<Path>, z.output<Query>, unknown>) => SavedRun | Reply;
  },
): Route => ({
  method: 'GET',
  path,
  status: 200,
  ...options,
  response: z.array(z.record(z.string(), z.unknown())),
  variables: (input) => variables(input as never) as Record<string, unknown>,
  run: (data, input) => run(data as Data, input as never),
});

export const isReply = (result: unknown): result is Reply =>
  typeof result === 'object' && result !== null && 'kind' in result && REPLY_KINDS.has(String(result.kind));

const REPLY_KINDS = new Set<string>(['json', 'missing', 'waits', 'file'] satisfies Reply['kind'][]);

/** The media types in which a route responds, the usual one first. */
export const typesOf = ({ produces, list, run }: Route): readonly string[] =>
  produces ?? (list || run ? LIST_TYPES : [JSON_TYPE]);
