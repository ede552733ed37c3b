/** The app on a port: Node's HTTP server with its timeouts, the built files, and an orderly end. */
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';
import sirv from 'sirv';
import type { App } from './app.ts';
import { openDoor } from './http/door.ts';
import { staticHeaders } from './http/securityHeaders.ts';

interface ServerOptions {
  app: App;
  webFolder: string;
  /** How many proxies in front are believed. */
  trustProxy: number;
}

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;

export function createServer({ app, webFolder, trustProxy }: ServerOptions): Server {
  // Names of built assets carry the hash of their content: they never change.
  const assets = sirv(webFolder, {
    immutable: true,
    maxAge: 31_536_000,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(staticHeaders)) response.setHeader(name, value);
    },
  });
  const adapter = createServerAdapter<{ req?: IncomingMessage }>((request, { req }) =>
    app.fetch(request, openDoor(req, trustProxy)),
  );
  const server = createHttpServer((request, response) => {
    const isAsset = /^\/(assets\/|favicon\.svg|manifest)/.test(request.url ?? '');
    if (isAsset) assets(request, response, () => adapter(request, response));
    else adapter(request, response);
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** Listens; the promise fails when the address is taken. */
export const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const DRAIN_MS = 10_000;

/** Takes no new connections and waits for the requests in flight, ten seconds at most. */
export const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const tooLong = setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, DRAIN_MS);
    server.close(() => {
      clearTimeout(tooLong);
      resolve();
    });
    server.closeIdleConnections();
  });
