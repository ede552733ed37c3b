import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime';
import { expect, it, vi } from 'vitest';
import { fetchGraphQL } from '../relay/fetchGraphQL';
import { currentSession, isSignOutUnfinished, signIn } from './sessionStore';
import { useSignOut } from './useSignOut';

const user = { id: 'u', firstName: 'Ray', lastName: 'Ortiz', email: 'ray@example.com', roles: [] };
const begin = () => signIn({ ...user, needsPasswordChange: false });

async function leave(respond: () => Promise<unknown>) {
  begin();
  sessionStorage.setItem('draft.u.timeLogs', '{}');
  const environment = new Environment({
    network: Network.create(() => respond() as Promise<GraphQLResponse>),
    store: new Store(new RecordSource()),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  renderHook(useSignOut, { wrapper }).result.current[0]();
  await waitFor(() => expect(currentSession()).toBeNull());
  expect(sessionStorage).toHaveLength(0);
}

const heard = { data: { logout: { message: 'Signed out successfully' } } };
const logout = 'useSignOutMutation';

/** What this page sends when someone signs in, and what they get. */
async function enter(answer: () => Promise<Response>) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    sent.push(operationName);
    return operationName === logout ? answer() : Response.json({ data: {} });
  });
  const result = await fetchGraphQL({ name: 'login', id: '0a1b', text: null } as never, {}).catch(
    (error: Error) => error.message,
  );
  return { sent, result };
}

it('signs out here and on the server', async () => {
  await leave(async () => heard);
  expect(isSignOutUnfinished()).toBe(false);
});

it.each([
  ['without a connection', () => Promise.reject(new Error('No connection.'))],
  ['while the server is too busy', async () => ({ data: { logout: null }, errors: [{ message: 'Busy.' }] })],
])('signs out here %s, and on the server before anyone signs in', async (_when, respond) => {
  await leave(respond);
  const away = await enter(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(away).toEqual({ sent: [logout], result: 'Can’t reach the server.' });
  const back = await enter(async () => Response.json(heard));
  expect(back.sent).toEqual([logout, 'login']);
  const later = await enter(() => Promise.reject());
  expect(later.sent).toEqual(['login']);
});

it.each([
  ['has an error', { data: { logout: null }, errors: [{ message: 'Oops.' }] }, 200],
  ['is too busy', { error: 'Busy.', code: 'UNAVAILABLE' }, 503],
])(
  'lets others sign in while the server %s, whose session replaces the former one',
  async (_why, body, status) => {
    await leave(() => Promise.reject(new Error('No connection.')));
    const { sent } = await enter(async () => Response.json(body, { status }));
    expect(sent).toEqual([logout, 'login']);
    expect(isSignOutUnfinished()).toBe(true);
    begin();
    expect(isSignOutUnfinished()).toBe(false);
  },
);

it.each([
  [{ error: 'Sign in.' }, 401],
  [{ errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] }, 200],
])('is over if the server refuses the session', async (body, status) => {
  await leave(() => Promise.reject(new Error('No connection.')));
  await enter(async () => Response.json(body, { status }));
  expect(isSignOutUnfinished()).toBe(false);
});
