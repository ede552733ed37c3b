/**
 * A connection that is sent one statement at a time. Prisma reads what belongs to a record all at once, in a transaction
 * too, and relies on the driver to queue it: the driver warns of that, and its next version refuses it.
 */
import pg from 'pg';

type Send = (...args: unknown[]) => Promise<unknown>;

export class OrderedClient extends pg.Client {
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

/** One with a callback is the only one of its connection: the pool sends it. */
const query = function (this: OrderedClient, ...args: unknown[]) {
  const now = () => send.apply(this, args);
  return typeof args.at(-1) === 'function' ? now() : this.sendInOrder(now);
};
OrderedClient.prototype.query = query as typeof pg.Client.prototype.query;
