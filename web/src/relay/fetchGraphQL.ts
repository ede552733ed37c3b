import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { currentSession, signOut, updateUser } from '../session/sessionStore';
import { NetworkFailure, UnauthenticatedFailure } from './failures';

type Answer = {
  data?: unknown;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
};

/**
 * The one way to the GraphQL server. A lost session ends here and a demanded password change is noted here,
 * for every operation alike; other errors stay in the response, because screens and mutations read them.
 *
 * @throws {NetworkFailure} the server could not be reached or did not answer in JSON
 * @throws {UnauthenticatedFailure} the session is over
 */
export async function fetchGraphQL(
  request: RequestParameters,
  variables: Variables,
): Promise<GraphQLResponse> {
  const session = currentSession();
  const { status, answer } = await post(session?.token, {
    query: request.text,
    operationName: request.name,
    variables,
  });
  const codes = answer.errors?.map((error) => error.extensions?.code) ?? [];
  if (status === 401 || codes.includes('UNAUTHENTICATED')) {
    // A late answer to an old token says nothing about the session that has begun since.
    if (window.location.pathname !== '/login' && currentSession()?.token === session?.token) signOut();
    throw new UnauthenticatedFailure();
  }
  if (codes.includes('PASSWORD_CHANGE_REQUIRED')) {
    const user = currentSession()?.user;
    if (user) updateUser({ ...user, needsPasswordChange: true });
  }
  return answer as GraphQLResponse;
}

async function post(token: string | undefined, body: object): Promise<{ status: number; answer: Answer }> {
  const headers: Record<string, string> = {
    accept: 'application/graphql-response+json, application/json',
    'content-type': 'application/json',
    // A header no form can send: the server's proof that the request comes from the portal's own pages.
    'x-portal-client': 'web',
  };
  if (token) headers.authorization = `Bearer ${token}`;
  try {
    const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.status === 401) return { status: 401, answer: {} };
    const answer = (await response.json()) as Answer;
    if (answer.data === undefined && !answer.errors) throw new Error(`HTTP ${response.status}`);
    return { status: response.status, answer };
  } catch (cause) {
    throw new NetworkFailure(cause);
  }
}
