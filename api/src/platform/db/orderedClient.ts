/**
 * A connection that sends statements one at a time, unless it is a pipeline, which may have several under way. Prisma
 * sends several at once, even in a transaction, and relies on the driver to queue them. The driver warns about that,
 * and its next version will refuse it. If there are several servers, it connects to the one that takes writes, which
 * the driver cannot do either.
 */
import type { Socket } from 'node:net';
import pg from 'pg';
import type { Primary, ServerAddress } from './primary.ts';

type Send = (...args: unknown[]) => Promise<unknown>;
type Connected = (error?: Error | null) => void;

interface OrderedClientConfig extends pg.ClientConfig {
  /** Where to connect; if left out, as the rest of the configuration says. */
  primary?: Primary | undefined;
}

export class OrderedClient extends pg.Client {
  declare readonly pipeline: boolean;
  readonly #primary: Primary | undefined;
  #running = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(config?: OrderedClientConfig) {
    super(config);
    this.#primary = config?.primary;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    if (!callback)
      return new Promise((resolve, reject) => {
        this.connect((error) => (error ? reject(error) : resolve(this)));
      });
    if (this.#primary) this.#primary.find().then((address) => this.#connectTo(address, callback), callback);
    else super.connect(callback);
    return undefined;
  }

  #connectTo(address: ServerAddress, callback: Connected): void {
    Object.assign(this, address);
    // Its user has stopped waiting: a pool destroys the socket, and others end the client.
    if (getSocket(this).destroyed || isEnding(this)) callback(new Error('Connection terminated'));
    else super.connect(callback);
  }

  sendInOrder(send: () => Promise<unknown>): Promise<unknown> {
    const sent = this.#running === 0 ? send() : this.#last.then(send);
    const end = () => {
      this.#running -= 1;
    };
    this.#running += 1;
    this.#last = sent.then(end, end);
    return sent;
  }
}

const send = pg.Client.prototype.query as Send;

/** A query with a callback comes from the pool, or begins or ends a transaction. */
const query = function (this: OrderedClient, ...args: unknown[]) {
  const now = () => send.apply(this, args);
  return this.pipeline || typeof args.at(-1) === 'function' ? now() : this.sendInOrder(now);
};
OrderedClient.prototype.query = query as typeof pg.Client.prototype.query;

const isEnding = (client: pg.Client): boolean => (client as pg.Client & { _ending: boolean })._ending;

export const getSocket = (client: pg.Client): Socket =>
  (client as pg.Client & { connection: { stream: Socket } }).connection.stream;
