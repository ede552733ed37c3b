/**
 * Loaded into every test of the API. A connection has one statement at a time: the driver queues a few more, warns of that
 * once in a process, and will refuse it. Code that reads several things in a transaction reads them one by one.
 */
import pg from 'pg';

interface Queue {
  _queryQueue: readonly unknown[];
}

const prototype: { query: (...args: unknown[]) => unknown } = pg.Client.prototype as never;
const { query } = prototype;

prototype.query = function (this: Queue, ...args: unknown[]) {
  // As node_modules/pg/lib/client.js decides that it warns.
  if (this._queryQueue.length > 0)
    throw new Error('Statements were sent while others waited on the same connection.');
  return query.apply(this, args);
} as typeof query;
