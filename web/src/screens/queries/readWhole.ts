import type { Environment, RequestParameters } from 'relay-runtime';
import { FieldFailure } from '../../kit/relay/failures';
import { hasPages, type ReadyColumn, type ReadyQuery } from './readyQuery';

/** What a query returned: the data of the first page, and the rows of all pages. */
export type Whole = { readonly data: unknown; readonly rows: readonly unknown[] };

type Page = {
  readonly totalCount?: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: unknown }[];
};
type Response = { readonly data?: unknown; readonly errors?: readonly object[] };

/** The value at a path; undefined if the path ends earlier. */
export const readPath = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], value);

/** The values of the columns in each of the rows. */
export const readCells = (
  columns: readonly ReadyColumn[],
  rows: readonly unknown[],
): readonly (readonly unknown[])[] => rows.map((row) => columns.map(([, path]) => readPath(row, path)));

type Reading = {
  /** Called after each page but the last, with the rows so far and, if the query asks, the rows in all. */
  readonly onPage: (read: number, total: number | undefined) => void;
  readonly signal: AbortSignal;
};

/**
 * Runs the query in the viewer's own session, page after page. Throws if any page has an error, because a partial table
 * would look complete. Null if it was aborted.
 */
export async function readWhole(
  environment: Environment,
  ready: Pick<ReadyQuery, 'query' | 'variables' | 'list'>,
  { onPage, signal }: Reading,
): Promise<Whole | null> {
  const { query, variables, list } = ready;
  const rows: unknown[] = [];
  let first: unknown;
  for (let after: string | null = null; !signal.aborted; ) {
    const response: unknown = await environment
      .getNetwork()
      .execute(
        { text: query, operationKind: 'query' } as RequestParameters,
        hasPages(ready) ? { ...variables, after } : variables,
        { force: true },
      )
      .toPromise();
    const { data, errors } = response as Response;
    if (errors?.[0]) throw new FieldFailure(errors[0]);
    first ??= data;
    if (!hasPages(ready))
      return { data, rows: (readPath(data, list) as readonly unknown[] | null | undefined) ?? [] };
    const { pageInfo, edges, totalCount } = readPath(data, list.slice(0, -1)) as Page;
    rows.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return { data: first, rows };
    after = pageInfo.endCursor;
    onPage(rows.length, totalCount);
  }
  return null;
}
