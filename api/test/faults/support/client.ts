/** Clients that use the server over HTTP. */
import { PASSWORD } from './company.ts';
import { until } from './until.ts';

export interface HttpResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  body: any;
  retryAfter: string | null;
}

export interface Call {
  method?: string;
  path: string;
  body?: unknown;
  token?: string;
  /** The Idempotency-Key. */
  key?: string;
  /** The client's name for itself, which the audit log keeps. */
  userAgent?: string;
  /** The client's address, as a trusted proxy reports it. */
  address?: string;
}

/** A response that takes longer never comes; long enough for a busy machine. */
const HANG_MS = 120_000;

/**
 * Sends the call and reads the whole response. Throws if the connection breaks first, or if the response never comes.
 */
export async function send(url: string, call: Call): Promise<HttpResponse> {
  const { method, path, body, token, key, userAgent, address } = call;
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(userAgent && { 'user-agent': userAgent }),
      ...(address && { 'x-forwarded-for': address }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(HANG_MS),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    body: isJson ? await response.json() : await response.text(),
    retryAfter: response.headers.get('retry-after'),
  };
}

/** Sends requests until the response has the status. */
export const untilStatus = (url: string, path: string, status: number): Promise<boolean> =>
  until(`status ${status} of ${path}`, async () => (await send(url, { path })).status === status, {
    every: 50,
  });

/** Whether the response says how long to wait, or by its code that waiting does not help. */
export function isTurnedAway({ status, body, retryAfter }: HttpResponse): boolean {
  const { code, retryAfter: seconds } = body.errors?.[0]?.extensions ?? { ...body, retryAfter };
  if (code === 'STORAGE_FULL' || code === 'TOO_SLOW') return seconds == null;
  return (status === 503 || code === 'UNAVAILABLE') && Number(seconds) > 0;
}

export interface Person {
  id: string;
  email: string;
  token: string;
}

export const login = (email: string, password = PASSWORD): Call => ({
  path: '/api/auth/login',
  body: { email, password },
});

export async function signIn(url: string, email: string): Promise<Person> {
  const { status, body } = await send(url, login(email));
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
  return { id: body.user.id, email, token: body.token };
}

export const signInAll = (url: string, emails: readonly string[]): Promise<Person[]> =>
  Promise.all(emails.map((email) => signIn(url, email)));

/** The contractors' ids, which needs no sign-in by them. */
export async function idsByEmail(url: string, { token }: Person): Promise<Map<string, string>> {
  const { body } = await send(url, { path: '/api/contractors?limit=1000', token });
  return new Map(body.contractors.map(({ email, id }: Person) => [email, id]));
}
