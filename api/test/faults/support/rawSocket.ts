/** Sends bytes from a client that does not speak HTTP correctly. */
import { connect } from 'node:net';

export interface RawResponse {
  /** The statuses of all responses, in order. */
  statuses: number[];
  text: string;
}

/** A server that keeps a connection open longer has left its client waiting. */
const LIMIT_MS = 60_000;

/** Sends the bytes, closes our half, and reads until the server closes the connection. */
export function say(url: string, bytes: string | Buffer): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const tooLong = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection is still open after ${LIMIT_MS / 1_000} seconds; so far: ${text}`));
    }, LIMIT_MS);
    const finish = () => {
      clearTimeout(tooLong);
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
      resolve({ statuses, text });
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('end', finish);
    // The server may close the connection while we still send.
    socket.on('error', finish);
    socket.write(Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'));
    socket.end();
  });
}
