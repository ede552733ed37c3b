/** Bare connections to a server, for misbehaving clients. */
import { connect, type Socket } from 'node:net';

export interface Connection {
  socket: Socket;
  /** Everything the server has sent so far. */
  heard: () => string;
  closed: Promise<void>;
}

/** Connects and sends the text. */
export async function connectTo(url: string, text = ''): Promise<Connection> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      resolve();
    }),
  );
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', resolve);
  });
  if (text) socket.write(text);
  return { socket, heard: () => heard, closed };
}
