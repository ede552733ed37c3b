/** What connections have in common, however their rows are read. */
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';

/** The ways from a connection to its rows. */
export const ROW_PATHS: readonly string[][] = [['edges', 'node'], ['nodes']];

/** What is selected of a page's rows, for one of Prisma's queries; nothing if only the page itself is selected. */
export const selectedOfRows = (
  context: object,
  info: GraphQLResolveInfo,
  typeName?: string,
): { select?: object } =>
  queryFromInfo({ context, info, paths: [...ROW_PATHS], ...(typeName ? { typeName } : {}) });

/** The same of a record in a field of the rows that `paths` lead to. */
export const selectedOfRecords = (
  context: object,
  info: GraphQLResolveInfo,
  field: string,
  paths = ROW_PATHS,
): { select?: object } => queryFromInfo({ context, info, paths: paths.map((path) => [...path, field]) });

/** What the page's rows must contain: only the key if only the page itself is selected. */
export const pageRowsQuery = (context: object, info: GraphQLResolveInfo, typeName?: string) => ({
  select: selectedOfRows(context, info, typeName).select ?? { id: true },
});

/** Starts the work now; awaiting the result gives its error. */
export const begin = (work: () => Promise<unknown>): void => void work().catch(() => undefined);

/** What a connection object resolves its `totalCount` field from. */
export interface Counted {
  totalCount: () => Promise<number>;
}
