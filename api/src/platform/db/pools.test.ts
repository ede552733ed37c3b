/** A network that loses data without closing anything. */

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { serverPool } from './pools.ts';

const open = new Set<Socket>();
const server = createServer();
afterEach(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

const message = (type: string, ...body: number[]) =>
  Buffer.from([type.charCodeAt(0), 0, 0, 0, 4 + body.length, ...body]);
const SIGNED_IN = Buffer.concat([message('R', 0, 0, 0, 0), message('Z', 'I'.charCodeAt(0))]);

test('lets no one wait for a connection that falls silent before its first use', async () => {
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('data', () => socket.write(SIGNED_IN));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pool = serverPool(`postgresql://portal@127.0.0.1:${port}/portal`, 50);
  // The portal logs it.
  pool.on('error', () => undefined);
  await expect(pool.query('SELECT 1')).rejects.toThrow('Connection terminated');
  expect(pool.totalCount).toBe(0);
  await pool.end();
});
