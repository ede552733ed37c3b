/** What is known about a request before it is parsed: its ID and the address it came from. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export interface RequestMeta {
  requestId: string;
  ipAddress: string | null;
}

/** The address that a proxy recorded, possibly with a port; undefined for any other text. */
function addressIn(entry: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(bare) ? bare : undefined;
}

/**
 * The client's address. Each of the `trustProxy` proxies in front appended the address it saw to X-Forwarded-For, so
 * the client is that many entries from the end. Anything earlier is the client's own claim and is ignored. So is a text
 * that is not an address, because limits and the audit log would store it at any length.
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

/** A name or an address, with an optional port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Whether the request clearly names a path on a host. Its URL is made of both, so a header with more than a host, or a
 * target with its own host, would make us serve another path than a proxy in front saw.
 */
export function isPlain({ headers: { host = 'localhost' }, url = '' }: IncomingMessage): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`) && url.startsWith('/');
}
