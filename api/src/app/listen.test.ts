/** What a server says that cannot listen; test/faults/settings.test.ts shows that its process ends with it. */
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './server.ts';

test('a host that is not this machine is named', async () => {
  await expect(listen(createServer(), 4000, '192.0.2.1')).rejects.toThrow(
    'HOST 192.0.2.1 is not an address of this machine.',
  );
});
