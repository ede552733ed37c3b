/** Those who use the server over HTTP. */
import { PASSWORD } from './company.ts';

export interface Answer {
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
  /** What the client calls itself, which the audit log keeps. */
  userAgent?: string;
  /** The client's address, as a proxy that is believed tells it. */
  address?: string;
}

/** Sends the call and reads the whole answer. Throws when the connection breaks before it is there. */
export async function send(url: string, call: Call): Promise<Answer> {
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
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    body: isJson ? await response.json() : await response.text(),
    retryAfter: response.headers.get('retry-after'),
  };
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
