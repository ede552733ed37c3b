/** What a server says that cannot listen; test/faults/settings.test.ts shows that its process ends with it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './server.ts';

test('a port that someone has is named', async () => {
  const other = createServer();
  await listen(other, 0, '127.0.0.1');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
    `PORT ${port} on 127.0.0.1 is in use by another program.`,
  );
});

test('a host that is not this machine is named', async () => {
  await expect(listen(createServer(), 4000, '192.0.2.1')).rejects.toThrow(
    'HOST 192.0.2.1 is not an address of this machine.',
  );
});
