/**
 * Runs a query that the caller saved, with the rights and limits of a text that the caller sends, and sends all rows of
 * its one list, as other routes do.
 */
import { type DocumentNode, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { problem } from '../../platform/http/problem.ts';
import type { Variables } from '../pipeline/guard.ts';
import { readText } from '../pipeline/readText.ts';
import { type Connection, type List, respondWithList } from './list.ts';
import { graphErrorResponse } from './status.ts';

/** What a route runs instead of its own document. */
export interface SavedRun {
  /** The name of the file. */
  name: string;
  query: string;
  variables: Variables;
  /** The path to its rows in `data`: to the edges of a list that comes in pages, or to a list that comes whole. */
  list: readonly string[];
  /** The path of each column in a row. */
  columns: readonly (readonly string[])[];
}

interface Running {
  run: SavedRun;
  schema: GraphQLSchema;
  type: string;
  address: string;
  read: (document: DocumentNode, variables: Variables) => Promise<ExecutionResult>;
  /** The same for a list that is already being sent: throws what is wrong. */
  readOn: (document: DocumentNode, variables: Variables) => Promise<unknown>;
}

const NO_MORE = { hasNextPage: false, endCursor: null };

const readPath = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], data);

/** The rows of a response, as a page; a missing record has none. */
function toConnection(data: unknown, list: readonly string[]): Connection<unknown> {
  const page = readPath(data, list.slice(0, -1)) as Partial<Connection<unknown>> | null | undefined;
  const rows = (readPath(data, list) ?? []) as unknown[];
  return page?.pageInfo
    ? { pageInfo: page.pageInfo, edges: rows as { node: unknown }[] }
    : { pageInfo: NO_MORE, edges: rows.map((node) => ({ node })) };
}

/** The shape of a row with these columns. */
function toShape(columns: SavedRun['columns']): z.ZodType {
  const parts = new Map<string, string[][]>();
  for (const [name = '', ...rest] of columns)
    parts.set(name, [...(parts.get(name) ?? []), ...(rest.length > 0 ? [rest] : [])]);
  const shapes = [...parts].map(([name, rest]) => [name, rest.length > 0 ? toShape(rest) : z.unknown()]);
  return z.object(Object.fromEntries(shapes));
}

/** 'Paid by month, Q3' becomes 'paid-by-month-q3'. */
const toFileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'query';

export async function respondWithSaved({
  run,
  schema,
  type,
  address,
  read,
  readOn,
}: Running): Promise<Response> {
  const { name, query, variables, list, columns } = run;
  const document = readText(schema, query);
  if (document instanceof GraphQLError)
    return problem({ status: 400, code: 'VALIDATION', error: document.message });
  const { data, errors } = await read(document, variables);
  if (errors?.[0]) return graphErrorResponse(errors[0]);
  const rows: List<unknown, unknown> = {
    connection: (page) => toConnection(page, list),
    wrap: (nodes) => nodes,
  };
  return respondWithList({
    list: rows,
    route: { path: `/${toFileName(name)}`, response: z.array(toShape(columns)) },
    type,
    data,
    query: {},
    address,
    readAgain: (page) => readOn(document, { ...variables, ...page }),
  });
}
