import type { GraphQLResponse, RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longIt } from '../../../test/longIt';
import { pageHeader } from '../live/thisPage';
import { currentSession, signIn, signOut } from '../session/sessionStore';
import { UnauthenticatedFailure } from './failures';
import { subscribeGraphQL } from './subscribeGraphQL';

const request = {
  name: 'ChangesSubscription',
  id: '0a1b2c',
};
const user = { id: 'u1', firstName: 'Ruth', lastName: '', email: '', roles: [], needsPasswordChange: false };
const send = vi.fn<typeof fetch>();
let leave: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  window.history.replaceState(null, '', '/dashboard');
  signIn(user);
});
afterEach(() => {
  for (const stop of leave) stop();
  leave = [];
  signOut();
  send.mockReset();
});

const change = (kind: string) => ({ data: { changes: { kind } } });
const refusal = (code: string, more: object = {}) => ({
  errors: [{ message: 'No.', extensions: { code, ...more } }],
});

/** The server's next stream: `say` sends a result, `complete` ends it, `breakOff` loses it. */
function nextStream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const canceled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: canceled,
  });
  const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
  send.mockImplementationOnce(async (_url, init) => {
    init?.signal?.addEventListener('abort', () => canceled());
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return {
    say: (result: object) => write(`event: next\ndata: ${JSON.stringify(result)}\n\n`),
    ping: () => write(':\n\n'),
    complete: () => write('event: complete\ndata:\n\n'),
    breakOff: () => controller.error(new TypeError('network error')),
    canceled,
  };
}

function follow() {
  const results: GraphQLResponse[] = [];
  const complete = vi.fn();
  const error = vi.fn();
  const { unsubscribe } = subscribeGraphQL(request as RequestParameters, {}).subscribe({
    next: (result) => results.push(result),
    complete,
    error,
  });
  leave.push(unsubscribe);
  return { results, complete, error, unsubscribe };
}
const readHeaders = (call: number) => send.mock.calls[call]?.[1]?.headers;

longIt('passes results on as they arrive, and completes with the server', async () => {
  const stream = nextStream();
  const { results, complete } = follow();
  stream.ping();
  stream.say(change('CONNECTED'));
  await vi.waitFor(() => expect(results).toEqual([change('CONNECTED')]));
  expect(readHeaders(0)).toMatchObject({
    accept: 'text/event-stream',
    'x-portal-client': 'web',
    'x-portal-session': 'cookie',
    ...pageHeader(),
  });
  stream.say(change('DAYS'));
  stream.complete();
  await vi.waitFor(() => expect(complete).toHaveBeenCalled());
  expect(results).toEqual([change('CONNECTED'), change('DAYS')]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('reconnects after a lost connection and a server that is down', async () => {
  const { setTimeout: wait } = window;
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => wait(run, ms / 20));
  const first = nextStream();
  const { results, error } = follow();
  first.say(change('CONNECTED'));
  await vi.waitFor(() => expect(results).toHaveLength(1));
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  send.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }));
  const second = nextStream();
  first.breakOff();
  second.say(change('CONNECTED'));
  await vi.waitFor(() => expect(results).toHaveLength(2), { timeout: 8_000 });
  expect(error).not.toHaveBeenCalled();
});

it.each(['UNAVAILABLE', 'RATE_LIMITED'])('reconnects after %s', async (code) => {
  const stopping = nextStream();
  stopping.say(refusal(code, { retryAfter: 0.1 }));
  stopping.complete();
  const next = nextStream();
  next.say(change('CONNECTED'));
  const { results } = follow();
  await vi.waitFor(() => expect(results).toEqual([change('CONNECTED')]), { timeout: 5_000 });
});

longIt('reconnects at once when the browser is online again', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  follow();
  await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThanOrEqual(3), { timeout: 8_000 });
  const tries = send.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(send.mock.calls.length).toBeGreaterThan(tries), { timeout: 900 });
});

it.each(['status', 'code'])('ends a refused session, reported by %s', async (how) => {
  if (how === 'status') send.mockResolvedValueOnce(new Response('{}', { status: 401 }));
  else nextStream().say(refusal('UNAUTHENTICATED'));
  const { error, results } = follow();
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(expect.any(UnauthenticatedFailure)));
  expect(currentSession()).toBeNull();
  expect([results.length, send.mock.calls.length]).toEqual([0, 1]);
});

it('leaves other refusals to the code that reads the results', async () => {
  const stream = nextStream();
  stream.say(refusal('FORBIDDEN'));
  stream.complete();
  const { results, complete } = follow();
  await vi.waitFor(() => expect(complete).toHaveBeenCalled());
  expect(results).toEqual([refusal('FORBIDDEN')]);
});

it('closes the connection when no one listens anymore', async () => {
  const stream = nextStream();
  const { results, unsubscribe } = follow();
  stream.say(change('CONNECTED'));
  await vi.waitFor(() => expect(results).toHaveLength(1));
  unsubscribe();
  await vi.waitFor(() => expect(stream.canceled).toHaveBeenCalled());
  expect(send).toHaveBeenCalledTimes(1);
});
