import { expect, it, vi } from 'vitest';
import { NetworkFailure } from './failures';
import { CodeFailure, fetchCode } from './fetchCode';

const missing = new TypeError(
  'Failed to fetch dynamically imported module: https://portal.test/assets/PayrollScreen-1.js',
);
/** The error thrown when code fails to load and the server responds like this. */
const failureWhen = (answer: () => Promise<Response>, error: Error = missing) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  return fetchCode(() => Promise.reject(error)).catch((thrown: Error) => thrown);
};

it('returns the code that loaded', async () => {
  expect(await fetchCode(async () => 'screen')).toBe('screen');
});

it('reports a lost connection only when the server cannot be reached', async () => {
  const failure = await failureWhen(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(failure).toBeInstanceOf(NetworkFailure);
});

it('reports an internal error, with the id of the request', async () => {
  const body = { error: 'x', code: 'INTERNAL_SERVER_ERROR', requestId: 'r-17' };
  const failure = await failureWhen(async () => new Response(JSON.stringify(body), { status: 500 }));
  expect(failure).toBeInstanceOf(CodeFailure);
  expect(failure).toMatchObject({ message: 'Something went wrong on our side. Request id: r-17' });
});

it('reports a newer version, which no longer has this code', async () => {
  const failure = await failureWhen(async () => new Response('{}', { status: 404 }));
  expect(failure).toBeInstanceOf(CodeFailure);
  expect(failure).toMatchObject({ message: 'The portal was updated after this page loaded.' });
});

it('sends no request about an error in the code itself', async () => {
  const own = new Error('x is not a function');
  expect(await failureWhen(async () => new Response(), own)).toBe(own);
  expect(fetch).not.toHaveBeenCalled();
});
