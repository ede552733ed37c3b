import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { FRESH_SESSION_REQUIRED, identityConfirmed } from '../session/confirmation';
import { noteDemands, sessionRefused } from '../session/sessionOver';
import { currentSession } from '../session/sessionStore';
import { finishSignOut } from '../session/unfinishedSignOut';
import { NetworkFailure, toFailure, UnauthenticatedFailure } from './failures';
import { portalHeaders } from './portalHeaders';

type Payload = {
  data?: unknown;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
};

/**
 * The only way to the GraphQL server. It ends a lost session and notes a required password change or second factor for
 * all operations; other errors stay in the response for screens and mutations to read. `more` are additional headers.
 *
 * @throws {NetworkFailure} the server could not be reached
 * @throws {ServerFailure} the server responded without a result
 * @throws {UnauthenticatedFailure} the session is over
 */
export async function fetchGraphQL(
  request: RequestParameters,
  variables: Variables,
  more: Record<string, string> = {},
): Promise<GraphQLResponse> {
  const session = currentSession();
  const operation = {
    // The portal's own operations are sent by id; an operation written in GraphiQL has none.
    ...(request.id ? { documentId: request.id } : { query: request.text }),
    operationName: request.name,
    variables,
  };
  const payload = await requestOnce(operation, more);
  if (payload) return payload;
  const judged = sessionRefused(session);
  // Only a query is sent twice. A mutation does not wait either, because it may be the one that starts the new session.
  const renewed = request.operationKind === 'query' ? await judged : null;
  const retried = renewed && (await requestOnce(operation));
  if (retried) return retried;
  if (renewed) void sessionRefused(renewed);
  throw new UnauthenticatedFailure();
}

/**
 * The server's response; null if it refuses the session. An operation that needs a fresh session has not run: it is
 * sent again after the password, for as long as the server requires it.
 */
async function requestOnce(
  operation: object,
  more: Record<string, string> = {},
): Promise<GraphQLResponse | null> {
  const { status, payload } = await post(operation, more);
  const codes = payload.errors?.map((error) => error.extensions?.code) ?? [];
  if (codes.includes(FRESH_SESSION_REQUIRED) && (await identityConfirmed()))
    return requestOnce(operation, more);
  if (status === 401 || codes.includes('UNAUTHENTICATED')) return null;
  noteDemands(codes);
  return payload as GraphQLResponse;
}

async function post(
  body: object,
  more: Record<string, string>,
): Promise<{ status: number; payload: Payload }> {
  await finishSignOut().catch(networkFailed);
  const accept = 'application/graphql-response+json, application/json';
  const headers = { ...portalHeaders(), ...more, accept };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch('/graphql', init).catch(networkFailed);
  const { status } = response;
  if (status === 401) return { status, payload: {} };
  const text = await response.text().catch(networkFailed);
  const payload = parseResponse(text);
  if (!payload) throw await toFailure(new Response(text, { status }));
  return { status, payload };
}

function networkFailed(cause: unknown): never {
  throw new NetworkFailure(cause);
}

/** The response to an operation; undefined if the text is something else. */
function parseResponse(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(text) as Payload;
    return payload.data !== undefined || payload.errors ? payload : undefined;
  } catch {
    return undefined;
  }
}
