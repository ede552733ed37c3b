/**
 * What counts as one client: anyone with an IPv6 network of the usual size has more addresses than limits can count.
 */
import { isIPv6 } from 'node:net';
import type { Viewer } from '../operation/context.ts';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address as it is, the /64 network of an IPv6 address, or 'unknown'. */
export function toClientKey(ipAddress: string | null): string {
  if (!ipAddress) return 'unknown';
  const mapped = MAPPED_IPV4.exec(ipAddress)?.[1];
  if (mapped) return mapped;
  const address = ipAddress.split('%')[0]!;
  if (!isIPv6(address)) return ipAddress;
  const [head, tail] = address.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = tail ? Array<string>(Math.max(0, GROUPS - head!.length - tail.length)).fill('0') : [];
  const groups = [...head!, ...zeros, ...(tail ?? [])].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Whose turns, lane and budget: a person's, however they authenticate; anybody else's by address. */
export const toCaller = (viewer: Viewer | null, ipAddress: string | null): string =>
  viewer ? viewer.id : `client ${toClientKey(ipAddress)}`;
