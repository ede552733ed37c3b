import type { RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageHeader } from '../live/thisPage';
import { isLocked } from '../session/lock';
import { currentSession, signIn, signOut } from '../session/sessionStore';
import { createEnvironment } from './environment';
import { failureReason, NetworkFailure, ServerFailure, UnauthenticatedFailure } from './failures';
import { fetchGraphQL } from './fetchGraphQL';

const request = { name: 'TodayQuery', id: '0a1b2c', text: null } as RequestParameters;
const user = { id: 'u1', firstName: 'Ruth', lastName: '', email: '', roles: [], needsPasswordChange: false };
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

it('leaves the token to the browser, and identifies itself as a page of the portal', async () => {
  signIn(user);
  response({ data: { today: '2026-11-16' } });
  expect(await ask()).toEqual({ data: { today: '2026-11-16' } });
  const headers = send.mock.calls[0]?.[1]?.headers;
  expect(headers).toMatchObject({ 'x-portal-client': 'web', 'x-portal-session': 'cookie' });
  expect(headers).not.toHaveProperty('authorization');
});

it('sends the page’s name with mutations, so that the page does not hear of them', async () => {
  const network = createEnvironment().getNetwork();
  for (const operationKind of ['query', 'mutation'] as const) {
    response({ data: {} });
    await network.execute({ ...request, operationKind } as RequestParameters, {}, {}).toPromise();
  }
  const [read, change] = send.mock.calls.map(([, init]) => init?.headers);
  expect(read).not.toHaveProperty('x-portal-page');
  expect(change).toMatchObject(pageHeader());
});

it('names the operation and sends its id instead of its text', async () => {
  response({ data: {} });
  await ask();
  const body = JSON.parse(String(send.mock.calls[0]?.[1]?.body));
  expect(body).toEqual({ documentId: '0a1b2c', operationName: 'TodayQuery', variables: {} });
});

it('sends the text of an operation that a person wrote', async () => {
  response({ data: {} });
  await fetchGraphQL({ text: '{ today }' } as RequestParameters, {});
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({ query: '{ today }', variables: {} });
});

it.each([
  ['status', { error: 'no' }, 401],
  ['code', { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }, 200],
])('ends a refused session, reported by %s', async (_how, body, status) => {
  signIn(user);
  response(body, status);
  await expect(ask()).rejects.toBeInstanceOf(UnauthenticatedFailure);
  expect(currentSession()).toBeNull();
});

it('keeps the session on the sign-in page', async () => {
  window.history.replaceState(null, '', '/login');
  signIn(user);
  response({}, 401);
  await expect(ask()).rejects.toBeInstanceOf(UnauthenticatedFailure);
  expect(currentSession()).not.toBeNull();
});

it('keeps a newer session when a response to the previous one comes late', async () => {
  signIn(user);
  send.mockImplementationOnce(async () => {
    signIn({ ...user, firstName: 'Later' });
    return Response.json({}, { status: 401 });
  });
  await expect(ask()).rejects.toBeInstanceOf(UnauthenticatedFailure);
  expect(currentSession()?.user.firstName).toBe('Later');
});

describe('when a new session has replaced the refused one', () => {
  const refuseAndRenew = (next = user) =>
    send.mockImplementationOnce(async () => {
      signIn(next);
      return Response.json({}, { status: 401 });
    });
  const askFor = (operationKind: 'query' | 'mutation') => fetchGraphQL({ ...request, operationKind }, {});
  beforeEach(() => signIn(user));

  it('repeats a query with it', async () => {
    refuseAndRenew();
    response({ data: { today: '2026-11-16' } });
    expect(await askFor('query')).toEqual({ data: { today: '2026-11-16' } });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('ends the session if that one is refused, too', async () => {
    refuseAndRenew();
    response({}, 401);
    await expect(askFor('query')).rejects.toBeInstanceOf(UnauthenticatedFailure);
    expect(send).toHaveBeenCalledTimes(2);
    expect(currentSession()).toBeNull();
  });

  it('repeats no mutation', async () => {
    refuseAndRenew();
    await expect(askFor('mutation')).rejects.toBeInstanceOf(UnauthenticatedFailure);
    expect(send).toHaveBeenCalledTimes(1);
    expect(currentSession()?.user).toEqual(user);
  });

  it('sends nothing in another user’s name', async () => {
    refuseAndRenew({ ...user, id: 'u2' });
    await expect(askFor('query')).rejects.toBeInstanceOf(UnauthenticatedFailure);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('when the session expired because no one used the page', () => {
  const idle = { ...user, idleMinutes: 30 };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    signIn(idle);
    vi.setSystemTime(Date.now() + 30 * 60_000);
    response({}, 401);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('locks the page, and a query waits for the password', async () => {
    const asked = fetchGraphQL({ ...request, operationKind: 'query' }, {});
    await vi.waitFor(() => expect(isLocked()).toBe(true));
    expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-portal-idle': '1800' });
    expect(currentSession()?.user).toEqual(idle);
    response({ data: { today: '2026-11-16' } });
    signIn(idle);
    expect(await asked).toEqual({ data: { today: '2026-11-16' } });
    expect(isLocked()).toBe(false);
  });

  it('ends the session for someone who signs out then', async () => {
    const asked = fetchGraphQL({ ...request, operationKind: 'query' }, {});
    await vi.waitFor(() => expect(isLocked()).toBe(true));
    signOut();
    await expect(asked).rejects.toBeInstanceOf(UnauthenticatedFailure);
    expect(isLocked()).toBe(false);
  });
});

it('notes a required password change and stays signed in', async () => {
  signIn(user);
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
])('reports the message of a server that responds with %i', async (status, body, sentence) => {
  send.mockResolvedValueOnce(new Response(body, { status }));
  const failure = await ask().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServerFailure);
  expect(failureReason(failure)).toBe(sentence);
});

it('distinguishes a lost connection, and a gateway without a server, from a refusal', async () => {
  signIn(user);
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toBeInstanceOf(NetworkFailure);
  send.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(ask()).rejects.toBeInstanceOf(NetworkFailure);
  expect(currentSession()).not.toBeNull();
});
