import type { RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession, signIn, signOut } from '../session/sessionStore';
import { failureReason, NetworkFailure, ServerFailure, UnauthenticatedFailure } from './failures';
import { fetchGraphQL } from './fetchGraphQL';

const request = { name: 'TodayQuery', id: '0a1b2c', text: null } as RequestParameters;
const session = {
  token: 't1',
  user: { id: 'u1', firstName: 'Ruth', lastName: '', email: '', roles: [], needsPasswordChange: false },
};
const send = vi.fn<typeof fetch>();
const response = (body: unknown, status = 200) => send.mockResolvedValueOnce(Response.json(body, { status }));
const ask = () => fetchGraphQL(request, {});

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  window.history.replaceState(null, '', '/dashboard');
});
afterEach(() => {
  signOut();
  send.mockReset();
});

it("sends the stored token and the header of the portal's own pages", async () => {
  signIn(session);
  response({ data: { today: '2026-11-16' } });
  expect(await ask()).toEqual({ data: { today: '2026-11-16' } });
  const headers = send.mock.calls[0]?.[1]?.headers;
  expect(headers).toMatchObject({ authorization: 'Bearer t1', 'x-portal-client': 'web' });
});

it('names the operation and sends its id in place of its text', async () => {
  response({ data: {} });
  await ask();
  const body = JSON.parse(String(send.mock.calls[0]?.[1]?.body));
  expect(body).toEqual({ documentId: '0a1b2c', operationName: 'TodayQuery', variables: {} });
});

it('sends the text of an operation that somebody has written', async () => {
  response({ data: {} });
  await fetchGraphQL({ text: '{ today }' } as RequestParameters, {});
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({ query: '{ today }', variables: {} });
});

it('sends no authorization without a token', async () => {
  response({ data: {} });
  await ask();
  expect(send.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
});

it.each([
  ['status', { error: 'no' }, 401],
  ['code', { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }, 200],
])('ends the session on a refused token, reported by %s', async (_how, body, status) => {
  signIn(session);
  response(body, status);
  await expect(ask()).rejects.toBeInstanceOf(UnauthenticatedFailure);
  expect(currentSession()).toBeNull();
});

it('keeps the session on the sign-in page', async () => {
  window.history.replaceState(null, '', '/login');
  signIn(session);
  response({}, 401);
  await expect(ask()).rejects.toBeInstanceOf(UnauthenticatedFailure);
  expect(currentSession()).not.toBeNull();
});

it('keeps a newer session when a response to the previous token comes late', async () => {
  signIn(session);
  send.mockImplementationOnce(async () => {
    signIn({ ...session, token: 't2' });
    return Response.json({}, { status: 401 });
  });
  await expect(ask()).rejects.toBeInstanceOf(UnauthenticatedFailure);
  expect(currentSession()?.token).toBe('t2');
});

describe('after a new token has come for the one that was refused', () => {
  const renewed = { ...session, token: 't2' };
  const refuseAndRenew = (next = renewed) =>
    send.mockImplementationOnce(async () => {
      signIn(next);
      return Response.json({}, { status: 401 });
    });
  const tokens = () => send.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  const askFor = (operationKind: 'query' | 'mutation') => fetchGraphQL({ ...request, operationKind }, {});
  beforeEach(() => signIn(session));

  it('repeats a query with it', async () => {
    refuseAndRenew();
    response({ data: { today: '2026-11-16' } });
    expect(await askFor('query')).toEqual({ data: { today: '2026-11-16' } });
    expect(tokens()).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('ends the session if that one is refused, too', async () => {
    refuseAndRenew();
    response({}, 401);
    await expect(askFor('query')).rejects.toBeInstanceOf(UnauthenticatedFailure);
    expect(tokens()).toEqual(['Bearer t1', 'Bearer t2']);
    expect(currentSession()).toBeNull();
  });

  it('repeats no mutation', async () => {
    refuseAndRenew();
    await expect(askFor('mutation')).rejects.toBeInstanceOf(UnauthenticatedFailure);
    expect(tokens()).toEqual(['Bearer t1']);
    expect(currentSession()).toEqual(renewed);
  });

  it('sends nothing in the name of somebody else', async () => {
    refuseAndRenew({ ...renewed, user: { ...session.user, id: 'u2' } });
    await expect(askFor('query')).rejects.toBeInstanceOf(UnauthenticatedFailure);
    expect(tokens()).toEqual(['Bearer t1']);
  });
});

it('notes a required password change and stays signed in', async () => {
  signIn(session);
  response(
    { data: null, errors: [{ message: 'Change it', extensions: { code: 'PASSWORD_CHANGE_REQUIRED' } }] },
    403,
  );
  await ask();
  expect(currentSession()?.user.needsPasswordChange).toBe(true);
});

it('leaves partial errors in the response', async () => {
  const body = { data: { viewer: null }, errors: [{ message: 'gone', path: ['viewer'] }] };
  response(body);
  expect(await ask()).toEqual(body);
});

it.each([
  [
    500,
    JSON.stringify({ error: 'Something went wrong.', code: 'INTERNAL_SERVER_ERROR', requestId: 'r-17' }),
    'Something went wrong on our side. Request id: r-17',
  ],
  [500, '<h1>Error</h1>', 'Something went wrong on our side.'],
  [503, JSON.stringify({ error: 'The portal is busy.', code: 'UNAVAILABLE' }), 'The portal is busy.'],
])('says what a server that responds with %i has said', async (status, body, sentence) => {
  send.mockResolvedValueOnce(new Response(body, { status }));
  const failure = await ask().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServerFailure);
  expect(failureReason(failure)).toBe(sentence);
});

it('distinguishes a lost connection, and a gateway without a server, from a refusal', async () => {
  signIn(session);
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toBeInstanceOf(NetworkFailure);
  send.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(ask()).rejects.toBeInstanceOf(NetworkFailure);
  expect(currentSession()).not.toBeNull();
});
