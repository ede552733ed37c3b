import type { GraphQLTaggedNode } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import { serverMessage } from '../../kit/relay/failures';
import { fetchGraphQL } from '../../kit/relay/fetchGraphQL';

type Refused = { message?: string; issues?: readonly { message: string }[] };

/** The outcome: the result, or the reason if there is none. */
export type Sent<Result> = { result: Result } | { refusal: string };

/**
 * Sends an operation of a page that loads before Relay, and reads the response itself. Its one field is aliased
 * `result`; a refusal of a mutation is spread as `... on Error { message }`.
 */
export async function sendAlone<Response extends { result?: unknown }>(
  operation: GraphQLTaggedNode,
  variables: object,
  failure: string,
): Promise<Sent<Response['result']>> {
  try {
    const { params } = operation as ConcreteRequest;
    const response = await fetchGraphQL(params, { ...variables });
    const { data, errors } = response as { data?: Response; errors?: unknown };
    if (!data || errors) return { refusal: serverMessage(errors) ?? failure };
    const { message, issues } = (data.result ?? {}) as Refused;
    const details = issues?.map((issue) => issue.message).join(' ');
    return message ? { refusal: details || message } : { result: data.result };
  } catch {
    return { refusal: failure };
  }
}
