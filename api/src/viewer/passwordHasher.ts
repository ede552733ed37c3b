/**
 * Passwords at rest: bcrypt over a keyed pre-hash, encrypted (see sealedPassword.ts).
 *
 * bcrypt reads 72 bytes and ignores the rest, so it gets the 64 characters of an HMAC instead of the password. The
 * encryption key is outside the database, so a stolen table alone does not allow guessing. One check takes a third of a
 * second of a core, so few run at once and few wait: a flood of sign-ins is rejected at the entry point instead of
 * starving everything else. Each client has its own queue, so one client's flood does not block others.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import { unavailableError } from '../operation/errors.ts';
import type { PasswordHasher } from '../operation/services.ts';
import { Lanes } from '../platform/lib/lanes.ts';
import { openPassword, type PasswordKeys, PEPPER_BYTES, sealPassword } from './sealedPassword.ts';

export interface PasswordHasherOptions {
  keys: PasswordKeys;
  /** bcrypt's work factor: 12 in production. */
  cost: number;
  /** How many checks run at once. */
  concurrency?: number;
  /** The most checks waiting in all queues; beyond that, requests are rejected. */
  maxQueue?: number;
  /** The most checks waiting in one queue. */
  maxLine?: number;
}

/** All methods throw UNAVAILABLE if too many are waiting. */
export function createPasswordHasher(options: PasswordHasherOptions): PasswordHasher {
  const { keys, cost, maxQueue = 64, maxLine = 16 } = options;
  const concurrency = options.concurrency ?? Math.max(1, Math.floor(availableParallelism() / 2));
  const lanes = new Lanes({ places: concurrency, mostOf: () => concurrency });
  // A real hash of the same cost. bcrypt rejects a malformed one at once, which would reveal which accounts exist.
  const noOnes = bcrypt.hash(randomBytes(32).toString('base64'), cost);

  const prepared = (pepper: Buffer, password: string) =>
    createHmac('sha384', pepper).update(password.normalize('NFC')).digest('base64');

  async function inTurn<T>(line: string, work: () => Promise<T>): Promise<T> {
    if (lanes.waiting >= maxQueue || lanes.waitingIn(line) >= maxLine) throw unavailableError('signIns');
    await new Promise<void>((start) => lanes.enter(line, start));
    try {
      return await work();
    } finally {
      lanes.leave(line);
    }
  }

  return {
    hash: async (password, line = '') => {
      const pepper = randomBytes(PEPPER_BYTES);
      const bcryptHash = await inTurn(line, () => bcrypt.hash(prepared(pepper, password), cost));
      return sealPassword(keys, { pepper, bcryptHash });
    },
    verify: async (password, stored, line = '') => {
      const opened = openPassword(keys, stored);
      return (
        opened !== null &&
        inTurn(line, () => bcrypt.compare(prepared(opened.pepper, password), opened.bcryptHash))
      );
    },
    verifyNothing: async (password, line = '') => {
      const stored = await noOnes;
      await inTurn(line, () => bcrypt.compare(prepared(keys.firstPepper, password), stored));
    },
    load: () => ({ running: lanes.running, waiting: lanes.waiting }),
  };
}
