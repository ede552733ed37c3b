/** A GET query with an unreadable address is the client's error, not ours. */
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

export const readableAddress = (): Plugin => ({
  onRequestParse: ({ request, requestParser: read, setRequestParser }) => {
    if (request.method !== 'GET' || !read) return;
    setRequestParser(async (asked) => {
      try {
        return await read(asked);
      } catch {
        throw new GraphQLError('Send `variables` and `extensions` as JSON.', {
          extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
        });
      }
    });
  },
});
