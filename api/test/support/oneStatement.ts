/**
 * Loaded into every API test. A connection runs one statement at a time. The driver queues further ones, warns once per
 * process, and will refuse this in the future, so code in a transaction must read one thing after another.
 */
import pg from 'pg';

interface Queue {
  _queryQueue: readonly unknown[];
}

const prototype: { query: (...args: unknown[]) => unknown } = pg.Client.prototype as never;
const { query } = prototype;

prototype.query = function (this: Queue, ...args: unknown[]) {
  // The same condition as for the warning in node_modules/pg/lib/client.js.
  if (this._queryQueue.length > 0)
    throw new Error('Statements were sent while others waited on the same connection.');
  return query.apply(this, args);
} as typeof query;
