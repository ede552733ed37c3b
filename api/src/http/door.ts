/** What is known of a request before anyone looks into it: its id and the address it came from. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Door {
  requestId: string;
  ipAddress: string | null;
}

/**
 * The client's address. With `trustProxy` proxies in front, each has appended the address it saw to X-Forwarded-For, so
 * the client is that many entries from the end; anything before it is the client's own claim and is not believed.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string | null {
  const socketAddress = request.socket.remoteAddress ?? null;
  if (trustProxy === 0) return socketAddress;
  const seen = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return seen.at(-trustProxy) ?? seen[0] ?? socketAddress;
}

export const openDoor = (request: IncomingMessage | undefined, trustProxy: number): Door => ({
  requestId: randomUUID(),
  ipAddress: request ? clientAddress(request, trustProxy) : null,
});
