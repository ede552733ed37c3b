/** A query by GET whose address cannot be read is the client's mistake and not an error on our side. */
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
