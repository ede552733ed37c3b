/** The listening connection, against a server that sends whatever a test wants. */
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PostgresListener } from './postgresListener.ts';

const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const LISTENING = Buffer.concat([message('C', Buffer.from('LISTEN\0')), READY]);
const fatal = (code: string, text: string) =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));

let server: Server;
let port: number;
const connections: Socket[] = [];
beforeEach(async () => {
  server = createServer((socket) => {
    connections.push(socket);
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.once('data', () => socket.write(LISTENING));
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
});
afterEach(async () => {
  for (const socket of connections.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test('a connection that breaks with two errors at once is opened again', async () => {
  const errors: unknown[] = [];
  let listening = 0;
  let again: (() => void) | undefined;
  const isBack = new Promise<void>((resolve) => {
    again = resolve;
  });
  const listener = new PostgresListener({
    connectionString: `postgresql://portal@127.0.0.1:${port}/portal`,
    channel: 'changes',
    onConnected: () => {
      listening += 1;
      if (listening === 2) return again?.();
      // A pooler passes on the server's last message and adds its own.
      connections[0]!.write(
        Buffer.concat([
          fatal('57P01', 'terminating connection due to administrator command'),
          fatal('08P01', 'server conn crashed?'),
        ]),
      );
    },
    onDisconnected: (error) => errors.push(error),
    onNotification: () => undefined,
  });
  await isBack;
  expect(errors).toEqual([expect.objectContaining({ code: '57P01' })]);
  await listener.close();
});
