/** The app on a port: Node's HTTP server with its timeouts, and an orderly shutdown. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServerAdapter } from '@whatwg-node/server';
import { createFastPathHandler } from '../graph/persisted/httpHandler.ts';
import { MAX_BODY_BYTES } from '../graph/pipeline/limits.ts';
import { SettingsError } from '../platform/config/config.ts';
import { compressText } from '../platform/http/compress.ts';
import { notPlain } from '../platform/http/problem.ts';
import { isPlain, type RequestMeta, readRequestMeta, toShownId } from '../platform/http/requestMeta.ts';
import { DATA_HEADERS, secured } from '../platform/http/securityHeaders.ts';
import type { App } from './app.ts';

interface ServerOptions {
  app: App;
  /** How many proxies in front are trusted. */
  trustProxy: number;
}

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
/** How often the first two are checked; Node's default of half a minute could triple them. */
const CHECK_MS = 5_000;

export function createServer({ app, trustProxy }: ServerOptions): Server {
  // Known before a way in is chosen, so that every response names its request.
  const metas = new WeakMap<IncomingMessage, RequestMeta>();
  const metaOf = (request: IncomingMessage): RequestMeta => metas.get(request)!;
  const adapter = createServerAdapter<{ req: IncomingMessage }>((request, { req }) =>
    isPlain(req) ? app.fetch(request, metaOf(req)) : secured(notPlain()),
  );
  const fastPath = createFastPathHandler({
    path: '/graphql',
    maxBytes: MAX_BODY_BYTES,
    headers: DATA_HEADERS,
    compress: compressText,
    respond: (request, message) => app.operate(request, metaOf(message)),
  });
  const server = createHttpServer({ connectionsCheckingInterval: CHECK_MS }, (request, response) => {
    const meta = readRequestMeta(request, trustProxy);
    metas.set(request, meta);
    response.setHeader('x-request-id', toShownId(meta));
    // A client that goes away while sending needs no response.
    const isHandled = isPlain(request) ? fastPath(request, response) : Promise.resolve(false);
    isHandled.then(
      (isDone) => void (isDone || adapter(request, response)),
      () => void response.destroy(),
    );
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** Why the server cannot listen, in the words of the settings. */
const LISTEN_ERRORS: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port, host) => `PORT ${port} on ${host} is in use by another program.`,
  EACCES: (port, host) => `PORT ${port} on ${host} may not be used by this user.`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is not known.`,
};

/** Listens. The promise fails with one clear line if that is impossible. */
export const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = LISTEN_ERRORS[error.code ?? '']?.(port, host);
      reject(message ? new SettingsError(message) : error);
    });
    server.listen(port, host, resolve);
  });

const DRAIN_MS = 10_000;
const LAST_RESPONSES_MS = 1_000;

/** The responses that are in flight, as they come and go. */
export function responsesInFlight(server: Server): Set<ServerResponse> {
  const responses = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  return responses;
}

/**
 * Waits at most ten seconds for the responses in flight, and closes the server. Until then it still accepts new
 * requests, and tells them that it is stopping.
 */
export async function drain(server: Server, inFlight: Set<ServerResponse>): Promise<void> {
  const isHandled = [...inFlight].map(
    (response) => new Promise((resolve) => response.once('close', resolve)),
  );
  await Promise.race([Promise.all(isHandled), sleep(DRAIN_MS, undefined, { ref: false })]);
  await new Promise<void>((resolve) => {
    const tooLong = setTimeout(() => server.closeAllConnections(), LAST_RESPONSES_MS);
    server.close(() => {
      clearTimeout(tooLong);
      resolve();
    });
    server.closeIdleConnections();
  });
}
