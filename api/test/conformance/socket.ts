/** A portal behind a real socket: headers and status lines are as scripts and integrations see them. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, listen } from '../../src/app/server.ts';
import { openTestPortal } from '../support/portal.ts';

export interface Asked {
  token?: string | undefined;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  body: any;
  headers: Headers;
}

export type Socket = Awaited<ReturnType<typeof openSocket>>;

/** Opens a portal and listens; `close` ends both. */
export async function openSocket(options: Parameters<typeof openTestPortal>[0] = {}) {
  const portal = await openTestPortal(options);
  const server: Server = createServer({ app: portal.app, trustProxy: 1 });
  await listen(server, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function ask(method: string, path: string, { token, body, headers }: Asked = {}): Promise<Answered> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  return {
    portal,
    url,
    ask,
    /** Calls the REST shim. */
    api: (method: string, path: string, asked?: Asked) => ask(method, `/api${path}`, asked),
    graphql: (query: string, variables: object = {}, token?: string) =>
      ask('POST', '/graphql', { body: { query, variables }, token }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await portal.close();
    },
  };
}
