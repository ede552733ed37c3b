import { expect, test } from 'vitest';
import { toClientKey, toNetworks } from './client.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [null, 'unknown'],
])('%s is the client %s', (ipAddress, client) => {
  expect(toClientKey(ipAddress)).toBe(client);
});

test.each([
  ['203.0.113.7', null, null],
  ['::ffff:203.0.113.7', null, null],
  ['2001:db8:1:2fe:3:4:5:6', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1::9', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  [null, null, null],
])('the wider networks of %s are %s and %s', (ipAddress, network56, network48) => {
  expect(toNetworks(ipAddress)).toEqual({ network56, network48 });
});
