/** What a client says that does not speak HTTP as it should, byte by byte. */
import { connect } from 'node:net';

export interface RawResponse {
  /** The statuses of all answers that came, in their order. */
  statuses: number[];
  text: string;
  /** Whether the server has closed the connection. */
  isClosed: boolean;
}

/**
 * Sends the bytes and reads until the server closes the connection, or has said nothing more for a while after an
 * answer. `end` also closes our half.
 */
export function say(
  url: string,
  bytes: string | Buffer,
  { end = false, quietMs = 400 } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    let quiet: NodeJS.Timeout | undefined;
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const finish = (isClosed: boolean) => {
      clearTimeout(quiet);
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
      resolve({ statuses, text, isClosed });
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(() => finish(false), quietMs);
    });
    socket.on('end', () => finish(true));
    // Closed while we were still sending, as a server may.
    socket.on('error', () => finish(true));
    socket.write(Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'));
    if (end) socket.end();
  });
}

/** A connection on which only so much is said, and which stays open. */
export function whisper(url: string, bytes: string): { isClosed: () => boolean; close: () => void } {
  const { hostname, port } = new URL(url);
  let isClosed = false;
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('close', () => {
    isClosed = true;
  });
  socket.on('error', () => undefined);
  // Who does not read never hears that the other side has closed.
  socket.resume();
  socket.write(bytes);
  return { isClosed: () => isClosed, close: () => void socket.destroy() };
}
