/** What connections share, no matter how their rows are read. */
import type { SchemaTypes } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';

/** The paths from a connection to its rows. */
export const ROW_PATHS: readonly string[][] = [['edges', 'node'], ['nodes']];

/** What is selected of a page's rows, as Prisma arguments; empty if only the page itself is selected. */
export const selectedOfRows = (
  context: object,
  info: GraphQLResolveInfo,
  typeName?: string,
): { select?: object } =>
  queryFromInfo({ context, info, paths: [...ROW_PATHS], ...(typeName ? { typeName } : {}) });

/** The same for a record in a field of the rows at `paths`. */
export const selectedOfRecords = (
  context: object,
  info: GraphQLResolveInfo,
  field: string,
  paths = ROW_PATHS,
): { select?: object } => queryFromInfo({ context, info, paths: paths.map((path) => [...path, field]) });

/** What to read of the page's rows: only the key if only the page itself is selected. */
export const pageRowsQuery = (context: object, info: GraphQLResolveInfo, typeName?: string) => ({
  select: selectedOfRows(context, info, typeName).select ?? { id: true },
});

/** Starts the work now. Awaiting the memoized result later throws its error. */
export const begin = (work: () => Promise<unknown>): void => void work().catch(() => undefined);

/** The source of a connection's `totalCount`. */
interface Counted {
  totalCount: () => Promise<number>;
}

/** The field of a connection with its number of rows, which is counted only if selected. */
export const totalCount = <Types extends SchemaTypes, Shape>(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>,
  description: string,
) => t.int({ description, resolve: (connection: unknown) => (connection as Counted).totalCount() } as never);
