/**
 * What counts as one client. With an IPv6 network of the usual size, anyone has more addresses than limits can count.
 */
import { isIPv6 } from 'node:net';
import type { RequestInfo, Viewer } from '../operation/context.ts';

const GROUPS = 8;
/** The groups that identify one customer's network. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address; null for any other. */
function toGroups(ipAddress: string): number[] | null {
  const address = ipAddress.split('%')[0]!;
  if (MAPPED_IPV4.test(address) || !isIPv6(address)) return null;
  const [head, tail] = address.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = tail ? Array<string>(Math.max(0, GROUPS - head!.length - tail.length)).fill('0') : [];
  return [...head!, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

/** An IPv4 address unchanged, the /64 network of an IPv6 address, or 'unknown'. */
export function toClientKey(ipAddress: string | null): string {
  if (!ipAddress) return 'unknown';
  const groups = toGroups(ipAddress);
  if (!groups) return MAPPED_IPV4.exec(ipAddress)?.[1] ?? ipAddress;
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The key for turns, lanes and budgets: the person, however they authenticate; otherwise the browser in which someone
 * has signed in before; otherwise the address. So a flood from an office does not affect a colleague's sign-in.
 */
export function toCaller(
  viewer: Viewer | null,
  { ipAddress, device }: Pick<RequestInfo, 'ipAddress'> & Partial<Pick<RequestInfo, 'device'>>,
): string {
  if (viewer) return viewer.id;
  return device?.isGenuine ? `device ${device.id}` : `client ${toClientKey(ipAddress)}`;
}
