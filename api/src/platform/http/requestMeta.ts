/** What is known about a request before it is parsed: its ID and the address it came from. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { GivenIds } from '../lib/requestScope.ts';

export interface RequestMeta {
  /** Always our own, because the audit log uses it to tell acts apart. */
  requestId: string;
  ipAddress: string | null;
  /** Omitted if no one gave the request an ID. */
  given?: GivenIds;
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

/** Random digits, as proxies and tracing systems make them, so that nothing typed gets into the log. */
const REQUEST_ID = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** The IDs in X-Request-Id and in the W3C's traceparent. */
function readGivenIds({ headers }: IncomingMessage): GivenIds | undefined {
  const clientRequestId = REQUEST_ID.exec(String(headers['x-request-id'] ?? ''))?.[0];
  const traceId = TRACE_PARENT.exec(String(headers.traceparent ?? ''))?.[1];
  if (!clientRequestId && !traceId) return undefined;
  return { ...(clientRequestId && { clientRequestId }), ...(traceId && { traceId }) };
}

export function readRequestMeta(request: IncomingMessage, trustProxy: number): RequestMeta {
  const given = readGivenIds(request);
  return {
    requestId: randomUUID(),
    ipAddress: clientAddress(request, trustProxy),
    ...(given && { given }),
  };
}

/** The response's X-Request-Id: the ID by which the client knows the request, or else our own. */
export const toShownId = ({ requestId, given }: RequestMeta): string => given?.clientRequestId ?? requestId;

/** A name or an address, with an optional port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Whether the request clearly names a path on a host. Its URL is made of both, so a header with more than a host, or a
 * target with its own host, would make us serve another path than a proxy in front saw.
 */
export function isPlain({ headers: { host = 'localhost' }, url = '' }: IncomingMessage): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`) && url.startsWith('/');
}
