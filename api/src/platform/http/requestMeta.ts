/** What is known of a request before anyone looks into it: its id and the address it came from. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export interface RequestMeta {
  requestId: string;
  ipAddress: string | null;
}

/** The address that a proxy has recorded, some of them with the port; undefined for any other text. */
function addressIn(entry: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(bare) ? bare : undefined;
}

/**
 * The client's address. With `trustProxy` proxies in front, each has appended the address it saw to X-Forwarded-For, so
 * the client is that many entries from the end; anything before it is the client's own claim and is not believed.
 * A text there that is not an address is none: limits and the audit log would keep it, however long it is.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string | null {
  const socketAddress = request.socket.remoteAddress ?? null;
  if (trustProxy === 0) return socketAddress;
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return addressIn(seen.at(-trustProxy) ?? seen[0] ?? '') ?? socketAddress;
}

export const readRequestMeta = (request: IncomingMessage | undefined, trustProxy: number): RequestMeta => ({
  requestId: randomUUID(),
  ipAddress: request ? clientAddress(request, trustProxy) : null,
});

/** A name or an address, and a port where there is one. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Whether the request clearly names a path on a host. The address of a request is made of both, so a header with more
 * than a host in it, or a target with its own host, would make us serve a different path from the one that a proxy in
 * front has seen.
 */
export function isPlain({ headers: { host = 'localhost' }, url = '' }: IncomingMessage): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`) && url.startsWith('/');
}
