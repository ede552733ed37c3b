/**
 * What counts as one client: anyone with an IPv6 network of the usual size has more addresses than limits can count.
 */
import { isIPv6 } from 'node:net';
import type { Viewer } from '../operation/context.ts';

const GROUPS = 8;
const GROUP_BITS = 16;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address; null for any other. */
function toGroups(ipAddress: string): number[] | null {
  const address = ipAddress.split('%')[0]!;
  if (MAPPED_IPV4.test(address) || !isIPv6(address)) return null;
  const [head, tail] = address.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = tail ? Array<string>(Math.max(0, GROUPS - head!.length - tail.length)).fill('0') : [];
  return [...head!, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

/** The network of so many bits that an IPv6 address is in. */
function toNetwork(groups: number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS));
  const spare = kept.length * GROUP_BITS - bits;
  kept.push((kept.pop()! >> spare) << spare);
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** An IPv4 address as it is, the /64 network of an IPv6 address, or 'unknown'. */
export function toClientKey(ipAddress: string | null): string {
  if (!ipAddress) return 'unknown';
  const groups = toGroups(ipAddress);
  return groups ? toNetwork(groups, 64) : (MAPPED_IPV4.exec(ipAddress)?.[1] ?? ipAddress);
}

/** The wider networks that one customer of a provider may have whole; null where there are none. */
export function toNetworks(ipAddress: string | null): { network56: string | null; network48: string | null } {
  const groups = ipAddress ? toGroups(ipAddress) : null;
  return {
    network56: groups && toNetwork(groups, 56),
    network48: groups && toNetwork(groups, 48),
  };
}

/** Whose turns, lane and budget: a person's, however they authenticate; anyone else's by address. */
export const toCaller = (viewer: Viewer | null, ipAddress: string | null): string =>
  viewer ? viewer.id : `client ${toClientKey(ipAddress)}`;
