import { BlockList, isIP } from 'node:net';

const ADDRESSES = new BlockList();
ADDRESSES.addSubnet('127.0.0.0', 8, 'ipv4');
ADDRESSES.addAddress('::1', 'ipv6');

/** Whether a host in a setting can be reached only from this machine. */
export function isLoopback(host: string): boolean {
  const family = isIP(host);
  return family ? ADDRESSES.check(host, family === 6 ? 'ipv6' : 'ipv4') : host.toLowerCase() === 'localhost';
}
