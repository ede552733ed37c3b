/** What connections have in common, however their rows are read. */
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';

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
