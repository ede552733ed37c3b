/**
 * Passwords at rest: `v1$` and bcrypt over a keyed pre-hash.
 *
 * bcrypt reads 72 bytes and forgets the rest, so it gets the 64 characters of an HMAC instead of the password; the key
 * lives outside the database, and a stolen table alone cannot be guessed at. The version lets another algorithm follow.
 * One check costs a third of a second of a core, so few run at once and the queue is short: a flood of sign-ins is
 * turned away at the entry point instead of starving everything else.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash as bcryptHash, compare } from 'bcrypt';
import PQueue from 'p-queue';
import { requestError } from '../operation/errors.ts';
import type { PasswordHasher } from '../operation/services.ts';

export interface PasswordHasherOptions {
  pepper: Buffer;
  /** bcrypt's work factor: 12 in service. */
  cost: number;
  /** How many checks run at once. */
  concurrency?: number;
  /** How many wait before the next is turned away. */
  maxQueue?: number;
}

const VERSION = 'v1$';
const RETRY_AFTER_SECONDS = 1;

/** All methods throw UNAVAILABLE when too many are waiting. */
export function createPasswordHasher(options: PasswordHasherOptions): PasswordHasher {
  const { pepper, cost, maxQueue = 64 } = options;
  const concurrency = options.concurrency ?? Math.max(1, Math.floor(availableParallelism() / 2));
  const queue = new PQueue({ concurrency });
  // A real hash of the same cost: bcrypt rejects a malformed one at once, which would reveal which accounts exist.
  const nobody = bcryptHash(randomBytes(32).toString('base64'), cost);

  const prepared = (password: string) =>
    createHmac('sha384', pepper).update(password.normalize('NFC')).digest('base64');

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= maxQueue) throw requestError('UNAVAILABLE', RETRY_AFTER_SECONDS);
    return queue.add(work);
  }

  return {
    hash: async (password) => VERSION + (await inTurn(() => bcryptHash(prepared(password), cost))),
    verify: async (password, stored) =>
      stored.startsWith(VERSION) && inTurn(() => compare(prepared(password), stored.slice(VERSION.length))),
    verifyNothing: async (password) => {
      const stored = await nobody;
      await inTurn(() => compare(prepared(password), stored));
    },
    load: () => ({ running: queue.pending, waiting: queue.size }),
  };
}
