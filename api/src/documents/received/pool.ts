/** The threads that inspect uploaded files: decoding a picture takes a thread and much memory for a moment. */

import { Lanes } from '../../platform/lib/lanes.ts';
import { siblingModule } from '../../platform/lib/siblingModule.ts';
import { createThreads, DocumentsBusyError, type Load, type RunOptions } from '../threads.ts';
import type { Checked } from './check.ts';

/** The most files waiting, per caller and in total; each is in memory meanwhile. */
const MAX_WAITING_OF_ONE = 3;
const MAX_WAITING = 20;
const TIME_LIMIT_MS = 20_000;
const MEMORY_MB = 256;
/** Each may decode a picture of fifty million pixels. */
const MAX_THREADS = 2;

export interface CheckOptions extends RunOptions {
  /** The file's owner: one file of each owner is inspected at a time, and callers take turns. */
  caller?: string;
}

export interface ReceivedPool {
  /** Inspects a file: returns what to store, or why it is refused. Throws DocumentsBusyError. */
  check(bytes: Uint8Array, options?: CheckOptions): Promise<Checked>;
  load(): Load;
  close(): Promise<void>;
}

/** The pool; its first thread starts with the first file. */
export function createReceivedPool(): ReceivedPool {
  const threads = createThreads({
    module: siblingModule(import.meta.url, 'worker'),
    maxThreads: MAX_THREADS,
    memoryMb: MEMORY_MB,
    maxWaiting: MAX_WAITING,
    timeLimit: TIME_LIMIT_MS,
    // Its native code must be loaded into the process before a thread needs it, and stay when the thread ends.
    prepare: () => import('sharp'),
  });
  const lanes = new Lanes({ places: MAX_THREADS, mostOf: () => 1 });

  async function inTurn<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    if (lanes.waiting >= MAX_WAITING || lanes.waitingIn(caller) >= MAX_WAITING_OF_ONE)
      throw new DocumentsBusyError('the queue is full');
    await new Promise<void>((resolve) => lanes.enter(caller, resolve));
    try {
      return await work();
    } finally {
      lanes.leave(caller);
    }
  }

  return {
    check: (bytes, { caller = '', ...options } = {}) =>
      inTurn(caller, () => threads.run<Checked>({ bytes }, options)),
    load: () => ({ running: threads.load().running, waiting: lanes.waiting }),
    close: threads.close,
  };
}
