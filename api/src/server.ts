/** The app on a port: Node's HTTP server with its timeouts, and an orderly end. */
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { createServerAdapter } from '@whatwg-node/server';
import type { App } from './app.ts';
import { openDoor } from './http/door.ts';

interface ServerOptions {
  app: App;
  /** How many proxies in front are believed. */
  trustProxy: number;
}

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;

export function createServer({ app, trustProxy }: ServerOptions): Server {
  const adapter = createServerAdapter<{ req?: IncomingMessage }>((request, { req }) =>
    app.fetch(request, openDoor(req, trustProxy)),
  );
  const server = createHttpServer(adapter);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

/** Why the server cannot listen, in the words of the settings. */
const LISTEN_FAULTS: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port, host) => `PORT ${port} on ${host} is in use by another program.`,
  EACCES: (port, host) => `PORT ${port} on ${host} is not for this user to listen on.`,
  EADDRNOTAVAIL: (_port, host) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST ${host} is not known.`,
};

/** Listens. The promise fails with one clear line when that cannot be. */
export const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = LISTEN_FAULTS[error.code ?? '']?.(port, host);
      reject(message ? new SettingsError(message) : error);
    });
    server.listen(port, host, resolve);
  });

const DRAIN_MS = 10_000;

/**
 * Waits for the requests in flight, ten seconds at most, and then takes no more connections. Until then newcomers are
 * still let in to be told that the server is stopping.
 */
export async function drain({ server, inFlight }: PortalServer): Promise<void> {
  const deadline = performance.now() + DRAIN_MS;
  while (inFlight() > 0 && performance.now() < deadline) await sleep(20);
  await new Promise<void>((resolve) => {
    // What begins only now is answered at once; whoever does not read the answer is cut off.
    const tooLong = setTimeout(() => server.closeAllConnections(), 1_000);
    server.close(() => {
      clearTimeout(tooLong);
      resolve();
    });
    server.closeIdleConnections();
  });
}
