/** Requests that name an operation by `documentId` instead of sending its text. */
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Operations } from '../persisted/operations.ts';

export const UNKNOWN_OPERATION =
  'The portal does not know this operation: the page is from another version. Please reload it.';

/** Replaces the ID with the text. Refuses an ID with a text, and an unknown one. */
export const knownDocuments = (operations: Operations): Plugin => ({
  onParams({ params, setParams }) {
    const { documentId, ...rest } = params as typeof params & { documentId?: unknown };
    if (documentId === undefined || documentId === null) return;
    const query = rest.query === undefined ? operations.get(String(documentId)) : undefined;
    if (query === undefined)
      throw new GraphQLError(UNKNOWN_OPERATION, {
        extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
      });
    setParams({ ...rest, query });
  },
});
