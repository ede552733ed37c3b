/**
 * A connection that sends statements one at a time, unless it is a pipeline, which may have several under way. Prisma
 * sends several at once, even in a transaction, and relies on the driver to queue them. The driver warns about that,
 * and its next version will refuse it.
 */
import pg from 'pg';

type Send = (...args: unknown[]) => Promise<unknown>;

export class OrderedClient extends pg.Client {
  declare readonly pipeline: boolean;
  #running = 0;
  #last: Promise<unknown> = Promise.resolve();

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
