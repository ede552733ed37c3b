/** Bare connections to a server, for clients that do not do what clients do. */
import { connect, type Socket } from 'node:net';
import { afterAll } from 'vitest';

export interface Connection {
  socket: Socket;
  /** What the server has sent so far. */
  heard: () => string;
  isClosed: () => boolean;
  closed: Promise<void>;
}

const open = new Set<Socket>();
afterAll(() => {
  for (const socket of open) socket.destroy();
});

/** Connects, and sends the text. */
export async function connectTo(url: string, text = ''): Promise<Connection> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  open.add(socket);
  let heard = '';
  let isClosed = false;
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      isClosed = true;
      open.delete(socket);
      resolve();
    }),
  );
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', resolve);
  });
  if (text) socket.write(text);
  return { socket, heard: () => heard, isClosed: () => isClosed, closed };
}
