/** The threads that look through what people send: unpacking a picture takes a thread and much memory for a moment. */
import { siblingModule } from '../../platform/lib/siblingModule.ts';
import { createThreads, type Load, type RunOptions } from '../threads.ts';
import type { Checked } from './check.ts';

const MAX_WAITING = 20;
const TIME_LIMIT_MS = 20_000;
const MEMORY_MB = 256;
/** Each may hold a picture of fifty million pixels. */
const MAX_THREADS = 2;

export interface ReceivedPool {
  /** Looks through a file: what is kept of it, or why it is refused. Throws DocumentsBusyError. */
  check(bytes: Uint8Array, options?: RunOptions): Promise<Checked>;
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
    // Its machine code must be in the process before a thread loads it, and stay when the thread ends.
    prepare: () => import('sharp'),
  });
  return {
    check: (bytes, options) => threads.run<Checked>({ bytes }, options),
    load: threads.load,
    close: threads.close,
  };
}
