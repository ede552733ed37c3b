/**
 * Passwords at rest: bcrypt over a keyed pre-hash, sealed (see sealedPassword.ts).
 *
 * bcrypt reads 72 bytes and forgets the rest, so it gets the 64 characters of an HMAC instead of the password. The key
 * of the seal lives outside the database, and a stolen table alone cannot be guessed at.
 * One check costs a third of a second of a core, so few run at once and the queue is short: a flood of sign-ins is
 * turned away at the entry point instead of starving everything else.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import PQueue from 'p-queue';
import { requestError } from '../operation/errors.ts';
import type { PasswordHasher } from '../operation/services.ts';
import { openPassword, type PasswordKeys, PEPPER_BYTES, sealPassword } from './sealedPassword.ts';

export interface PasswordHasherOptions {
  keys: PasswordKeys;
  /** bcrypt's work factor: 12 in service. */
  cost: number;
  /** How many checks run at once. */
  concurrency?: number;
  /** How many wait before the next is turned away. */
  maxQueue?: number;
}

const RETRY_AFTER_SECONDS = 1;

/** All methods throw UNAVAILABLE when too many are waiting. */
export function createPasswordHasher(options: PasswordHasherOptions): PasswordHasher {
  const { keys, cost, maxQueue = 64 } = options;
  const concurrency = options.concurrency ?? Math.max(1, Math.floor(availableParallelism() / 2));
  const queue = new PQueue({ concurrency });
  // A real hash of the same cost: bcrypt rejects a malformed one at once, which would reveal which accounts exist.
  const nobody = bcrypt.hash(randomBytes(32).toString('base64'), cost);

  const prepared = (pepper: Buffer, password: string) =>
    createHmac('sha384', pepper).update(password.normalize('NFC')).digest('base64');

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= maxQueue) throw requestError('UNAVAILABLE', RETRY_AFTER_SECONDS);
    return queue.add(work);
  }

  return {
    hash: async (password) => {
      const pepper = randomBytes(PEPPER_BYTES);
      const bcryptHash = await inTurn(() => bcrypt.hash(prepared(pepper, password), cost));
      return sealPassword(keys, { pepper, bcryptHash });
    },
    verify: async (password, stored) => {
      const opened = openPassword(keys, stored);
      return (
        opened !== null && inTurn(() => bcrypt.compare(prepared(opened.pepper, password), opened.bcryptHash))
      );
    },
    verifyNothing: async (password) => {
      const stored = await nobody;
      await inTurn(() => bcrypt.compare(prepared(keys.firstPepper, password), stored));
    },
    load: () => ({ running: queue.pending, waiting: queue.size }),
  };
}
