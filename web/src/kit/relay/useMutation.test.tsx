import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime';
import { expect, it } from 'vitest';
import document, {
  type useChangePasswordMutation,
} from '../../__generated__/useChangePasswordMutation.graphql';
import { NetworkFailure } from './failures';
import { fieldMessages } from './fieldMessages';
import { useMutation } from './useMutation';

const user = { __typename: 'User', id: 'u1', firstName: 'Ruth', lastName: '', email: '', roles: [] };

/** Sends one mutation to a server that returns this response. */
async function runMutation(respond: () => Promise<unknown>) {
  const environment = new Environment({
    network: Network.create(() => respond() as Promise<GraphQLResponse>),
    store: new Store(new RecordSource()),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { result } = renderHook(
    () => useMutation<useChangePasswordMutation>(document, { failure: 'Failed to change password' }),
    { wrapper },
  );
  const outcome = await act(() => result.current[0]({ input: { newPassword: 'Highway66!' } }));
  expect(result.current[1]).toBe(false);
  return outcome;
}

const respondWith = (response: unknown) => () => Promise.resolve(response);

it('passes on the result when it worked', async () => {
  const result = {
    __typename: 'ChangePasswordPayload',
    message: 'Password changed.',
    user: { ...user, needsPasswordChange: false },
  };
  const outcome = await runMutation(respondWith({ data: { result } }));
  expect(outcome).toMatchObject({ ok: true, result: { changed: { message: 'Password changed.' } } });
});

it('reports the server’s message and the invalid fields', async () => {
  const result = {
    __typename: 'ValidationError',
    __isError: 'ValidationError',
    message: 'The password was not accepted.',
    code: 'VALIDATION',
    issues: [{ path: ['input', 'newPassword'], message: 'At least one digit' }],
  };
  const outcome = await runMutation(respondWith({ data: { result } }));
  expect(outcome).toMatchObject({ ok: false, code: 'VALIDATION', message: 'The password was not accepted.' });
  if (outcome.ok) throw new Error('It was refused.');
  expect(fieldMessages(outcome.issues)).toEqual({ newPassword: 'At least one digit' });
});

it('shows a value that GraphQL cannot parse beside its field', async () => {
  const unreadable = (place: string, sentence: string) => ({
    message: `Variable "$input" got invalid value "" at "${place}"; ${sentence}`,
    extensions: { code: 'BAD_USER_INPUT' },
  });
  const errors = [
    unreadable('input.startDate', 'A day is written YYYY-MM-DD.'),
    unreadable('input.days[0].date', 'A day is written so, too.'),
  ];
  const outcome = await runMutation(respondWith({ data: null, errors }));
  if (outcome.ok) throw new Error('It was refused.');
  expect(outcome.message).toBe('A day is written YYYY-MM-DD.');
  expect(fieldMessages(outcome.issues)).toEqual({
    startDate: 'A day is written YYYY-MM-DD.',
    'days.0.date': 'A day is written so, too.',
  });
});

it.each([
  [
    'a limit',
    'RATE_LIMITED',
    'Too many attempts. Try again in 4 minutes.',
    'Too many attempts. Try again in 4 minutes.',
  ],
  ['an internal error', 'INTERNAL_SERVER_ERROR', 'Unexpected error.', 'Failed to change password'],
])('shows the right text for %s', async (_what, code, message, shown) => {
  const outcome = await runMutation(respondWith({ data: null, errors: [{ message, extensions: { code } }] }));
  expect(outcome).toMatchObject({ ok: false, message: shown, issues: [] });
});

it('shows its own text when the server cannot be reached', async () => {
  const outcome = await runMutation(() => Promise.reject(new NetworkFailure('offline')));
  expect(outcome).toMatchObject({ ok: false, message: 'Failed to change password', isUnreachable: true });
});
