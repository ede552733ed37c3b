import { parse } from 'graphql';
import type { RequestParameters } from 'relay-runtime';
import { fetchGraphQL } from '../relay/fetchGraphQL';

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> };

/** GraphiQL says for a moment after a change of tabs which operation of the former tab to run; one alone needs no name. */
function needsName(query: string): boolean {
  try {
    return parse(query).definitions.filter(({ kind }) => kind === 'OperationDefinition').length > 1;
  } catch {
    // The server says what is wrong with it, and where.
    return true;
  }
}

/** Through the portal's own door: the same session, and the same end of it. */
export const fetcher = ({ query, operationName, variables }: Asked) =>
  fetchGraphQL(
    { text: query, name: needsName(query) ? operationName : undefined } as RequestParameters,
    variables ?? {},
  );
