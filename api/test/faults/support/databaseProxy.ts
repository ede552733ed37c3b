/** A proxy to the database that a test can make slow, cut or silent. */
import { createServer, type Socket, connect as tcp } from 'node:net';

export interface DatabaseProxy {
  /** The address through the proxy. */
  url: string;
  /** Adds this many milliseconds in each direction. */
  delay: (milliseconds: number) => void;
  /** Breaks all connections, and each new one, until `heal`. */
  cut: () => void;
  /** Accepts all data and new connections but forwards nothing: to both sides, the other is just silent. */
  freeze: () => void;
  /** New connections work again; frozen ones stay frozen, as in a network. */
  heal: () => void;
  close: () => void;
}

/** Stands in front of the server at the URL until it is closed. */
export async function proxyTo(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  let latency = 0;

  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = tcp(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    let frozen = state === 'frozen';
    pairs.add(pair);
    const freezing = () => {
      frozen = true;
    };
    near.on('freeze', freezing);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => {
        if (frozen) return;
        if (latency === 0) to.write(chunk);
        else setTimeout(() => frozen || to.destroyed || to.write(chunk), latency);
      });
      from.on('error', () => {});
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(databaseUrl);
  address.port = String((server.address() as { port: number }).port);

  return {
    url: address.href,
    delay: (milliseconds) => {
      latency = milliseconds;
    },
    cut: () => {
      state = 'cut';
      for (const [near] of pairs) near.resetAndDestroy();
    },
    freeze: () => {
      state = 'frozen';
      for (const [near] of pairs) near.emit('freeze');
    },
    heal: () => {
      state = 'open';
      latency = 0;
    },
    close: () => {
      for (const [near] of pairs) near.destroy();
      server.close();
    },
  };
}
